package dev.schemac.benchmarks.contender.limit;

import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Optional;

/** Reads every byte of the document, eight at a time, and makes nothing of them. */
public final class ScanLibrary implements Library {
    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    @Override
    public String name() {
        return "scan";
    }

    @Override
    public Tier tier() {
        return Tier.LIMIT;
    }

    @Override
    public Optional<String> missing(Operation operation, Payload payload) {
        return operation == Operation.READ ? Optional.empty() : Optional.of("does not write");
    }

    @Override
    public boolean checked() {
        return false;
    }

    @Override
    public Reader reader(Payload payload, List<Document> documents) {
        return ScanLibrary::scan;
    }

    private static Object scan(byte[] json) {
        long mix = 0;
        int i = 0;
        for (; i + Long.BYTES <= json.length; i += Long.BYTES) {
            mix ^= (long) WORD.get(json, i);
        }
        for (; i < json.length; i++) {
            mix ^= json[i];
        }
        return mix;
    }
}
