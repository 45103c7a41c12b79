package dev.schemac.codegen.generator;

import com.palantir.javapoet.TypeName;
import dev.schemac.dsl.model.ArrayType;

/**
 * One distinct array type of a schema; the parser has one method that reads it, the writer one that writes it.
 *
 * @param javaType the whole array type
 * @param elementType the type of its elements
 * @param methodSuffix what follows {@code read} or {@code write} in the method's name
 */
record ArrayPlan(ArrayType type, TypeName javaType, TypeName elementType, String methodSuffix) {

    String readMethod() {
        return "read" + methodSuffix;
    }

    String writeMethod() {
        return "write" + methodSuffix;
    }
}
