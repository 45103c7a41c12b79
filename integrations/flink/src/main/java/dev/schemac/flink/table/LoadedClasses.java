package dev.schemac.flink.table;

import dev.schemac.codegen.CompiledClasses;
import dev.schemac.integrations.common.RecentlyUsed;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.List;

/** The classes of schemas in this JVM. All tasks share them, so each class is loaded and optimized once. */
final class LoadedClasses {
    private static final RecentlyUsed<ByteBuffer, List<ObjectParser<?>>> LOADED = new RecentlyUsed<>();

    private LoadedClasses() {}

    /**
     * {@return the parsers of compiled schemas}
     *
     * @param classes the class files; not copied
     */
    static List<ObjectParser<?>> parsers(byte[] classes) {
        return LOADED.get(ByteBuffer.wrap(classes), key -> load(classes));
    }

    private static List<ObjectParser<?>> load(byte[] classes) {
        Thread thread = Thread.currentThread();
        ClassLoader context = thread.getContextClassLoader();
        // the classes outlive the job, so they must not refer to its class loader
        thread.setContextClassLoader(LoadedClasses.class.getClassLoader());
        try {
            return CompiledClasses.of(classes).load();
        } catch (IOException e) {
            throw new UncheckedIOException("the classes of the table are damaged", e);
        } finally {
            thread.setContextClassLoader(context);
        }
    }
}
