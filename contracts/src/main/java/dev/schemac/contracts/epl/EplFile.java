package dev.schemac.contracts.epl;

import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.analysis.Vocabulary;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A schema source that consists of declarations. */
public final class EplFile {
    private final List<EplDeclaration> declarations = new ArrayList<>();

    public void add(EplDeclaration declaration) {
        declarations.add(declaration);
    }

    /** {@return the added declarations, in this order} */
    public List<EplDeclaration> declarations() {
        return declarations;
    }

    /**
     * {@return the source, formatted} Only a module can have defaults of all schemas.
     *
     * @param comment the comment at its top; {@code ""} for none
     * @param module the module; {@code ""} for none
     */
    public String text(String comment, String module) {
        FileDefaults defaults = module.isEmpty() ? FileDefaults.NONE : FileDefaults.of(schemas());
        Map<EplSchema, ColumnNames> names = new HashMap<>();
        String text = (comment.isEmpty() ? "" : EplText.comment(comment))
                + (module.isEmpty() ? "" : defaults.annotation() + "module " + module + ";\n\n")
                + imports()
                + declarations.stream()
                        .map(each -> statement(each, defaults, names))
                        .collect(Collectors.joining("\n"));
        return SchemaLoader.formatValid(new SchemaSource("written", text));
    }

    List<EplSchema> schemas() {
        return declarations.stream()
                .filter(EplSchema.class::isInstance)
                .map(EplSchema.class::cast)
                .toList();
    }

    private static String statement(
            EplDeclaration declaration, FileDefaults defaults, Map<EplSchema, ColumnNames> names) {
        return declaration instanceof EplSchema schema
                ? schema.statement(defaults, ColumnNames.of(schema, names))
                : declaration.statement();
    }

    /** Returns the classes that columns name. */
    private String imports() {
        Set<String> imports = new TreeSet<>();
        schemas()
                .forEach(schema -> schema.columns()
                        .forEach(column -> imported(column.type()).ifPresent(imports::add)));
        return imports.isEmpty() ? "" : String.join("", imports) + "\n";
    }

    private static Optional<String> imported(EplType type) {
        if (type instanceof EplType.Array array) {
            return imported(array.element());
        } else if (type instanceof EplType.MapOf map) {
            return imported(map.value());
        }
        return type instanceof EplType.Scalar scalar
                ? Vocabulary.importName(scalar.word()).map(name -> "import " + name + ";\n")
                : Optional.empty();
    }
}
