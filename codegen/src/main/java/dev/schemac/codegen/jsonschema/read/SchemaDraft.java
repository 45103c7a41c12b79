package dev.schemac.codegen.jsonschema.read;

import static dev.schemac.codegen.jsonschema.read.Omission.Effect.NONE;

import dev.schemac.codegen.epl.AttributeCheck;
import dev.schemac.codegen.epl.EplColumn;
import dev.schemac.codegen.epl.EplDeclaration;
import dev.schemac.codegen.epl.EplNames;
import dev.schemac.codegen.epl.EplSchema;
import dev.schemac.codegen.epl.EplText;
import dev.schemac.codegen.epl.EplType;
import dev.schemac.codegen.epl.TypeDraft;
import dev.schemac.codegen.jsonschema.JsonKind;
import dev.schemac.codegen.jsonschema.read.Omission.OmissionLog;
import dev.schemac.codegen.jsonschema.read.Omission.OmissionLog.Note;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;

/** A schema under construction. */
final class SchemaDraft extends TypeDraft {
    final EplSchema schema;
    final SchemaFacts facts;
    final ObjectView view;

    /** Members that are columns of the parent schema. */
    final Set<String> inherited = new HashSet<>();

    /** Constraints of the contract that the schema lacks. They become the comment before the schema. */
    final Set<Note> comments = new LinkedHashSet<>();

    /** Constraints of the contract that the column of a member lacks. */
    final Map<String, Set<Note>> columnComments = new HashMap<>();

    SchemaDraft(SchemaFacts facts, ObjectView view, String wanted, boolean named, SchemaDraft owner) {
        this(new EplSchema(), facts, view, wanted, named, owner);
    }

    private SchemaDraft(
            EplSchema schema, SchemaFacts facts, ObjectView view, String wanted, boolean named, SchemaDraft owner) {
        super(schema, wanted, named, owner);
        this.schema = schema;
        this.facts = facts;
        this.view = view;
    }

    /** The member that selects one of the inheriting schemas; empty if the schema is no union. */
    Optional<String> discriminator = Optional.empty();

    /** Whether the parent is a union that is made from a choice. */
    boolean inUnion;

    /** Whether other schemas inherit from this one. */
    boolean hasHeirs;

    @Override
    protected String title() {
        return facts.title;
    }

    @Override
    protected Optional<String> nameOfTitle() {
        return SchemaSite.nameOfTitle(title());
    }

    @Override
    protected String description() {
        return facts.ownDescription();
    }

    @Override
    protected List<Object> content(ToIntFunction<EplDeclaration> types) {
        List<Object> content = new ArrayList<>();
        content.add(schema.content());
        content.add(schema.parent().map(types::applyAsInt).orElse(-1));
        content.add(subjects(comments));
        for (EplColumn column : schema.columns()) {
            content.add(column.content());
            content.add(content(column.type(), types));
            content.add(subjects(columnComments.getOrDefault(column.member(), Set.of())));
        }
        return content;
    }

    private static List<Object> content(EplType type, ToIntFunction<EplDeclaration> types) {
        if (type instanceof EplType.Array array) {
            return List.of("array", array.primitive(), content(array.element(), types));
        } else if (type instanceof EplType.MapOf map) {
            return List.of("map", content(map.value(), types));
        }
        return type instanceof EplType.Declared declared
                ? List.of(types.applyAsInt(declared.declaration()))
                : List.of(type);
    }

    private static List<String> subjects(Set<Note> notes) {
        return Note.distinct(notes).stream().map(Note::subject).toList();
    }

    /**
     * The context in which a node is used.
     *
     * @param alone whether the node is the only possible value of a column: not an element, and never replaced by null
     */
    record Use(String wanted, SchemaDraft owner, Set<Note> comments, boolean alone) {
        Use(String wanted, SchemaDraft owner, Set<Note> comments) {
            this(wanted, owner, comments, true);
        }

        Use named(String name) {
            return new Use(name, owner, comments, alone);
        }

        /** Returns the context of an array element or a map value. */
        Use element() {
            return new Use(EplNames.singular(wanted), owner, comments, false);
        }

        Use orNull(boolean nullable) {
            return nullable ? new Use(wanted, owner, comments, false) : this;
        }
    }

    /** Makes the defaults of columns. */
    static final class DefaultValues {
        private static final Set<String> INTEGERS = Set.of("byte", "short", "int", "long", "BigInteger");

        private final OmissionLog log;
        private final AttributeCheck check;

        DefaultValues(OmissionLog log, AttributeCheck check) {
            this.log = log;
            this.check = check;
        }

        /**
         * Returns the default of a column, as a schema writes it.
         *
         * @param attributes the other attributes of {@code @Column}, each {@code name=value}
         */
        Optional<String> of(SchemaFacts facts, ColumnFacts column, boolean required, List<String> attributes, Use use) {
            Keyword value = facts.defaultValue;
            if (value == null || value.value() == null) {
                return Optional.empty();
            }
            if (required) {
                log.add(value, NONE, "the default has no effect, because the member is required", use.comments());
                return Optional.empty();
            }
            EplType type = column.type();
            List<String> formats = attributes.stream()
                    .filter(each -> each.startsWith("format="))
                    .toList();
            Optional<String> literal = literal(value.value(), type)
                    .filter(text -> type instanceof EplType.Declared || isAccepted(type, formats, text));
            if (literal.isEmpty()) {
                log.add(
                        value,
                        NONE,
                        "a column cannot have this default; its type is '" + kind(type) + "'",
                        use.comments());
            } else if (!attributes.isEmpty() && !isAccepted(type, attributes, literal.get())) {
                log.add(value, NONE, "the default violates a rule of the column", use.comments());
                return Optional.empty();
            }
            return literal;
        }

        private boolean isAccepted(EplType type, List<String> attributes, String literal) {
            List<String> all = new ArrayList<>(attributes);
            all.add("defaultValue=" + literal);
            return check.isAccepted(type, all);
        }

        private static String kind(EplType type) {
            return type instanceof EplType.Declared ? "schema" : type.text();
        }

        private static Optional<String> literal(Object value, EplType type) {
            if (type instanceof EplType.Declared) {
                return value instanceof String text && EnumColumns.has(type, text)
                        ? Optional.of(EplText.quoted(text))
                        : Optional.empty();
            }
            boolean scalar = type instanceof EplType.Scalar && !type.equals(EplType.ANY);
            if (!scalar || JsonKind.isBeyondNumbers(value)) {
                return Optional.empty();
            }
            String word = ((EplType.Scalar) type).word();
            if (value instanceof String text) {
                return Optional.of(EplText.quoted(text));
            } else if (value instanceof Boolean flag) {
                return word.equals("boolean") ? Optional.of(flag.toString()) : Optional.empty();
            }
            return value instanceof Number && !word.equals("string")
                    ? Optional.of(ScalarColumns.literal(value, INTEGERS.contains(word)))
                    : Optional.empty();
        }
    }
}
