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
 * What is settled about an enum that a schema file declares before a line is emitted.
 *
 * @param name its class
 * @param declaredName what the file calls it
 * @param module of the file, {@code ""} where it names none
 * @param constants in the order of declaration
 * @param field the field with the text of a constant
 * @param nullMarked whether it says by JSpecify's annotation that null is no value of its members
 */
public record EnumPlan(
        Named name,
        String declaredName,
        String module,
        Optional<String> description,
        List<Constant> constants,
        String field,
        boolean nullMarked) {

    /**
     * A constant.
     *
     * @param name in Java
     * @param text what stands for it in JSON
     */
    public record Constant(String name, String text, Optional<String> description) {}

    static EnumPlan of(EnumType type, Named name, boolean nullMarked) {
        String field = "text";
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
                                type.texts().get(i),
                                Optional.ofNullable(
                                        descriptions.get(type.constants().get(i)))))
                        .toList(),
                field,
                nullMarked);
    }

    /** The Java classes of enums: those that are generated for schema files, of this run and earlier ones, and all others. */
    static final class EnumClasses {

        private final Map<EnumType, Named> generated = new LinkedHashMap<>();

        private EnumClasses() {}

        /** The classes of the enums that a run declares. */
        static EnumClasses of(SchemaSet schema, String defaultPackage) {
            EnumClasses classes = new EnumClasses();
            for (EnumType type : schema.enums()) {
                String name = JavaNames.className(type.name());
                // parsers of its package would take it for their constant
                boolean hidden = GeneratedNames.isConstant(name);
                classes.generated.put(
                        type,
                        Named.of(JavaNames.packageName(type.module(), defaultPackage), hidden ? name + "$" : name));
            }
            return classes;
        }

        /** These and those of earlier runs. */
        EnumClasses with(Collection<EnumClasses> others) {
            EnumClasses all = new EnumClasses();
            others.forEach(other -> all.generated.putAll(other.generated));
            // what is declared again is meant
            generated.keySet().forEach(all.generated::remove);
            all.generated.putAll(generated);
            return all;
        }

        /** Those that are generated, with their enums. */
        Map<EnumType, Named> generated() {
            return generated;
        }

        /** The class of any enum. */
        Named of(EnumType type) {
            return type.generated() ? generated.get(type) : JavaType.named(type.name());
        }

        /** What is to be emitted: for each enum that is generated, in the order of declaration. */
        List<EnumPlan> plans(boolean nullMarked) {
            List<EnumPlan> plans = new ArrayList<>();
            generated.forEach((type, name) -> plans.add(EnumPlan.of(type, name, nullMarked)));
            return plans;
        }
    }
}
