package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac generate-completion}, and what a shell makes of it. */
class CompletionTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void makeFiles() throws IOException {
        Files.writeString(
                folder.resolve("Users.epl"), "create json schema User(a int);\nCREATE JSON SCHEMA Users(a User[]);\n");
        Files.writeString(folder.resolve("users.json"), "{}");
        Files.createDirectories(folder.resolve("Usual"));
    }

    @Test
    void filesCompleteWhereverTheyAreTaken() throws Exception {
        for (String words : List.of("parse", "compile", "check", "fmt", "infer", "import", "export", "breaking")) {
            assertThat(complete(words, "Us")).as(words).contains("Users.epl", "Usual");
        }
        assertThat(complete("parse", "Users.epl", "--type", "User", "us")).contains("users.json");
        for (String option : List.of("-o", "--output", "--classpath", "--source-path")) {
            assertThat(complete("compile", option, "Us")).as(option).contains("Usual");
        }
        assertThat(complete("breaking", "Users.epl", "--against", "Us")).contains("Users.epl");
        assertThat(complete("parse", "--rejects", "us")).contains("users.json");
        assertThat(complete("Us")).contains("Users.epl");
    }

    @Test
    void namesOfSchemasCompleteForType() throws Exception {
        assertThat(complete("parse", "Users.epl", "--type", "")).containsExactly("User", "Users");
        assertThat(complete("parse", ".", "--type", "Users")).containsExactly("Users");
        assertThat(complete("parse", "--type", "")).isEmpty();
    }

    @Test
    void codesRulesAndWordsOfOptionsComplete() throws Exception {
        assertThat(complete("explain", "SC20")).contains("SC201", "SC205").doesNotContain("SC100");
        assertThat(complete("explain", "type-na")).containsExactly("type-narrowed");
        assertThat(complete("check", "--ignore", "unused-s")).containsExactly("unused-schema");
        assertThat(complete("parse", "--profile", "")).containsExactlyInAnyOrder("default", "strict", "esper");
        assertThat(complete("compile", "--names", "")).containsExactlyInAnyOrder("java", "as-is");
        assertThat(complete("import", "--fail-on", "")).containsExactlyInAnyOrder("narrower", "numbers", "wider");
        assertThat(complete("export", "--to", ""))
                .containsExactlyInAnyOrder(
                        "json-schema",
                        "plain-json-schema",
                        "openapi",
                        "spark",
                        "flink-sql",
                        "duckdb",
                        "postgres",
                        "avro",
                        "proto");
        assertThat(complete("generate-completion", "")).containsExactlyInAnyOrder("bash", "zsh", "fish");
        assertThat(complete("par")).contains("parse");
    }

    @Test
    void fishGetsAScriptOfItsOwn() {
        CommandRun run = CommandRun.of("generate-completion", "fish");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains(
                        "-a parse -d ",
                        "complete -c schemac -n '__fish_seen_subcommand_from parse' -l type -xa '(__schemac_schema_names)'",
                        "'__fish_seen_subcommand_from parse' -l profile -xa 'default strict esper'",
                        "'__fish_seen_subcommand_from parse' -l rejects -r",
                        "'__fish_seen_subcommand_from explain' -f")
                .doesNotContain(CompletionCommand.SCHEMA_NAMES);
    }

    @Test
    void theManualPageHasEveryCommand() {
        CommandRun run = CommandRun.of("generate-man-page");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith(".TH SCHEMAC 1 ")
                .contains(".SH \"schemac parse\"", "\\-\\-ndjson", ".SH \"schemac breaking\"");
        assertThat(CommandRun.of("--help").out()).doesNotContain("generate-man-page");
    }

    /** What bash offers after these words, of which the last is being typed. */
    private List<String> complete(String... words) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "there is no bash");
        Path script = folder.resolve("completion");
        Files.writeString(script, CommandRun.of("generate-completion").out());
        List<String> command = new ArrayList<>(List.of(
                "/bin/bash",
                "--norc",
                "-c",
                "source \"$0\" && COMP_WORDS=(schemac \"$@\") && COMP_CWORD=$# && _complete_schemac"
                        + " && printf '%s\\n' \"${COMPREPLY[@]}\"",
                script.toString()));
        command.addAll(List.of(words));
        Process bash = new ProcessBuilder(command).directory(folder.toFile()).start();
        bash.getOutputStream().close();
        String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(bash.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return out.lines().filter(line -> !line.isBlank()).toList();
    }
}
