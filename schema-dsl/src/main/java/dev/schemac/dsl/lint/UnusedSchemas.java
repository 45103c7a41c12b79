package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.lint.DeclaredNames.Declaration;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds unused schemas. Any schema may be an event, so the rule applies only if a module names its events: by
 * {@code @public} or {@code @buseventtype}, or by the roots of the options. Everything that these use is used. In
 * other modules only the one schema of a file is reported that has no connection to the others, which are all
 * connected. Enums are used by schemas only.
 */
final class UnusedSchemas {
    private static final Set<String> MARKS = Set.of("public", "buseventtype");

    /** What makes an enum visible to schemas of other runs. */
    private static final Set<String> VISIBLE = Set.of("public", "protected");

    /** The least number of connected schemas for which another one appears forgotten. */
    private static final int TOGETHER = 2;

    private final DeclaredNames names;
    private final Set<String> roots;
    private final Linter linter;

    /** The subtypes of each union, by the places of the schemas' names. */
    private final Map<SourceLocation, List<SourceLocation>> subtypes = new HashMap<>();

    UnusedSchemas(DeclaredNames names, Set<String> roots, List<ObjectType> types, Linter linter) {
        this.names = names;
        this.roots = roots;
        this.linter = linter;
        for (ObjectType type : types) {
            type.union()
                    .ifPresent(union -> subtypes.put(
                            type.location(),
                            union.types().map(ObjectType::location).toList()));
        }
    }

    void check() {
        Set<String> telling = names.schemas.stream()
                .filter(this::isEvent)
                .map(Declaration::module)
                .collect(Collectors.toSet());
        List<Declaration> events = names.schemas.stream()
                .filter(schema -> isEvent(schema) || !telling.contains(schema.module()))
                .toList();
        Set<Declaration> needed = reachable(events);
        for (Declaration schema : names.schemas) {
            if (!needed.contains(schema)) {
                report(schema, "no event of the module needs schema '" + schema.name() + "'");
            }
        }
        Set<Declaration> referred = referred();
        names.files.stream()
                .filter(file -> !telling.contains(file.moduleName()))
                .forEach(file -> checkAlone(file, referred));
        checkEnums();
    }

    /** Enums are not events: schemas of this run or of others use them. */
    private void checkEnums() {
        Set<Declaration> needed = names.schemas.stream().flatMap(names::enumsOf).collect(Collectors.toSet());
        for (Declaration constants : names.enums) {
            boolean visible = simpleNames(constants).anyMatch(VISIBLE::contains);
            if (!visible && !needed.contains(constants)) {
                linter.warn(
                        DiagnosticCode.UNUSED_ENUM,
                        constants.declared().location(),
                        "no schema needs enum '" + constants.name() + "'");
            }
        }
    }

    /** The annotations by their names in lower case, without packages. */
    private static Stream<String> simpleNames(Declaration declaration) {
        return declaration.annotations().stream()
                .map(Annotation::name)
                .map(name -> name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
    }

    private boolean isEvent(Declaration schema) {
        return roots.contains(schema.name()) || simpleNames(schema).anyMatch(MARKS::contains);
    }

    /** The schemas that another one refers to. */
    private Set<Declaration> referred() {
        Set<Declaration> referred = new HashSet<>();
        for (Declaration schema : names.schemas) {
            names.references(schema).stream().filter(to -> to != schema).forEach(referred::add);
        }
        return referred;
    }

    private Set<Declaration> reachable(Collection<Declaration> from) {
        Set<Declaration> seen = new HashSet<>(from);
        Deque<Declaration> open = new ArrayDeque<>(from);
        Map<SourceLocation, Declaration> byPlace = new HashMap<>();
        names.schemas.forEach(schema -> byPlace.put(schema.declared().location(), schema));
        while (!open.isEmpty()) {
            Declaration schema = open.remove();
            Stream<Declaration> given = subtypes.getOrDefault(schema.declared().location(), List.of()).stream()
                    .map(byPlace::get);
            Stream.concat(names.references(schema).stream(), given)
                    .filter(seen::add)
                    .forEach(open::add);
        }
        return seen;
    }

    /** The file's only event is the schema from which all others but one can be reached; that one is left over. */
    private void checkAlone(SchemaFile file, Set<Declaration> referred) {
        List<Declaration> here = names.in(file);
        List<Declaration> heads =
                here.stream().filter(schema -> !referred.contains(schema)).toList();
        if (heads.size() != 2 || here.size() <= TOGETHER) {
            return;
        }
        for (Declaration schema : heads) {
            boolean alone = names.references(schema).stream().allMatch(to -> to == schema);
            Declaration other = heads.get(0) == schema ? heads.get(1) : heads.get(0);
            boolean othersGoTogether = reachable(List.of(other)).stream()
                            .filter(found -> found.file() == file)
                            .count()
                    == here.size() - 1;
            if (alone && othersGoTogether) {
                report(
                        schema,
                        "schema '" + schema.name() + "' is unused, while '" + other.name()
                                + "' uses all other schemas of the file");
            }
        }
    }

    private void report(Declaration schema, String message) {
        linter.warn(DiagnosticCode.UNUSED_SCHEMA, schema.declared().location(), message);
    }
}
