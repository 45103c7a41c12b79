package dev.schemac.contracts.epl;

/** A declaration in a schema source. */
public sealed interface EplDeclaration permits EplSchema, EplEnum {
    /** {@return the name, which is known before the source is printed} */
    String name();

    /** Sets the name. */
    void name(String chosen);

    /** {@return the statement, not formatted} */
    String statement();
}
