package dev.schemac.golden.arrays;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;

/** Writes {@link Lists} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class ListsWriter extends GeneratedWriter<Lists> implements ObjectWriter<Lists> {
    public static final ListsWriter INSTANCE = new ListsWriter();

    private static final JsonKey TEXTS = JsonKey.array("texts");
    private static final JsonKey LETTERS = JsonKey.array("letters");
    private static final JsonKey FLAGS = JsonKey.array("flags");
    private static final JsonKey TINIES = JsonKey.array("tinies");
    private static final JsonKey SMALLS = JsonKey.array("smalls");
    private static final JsonKey NUMBERS = JsonKey.array("numbers");
    private static final JsonKey LARGES = JsonKey.array("larges");
    private static final JsonKey ROUGHS = JsonKey.array("roughs");
    private static final JsonKey FINES = JsonKey.array("fines");
    private static final JsonKey WHOLES = JsonKey.array("wholes");
    private static final JsonKey EXACTS = JsonKey.array("exacts");
    private static final JsonKey ANYTHING = JsonKey.array("anything");
    private static final JsonKey MAPS = JsonKey.array("maps");
    private static final JsonKey POINTS = JsonKey.array("points");

    private ListsWriter() {}

    @Override
    public void write(Lists value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Lists value, JsonOutput out) {
        out.beginObject();
        if (value.texts != null) {
            out.name(TEXTS);
            writeStringArray(value.texts, out);
        } else {
            out.nullMember(TEXTS);
        }
        if (value.letters != null) {
            out.name(LETTERS);
            writeCharacterArray(value.letters, out);
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
            writeIntegerArray(value.numbers, out);
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
        if (value.wholes != null) {
            out.name(WHOLES);
            writeBigIntegerArray(value.wholes, out);
        } else {
            out.nullMember(WHOLES);
        }
        if (value.exacts != null) {
            out.name(EXACTS);
            writeBigDecimalArray(value.exacts, out);
        } else {
            out.nullMember(EXACTS);
        }
        if (value.anything != null) {
            out.name(ANYTHING);
            writeObjectArray(value.anything, out);
        } else {
            out.nullMember(ANYTHING);
        }
        if (value.maps != null) {
            out.name(MAPS);
            writeMapArray(value.maps, out);
        } else {
            out.nullMember(MAPS);
        }
        if (value.points != null) {
            out.name(POINTS);
            writePointArray(value.points, out);
        } else {
            out.nullMember(POINTS);
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

    private static void writeCharacterArray(Character[] elements, JsonOutput out) {
        out.beginArray();
        for (Character element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeBooleanArray(Boolean[] elements, JsonOutput out) {
        out.beginArray();
        for (Boolean element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeByteArray(Byte[] elements, JsonOutput out) {
        out.beginArray();
        for (Byte element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeShortArray(Short[] elements, JsonOutput out) {
        out.beginArray();
        for (Short element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeIntegerArray(Integer[] elements, JsonOutput out) {
        out.beginArray();
        for (Integer element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeLongArray(Long[] elements, JsonOutput out) {
        out.beginArray();
        for (Long element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeFloatArray(Float[] elements, JsonOutput out) {
        out.beginArray();
        for (Float element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeDoubleArray(Double[] elements, JsonOutput out) {
        out.beginArray();
        for (Double element : elements) {
            if (element != null) {
                out.value(element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeBigIntegerArray(BigInteger[] elements, JsonOutput out) {
        out.beginArray();
        for (BigInteger element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeBigDecimalArray(BigDecimal[] elements, JsonOutput out) {
        out.beginArray();
        for (BigDecimal element : elements) {
            out.value(element);
        }
        out.endArray();
    }

    private static void writeObjectArray(Object[] elements, JsonOutput out) {
        out.beginArray();
        for (Object element : elements) {
            out.untypedValue(element);
        }
        out.endArray();
    }

    private static void writeMapArray(Map<String, Object>[] elements, JsonOutput out) {
        out.beginArray();
        for (Map<String, Object> element : elements) {
            out.untypedValue(element);
        }
        out.endArray();
    }

    private static void writePointArray(Point[] elements, JsonOutput out) {
        out.beginArray();
        for (Point element : elements) {
            if (element != null) {
                PointWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
