package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The plan of an enum that a schema file declares.
 *
 * @param name its class
 * @param declaredName its name in the file
 * @param module of the file, {@code ""} if the file names none
 * @param constants in the order of declaration
 * @param field the field with the string of a constant
 * @param nullMarked whether JSpecify's annotations declare that its members are never null
 * @param gson the annotation for Gson
 */
public record EnumPlan(
        Named name,
        String declaredName,
        String module,
        Optional<String> description,
        List<Constant> constants,
        String field,
        boolean nullMarked,
        GsonSupport gson) {

    /**
     * A constant.
     *
     * @param name in Java
     * @param string its JSON string
     */
    public record Constant(String name, String string, Optional<String> description) {}

    static EnumPlan of(EnumType type, Named name, boolean nullMarked, GsonSupport gson) {
        String field = "string";
        while (type.constants().contains(field)) {
            field += "$";
        }
        Map<String, String> descriptions = type.declaration()
                .map(EnumType.Declaration::constantDescriptions)
                .orElse(Map.of());
        return new EnumPlan(
                name,
                type.name(),
                type.module(),
                type.declaration().flatMap(EnumType.Declaration::description),
                IntStream.range(0, type.constants().size())
                        .mapToObj(i -> new Constant(
                                type.constants().get(i),
                                type.strings().get(i),
                                Optional.ofNullable(
                                        descriptions.get(type.constants().get(i)))))
                        .toList(),
                field,
                nullMarked,
                gson);
    }

    /** The Java classes of enums: generated ones of this run and earlier runs, and all others. */
    static final class EnumClasses {

        private final Map<EnumType, Named> generated = new LinkedHashMap<>();

        private EnumClasses() {}

        /** Plans the classes of the enums that a run declares. */
        static EnumClasses of(SchemaSet schema, String defaultPackage) {
            EnumClasses classes = new EnumClasses();
            for (EnumType type : schema.enums()) {
                String name = JavaNames.className(type.name());
                // parsers of its package would confuse it with their constant
                boolean hidden = GeneratedNames.isConstant(name);
                classes.generated.put(
                        type,
                        Named.of(JavaNames.packageName(type.module(), defaultPackage), hidden ? name + "$" : name));
            }
            return classes;
        }

        /** Adds the enums of earlier runs. */
        EnumClasses with(Collection<EnumClasses> others) {
            EnumClasses all = new EnumClasses();
            others.forEach(other -> all.generated.putAll(other.generated));
            // a redeclared enum hides the earlier one
            generated.keySet().forEach(all.generated::remove);
            all.generated.putAll(generated);
            return all;
        }

        /** Returns the generated classes, with their enums. */
        Map<EnumType, Named> generated() {
            return generated;
        }

        /** Returns the class of any enum. */
        Named of(EnumType type) {
            return type.generated() ? generated.get(type) : JavaType.named(type.name());
        }

        /** Returns the plans of generated enums, in the order of declaration. */
        List<EnumPlan> plans(boolean nullMarked, GsonSupport gson) {
            List<EnumPlan> plans = new ArrayList<>();
            generated.forEach((type, name) -> plans.add(EnumPlan.of(type, name, nullMarked, gson)));
            return plans;
        }
    }

    /** How enums and value classes are annotated for Gson. */
    public enum GsonSupport {
        /** Not at all. */
        NONE,

        /** They select their adapter. */
        ADAPTER,

        /** They make Gson fail, because it has no adapter for them. */
        GUARD
    }
}
