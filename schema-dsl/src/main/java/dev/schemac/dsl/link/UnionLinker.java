package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationAttributes;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.DeclaredSchema.EventKind;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ObjectType.Union.Strings;
import dev.schemac.dsl.model.ObjectType.Union.Subtype;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Links {@code discriminator}, {@code wrapper}, {@code deduction}, {@code otherwise} and {@code discriminatorValue} of {@code
 * @JsonSchema}. A string names a schema in the union of the nearest ancestor that declares one. All schemas of a union
 * belong to one run, because the parser of its base calls them.
 */
final class UnionLinker {
    private static final String DISCRIMINATOR = "discriminator";
    private static final String WRAPPER = "wrapper";
    private static final String DEDUCTION = "deduction";
    private static final String OTHERWISE = "otherwise";
    private static final String VALUE = "discriminatorValue";

    /** A parser has a bit of a long for each subtype. */
    private static final int MOST_DEDUCED = 64;

    /** A schema that declares a union. */
    private static final class Base {
        final DeclaredSchema schema;

        final Union.Kind kind;
        /** Its discriminator; empty for other kinds. */
        final Optional<String> column;
        /** The place of the attribute. */
        final SourceLocation at;
        /** The schemas by their strings. */
        final Map<String, Named> named = new LinkedHashMap<>();
        /** The subtypes of each schema between this one and its leaves. */
        final Map<DeclaredSchema, List<Subtype>> subtypes = new HashMap<>();

        final Map<DeclaredSchema, List<String>> strings = new HashMap<>();
        Optional<DeclaredSchema> otherwise = Optional.empty();

        Base(DeclaredSchema schema, Union.Kind kind, Optional<String> column, SourceLocation at) {
            this.schema = schema;
            this.kind = kind;
            this.column = column;
            this.at = at;
        }

        void add(String string, Named subtype) {
            named.put(string, subtype);
            strings.computeIfAbsent(subtype.schema, key -> new ArrayList<>()).add(string);
            Optional<DeclaredSchema> level = Optional.of(subtype.schema);
            while (level.isPresent() && level.get() != schema) {
                level = add(string, subtype, level.get());
            }
            add(string, subtype, schema);
        }

        private Optional<DeclaredSchema> add(String string, Named subtype, DeclaredSchema level) {
            subtypes.computeIfAbsent(level, key -> new ArrayList<>()).add(new Subtype(string, subtype.schema.type));
            return level.parent();
        }
    }

    /** @param at the place of the string */
    private record Named(DeclaredSchema schema, SourceLocation at) {}

    private final SchemaNames names;
    private final Diagnostics diagnostics;
    private final Map<DeclaredSchema, Base> bases = new LinkedHashMap<>();

    /** Schemas that declare a union with an error. Their unions cause no further errors. */
    private final Set<DeclaredSchema> broken = new HashSet<>();

    UnionLinker(SchemaNames names, Diagnostics diagnostics) {
        this.names = names;
        this.diagnostics = diagnostics;
    }

    /**
     * Links the unions of a run after its columns.
     *
     * @param declared all schemas in the order of declaration
     * @param order the same, ancestors first
     */
    void link(List<DeclaredSchema> declared, List<DeclaredSchema> order) {
        order.stream().filter(schema -> schema.eventKind == EventKind.JSON).forEach(this::declare);
        declared.stream().filter(schema -> schema.eventKind == EventKind.JSON).forEach(this::name);
        bases.values().forEach(base -> close(base, declared));
        for (DeclaredSchema schema : order) {
            if (schema.eventKind == EventKind.JSON) {
                schema.setUnion(union(schema), strings(schema));
            }
        }
    }

    // ---- declarations

