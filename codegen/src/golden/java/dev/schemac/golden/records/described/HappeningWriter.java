package dev.schemac.golden.records.described;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.generated.Generated;

/** Writes {@link Happening} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class HappeningWriter implements ObjectWriter<Happening> {
    /** The writer. */
    public static final HappeningWriter INSTANCE = new HappeningWriter();

    private HappeningWriter() {}

    @Override
    public void write(Happening value, JsonWriter out) {
        value.writeTo(out);
    }
}
