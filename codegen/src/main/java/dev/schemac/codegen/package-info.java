/**
 * Compiles schemas to Java sources, or to classes in memory.
 *
 * <pre>{@code
 * SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD));
 * GeneratedFiles files = compiler.generate(compiler.read(List.of(Path.of("src/main/epl"))));
 * compiler.write(files, Path.of("target/java"), Path.of("target/resources"));
 *
 * EventRuntime runtime = new EventRuntime();
 * SchemaCompiler.compileDeploy(runtime, "create json schema Person(name string, age int)");
 * }</pre>
 *
 * <p>{@link dev.schemac.codegen.SchemaCompiler} is the entry point of the command and the Maven plugin. It reports
 * invalid schemas by a {@link dev.schemac.dsl.diagnostic.SchemaException} with all errors of all files. Generation is
 * deterministic: the same schemas and options generate the same bytes on every machine.
 */
package dev.schemac.codegen;
