/**
 * The schema compiler: schemas in, Java sources or classes in memory out.
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
 * <p>{@link dev.schemac.codegen.SchemaCompiler} is the only class with behaviour; the command and the Maven plugin call
 * nothing else. What is wrong with a schema is a {@link dev.schemac.dsl.diagnostic.SchemaException} with all errors of
 * all files. Generation is deterministic: the same schemas and options give the same bytes on every machine.
 */
package dev.schemac.codegen;
