package dev.schemac.dsl;

/** Where the annotations of columns are written. Both places have the same meaning. */
public enum AnnotationPlacement {
    /** Before the column, in short forms: {@code @Min(0) age int}. */
    BESIDE,
    /** Before the schema: {@code @Column(name=age, min=0)}. */
    ABOVE
}
