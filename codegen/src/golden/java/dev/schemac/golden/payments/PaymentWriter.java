package dev.schemac.golden.payments;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** Writes {@link Payment} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class PaymentWriter extends GeneratedWriter<Payment> implements ObjectWriter<Payment> {
    public static final PaymentWriter INSTANCE = new PaymentWriter();

    private static final JsonFormat<LocalDate> LOCAL_DATE_FORMAT = JsonFormat.LOCAL_DATE.withPattern("dd.MM.uuuu");
    private static final JsonKey ID = JsonKey.string("id").notNull();
    private static final JsonKey PARTS = JsonKey.array("parts");
    private static final JsonKey COUNTS = JsonKey.array("counts");
    private static final JsonKey FEES = JsonKey.object("fees");
    private static final JsonKey NUMBER = JsonKey.string("number").notNull();
    private static final JsonKey AT = JsonKey.numberOrNull("at");
    private static final JsonKey RECEIVED = JsonKey.string("received");
    private static final JsonKey BOOKED = JsonKey.string("booked");
    private static final JsonKey DAYS = JsonKey.array("days");

    private PaymentWriter() {}

    @Override
    public void write(Payment value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Payment value, JsonOutput out) {
        out.beginObject();
        if (value.hasId()) {
            out.member(ID, JsonFormat.LONG_STRING, value.id);
        } else {
            out.nullMember(ID);
        }
        if (value.parts != null) {
            out.name(PARTS);
            writeLongArray(value.parts, out);
        } else {
            out.nullMember(PARTS);
        }
        if (value.counts != null) {
            out.name(COUNTS);
            writeIntArray(value.counts, out);
        } else {
            out.nullMember(COUNTS);
        }
        if (value.fees != null) {
            out.name(FEES);
            writeBigDecimalMap(value.fees, out);
        } else {
            out.nullMember(FEES);
        }
        if (value.hasNumber()) {
            out.member(NUMBER, JsonFormat.LONG_STRING, value.number);
        } else {
            out.name(NUMBER);
            out.nullValue();
        }
        out.member(AT, JsonFormat.INSTANT_EPOCH_MILLIS, value.at);
        out.member(RECEIVED, JsonFormat.INSTANT, value.received);
        out.member(BOOKED, LOCAL_DATE_FORMAT, value.booked);
        if (value.days != null) {
            out.name(DAYS);
            writeLocalDateList(value.days, out);
        } else {
            out.nullMember(DAYS);
        }
        out.endObject();
    }

    private static void writeLongArray(Long[] elements, JsonOutput out) {
        out.beginArray();
        for (Long element : elements) {
            if (element != null) {
                out.value(JsonFormat.LONG_STRING, element);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeIntArray(int[] elements, JsonOutput out) {
        out.beginArray();
        for (int element : elements) {
            out.value(JsonFormat.INT_STRING, element);
        }
        out.endArray();
    }

    private static void writeBigDecimalMap(Map<String, BigDecimal> members, JsonOutput out) {
        out.beginObject();
        for (Map.Entry<String, BigDecimal> member : members.entrySet()) {
            out.name(member.getKey());
            BigDecimal element = member.getValue();
            out.value(JsonFormat.BIG_DECIMAL_STRING, element);
        }
        out.endObject();
    }

    private static void writeLocalDateList(List<LocalDate> elements, JsonOutput out) {
        out.beginArray();
        for (LocalDate element : elements) {
            out.value(LOCAL_DATE_FORMAT, element);
        }
        out.endArray();
    }
}
