package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code --format} and {@code --color}. */
class DiagnosticFormatsTest {
    private static final String BROKEN = "create json schema Book(author Naems);\n";

    @Test
    void jsonIsOneArrayOnStandardOutput() {
        assertThat(CommandRun.withInput(BROKEN, "check", "-", "--format", "json"))
                .isEqualTo(new CommandRun(1, """
                        [
                          {
                            "file": "<stdin>",
                            "line": 1,
                            "column": 32,
                            "endColumn": 37,
                            "severity": "error",
                            "code": "SC012",
                            "rule": "unknown-type",
                            "message": "unknown type 'Naems'",
                            "hint": "Correct the name, declare the schema, or import the class. Text is 'string', a decimal number 'BigDecimal', a date 'java.time.LocalDate', a point in time 'java.time.Instant'."
                          }
                        ]
                        """, ""));
        assertThat(CommandRun.withInput("create json schema Book(title string);", "check", "-", "--format", "json"))
                .isEqualTo(new CommandRun(0, "[]\n", ""));
    }

    @Test
    void githubIsACommandForEach() {
        assertThat(CommandRun.withInput("create json schema book(a int);", "check", "-", "--format", "github"))
                .isEqualTo(new CommandRun(
                        3,
                        "::warning file=<stdin>,line=1,col=20,endColumn=24,title=SC103 schema-name-style::"
                                + "schema 'book' is not written in UpperCamelCase%0A"
                                + "Write it in UpperCamelCase: Java classes are named after it.\n",
                        ""));
    }

    @Test
    void githubTextIsEscaped() {
        CommandRun run =
                CommandRun.withInput("create json schema `a%\n,:`(a int);", "check", "-", "--format", "github");
        assertThat(run.out()).contains("::schema 'a%25%0A,:' is not").hasLineCount(1);
    }

    @Test
    void sarifIsALogOfOneRun() {
        assertThat(CommandRun.withInput("create json schema book(a int);", "check", "-", "--format", "sarif"))
                .isEqualTo(new CommandRun(3, """
                        {
                          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
                          "version": "2.1.0",
                          "runs": [
                            {
                              "tool": {
                                "driver": {
                                  "name": "schemac",
                                  "version": "%s",
                                  "rules": [
                                    {
                                      "id": "SC103",
                                      "name": "schema-name-style",
                                      "shortDescription": {
                                        "text": "Schema name not in Java style"
                                      },
                                      "defaultConfiguration": {
                                        "level": "warning"
                                      },
                                      "help": {
                                        "text": "Write it in UpperCamelCase: Java classes are named after it."
                                      }
                                    }
                                  ]
                                }
                              },
                              "columnKind": "utf16CodeUnits",
                              "results": [
                                {
                                  "ruleId": "SC103",
                                  "ruleIndex": 0,
                                  "level": "warning",
                                  "message": {
                                    "text": "schema 'book' is not written in UpperCamelCase"
                                  },
                                  "locations": [
                                    {
                                      "physicalLocation": {
                                        "artifactLocation": {
                                          "uri": "stdin"
                                        },
                                        "region": {
                                          "startLine": 1,
                                          "startColumn": 20,
                                          "endColumn": 24
                                        }
                                      }
                                    }
                                  ]
                                }
                              ]
                            }
                          ]
                        }
                        """.formatted(System.getProperty("schemac.version")), ""));
    }

    @Test
    void compilingAndFormattingHaveThemToo() {
        assertThat(CommandRun.withInput(BROKEN, "-", "-o", "target/none", "--format", "json")
                        .out())
                .contains("\"rule\": \"unknown-type\"");
        assertThat(CommandRun.withInput("create json schema A(", "fmt", "-", "--format", "json")
                        .out())
                .contains("\"rule\": \"syntax\"");
    }

    @Test
    void namesThatAreNoTextComeOutAllTheSame() {
        CommandRun run = CommandRun.withInput("create json schema `\\uD800`(a int);", "check", "-", "--format", "json");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void anUnknownFormatIsRefused() {
        assertThat(CommandRun.of("check", "-", "--format", "xml").err())
                .startsWith("schemac: Invalid value for option '--format': expected one of [text, json, github, sarif]"
                        + " but was 'xml'\n");
    }

    @Test
    void coloursMarkPlaceSeverityAndCode() {
        assertThat(CommandRun.withInput(BROKEN, "check", "-", "--color", "always")
                        .err())
                .isEqualTo("\u001b[1m<stdin>:1:32: \u001b[0m\u001b[31;1merror:\u001b[0m unknown type 'Naems' "
                        + "\u001b[36m[SC012]\u001b[0m\n"
                        + "  create json schema Book(author Naems);\n"
                        + "\u001b[31;1m                                 ^^^^^\u001b[0m\n");
    }

    @Test
    void coloursAreForTerminalsUnlessNoColorIsSet() {
        assertThat(colored(Terminal.BOTH, Map.of())).isTrue();
        assertThat(colored(Terminal.NONE, Map.of())).isFalse();
        assertThat(colored(Terminal.BOTH, Map.of("NO_COLOR", "1"))).isFalse();
        assertThat(colored(Terminal.BOTH, Map.of("NO_COLOR", ""))).isTrue();
        assertThat(colored(Terminal.BOTH, Map.of(), "--color", "never")).isFalse();
        assertThat(colored(Terminal.NONE, Map.of("NO_COLOR", "1"), "--color", "always"))
                .isTrue();
    }

    private static boolean colored(Terminal terminal, Map<String, String> environment, String... options) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        StandardStreams streams = new StandardStreams(
                new ByteArrayInputStream(BROKEN.getBytes(UTF_8)),
                new ByteArrayOutputStream(),
                new PrintStream(err, true, UTF_8),
                terminal,
                false,
                environment);
        String[] words = new String[options.length + 2];
        words[0] = "check";
        words[1] = "-";
        System.arraycopy(options, 0, words, 2, options.length);
        Schemac.run(streams, words);
        return err.toString(UTF_8).contains("\u001b[");
    }
}
