package dev.schemac.dsl.analysis;

import dev.schemac.dsl.analysis.Symbol.Kind;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.LinkedRun;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationElement;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ConstantDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.EnumDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * All places of a run that name schemas, enums, columns and constants, by file. Linking resolves the names;
 * unresolved and ambiguous names are left out.
 */
@SuppressWarnings("exports") // created by SchemaAnalysis only
public final class Mentions {
    /** A schema and its file. */
    private record Owner(SchemaFile file, SchemaDeclaration schema) {}

    private final LinkedRun run;
    private final Map<SourceLocation, Owner> schemas = new HashMap<>();
    private final Map<SourceLocation, Symbol> declared = new HashMap<>();
    private final Map<String, SchemaFile> files = new LinkedHashMap<>();
    /** The mentions of the requested files. */
    private final Map<String, List<Mention>> byFile = new HashMap<>();

    /**
     * @param run with errors or without
     * @param others the runs that it may refer to
     */
    public Mentions(LinkedRun run, List<LinkedRun> others) {
        this.run = run;
        others.forEach(other -> other.files().forEach(this::declare));
        for (SchemaFile file : run.files()) {
            declare(file);
            files.put(file.location().file(), file);
        }
    }

    /** {@return all mentions in a file} */
    public List<Mention> in(String file) {
        return files.containsKey(file) ? byFile.computeIfAbsent(file, name -> read(files.get(name))) : List.of();
    }

    /** {@return the mention that a place is within, or at the end of} */
    public Optional<Mention> at(String file, int line, int column) {
        return in(file).stream()
                .filter(mention -> mention.location().line() == line)
                .filter(mention -> mention.location().column() <= column
                        && column
                                <= mention.location().column()
                                        + mention.location().length())
                .findFirst();
    }

    /** {@return all places of the run that name a symbol, including its declaration} */
    public List<Mention> of(Symbol symbol) {
        return files.keySet().stream()
                .flatMap(file -> in(file).stream())
                .filter(mention -> mention.symbol().equals(symbol))
                .toList();
    }

    /**
     * {@return another symbol with this name, if the new name of a symbol would refer to it or hide it} For a column this
     * is a column of its schema or of any schema that inherits or copies it.
     */
    public Optional<Symbol> conflict(Symbol symbol, String name) {
        Stream<Symbol> found = symbol.kind() == Kind.COLUMN
                ? schemas.values().stream()
                        .filter(owner -> column(symbol.name(), owner, new HashSet<>())
                                .filter(symbol::equals)
                                .isPresent())
                        .flatMap(owner -> column(name, owner, new HashSet<>()).stream())
                : of(symbol).stream()
                        .map(mention -> files.get(mention.location().file()))
                        .distinct()
                        .flatMap(file -> schema(name, file).stream());
        return found.filter(other -> !other.equals(symbol)).findFirst();
    }

    private void declare(SchemaFile file) {
        for (SchemaDeclaration schema : file.schemas()) {
            schemas.put(schema.name().location(), new Owner(file, schema));
            declared.put(schema.name().location(), symbol(Kind.SCHEMA, schema.name()));
        }
        for (EnumDeclaration constants : file.enums()) {
            declared.put(constants.name().location(), symbol(Kind.ENUM, constants.name()));
        }
    }

    private static Symbol symbol(Kind kind, Name name) {
        return new Symbol(kind, name.text(), name.location());
    }

    private List<Mention> read(SchemaFile file) {
        List<Mention> found = new ArrayList<>();
        for (SchemaDeclaration schema : file.schemas()) {
            found.add(new Mention(
                    symbol(Kind.SCHEMA, schema.name()), schema.name().location(), false));
            Owner owner = new Owner(file, schema);
            schema.annotations().forEach(annotation -> read(annotation, owner, found));
            schema.columns().forEach(column -> read(column, owner, found));
            schema.qualifiers().forEach(qualifier -> read(qualifier, owner, found));
        }
        for (EnumDeclaration constants : file.enums()) {
            found.add(new Mention(
                    symbol(Kind.ENUM, constants.name()), constants.name().location(), false));
            for (ConstantDeclaration constant : constants.constants()) {
                Symbol symbol = new Symbol(Kind.CONSTANT, constant.text(), constant.location());
                found.add(new Mention(symbol, constant.location(), true));
            }
        }
        return found;
    }

    private void read(ColumnDeclaration column, Owner owner, List<Mention> found) {
        column.annotations().forEach(annotation -> read(annotation, owner, found));
        found.add(new Mention(symbol(column), column.location(), false));
        read(column.type(), owner.file(), found);
    }

    private static Symbol symbol(ColumnDeclaration column) {
        return new Symbol(Kind.COLUMN, column.name(), column.location());
    }

    private void read(TypeReference type, SchemaFile file, List<Mention> found) {
        schema(type.name(), file).ifPresent(symbol -> found.add(new Mention(symbol, type.location(), false)));
        type.arguments().forEach(argument -> argument.ifPresent(written -> read(written, file, found)));
    }

    private Optional<Symbol> schema(String name, SchemaFile file) {
        return run.declaration(name, file).map(declared::get);
    }

    private void read(Qualifier qualifier, Owner owner, List<Mention> found) {
        boolean columns = qualifier.word().text().toLowerCase(Locale.ROOT).endsWith("timestamp");
        for (Name name : qualifier.names()) {
            Optional<Symbol> meant =
                    columns ? column(name.text(), owner, new HashSet<>()) : schema(name.text(), owner.file());
            meant.ifPresent(symbol -> found.add(new Mention(symbol, name.location(), false)));
        }
    }

    private void read(Annotation annotation, Owner owner, List<Mention> found) {
        String name = annotation.name().substring(annotation.name().lastIndexOf('.') + 1);
        for (AnnotationElement element : annotation.elements()) {
            String attribute = element.attribute().map(Name::text).orElse("value");
            Optional<String> text = element.value().asText();
            if (text.isEmpty()) {
                continue;
            }
            Optional<Symbol> meant = switch (Vocabulary.referent(name, attribute)) {
                case COLUMN -> column(text.get(), owner, new HashSet<>());
                case SCHEMA -> schema(text.get(), owner.file());
                case ENUM, NOTHING -> Optional.empty();
            };
            boolean quoted = element.value() instanceof TextValue;
            meant.ifPresent(
                    symbol -> found.add(new Mention(symbol, element.value().location(), quoted)));
        }
    }

    private Optional<Symbol> column(String name, Owner owner, Set<SourceLocation> seen) {
        if (!seen.add(owner.schema().name().location())) {
            return Optional.empty();
        }
        for (ColumnDeclaration column : owner.schema().columns()) {
            if (column.name().equals(name)) {
                return Optional.of(symbol(column));
            }
        }
        return owner.schema().qualifiers().stream()
                .filter(qualifier ->
                        !qualifier.word().text().toLowerCase(Locale.ROOT).endsWith("timestamp"))
                .flatMap(qualifier -> qualifier.names().stream())
                .flatMap(source -> run.declaration(source.text(), owner.file()).stream())
                .flatMap(place -> Optional.ofNullable(schemas.get(place)).stream())
                .flatMap(source -> column(name, source, seen).stream())
                .findFirst();
    }
}
