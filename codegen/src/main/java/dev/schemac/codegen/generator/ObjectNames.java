package dev.schemac.codegen.generator;

import com.palantir.javapoet.ClassName;
import java.util.List;

/** The three classes that are generated for one schema. */
record ObjectNames(ClassName value, ClassName parser, ClassName writer) {

    static ObjectNames of(String packageName, String className) {
        return new ObjectNames(
                ClassName.get(packageName, className),
                ClassName.get(packageName, className + "Parser"),
                ClassName.get(packageName, className + "Writer"));
    }

    String packageName() {
        return value.packageName();
    }

    List<ClassName> all() {
        return List.of(value, parser, writer);
    }
}
