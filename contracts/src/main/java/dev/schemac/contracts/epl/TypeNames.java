package dev.schemac.contracts.epl;

import dev.schemac.dsl.jsonschema.Extension;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Names the schemas and enums of an import. Inline types with the same content are one type. Types that the contract names
 * stay separate.
 */
public final class TypeNames {
    /** An enum gets no longer name from its constants. */
    private static final int MOST_IN_NAME = 30;

    private final List<? extends TypeDraft> types;
    private final EplFile file;

    /** The number of the content of each inline type. Types with the same number refer to types with the same numbers. */
    private final Map<EplDeclaration, Integer> contents = new HashMap<>();

    /** The schemas that inherit from a schema. */
    private final Map<EplSchema, List<EplSchema>> heirs = new HashMap<>();

    /** The types of elements and map values, and subtypes. No column describes them. */
    private final Set<EplDeclaration> undescribed = new HashSet<>();

    /**
     * Creates the names.
     *
     * @param types all types, in the order in which the contract first uses them
     * @param file the declarations of these types
     */
    public TypeNames(List<? extends TypeDraft> types, EplFile file) {
        this.types = types;
        this.file = file;
    }

    /** Sets all names, and returns the declarations: each content once. */
    public EplFile apply() {
        for (TypeDraft type : types) {
            if (type.declaration() instanceof EplSchema schema) {
                connect(schema);
            }
        }
        compare();
        EplNames names = new EplNames();
        Map<Integer, List<TypeDraft>> shared = new LinkedHashMap<>();
        for (TypeDraft type : types) {
            shared.computeIfAbsent(contents.get(type.declaration()), number -> new ArrayList<>())
                    .add(type);
        }
        for (List<TypeDraft> same : shared.values()) {
            if (same.get(0).isNamed() && Extension.isNameOfKey(same.get(0).wanted())) {
                name(same, names.reserve(same.get(0).wanted(), ""));
            }
        }
        for (List<TypeDraft> same : shared.values()) {
            // Only an exported schema has such a name.
            if (same.get(0).isNamed() && !Extension.isNameOfKey(same.get(0).wanted())) {
                name(same, names.reserveExactly(same.get(0).wanted()));
            }
        }
        for (List<TypeDraft> same : shared.values()) {
            if (!same.get(0).isNamed()) {
                name(same, names.reserve(wanted(same), same.get(0).ownerName()));
            }
        }
        Set<Integer> added = new HashSet<>();
        EplFile once = new EplFile();
        file.declarations().stream()
                .filter(declaration -> added.add(contents.get(declaration)))
                .forEach(once::add);
        return once;
    }

    private void connect(EplSchema schema) {
        schema.parent().ifPresent(parent -> {
            heirs.computeIfAbsent(parent, unknown -> new ArrayList<>()).add(schema);
            undescribed.add(schema);
        });
        for (EplColumn column : schema.columns()) {
            EplType inner = column.type().innermost();
            if (inner != column.type() && inner instanceof EplType.Declared declared) {
                undescribed.add(declared.declaration());
            }
        }
    }

    // ---- contents

    /** Numbers the contents. A type that the contract names equals no other one. */
    private void compare() {
        Map<EplDeclaration, Integer> numbers = new HashMap<>();
        types.forEach(type -> numbers.put(type.declaration(), numbers.size()));
        List<Object> own = new ArrayList<>();
        List<List<Integer>> references = new ArrayList<>();
        for (TypeDraft type : types) {
            List<Integer> referred = new ArrayList<>();
            own.add(type.isNamed() ? type : content(type, numbers, referred));
            references.add(referred);
        }
        int[] groups = EqualTypes.groups(own, references);
        numbers.forEach((declaration, number) -> contents.put(declaration, groups[number]));
    }

    /** Returns the content of a type except the types that it refers to, which it adds to a list. */
    private List<Object> content(TypeDraft type, Map<EplDeclaration, Integer> numbers, List<Integer> referred) {
        List<Object> content = new ArrayList<>();
        content.add(type.title());
        content.add(undescribed.contains(type.declaration()) ? type.description() : "");
        content.add(type.content(declaration -> {
            referred.add(numbers.get(declaration));
            return 0;
        }));
        if (type.declaration() instanceof EplSchema schema) {
            heirs.getOrDefault(schema, List.of()).forEach(heir -> referred.add(numbers.get(heir)));
        }
        content.add(referred.size());
        return content;
    }

    // ---- names

    /** Names a type, and omits its description if its uses have different ones: then each column has its own. */
    private static void name(List<TypeDraft> same, String name) {
        String description = same.get(0).description();
        boolean alike = same.stream().allMatch(type -> type.description().equals(description));
        for (TypeDraft type : same) {
            type.declaration().name(name);
            if (type.declaration() instanceof EplSchema schema) {
                schema.description(alike ? description : "");
            }
        }
    }

    /**
     * Returns the preferred name of an inline type: its title, otherwise the name of the member that it is used for. If
     * members with different names use an enum with short constants, returns a name made of them. Otherwise the first member
     * names the type.
     */
    private static String wanted(List<TypeDraft> same) {
        TypeDraft first = same.get(0);
        Optional<String> title = EplNames.ofTitle(first.title());
        if (title.isPresent()) {
            return title.get();
        }
        boolean agree = same.stream().allMatch(type -> type.wanted().equals(first.wanted()));
        if (!agree && first.declaration() instanceof EplEnum constants) {
            String name = EplNames.typeName(String.join("-", constants.texts()));
            return name.length() <= MOST_IN_NAME ? name : first.wanted();
        }
        return first.wanted();
    }
}
