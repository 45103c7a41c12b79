package dev.schemac.cli.console;

import dev.schemac.dsl.diagnostic.NearestName;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converts the constants of an enum to names on the command line: in lower case, with hyphens. */
public final class EnumName<E extends Enum<E>> implements ITypeConverter<E> {
    private final Class<E> type;
    private List<E> constants;

    /** Creates a converter for all constants. The enum is initialized when the first name is converted. */
    public EnumName(Class<E> type) {
        this.type = type;
    }

    /** Creates a converter for some constants. */
    public EnumName(List<E> constants) {
        this.type = constants.get(0).getDeclaringClass();
        this.constants = constants;
    }

    /** Returns the name of a constant on the command line. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public E convert(String name) {
        if (constants == null) {
            constants = List.of(type.getEnumConstants());
        }
        List<String> names = constants.stream().map(EnumName::of).toList();
        if (!names.contains(name)) {
            throw new TypeConversionException(NearestName.noneOf(names, name));
        }
        return constants.get(names.indexOf(name));
    }
}
