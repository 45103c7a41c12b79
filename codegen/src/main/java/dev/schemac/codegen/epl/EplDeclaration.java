package dev.schemac.codegen.epl;

/** What a schema text declares. */
public sealed interface EplDeclaration permits EplSchema, EplEnum {
    /** {@return the name, which is known before the text is printed} */
    String name();

    /** {@return the statement, not formatted} */
    String statement();
}
