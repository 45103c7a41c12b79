package dev.schemac.codegen.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.GeneratedApiExamples;
import dev.schemac.codegen.GeneratedRecordExamples;
import dev.schemac.codegen.GeneratedUnionExamples;
import dev.schemac.golden.dynamic.Event;
import dev.schemac.golden.dynamic.EventParser;
import dev.schemac.golden.dynamic.EventWriter;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.LazyEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.RefillingParser;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** {@code docs/generated-api.md} names members that exist, all members are listed beside it, and its examples run. */
class DocumentationGeneratedApiTest {
    private static final Path PAGE = Path.of("..", "docs", "generated-api.md");
    /** The members and examples that are too many for the page. */
    private static final Path MEMBERS = Path.of("src/test/resources/documentation/generated-api.md");

    private static final Path TESTS = Path.of("src/test/java/dev/schemac/codegen");
    private static final Pattern BLOCK = Pattern.compile("(?ms)(?<!<!-- parser -->\n)^```(\\w+)\n(.*?)^```$");
    private static final Pattern TABLE = Pattern.compile("(?m)^\\| ([^|]*) \\| \\|\n\\|---\\|---\\|\n((?:\\|.*\n)+)");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private static Map<String, Class<?>> documented() {
        Map<String, Class<?>> classes = new LinkedHashMap<>();
        classes.put("bean `Event`", Event.class);
        classes.put("every `JsonEvent`", JsonEvent.class);
        classes.put("every `LazyEvent`", LazyEvent.class);
        classes.put("record `Event`", dev.schemac.golden.records.dynamic.Event.class);
        classes.put("record `Event.Builder`", dev.schemac.golden.records.dynamic.Event.Builder.class);
        classes.put("`EventParser`", EventParser.class);
        classes.put("every `ObjectParser`", ObjectParser.class);
        classes.put("every `RefillingParser`", RefillingParser.class);
        classes.put("`EventWriter`", EventWriter.class);
        classes.put("every `ObjectWriter`", ObjectWriter.class);
        classes.put("every `EventSender`", EventSender.class);
        classes.put("every `EventRuntime`", EventRuntime.class);
        return classes;
    }

    @Test
    void theTablesListEveryPublicMember() throws IOException {
        Map<String, Set<String>> tables = tables(MEMBERS);
        Set<String> parse = tables.get("bean `Event`").stream()
                .filter(member -> member.startsWith("parse"))
                .collect(Collectors.toSet());
        assertThat(parse).hasSize(14);
        tables.values().stream().filter(members -> members.remove("parse")).forEach(members -> members.addAll(parse));

        assertThat(tables).containsOnlyKeys(documented().keySet());
        documented()
                .forEach((name, type) -> assertThat(tables.get(name)).as(name).isEqualTo(members(type)));
    }

    /** A page shows some members, and all forms of {@code parse} as one. */
    @Test
    void thePageNamesMembersThatExist() throws IOException {
        Set<String> names = new TreeSet<>();
        documented().values().forEach(type -> members(type).forEach(member -> names.add(name(member))));
        Map<String, Set<String>> shown = tables(PAGE);

        assertThat(shown).containsOnlyKeys("bean", "every `ObjectParser`");
        shown.forEach((table, members) -> assertThat(members)
                .as(table)
                .extracting(DocumentationGeneratedApiTest::name)
                .isSubsetOf(names));
    }

    private static String name(String member) {
        return member.replaceFirst("\\(.*", "");
    }

    private static Map<String, Set<String>> tables(Path page) throws IOException {
        Map<String, Set<String>> tables = new LinkedHashMap<>();
        TABLE.matcher(Files.readString(page))
                .results()
                .forEach(table -> tables.put(table.group(1), listed(table.group(2))));
        return tables;
    }

    @Test
    void theExamplesRunAsTheyStandThere() throws IOException {
        String source = withoutIndentation(Files.readString(TESTS.resolve("GeneratedApiExamples.java"))
                + Files.readString(TESTS.resolve("GeneratedRecordExamples.java"))
                + Files.readString(TESTS.resolve("GeneratedUnionExamples.java")));
        List<String> examples = blocks("java");

        assertThat(examples).hasSize(8);
        for (String example : examples) {
            assertThat(source).contains("\n\n" + withoutIndentation(example) + "\n");
        }
    }

    @Test
    void theExamplesGiveWhatIsShown() throws IOException {
        List<String> results = List.of(
                GeneratedApiExamples.bean(),
                GeneratedRecordExamples.record(),
                GeneratedApiExamples.inheritance(),
                GeneratedApiExamples.lazyStrings(),
                GeneratedApiExamples.writer(),
                GeneratedApiExamples.sender(),
                GeneratedApiExamples.parser(),
                GeneratedUnionExamples.union());

        assertThat(blocks("text").stream().map(String::strip).toList()).isEqualTo(results);
    }

    @Test
    void theSchemaIsThatOfTheClasses() throws IOException {
        assertThat(Files.readString(Path.of("src/golden/epl/Dynamic.epl")))
                .contains(blocks("epl").get(0));
        assertThat(Files.readString(Path.of("src/golden/epl-records/Events.epl")))
                .contains(blocks("epl").get(1));
    }

    private static List<String> blocks(String language) throws IOException {
        return BLOCK.matcher(Files.readString(PAGE) + Files.readString(MEMBERS))
                .results()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    /** The code in the first column. */
    private static Set<String> listed(String rows) {
        return rows.lines()
                .flatMap(row ->
                        CODE.matcher(row.substring(0, row.indexOf('|', 1))).results())
                .map((MatchResult code) -> code.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> members(Class<?> type) {
        List<Member> members = new ArrayList<>();
        members.addAll(Arrays.asList(type.getDeclaredConstructors()));
        members.addAll(Arrays.asList(type.getDeclaredMethods()));
        members.addAll(Arrays.asList(type.getDeclaredFields()));
        return members.stream()
                .filter(member -> Modifier.isPublic(member.getModifiers()) && !member.isSynthetic())
                .map(DocumentationGeneratedApiTest::signature)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String signature(Member member) {
        if (member instanceof Field) {
            return member.getName();
        }
        String name = member instanceof Constructor<?> constructor
                ? constructor.getDeclaringClass().getSimpleName()
                : ((Method) member).getName();
        return Arrays.stream(((Executable) member).getGenericParameterTypes())
                .map(DocumentationGeneratedApiTest::simpleName)
                .collect(Collectors.joining(", ", name + "(", ")"));
    }

    private static String simpleName(Type type) {
        if (type instanceof ParameterizedType parameterized) {
            return simpleName(parameterized.getRawType());
        }
        return type instanceof Class<?> known ? known.getSimpleName() : type.getTypeName();
    }

    private static String withoutIndentation(String java) {
        return java.replaceAll("(?m)^ +", "");
    }
}
