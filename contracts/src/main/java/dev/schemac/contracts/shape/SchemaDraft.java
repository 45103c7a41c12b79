package dev.schemac.contracts.shape;

import dev.schemac.contracts.epl.EplColumn;
import dev.schemac.contracts.epl.EplDeclaration;
import dev.schemac.contracts.epl.EplSchema;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.epl.TypeDraft;
import dev.schemac.contracts.facts.ObjectView;
import dev.schemac.contracts.load.ExportedSchemas.Declaration;
import dev.schemac.contracts.shape.ColumnShape.Attribute;
import dev.schemac.dsl.model.JavaLimits;
import java.util.ArrayList;
import java.util.HashMap;
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
    private final EplSchema schema;
    private final Origin origin;
    private final ObjectView view;

    /** What the schema lacks: the comment before it. */
    private final Notes notes = new Notes();

    /** What the column of a member lacks. */
    private final Map<String, Notes> columnNotes = new HashMap<>();

    private SchemaDraft parent;

    /** The member that selects one of the inheriting schemas; null if the schema is not a union. */
    private String discriminator;

    private List<Attribute> discriminatorRules = List.of();

    private Map<String, List<String>> aliases = Map.of();
    private boolean inUnion;
    private boolean hasHeirs;

    SchemaDraft(Origin origin, ObjectView view, Use use, boolean named) {
        this(new EplSchema(), origin, view, use, named);
    }

    private SchemaDraft(EplSchema schema, Origin origin, ObjectView view, Use use, boolean named) {
        super(schema, use.wanted(), named, use.owner());
        this.schema = schema;
        this.origin = origin;
        this.view = view;
    }

    EplSchema schema() {
        return schema;
    }

    Origin origin() {
        return origin;
    }

    ObjectView view() {
        return view;
    }

    Notes notes() {
        return notes;
    }

    /** Makes the schema a union, whose subtypes a member selects. */
    void becomesUnion(String member) {
        discriminator = member;
        schema.discriminator(member);
    }

    /** Limits the discriminator to some strings. */
    void limitDiscriminator(Attribute rule) {
        discriminatorRules = List.of(rule);
    }

    /** Returns the column of the discriminator. */
    ColumnShape discriminatorColumn() {
        return new ColumnShape(new EplType.Scalar("string"), false, discriminatorRules);
    }

    boolean isDiscriminator(String member) {
        return member.equals(discriminator);
    }

    /** Sets the facts of an exported definition. */
    void declared(Declaration declaration) {
        aliases = declaration.aliases();
        declaration.discriminator().ifPresent(schema::discriminator);
        if (declaration.wrapper()) {
            schema.with("wrapper", "true");
        }
        if (!declaration.values().isEmpty()) {
            schema.discriminatorValue(declaration.values());
        }
    }

    List<String> aliases(String member) {
        return aliases.getOrDefault(member, List.of());
    }

    /** Makes the schema inherit the members of another one. */
    void inherits(SchemaDraft from) {
        parent = from;
        from.hasHeirs = true;
        schema.inherits(from.schema);
        schema.columns().removeIf(column -> isInherited(column.member()));
    }

    /** Makes the schema a subtype of a union that is made from a choice. */
    void joins(SchemaDraft union) {
        inUnion = true;
        inherits(union);
    }

    /** Returns whether it is a subtype of a union that is made from a choice. */
    boolean isInUnion() {
        return inUnion;
    }

    /** Returns whether it inherits, or others inherit from it. */
    boolean hasRelatives() {
        return hasHeirs || schema.parent().isPresent();
    }

    /** Returns the view of the schema that has the column of a member: this one, or one that it inherits from. */
    ObjectView declaring(String member) {
        SchemaDraft at = this;
        while (at.isInherited(member)) {
            at = at.parent;
        }
        return at.view;
    }

    /** Returns whether a schema that this one inherits from is a union by a member. */
    boolean isSelectedBy(String member) {
        SchemaDraft at = parent;
        while (at != null && !at.isDiscriminator(member)) {
            at = at.parent;
        }
        return at != null;
    }

    /** Returns the number of schemas that this one inherits from. */
    int ancestors() {
        int count = 0;
        for (SchemaDraft at = parent; at != null; at = at.parent) {
            count++;
        }
        return count;
    }

    private int inheritedColumns() {
        return parent == null ? 0 : parent.view.members().size();
    }

    /** Returns whether a member is a column of a schema that this one inherits from. */
    boolean isInherited(String member) {
        for (SchemaDraft at = parent; at != null; at = at.parent) {
            if (at.view.members().containsKey(member)) {
                return true;
            }
        }
        return false;
    }

    void add(EplColumn column, Notes ofColumn) {
        schema.add(column);
        columnNotes.put(column.member(), ofColumn);
    }

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
                .filter(member -> !isInherited(member) && JavaLimits.isConstant(member))
                .toList();
        Set<String> kept = Stream.of(
                        own.stream().filter(this::isDiscriminator),
                        own.stream().filter(view.required()::contains),
                        own.stream())
                .flatMap(members -> members)
                .distinct()
                .limit(Math.max(0, JavaLimits.MOST_COLUMNS - inheritedColumns()))
                .collect(Collectors.toSet());
        return own.stream().filter(kept::contains).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    @Override
    protected String title() {
        return origin.title();
    }

    @Override
    protected String description() {
        return origin.description();
    }

    @Override
    protected List<Object> content(ToIntFunction<EplDeclaration> types) {
        List<Object> content = new ArrayList<>();
        content.add(schema.content());
        content.add(schema.parent().map(types::applyAsInt).orElse(-1));
        content.add(notes.subjects());
        for (EplColumn column : schema.columns()) {
            content.add(column.content());
            content.add(content(column.type(), types));
            content.add(Optional.ofNullable(columnNotes.get(column.member()))
                    .map(Notes::subjects)
                    .orElse(List.of()));
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
}
