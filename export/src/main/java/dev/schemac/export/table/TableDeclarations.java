package dev.schemac.export.table;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.export.declaration.Declaration;
import dev.schemac.export.declaration.Difference;
import dev.schemac.export.types.Member;
import dev.schemac.export.types.ObjectMembers;
import dev.schemac.export.types.Texts;
import dev.schemac.export.types.UniqueNames;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Declares schemas as tables. The comments of a column are above it, even those about nested members. */
public final class TableDeclarations {
    private final TableDialect dialect;
    private final List<Difference> differences = new ArrayList<>();
    private final UniqueNames tables = new UniqueNames(name -> name.toLowerCase(Locale.ROOT));

    private TableDeclarations(TableDialect dialect) {
        this.dialect = dialect;
    }

    /** Returns tables of Spark SQL. */
    public static Declaration spark(List<ObjectType> types) {
        return new TableDeclarations(new SparkDialect()).of(types);
    }

    /** Returns tables of Flink SQL. */
    public static Declaration flink(List<ObjectType> types) {
        return new TableDeclarations(new FlinkDialect()).of(types);
    }

    /** Returns table macros of DuckDB. */
    public static Declaration duckDb(List<ObjectType> types) {
        return new TableDeclarations(new DuckDbDialect()).of(types);
    }

    /** Returns tables of PostgreSQL. */
    public static Declaration postgres(List<ObjectType> types) {
        return new TableDeclarations(new PostgresDialect()).of(types);
    }

    /** Returns the columns of a schema in Spark's DDL, each with its name and type. */
    public static List<String> sparkColumns(ObjectType type) {
        TableDeclarations tables = new TableDeclarations(new SparkDialect());
        TableColumnTypes types = new TableColumnTypes(tables.dialect, type);
        Set<String> taken = new HashSet<>();
        return ObjectMembers.of(type, false).members().stream()
                .filter(member -> omission(member.name(), taken, tables.dialect).isEmpty())
                .flatMap(member -> tables.column(member, types, new ArrayList<>()).stream())
                .toList();
    }

    private Declaration of(List<ObjectType> types) {
        StringBuilder text = new StringBuilder();
        for (ObjectType type : types) {
            if (!text.isEmpty()) {
                text.append('\n');
            }
            table(type, text);
        }
        return new Declaration(text.toString(), differences);
    }

    private void table(ObjectType type, StringBuilder text) {
        ObjectMembers object = ObjectMembers.of(type, false);
        TableColumnTypes types = new TableColumnTypes(dialect, type);
        comment("", Texts.lines(type.description()), text);
        for (String difference : object.differences()) {
            report(type.location(), type.name(), difference, "", text);
        }
        Set<String> taken = new HashSet<>();
        List<String> columns = new ArrayList<>();
        List<String> comments = new ArrayList<>();
        for (Member member : object.members()) {
            StringBuilder comment = new StringBuilder();
            SourceLocation location = member.columns().isEmpty()
                    ? type.location()
                    : member.column().location();
            String path = type.name() + "." + Texts.inLine(member.name());
            Optional<String> omitted = omission(member.name(), taken, dialect);
            List<TableColumnTypes.Note> notes = new ArrayList<>();
            Optional<String> column = Optional.empty();
            if (omitted.isPresent()) {
                notes.add(new TableColumnTypes.Note("", omitted.get()));
            } else {
                column = column(member, types, notes);
            }
            if (!member.columns().isEmpty()) {
                comment("    ", Texts.lines(member.column().description()), comment);
            }
            for (TableColumnTypes.Note note : notes) {
                String prefix = note.path().isEmpty() ? "" : note.path().substring(1) + ": ";
                boolean named = column.isEmpty();
                comment(
                        "    ",
                        List.of((named ? path.substring(type.name().length() + 1) + ": " : "")
                                + prefix
                                + note.message()),
                        comment);
                differences.add(new Difference(location, path + note.path(), note.message()));
            }
            comments.add(comment.toString());
            columns.add(column.orElse(null));
        }
        if (columns.stream().allMatch(column -> column == null)) {
            report(type.location(), type.name(), "a table needs a column: it is not declared", "", text);
            comments.forEach(text::append);
            return;
        }
        String table = tables.free(type.name());
        text.append(dialect.begin(table)).append('\n');
        append(columns, comments, text);
        text.append(dialect.end(table)).append('\n');
    }

    private static void append(List<String> columns, List<String> comments, StringBuilder text) {
        int last = columns.size() - 1;
        while (columns.get(last) == null) {
            last--;
        }
        for (int i = 0; i < columns.size(); i++) {
            text.append(comments.get(i));
            if (columns.get(i) != null) {
                text.append("    ").append(columns.get(i)).append(i == last ? "\n" : ",\n");
            }
        }
    }

    /** Returns why a member has no column; empty if it has one. */
    static Optional<String> omission(String name, Set<String> taken, TableDialect dialect) {
        Optional<String> reason = dialect.rejects(name);
        if (reason.isEmpty() && !taken.add(dialect.ignoresCase() ? name.toLowerCase(Locale.ROOT) : name)) {
            reason = Optional.of("the name differs from another one only in case");
        }
        return reason.map(text -> "omitted: " + text);
    }

    private Optional<String> column(Member member, TableColumnTypes types, List<TableColumnTypes.Note> notes) {
        Optional<String> type = types.member(member, "", notes);
        if (type.isEmpty()) {
            return Optional.empty();
        }
        boolean single = member.columns().size() == 1;
        List<String> constraints = single ? dialect.constraints(member.column()) : List.of();
        return Optional.of(dialect.column(member.name(), type.get(), member.mandatory(), constraints));
    }

    private void report(SourceLocation location, String path, String message, String indent, StringBuilder text) {
        comment(indent, List.of(message), text);
        differences.add(new Difference(location, path, message));
    }

    private static void comment(String indent, List<String> lines, StringBuilder text) {
        lines.forEach(line ->
                text.append(indent).append(line.isEmpty() ? "--" : "-- " + line).append('\n'));
    }

    /** Returns the rules and options of a column that the tool does not express. */
    static List<String> unexpressed(Column column, boolean topLevel, boolean mandatory, TableDialect dialect) {
        List<String> messages = new ArrayList<>();
        List<String> rules = new ArrayList<>();
        if (mandatory && !dialect.checksMandatory()) {
            rules.add("required");
        }
        rules.addAll(topLevel ? dialect.uncheckedRules(column) : dialect.rulesBesidesTypes(column));
        Texts.unchecked(rules).ifPresent(messages::add);
        if (!topLevel || !dialect.expressesDefault(column)) {
            Texts.unusedDefault(column).ifPresent(messages::add);
        }
        Texts.aliases(column).ifPresent(messages::add);
        return messages;
    }
}
