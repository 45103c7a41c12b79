package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ObjectType.Visibility;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.EnumDeclaration;

/** What a name of a schema file may mean: a schema, or an enum. */
sealed interface Declared permits DeclaredSchema, Declared.DeclaredEnum {
    /** Where it is declared. */
    SchemaFile file();

    String name();

    /** The place of its name. */
    SourceLocation location();

    Visibility visibility();

    /** What messages call it. */
    String word();

    /** The module of its file, {@code ""} where that names none. */
    default String module() {
        return file().moduleName();
    }

    /**
     * An enum that a file declares, and what it is.
     *
     * @param type with the constants that have no error
     */
    record DeclaredEnum(SchemaFile file, EnumDeclaration declaration, EnumType type) implements Declared {
        @Override
        public String name() {
            return declaration.name().text();
        }

        @Override
        public SourceLocation location() {
            return declaration.name().location();
        }

        @Override
        public Visibility visibility() {
            return type.declaration().orElseThrow().visibility();
        }

        @Override
        public String word() {
            return "enum";
        }
    }
}
