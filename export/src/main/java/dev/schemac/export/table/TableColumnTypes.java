package dev.schemac.export.table;

import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.export.table.TableDialect.Field;
import dev.schemac.export.types.Cell;
import dev.schemac.export.types.Member;
import dev.schemac.export.types.ObjectMembers;
import dev.schemac.export.types.ScalarRow;
import dev.schemac.export.types.Texts;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Declares the types of the columns of one table. Nested objects are declared where they are used. */
final class TableColumnTypes {
    /**
     * The nested objects that one table declares. Schemas that use each other several times would otherwise make
     * declarations of any size.
     */
    private static final int MOST_OBJECTS = 500;

    private static final int DEEPEST = 50;

    /**
     * A difference in a column.
     *
     * @param path the members below the column, each with a point before it
     */
    record Note(String path, String message) {}

    private final TableDialect dialect;
    private final Deque<ValueType> open = new ArrayDeque<>();
    private int objects;

    TableColumnTypes(TableDialect dialect, ObjectType table) {
        this.dialect = dialect;
        open.push(table);
    }

    /** Returns the type of a member; empty if it never has a value. */
    Optional<String> member(Member member, String path, List<Note> notes) {
        if (member.wrapped() != null) {
            return Optional.of(object(member.wrapped(), true, path, notes));
        }
        Column column = member.column();
        if (member.ambiguous()) {
            notes.add(new Note(path, "the schemas of the union have different types: declared as " + dialect.any()));
            return Optional.of(dialect.any());
        }
        if (column.type() == UntypedType.NULL) {
            notes.add(new Note(path, "omitted: the member never has a value"));
            return Optional.empty();
        }
        String type = column.type().match(new Values(column, path, notes));
        TableDeclarations.unexpressed(column, path.isEmpty(), member.mandatory(), dialect)
                .forEach(message -> notes.add(new Note(path, message)));
        return Optional.of(type);
    }

    private String object(ValueType type, boolean unwrapped, String path, List<Note> notes) {
        Optional<String> reason = Optional.empty();
        if (dialect.object(List.of()).isEmpty()) {
            reason = Optional.of("the members are not declared");
        } else if (!unwrapped && open.contains(type)) {
            reason = Optional.of(type + " contains itself");
        } else if (open.size() > DEEPEST) {
            reason = Optional.of("nested too deep");
        } else if (objects >= MOST_OBJECTS) {
            reason = Optional.of("the table has too many nested objects");
        }
        if (reason.isPresent()) {
            notes.add(new Note(path, type + " becomes " + dialect.any() + ": " + reason.get()));
            return dialect.any();
        }
        objects++;
        open.push(type);
        try {
            return fields(type, unwrapped, path, notes);
        } finally {
            open.pop();
        }
    }

    private String fields(ValueType type, boolean unwrapped, String path, List<Note> notes) {
        ObjectMembers object = ObjectMembers.of(type, unwrapped);
        object.differences().forEach(message -> notes.add(new Note(path, message)));
        List<Field> fields = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (Member member : object.members()) {
            String below = path + "." + Texts.inLine(member.name());
            Optional<String> omitted = TableDeclarations.omission(member.name(), taken, dialect);
            if (omitted.isPresent()) {
                notes.add(new Note(below, omitted.get()));
            } else {
                member(member, below, notes)
                        .ifPresent(text -> fields.add(new Field(member.name(), text, member.mandatory())));
            }
        }
        if (fields.isEmpty()) {
            notes.add(new Note(path, type + " becomes " + dialect.anyMap() + ": it has no members"));
            return dialect.anyMap();
        }
        return dialect.object(fields).orElseThrow();
    }

    private final class Values implements ValueType.Cases<String> {
        private final Column column;
        private final String path;
        private final List<Note> notes;

        Values(Column column, String path, List<Note> notes) {
            this.column = column;
            this.path = path;
            this.notes = notes;
        }

        private void note(String message) {
            notes.add(new Note(path, message));
        }

        private boolean declaresItems() {
            boolean declares = dialect.object(List.of()).isPresent();
            if (!declares) {
                note(column.type() + " becomes " + dialect.any() + ": the values are not checked");
            }
            return declares;
        }

        @Override
        public String scalar(ScalarType type) {
            Cell cell = dialect.scalar(ScalarRow.of(type, column));
            // a constraint restricts the range
            boolean constrained = type == ScalarType.BYTE
                    && path.isEmpty()
                    && !dialect.constraints(column).isEmpty();
            if (!constrained) {
                cell.difference(type).ifPresent(this::note);
            }
            return cell.type();
        }

        @Override
        public String untyped(UntypedType type) {
            return type == UntypedType.MAP ? dialect.anyMap() : dialect.any();
        }

        @Override
        public String array(ArrayType type) {
            boolean mandatory = type.primitive() || !column.rules().nullElements();
            return declaresItems() ? dialect.array(type.element().match(this), mandatory) : dialect.any();
        }

        @Override
        public String list(ListType type) {
            return declaresItems()
                    ? dialect.array(type.element().match(this), !column.rules().nullElements())
                    : dialect.any();
        }

        @Override
        public String map(MapType type) {
            return declaresItems()
                    ? dialect.map(type.value().match(this), !column.rules().nullElements())
                    : dialect.any();
        }

        @Override
        public String constants(EnumType type) {
            boolean checked = path.isEmpty() && column.type() == type && dialect.checksConstants();
            if (!checked || !Texts.closed(column)) {
                note(Texts.unchecked(type, dialect.string()));
            }
            return dialect.string();
        }

        @Override
        public String adapted(AdaptedType type) {
            note(type + " becomes " + dialect.any() + ": an adapter defines its values");
            return dialect.any();
        }

        @Override
        public String application(ClassType type) {
            return object(type, false, path, notes);
        }

        @Override
        public String schema(ObjectType type) {
            return object(type, false, path, notes);
        }
    }
}
