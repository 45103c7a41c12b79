package dev.schemac.spring;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.runtime.support.JsonConstant;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.util.Json31;
import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.SpecVersion;
import io.swagger.v3.oas.models.media.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.springdoc.core.customizers.GlobalOpenApiCustomizer;
import org.springframework.core.ResolvableType;

/**
 * Replaces the schemas of events in the description of springdoc, which Swagger derives from classes, by the schemas of the
 * exported contract. They are published unchanged.
 */
final class ContractSchemas implements ModelConverter, GlobalOpenApiCustomizer {
    /** The place of an exported contract on the class path; each jar may have one. */
    static final String RESOURCE = "META-INF/schemac/openapi.json";

    private static final Log LOG = LogFactory.getLog(ContractSchemas.class);
    private static final String PREFIX = "#/components/schemas/";

    private final EventBodies bodies;
    private final Map<String, JsonNode> schemas;
    /** The classes without a schema that the log has named. */
    private final Set<Class<?>> missing = ConcurrentHashMap.newKeySet();

    private ContractSchemas(EventBodies bodies, Map<String, JsonNode> schemas) {
        this.bodies = bodies;
        this.schemas = schemas;
    }

    /** @throws IllegalStateException if a contract cannot be read, or two of them have different schemas of one name */
    static ContractSchemas read(EventBodies bodies, ClassLoader loader) {
        Map<String, JsonNode> schemas = new HashMap<>();
        try {
            for (URL contract : Collections.list(loader.getResources(RESOURCE))) {
                try (InputStream in = contract.openStream()) {
                    Json31.mapper()
                            .readTree(in)
                            .path("components")
                            .path("schemas")
                            .properties()
                            .forEach(schema -> {
                                JsonNode other = schemas.put(schema.getKey(), schema.getValue());
                                if (other != null && !other.equals(schema.getValue())) {
                                    throw new IllegalStateException("the schema " + schema.getKey() + " in " + contract
                                            + " differs from the one in another " + RESOURCE
                                            + ": export both modules to one contract");
                                }
                            });
                }
            }
        } catch (IOException e) {
            throw new IllegalStateException("cannot read a contract " + RESOURCE + ": " + e.getMessage(), e);
        }
        return new ContractSchemas(bodies, schemas);
    }

    @Override
    public Schema<?> resolve(AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
        JavaType java = Json31.mapper().constructType(type.getType());
        if (java != null && java.getRawClass() == Stream.class && java.containedTypeCount() == 1) {
            type.type(Json31.mapper().getTypeFactory().constructCollectionType(List.class, java.containedType(0)));
        } else if (java != null) {
            String name = name(java.getRawClass());
            if (name != null) {
                return new Schema<>(SpecVersion.V31).$ref(PREFIX + name);
            }
        }
        return chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
    }

    /** Returns the name of the schema of a class, or null if it has none. */
    private String name(Class<?> type) {
        if (JsonConstant.class.isAssignableFrom(type)) {
            return schemas.containsKey(type.getSimpleName()) ? type.getSimpleName() : null;
        }
        if (bodies.type(ResolvableType.forClass(type)) == null || type.isArray()) {
            return null;
        }
        for (String name : bodies.names(type)) {
            if (schemas.containsKey(name)) {
                return name;
            }
        }
        if (missing.add(type)) {
            LOG.warn("the OpenAPI description lacks the schema of " + type.getName() + ": export its schema to "
                    + RESOURCE + " in the class path, with the format openapi");
        }
        return null;
    }

    /** Adds the schemas that the description refers to, directly or by other schemas. */
    @Override
    public void customise(OpenAPI description) {
        if (description.getComponents() == null) {
            description.setComponents(new Components());
        }
        Deque<JsonNode> unread = new ArrayDeque<>(List.of(Json31.mapper().valueToTree(description)));
        while (!unread.isEmpty()) {
            for (String reference : unread.pop().findValuesAsText("$ref")) {
                String name = reference.substring(reference.lastIndexOf('/') + 1);
                JsonNode schema = reference.startsWith(PREFIX) ? schemas.get(name) : null;
                if (schema != null && added(description.getComponents(), name, schema)) {
                    unread.push(schema);
                }
            }
        }
    }

    private static boolean added(Components components, String name, JsonNode exported) {
        if (components.getSchemas() != null && components.getSchemas().containsKey(name)) {
            return false;
        }
        // Swagger writes extensions unchanged, but not all of the members that it knows.
        Map<String, Object> members = new LinkedHashMap<>();
        exported.properties().forEach(member -> members.put(member.getKey(), member.getValue()));
        Schema<?> schema = new Schema<>(SpecVersion.V31);
        schema.setExtensions(members);
        components.addSchemas(name, schema);
        return true;
    }
}
