/**
 * Turns schema sources into a linked {@link dev.schemac.dsl.model.SchemaSet}.
 *
 * <pre>{@code
 * List<SchemaSource> sources = SchemaLoader.read(List.of(Path.of("src/main/epl")));
 * LinkedSchemas schemas = SchemaLoader.load(sources);
 * for (ObjectType type : schemas.types()) {
 *     System.out.println(type.name() + " has " + type.columns().size() + " columns");
 * }
 * }</pre>
 *
 * <p>Begin with {@link dev.schemac.dsl.SchemaLoader}. It returns valid schemas, or throws a {@link
 * dev.schemac.dsl.diagnostic.SchemaException} with every error of every file. Lines and columns count from 1, columns
 * in UTF-16 units.
 */
package dev.schemac.dsl;