    private void declare(DeclaredSchema schema) {
        Optional<AnnotationAttributes> found = schema.annotations.jsonSchema();
        if (found.isEmpty()) {
            return;
        }
        AnnotationAttributes annotation = found.get();
        Optional<TextValue> column = annotation.texts(DISCRIMINATOR).stream().findFirst();
        boolean wrapper = annotation.flag(WRAPPER, false);
        boolean deduction = annotation.flag(DEDUCTION, false);
        if (column.isEmpty() && !wrapper && !deduction) {
            if (annotation.value(OTHERWISE).isPresent()) {
                error(annotation.location(OTHERWISE), "'otherwise' needs a 'discriminator' or 'deduction'");
            }
            return;
        }
        SourceLocation at =
                column.map(TextValue::location).orElseGet(() -> annotation.location(wrapper ? WRAPPER : DEDUCTION));
        int before = diagnostics.errorCount();
        if (column.isPresent() && wrapper) {
            error(annotation.location(WRAPPER), "a union has a 'discriminator' or a 'wrapper', not both");
        } else if (deduction && (column.isPresent() || wrapper)) {
            error(
                    annotation.location(DEDUCTION),
                    "a union with 'deduction' has no '" + (wrapper ? WRAPPER : DISCRIMINATOR)
                            + "': the names of the members select the subtype");
        } else if (column.isPresent()) {
            checkDiscriminator(schema, column.get());
        } else if (wrapper
                && annotation.value(OTHERWISE).isPresent()
                && !annotation.text(OTHERWISE).orElse("").equals("error")) {
            error(
                    annotation.location(OTHERWISE),
                    "with a 'wrapper' all members but those of the union are an error; 'otherwise' needs a 'discriminator'");
        }
        if (annotation.flag("refill", false)) {
            error(
                    annotation.location("refill"),
                    "the events of a union are not filled again: each may be of another class");
        }
        checkNesting(schema, at, column.isPresent());
        schema.annotations
                .className()
                .ifPresent(name -> error(
                        at,
                        "schema '" + schema.name() + "' has the class '" + name.text()
                                + "': no schema inherits from it"));
        if (diagnostics.errorCount() == before) {
            Union.Kind kind =
                    column.isPresent() ? Union.Kind.DISCRIMINATOR : wrapper ? Union.Kind.WRAPPER : Union.Kind.MEMBERS;
            bases.put(schema, new Base(schema, kind, column.map(TextValue::text), at));
        } else {
            broken.add(schema);
        }
    }

    private void checkDiscriminator(DeclaredSchema schema, TextValue discriminator) {
        String name = discriminator.text();
        SourceLocation at = discriminator.location();
        Optional<DeclaredSchema> owner =
                schema.levels().filter(level -> level.columns.containsKey(name)).findFirst();
        if (owner.isEmpty()) {
            ColumnLinker.reportUnknown(schema, name, at, diagnostics);
            broken.add(schema);
            return;
        }
        Optional<Column> column = owner.get().ownColumns().stream()
                .filter(candidate -> candidate.name().equals(name))
                .findFirst();
        if (column.isEmpty()) {
            broken.add(schema); // the column has an error
        } else if (column.get().type() != ScalarType.STRING) {
            error(
                    at,
                    "a discriminator is a column of type 'string', but '" + name + "' is of type '"
                            + column.get().type() + "'");
        } else if (column.get().defaultValue().isPresent()) {
            error(at, "column '" + name + "' has a default value: a discriminator cannot have one");
        } else if (column.get().keepNull()) {
            error(at, "column '" + name + "' has 'keepNull', but a discriminator is never null");
        } else if (column.get().lazy().orElse(false)) {
            error(at, "column '" + name + "' is lazy: a discriminator is read at once");
        } else if (!names.isOther(owner.get())) {
            readAtOnce(owner.get(), column.get());
        }
    }

    /** Decodes the discriminator eagerly, whatever the compiler's options are. */
    private static void readAtOnce(DeclaredSchema owner, Column discriminator) {
        owner.setOwnColumns(owner.ownColumns().stream()
                .map(column -> column == discriminator
                        ? column.withOptions(column.options().eager())
                        : column)
                .toList());
    }

    private void checkNesting(DeclaredSchema schema, SourceLocation at, boolean hasColumn) {
        Optional<DeclaredSchema> outer =
                schema.ancestors().filter(this::declaresUnion).findFirst();
        if (outer.isEmpty()) {
            return;
        }
        if (!hasColumn || discriminator(outer.get()).isEmpty()) {
            error(
                    at,
                    "a union with 'wrapper' or 'deduction' has no union inside, and is in none: schema '"
                            + outer.get().name() + "' is one already");
        } else {
            String column = schema.annotations
                    .jsonSchema()
                    .orElseThrow()
                    .text(DISCRIMINATOR)
                    .orElseThrow();
            schema.ancestors()
                    .filter(ancestor ->
                            discriminator(ancestor).filter(column::equals).isPresent())
                    .findFirst()
                    .ifPresent(ancestor -> error(
                            at,
                            "column '" + column + "' is the discriminator of schema '" + ancestor.name()
                                    + "' already; 'discriminatorValue' alone adds a schema to its union"));
        }
    }

    /** Returns whether the schema declares a union, in this run or in an earlier one. */
    private boolean declaresUnion(DeclaredSchema schema) {
        return bases.containsKey(schema) || names.isOther(schema) && declares(schema);
    }

