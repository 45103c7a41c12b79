package dev.schemac.contracts.read;

import dev.schemac.contracts.epl.EplColumn;
import dev.schemac.contracts.epl.EplDeclaration;
import dev.schemac.contracts.epl.EplNames;
import dev.schemac.contracts.epl.EplSchema;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.epl.TypeDraft;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.read.Omission.OmissionLog.Note;
import dev.schemac.dsl.model.JavaLimits;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** The member that selects one of the inheriting schemas; empty if the schema is not a union. */
    Optional<String> discriminator = Optional.empty();

    /** Whether the parent is a union that is made from a choice. */
    boolean inUnion;

    /** Whether other schemas inherit from this one. */
    boolean hasHeirs;

    /** Returns whether it has more members than a class can have columns, or one whose name is too long for a constant. */
    boolean isTooLarge() {
        return view.members().size() > JavaLimits.MOST_COLUMNS
                || !view.members().keySet().stream().allMatch(JavaLimits::isConstant);
    }

    /**
     * Returns the members that become columns, without inherited ones. If they are too many, the discriminator and
     * required members precede the others.
     */
    Set<String> columns() {
        List<String> own = view.members().keySet().stream()
                .filter(member -> !inherited.contains(member) && JavaLimits.isConstant(member))
                .toList();
        Set<String> kept = Stream.of(
                        own.stream()
                                .filter(member ->
                                        discriminator.filter(member::equals).isPresent()),
                        own.stream().filter(view.required()::contains),
                        own.stream())
                .flatMap(members -> members)
                .distinct()
                .limit(Math.max(0, JavaLimits.MOST_COLUMNS - inherited.size()))
                .collect(Collectors.toSet());
        return own.stream().filter(kept::contains).collect(Collectors.toCollection(LinkedHashSet::new));
    }

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
}
