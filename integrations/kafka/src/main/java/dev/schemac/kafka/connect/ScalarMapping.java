package dev.schemac.kafka.connect;

import dev.schemac.runtime.JsonWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.function.Function;
import org.apache.kafka.connect.data.Schema;

/**
 * A scalar.
 *
 * @param name the type in the schema, for messages
 * @param toJava converts a value of Connect to a string, number or boolean that is written as JSON; throws
 *     {@link Mismatch} or, for an invalid string, another exception
 */
record ScalarMapping(
        String name, Schema schema, Function<Object, Object> toConnectFunction, Function<Object, Object> toJava)
        implements ValueMapping {

    @Override
    public Object toConnect(Object value) {
        return toConnectFunction.apply(value);
    }

    @Override
    public void write(Object value, JsonWriter out) {
        Object written;
        try {
            written = toJava.apply(value);
        } catch (Mismatch e) {
            throw e;
        } catch (RuntimeException e) {
            // of the class that parses the string
            throw Mismatch.of(name, value);
        }
        boolean supported = written instanceof String
                || written instanceof Boolean
                || written instanceof Byte
                || written instanceof Short
                || written instanceof Integer
                || written instanceof Long
                || written instanceof Float
                || written instanceof Double
                || written instanceof BigInteger
                || written instanceof BigDecimal;
        if (!supported) {
            throw Mismatch.of(name, value);
        }
        out.untypedValue(written);
    }
}
