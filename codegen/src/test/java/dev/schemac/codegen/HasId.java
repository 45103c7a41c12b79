package dev.schemac.codegen;

/** What beans with a column {@code id} have; {@link ClassTraitsTest} lets them implement it. */
public interface HasId {
    String getId();

    void setId(String id);

    default String shortId() {
        return getId().substring(0, 1);
    }
}
