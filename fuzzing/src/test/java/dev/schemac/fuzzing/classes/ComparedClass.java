package dev.schemac.fuzzing.classes;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.LinkedHashSet;
import java.util.Set;

/** A class with annotations of Jackson, which Jackson and generated code read and write. */
final class ComparedClass {
    private final ObjectMapper mapper;
    private final JavaType type;
    private final MethodHandle parse;
    private final MethodHandle toJson;

    /** Finds the generated methods of a class beside it. */
    ComparedClass(ObjectMapper mapper, Class<?> type) throws ReflectiveOperationException {
        this.mapper = mapper;
        this.type = mapper.constructType(type);
        String name = type.getName().replace('$', '_') + "Json";
        Class<?> json = Class.forName(name, true, type.getClassLoader());
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        parse = lookup.findStatic(json, "parse", MethodType.methodType(type, byte[].class))
                .asType(MethodType.methodType(Object.class, byte[].class));
        toJson = lookup.findStatic(json, "toJson", MethodType.methodType(String.class, type))
                .asType(MethodType.methodType(String.class, Object.class));
    }

    /** Returns a mapper with settings that are common in services: times are strings, and keep their offsets. */
    static ObjectMapper mapper(ClassLoader loader) {
        return JsonMapper.builder()
                .typeFactory(TypeFactory.defaultInstance().withClassLoader(loader))
                .addModules(new JavaTimeModule(), new Jdk8Module(), new ParameterNamesModule())
                // The order of a HashSet has no meaning.
                .addModule(new SimpleModule().addAbstractTypeMapping(Set.class, LinkedHashSet.class))
                .disable(
                        SerializationFeature.WRITE_DATES_AS_TIMESTAMPS,
                        SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
                .disable(DeserializationFeature.ADJUST_DATES_TO_CONTEXT_TIME_ZONE)
                .build();
    }

    JavaType type() {
        return type;
    }

    String name() {
        return type.getRawClass().getSimpleName();
    }

    /** Reads a document with the generated parser. */
    Object parse(byte[] document) throws JsonParseException {
        try {
            return (Object) parse.invokeExact(document);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** Writes an object with the generated writer. */
    String toJson(Object value) {
        try {
            return (String) toJson.invokeExact(value);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    Object readWithJackson(byte[] document) throws IOException {
        return mapper.readValue(document, type);
    }

    String writeWithJackson(Object value) throws IOException {
        return mapper.writeValueAsString(value);
    }
}
