package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ObjectType.Visibility;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.EnumDeclaration;

/** A declaration that a name of a schema file can refer to: a schema, or an enum. */
sealed interface Declared permits DeclaredSchema, Declared.DeclaredEnum {
    /** Returns the file of the declaration. */
    SchemaFile file();

    String name();

    /** Returns the place of its name. */
    SourceLocation location();

    Visibility visibility();

    /** Returns its noun in messages. */
    String word();

    /** Returns the module of its file, {@code ""} if the file names none. */
    default String module() {
        return file().moduleName();
    }

    /** Returns its name with its module, if it has one. */
    default String qualifiedName() {
        return module().isEmpty() ? name() : module() + "." + name();
    }

    /**
     * An enum that a file declares.
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