    private static boolean declares(DeclaredSchema schema) {
        return schema.annotations
                .jsonSchema()
                .filter(annotation -> annotation.value(DISCRIMINATOR).isPresent()
                        || annotation.flag(WRAPPER, false)
                        || annotation.flag(DEDUCTION, false))
                .isPresent();
    }

    /** Returns the column that selects the subtypes of a schema; empty if it declares none. */
    static Optional<String> discriminator(DeclaredSchema schema) {
        return schema.annotations.jsonSchema().flatMap(annotation -> annotation.text(DISCRIMINATOR));
    }

    // ---- strings

    private void name(DeclaredSchema schema) {
        Optional<AnnotationAttributes> found = schema.annotations
                .jsonSchema()
                .filter(annotation -> annotation.value(VALUE).isPresent());
        if (found.isEmpty()) {
            return;
        }
        SourceLocation at = found.get().location(VALUE);
        Optional<DeclaredSchema> ancestor = schema.ancestors()
                .filter(candidate -> declaresUnion(candidate) || broken.contains(candidate))
                .findFirst()
                // a class with objects of its own may be the base
                .or(() -> Optional.of(schema)
                        .filter(self -> self.file().ofClasses() && (declaresUnion(self) || broken.contains(self))));
        if (ancestor.isEmpty()) {
            if (!schema.columnsUnknown()) {
                value(
                        at,
                        "'discriminatorValue' needs an ancestor with a 'discriminator', and schema '" + schema.name()
                                + "' has none");
            }
            return;
        }
        Base base = bases.get(ancestor.get());
        if (broken.contains(ancestor.get())) {
            return;
        } else if (base == null) {
            value(
                    at,
                    "schema '" + ancestor.get().name()
                            + "' has been compiled before, and its parser cannot know '" + schema.name()
                            + "': compile both together");
            return;
        }
        List<TextValue> texts = found.get().texts(VALUE);
        if (base.kind == Union.Kind.MEMBERS) {
            // an empty list marks a class that has objects
            if (!schema.file().ofClasses() || !texts.isEmpty()) {
                value(
                        at,
                        "the names of the members select a subtype of '" + base.schema.name()
                                + "', not a 'discriminatorValue'");
            }
            return;
        }
        if (texts.isEmpty()) {
            value(at, "'discriminatorValue' needs at least one string");
        }
        texts.forEach(text -> name(schema, base, text));
    }

    private void name(DeclaredSchema schema, Base base, TextValue text) {
        SourceLocation at = text.location();
        SchemaNames.checkWellFormed(text.text(), at, diagnostics);
        if (text.text().isEmpty()) {
            value(at, "the empty string cannot name a schema");
            return;
        }
        Named first = base.named.get(text.text());
        if (first == null) {
            base.add(text.text(), new Named(schema, at));
        } else {
            String place = first.at.file().equals(at.file()) ? "in line " + first.at.line() : "at " + first.at;
            value(at, "'" + text.text() + "' names schema '" + first.schema.name() + "' already, " + place);
        }
    }

    // ---- complete unions

    private void close(Base base, List<DeclaredSchema> declared) {
        linkOtherwise(base);
        if (base.kind == Union.Kind.MEMBERS) {
            deduce(base, declared);
        }
        if (base.named.isEmpty() && !diagnostics.hasErrors()) {
            error(
                    base.at,
                    "the union has no subtypes: no schema inherits from '" + base.schema.name()
                            + (base.kind == Union.Kind.MEMBERS ? "'" : "' and has a 'discriminatorValue'"));
        }
    }

    /**
     * Adds the subtypes that the names of their members select: of schemas, those from which no other inherits; of
     * classes, the marked ones.
     */
    private void deduce(Base base, List<DeclaredSchema> declared) {
        Set<DeclaredSchema> inherited = new HashSet<>();
        declared.forEach(schema -> schema.parent().ifPresent(inherited::add));
        Map<Set<String>, DeclaredSchema> byMembers = new HashMap<>();
        for (DeclaredSchema schema : declared) {
            boolean hasObjects = schema.file().ofClasses()
                    ? schema.annotations
                            .jsonSchema()
                            .filter(annotation -> annotation.value(VALUE).isPresent())
                            .isPresent()
                    : schema != base.schema
                            && !inherited.contains(schema)
                            && base.otherwise.filter(schema::equals).isEmpty();
            if (!hasObjects || schema.levels().noneMatch(level -> level == base.schema)) {
                continue;
            }
            String name = base.named.containsKey(schema.name()) ? schema.type.qualifiedName() : schema.name();
            base.add(name, new Named(schema, schema.location()));
            Set<String> members = new LinkedHashSet<>();
            schema.levels().flatMap(level -> level.ownColumns().stream()).forEach(column -> {
                members.add(column.jsonName());
                members.addAll(column.aliases());
            });
            DeclaredSchema same = byMembers.putIfAbsent(members, schema);
            if (same != null && !schema.columnsUnknown() && !same.columnsUnknown()) {
                error(
                        schema.location(),
                        "schemas '" + same.name() + "' and '" + schema.name()
                                + "' have members of the same names, so that these cannot select one of them");
            }
        }
        if (base.named.size() > MOST_DEDUCED) {
            error(base.at, "a union with 'deduction' has at most " + MOST_DEDUCED + " subtypes");
        }
    }

