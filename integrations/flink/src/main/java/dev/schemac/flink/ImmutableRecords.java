package dev.schemac.flink;

import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;

/** Which records can never change, nor anything they hold: their copies are they themselves. */
final class ImmutableRecords {
    private static final Set<Class<?>> SCALARS = Set.of(
            String.class,
            Boolean.class,
            Character.class,
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigInteger.class,
            BigDecimal.class,
            UUID.class,
            Instant.class,
            Duration.class,
            LocalDate.class,
            LocalTime.class,
            LocalDateTime.class,
            OffsetDateTime.class,
            ZonedDateTime.class);

    private ImmutableRecords() {}

    /** {@return whether the class is a record of scalars, enum constants and such records} */
    static boolean contain(Class<?> type) {
        return contain(type, new HashSet<>());
    }

    /** @param known records that have been looked at, or are being looked at */
    private static boolean contain(Class<?> type, Set<Class<?>> known) {
        if (!type.isRecord()) {
            return false;
        }
        if (known.add(type)) {
            for (RecordComponent component : type.getRecordComponents()) {
                Class<?> held = component.getType();
                if (!held.isPrimitive() && !SCALARS.contains(held) && !held.isEnum() && !contain(held, known)) {
                    return false;
                }
            }
        }
        return true;
    }
}
