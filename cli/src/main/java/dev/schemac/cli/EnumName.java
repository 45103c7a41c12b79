package dev.schemac.cli;

import dev.schemac.dsl.diagnostic.NearestName;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the constants of an enum to names on the command line: in lower case, with hyphens. */
record EnumName<E extends Enum<E>>(Class<E> type) implements ITypeConverter<E> {
    @Override
    public E convert(String name) {
        List<String> names = Stream.of(type.getEnumConstants())
                .map(constant -> constant.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
        if (!names.contains(name)) {
            throw new TypeConversionException(NearestName.noneOf(names, name));
        }
        return type.getEnumConstants()[names.indexOf(name)];
    }
}
