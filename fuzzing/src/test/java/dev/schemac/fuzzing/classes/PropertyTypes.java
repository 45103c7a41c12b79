package dev.schemac.fuzzing.classes;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.type.TypeFactory;
import java.util.HashMap;
import java.util.Map;

/** The types of properties by their names in JSON. */
final class PropertyTypes {
    private final ObjectMapper mapper;
    private final Map<JavaType, Map<String, JavaType>> properties = new HashMap<>();

    PropertyTypes(ObjectMapper mapper) {
        this.mapper = mapper;
    }

    /** Returns the type of a property of a class or of its subtypes, or null if it is unknown. */
    JavaType property(JavaType type, String name) {
        Map<String, JavaType> known = properties.get(type);
        if (known == null) {
            known = new HashMap<>();
            collect(type, known);
            properties.put(type, known);
        }
        return known.get(name);
    }

    private void collect(JavaType type, Map<String, JavaType> types) {
        for (BeanPropertyDefinition each :
                mapper.getSerializationConfig().introspect(type).findProperties()) {
            JavaType property = each.getPrimaryType();
            JavaType value = property.isReferenceType() ? property.getReferencedType() : property;
            // Subtypes may have properties of the same name and of other types.
            types.merge(each.getName(), value, (one, other) -> one.equals(other) ? one : TypeFactory.unknownType());
        }
        JsonSubTypes subtypes = type.getRawClass().getAnnotation(JsonSubTypes.class);
        if (subtypes != null) {
            for (JsonSubTypes.Type each : subtypes.value()) {
                if (each.value() != type.getRawClass()) {
                    collect(mapper.constructType(each.value()), types);
                }
            }
        }
    }
}
