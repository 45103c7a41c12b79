package dev.schemac.gradle;

import dev.schemac.codegen.AnnotationMode;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.codegen.CompilerOptions.Subject;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.gradle.api.provider.Property;

/** Maps properties to options of the compiler. The source set determines the class path. */
final class OptionProperties {
    private OptionProperties() {}

    /** {@return the property of each option, which has the name of the option} */
    static Map<Option<?>, Property<?>> of(SchemacOptions owner) {
        Map<Option<?>, Property<?>> properties = new LinkedHashMap<>();
        for (Option<?> option : Option.all()) {
            if (option.subject() != Subject.CLASSES) {
                properties.put(option, property(owner, option.name()));
            }
        }
        return properties;
    }

    private static Property<?> property(SchemacOptions owner, String name) {
        String getter = "get" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        try {
            return (Property<?>) SchemacOptions.class.getMethod(getter).invoke(owner);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("SchemacOptions has no property '" + name + "'", e);
        }
    }

    /** Sets the defaults of the compiler, except defaults that depend on the style or the class path. */
    static void setDefaults(SchemacOptions options) {
        of(options).forEach((option, property) -> {
            String value = CompilerOptions.DEFAULT.value(option);
            if (option.type() == boolean.class) {
                setConvention(property, Boolean.valueOf(value));
            } else if (option != Option.COLLECTIONS && option.type() != AnnotationMode.class) {
                setConvention(property, value);
            }
        });
    }

    /** Uses the values of other properties as defaults. */
    static void setConventions(SchemacOptions target, SchemacOptions source) {
        Map<Option<?>, Property<?>> from = of(source);
        of(target).forEach((option, property) -> setSource(property, from.get(option)));
    }

    @SuppressWarnings("unchecked") // the property has the type of the option
    private static <T> void setConvention(Property<?> property, T value) {
        ((Property<T>) property).convention(value);
    }

    @SuppressWarnings("unchecked") // both are the same property
    private static <T> void setSource(Property<T> target, Property<?> source) {
        target.convention((Property<T>) source);
    }
}