    private void linkOtherwise(Base base) {
        AnnotationAttributes annotation = base.schema.annotations.jsonSchema().orElseThrow();
        Optional<TextValue> said = annotation.texts(OTHERWISE).stream().findFirst();
        if (said.isEmpty()
                || base.kind == Union.Kind.WRAPPER
                || said.get().text().equals("error")) {
            return;
        }
        String name = said.get().text();
        if (name.equals("base")) {
            base.otherwise = Optional.of(base.schema);
            return;
        }
        List<DeclaredSchema> found = names.written(name, base.schema.file()).stream()
                .filter(DeclaredSchema.class::isInstance)
                .map(DeclaredSchema.class::cast)
                .toList();
        Optional<DeclaredSchema> subtype = found.stream()
                .filter(schema -> !names.isOther(schema))
                .filter(schema -> schema.ancestors().anyMatch(ancestor -> ancestor == base.schema))
                .findFirst();
        if (subtype.isPresent()) {
            base.otherwise = subtype;
        } else if (found.isEmpty() ? !names.isBroken(name) : found.stream().noneMatch(DeclaredSchema::columnsUnknown)) {
            diagnostics.error(
                    DiagnosticCode.UNION,
                    said.get().location(),
                    found.isEmpty()
                            ? "'otherwise' is 'error', 'base' or the name of a schema, and there is no schema '" + name
                                    + "'"
                            : "schema '" + name + "' does not inherit from '" + base.schema.name() + "'",
                    found.isEmpty() ? Replacement.ofName(name, choices(base)) : Optional.empty());
        }
    }

    private static List<String> choices(Base base) {
        return Stream.concat(
                        Stream.of("error", "base"),
                        base.named.values().stream()
                                .map(named -> base.schema.file().ofClasses()
                                        ? named.schema.type.qualifiedName()
                                        : named.schema.name()))
                .distinct()
                .toList();
    }

    /** Returns the union that selects the schema of an object. */
    private Optional<Union> union(DeclaredSchema schema) {
        Optional<Base> found =
                schema.levels().map(bases::get).filter(Objects::nonNull).findFirst();
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Base base = found.get();
        List<Subtype> subtypes = base.subtypes.getOrDefault(schema, List.of());
        boolean chooses = base.schema == schema || subtypes.stream().anyMatch(other -> other.type() != schema.type);
        return chooses
                ? Optional.of(new Union(
                        base.kind,
                        base.column,
                        subtypes,
                        base.otherwise
                                .filter(other -> other.levels().anyMatch(level -> level == schema))
                                .map(other -> other.type)))
                : Optional.empty();
    }

    /** Returns the strings of the parent, except for a discriminator whose strings name or include the schema. */
    private Map<String, Strings> strings(DeclaredSchema schema) {
        Map<String, Strings> strings = new LinkedHashMap<>();
        schema.parent().ifPresent(parent -> strings.putAll(parent.discriminatorStrings()));
        Stream<Base> above = schema.levels().map(bases::get).filter(Objects::nonNull);
        above.filter(base -> base.kind != Union.Kind.MEMBERS).forEach(base -> {
            List<String> own = base.strings.getOrDefault(schema, List.of());
            String column = base.column.orElse(Union.WRAPPER);
            if (base.otherwise.filter(other -> other == schema).isPresent()) {
                List<String> others = base.named.keySet().stream()
                        .filter(string -> !own.contains(string))
                        .toList();
                strings.put(column, new Strings(own.stream().findFirst(), others, true));
            } else if (!own.isEmpty()) {
                strings.put(column, new Strings(Optional.of(own.get(0)), own, false));
            }
        });
        return strings;
    }

    private void error(SourceLocation at, String message) {
        diagnostics.error(DiagnosticCode.UNION, at, message);
    }

    private void value(SourceLocation at, String message) {
        diagnostics.error(DiagnosticCode.DISCRIMINATOR_VALUE, at, message);
    }
}
