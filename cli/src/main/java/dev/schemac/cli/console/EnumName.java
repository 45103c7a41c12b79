package dev.schemac.cli.console;

import dev.schemac.dsl.diagnostic.NearestName;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the constants of an enum to names on the command line: in lower case, with hyphens. */
public record EnumName<E extends Enum<E>>(List<E> constants) implements ITypeConverter<E> {
    /** Creates a converter for all constants. */
    public EnumName(Class<E> type) {
        this(List.of(type.getEnumConstants()));
    }

    /** Returns the name of a constant on the command line. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public E convert(String name) {
        List<String> names = constants.stream().map(EnumName::of).toList();
        if (!names.contains(name)) {
            throw new TypeConversionException(NearestName.noneOf(names, name));
        }
        return constants.get(names.indexOf(name));
    }
}
