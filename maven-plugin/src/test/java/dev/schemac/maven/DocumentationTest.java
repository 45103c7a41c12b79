package dev.schemac.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.codegen.CompilerOptions.Subject;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * docs/build.md says what the plugin does: its goals, each parameter with its default, the rule that derives the
 * property from the name, and a POM that is built.
 */
class DocumentationTest {
    private static final Path PAGE = Path.of("../docs/build.md");

    @Test
    void namesEveryGoalAndEveryParameter() throws Exception {
        String page = Files.readString(PAGE);
        List<String> missing = new ArrayList<>();
        int parameters = 0;
        for (Element mojo : elements(descriptor(), "mojo")) {
            String goal = text(mojo, "goal");
            if (!page.contains("| `schemac:" + goal + "` |")) {
                missing.add(goal);
            }
            if (goal.equals("help")) {
                continue;
            }
            for (Element parameter : elements(mojo, "parameter")) {
                if (text(parameter, "editable").equals("true")) {
                    parameters++;
                    String name = text(parameter, "name");
                    String row = page.lines()
                            .filter(line -> line.startsWith("| `" + name + "`"))
                            .findFirst()
                            .orElse("");
                    Element setting = elements(elements(mojo, "configuration").get(0), name)
                            .get(0);
                    String property = setting.getTextContent().replaceAll("[${}]", "");
                    String value = setting.getAttribute("default-value")
                            .replace("${project.build.directory}", "${target}")
                            .replace("${project.basedir}/", "");
                    String prefix =
                            goal.equals("generate-test") && name.endsWith("Directory") && !name.startsWith("state")
                                    ? "schemac.test."
                                    : "schemac.";
                    boolean told = !row.isEmpty() && (value.isEmpty() || row.contains("`" + value + "`"));
                    if (!told
                            || !property.equals(prefix + name)
                            || text(parameter, "description").isBlank()) {
                        missing.add(goal + ": " + name + ", property " + property + ", default " + value);
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(page)
                .contains(
                        "the property of a parameter is `schemac.` and its name", "begin with `schemac.test.` instead");
        assertThat(parameters).isGreaterThan(25);
    }

    /** The project itself has the class path and the source path. */
    @Test
    void everyOptionOfTheCompilerIsAParameter() throws Exception {
        List<String> parameters = new ArrayList<>();
        for (Element mojo : elements(descriptor(), "mojo")) {
            if (text(mojo, "goal").equals("generate")) {
                elements(mojo, "parameter").forEach(parameter -> parameters.add(text(parameter, "name")));
            }
        }
        assertThat(parameters)
                .containsAll(Option.all().stream()
                        .filter(option -> option.subject() != Subject.CLASSES)
                        .map(Option::name)
                        .toList());
    }

    @Test
    void everyParameterIsGivenToTheCompiler() throws Exception {
        for (Option<?> option : Option.all()) {
            if (option.subject() == Subject.CLASSES) {
                continue;
            }
            GenerateMojo mojo = new GenerateMojo();
            assertThat(mojo.options(List.of(), List.of())).isEqualTo(CompilerOptions.DEFAULT);
            List<String> values = option.values();
            Object other = option.type() == boolean.class
                    ? (Object) true
                    : values.isEmpty() ? "com" : values.get(values.size() - 1);
            AbstractSchemaMojo.class.getDeclaredField(option.name()).set(mojo, other);
            assertThat(mojo.options(List.of(), List.of()).value(option))
                    .as("parameter %s", option)
                    .isEqualTo(other.toString());
        }
    }

    @Test
    void showsThePomThatIsBuilt() throws Exception {
        String pom = Files.readString(Path.of("src/it/minimal/pom.xml")).replace("@project.version@", "0.1.0-SNAPSHOT");

        assertThat(Files.readString(PAGE)).contains("```xml\n" + pom + "```\n");
        assertThat(pom.lines().count()).isLessThan(16);
    }

    @Test
    void showsTheExecutionsInCiThatAreBuilt() throws Exception {
        String pom = Files.readString(Path.of("src/it/reactor/people/pom.xml"));
        String executions = pom.substring(pom.indexOf("          <execution>"), pom.indexOf("        </executions>"));

        assertThat(Files.readString(Path.of("../docs/schemas-in-ci.md")))
                .contains("```xml\n" + executions.replaceAll("(?m)^ {10}", "") + "```\n");
    }

    @Test
    void isThreadSafeAndKnownToEditors() throws Exception {
        for (Element mojo : elements(descriptor(), "mojo")) {
            assertThat(text(mojo, "threadSafe")).as(text(mojo, "goal")).isEqualTo("true");
        }
        try (InputStream metadata =
                GenerateMojo.class.getResourceAsStream("/META-INF/m2e/lifecycle-mapping-metadata.xml")) {
            Element root = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(metadata)
                    .getDocumentElement();
            assertThat(elements(root, "goal"))
                    .extracting(Element::getTextContent)
                    .containsExactly("generate", "generate-test", "check", "breaking", "fmt", "export");
        }
    }

    /** As the build of the plugin has made it; there is one from the phase process-classes on. */
    private static Element descriptor() throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(Path.of("target/classes/META-INF/maven/plugin.xml").toFile())
                .getDocumentElement();
    }

    private static List<Element> elements(Element parent, String name) {
        NodeList nodes = parent.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    private static String text(Element parent, String name) {
        return elements(parent, name).get(0).getTextContent().trim();
    }
}
