package dev.schemac.golden.primitives;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Samples} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class SamplesWriter extends GeneratedWriter<Samples> implements ObjectWriter<Samples> {
    public static final SamplesWriter INSTANCE = new SamplesWriter();

    private static final JsonKey TEXTS = JsonKey.array("texts");
    private static final JsonKey LETTERS = JsonKey.array("letters");
    private static final JsonKey FLAGS = JsonKey.array("flags");
    private static final JsonKey TINIES = JsonKey.array("tinies");
    private static final JsonKey SMALLS = JsonKey.array("smalls");
    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey LARGES = JsonKey.array("larges");
    private static final JsonKey ROUGHS = JsonKey.array("roughs");
    private static final JsonKey FINES = JsonKey.array("fines");
    private static final JsonKey IMAGE = JsonKey.array("image");
    private static final JsonKey VOLUME = JsonKey.array("volume");

    private SamplesWriter() {}

    @Override
    public void write(Samples value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Samples value, JsonOutput out) {
        out.beginObject();
        if (value.texts != null) {
            out.name(TEXTS);
            writeStringArray(value.texts, out);
        } else {
            out.nullMember(TEXTS);
        }
        if (value.letters != null) {
            out.name(LETTERS);
            writeCharArray(value.letters, out);
        } else {
            out.nullMember(LETTERS);
        }
        if (value.flags != null) {
            out.name(FLAGS);
            writeBooleanArray(value.flags, out);
        } else {
            out.nullMember(FLAGS);
        }
        if (value.tinies != null) {
            out.name(TINIES);
            writeByteArray(value.tinies, out);
        } else {
            out.nullMember(TINIES);
        }
        if (value.smalls != null) {
            out.name(SMALLS);
            writeShortArray(value.smalls, out);
        } else {
            out.nullMember(SMALLS);
        }
        if (value.numbers != null) {
            out.name(NUMBERS);
            writeIntArray(value.numbers, out);
        } else {
            out.nullMember(NUMBERS);
        }
        if (value.larges != null) {
            out.name(LARGES);
            writeLongArray(value.larges, out);
        } else {
            out.nullMember(LARGES);
        }
        if (value.roughs != null) {
            out.name(ROUGHS);
            writeFloatArray(value.roughs, out);
        } else {
            out.nullMember(ROUGHS);
        }
        if (value.fines != null) {
            out.name(FINES);
            writeDoubleArray(value.fines, out);
        } else {
            out.nullMember(FINES);
        }
        if (value.image != null) {
            out.name(IMAGE);
            writeIntArray2d(value.image, out);
        } else {
            out.nullMember(IMAGE);
        }
        if (value.volume != null) {
            out.name(VOLUME);
            writeDoubleArray3d(value.volume, out);
        } else {
            out.nullMember(VOLUME);
        }
        out.endObject();
    }

    private static void writeStringArray(String[] elements, JsonOutput out) {
        out.beginArray();
        for (String element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeCharArray(char[] elements, JsonOutput out) {
        out.beginArray();
        for (char element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeBooleanArray(boolean[] elements, JsonOutput out) {
        out.beginArray();
        for (boolean element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeByteArray(byte[] elements, JsonOutput out) {
        out.beginArray();
        for (byte element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeShortArray(short[] elements, JsonOutput out) {
        out.beginArray();
        for (short element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeIntArray(int[] elements, JsonOutput out) {
        out.beginArray();
        for (int element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeLongArray(long[] elements, JsonOutput out) {
        out.beginArray();
        for (long element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeFloatArray(float[] elements, JsonOutput out) {
        out.beginArray();
        for (float element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeDoubleArray(double[] elements, JsonOutput out) {
        out.beginArray();
        for (double element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeIntArray2d(int[][] elements, JsonOutput out) {
        out.beginArray();
        for (int[] element : elements) {
            if (element != null) {
                writeIntArray(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeDoubleArray3d(double[][][] elements, JsonOutput out) {
        out.beginArray();
        for (double[][] element : elements) {
            if (element != null) {
                writeDoubleArray2d(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeDoubleArray2d(double[][] elements, JsonOutput out) {
        out.beginArray();
        for (double[] element : elements) {
            if (element != null) {
                writeDoubleArray(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
