package dev.schemac.codegen.declare;

import dev.schemac.dsl.model.ObjectType;
import java.util.List;

/**
 * Schemas in another language.
 *
 * @param text the declarations with a final line end
 * @param differences in the order of the declarations
 */
public record Declaration(String text, List<Difference> differences) {
    public Declaration {
        differences = List.copyOf(differences);
    }

    /**
     * {@return the declarations of schemas} The same schemas always result in the same text.
     *
     * @param types the schemas to declare, in this order; at least one
     */
    public static Declaration of(List<ObjectType> types, DeclarationFormat format) {
        return switch (format) {
            case SPARK -> new TableDeclarations(new SparkDialect()).of(types);
            case FLINK_SQL -> new TableDeclarations(new FlinkDialect()).of(types);
            case DUCKDB -> new TableDeclarations(new DuckDbDialect()).of(types);
            case POSTGRES -> new TableDeclarations(new PostgresDialect()).of(types);
            case AVRO -> new AvroDeclarations(types).declaration();
            case PROTO -> new ProtoDeclarations(types).declaration();
        };
    }
}
