package dev.schemac.dsl.diagnostic;

import static dev.schemac.dsl.diagnostic.Diagnostic.Severity.ERROR;
import static dev.schemac.dsl.diagnostic.Diagnostic.Severity.WARNING;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The catalogue of diagnostics. A number never changes its meaning and is never reused. The resource diagnostics.txt has
 * the title of each code, an example that causes it, and its fix. {@code schemac explain}, docs/errors.md and SARIF reports
 * derive from both.
 */
public enum DiagnosticCode {
    NOT_UTF_8(1, ERROR),
    SAME_SOURCE_NAME(2, ERROR),
    UNCLOSED_TEXT(3, ERROR),
    SYNTAX(4, ERROR),
    UNEXPECTED_CHARACTER(5, ERROR),
    TOO_DEEP(6, ERROR),
    OTHER_STATEMENT(7, ERROR),
    MODULE_PLACE(8, ERROR),
    LATE_DECLARATION(9, ERROR),
    SCHEMA_NAME(10, ERROR),
    DUPLICATE_SCHEMA(11, ERROR),
    UNKNOWN_TYPE(12, ERROR),
    AMBIGUOUS_SCHEMA(13, ERROR),
    HIDDEN_BY_USES(14, ERROR),
    UNKNOWN_KIND(15, ERROR),
    NOT_JSON(16, ERROR),
    HALF_SURROGATE(17, ERROR),
    UNKNOWN_QUALIFIER(18, ERROR),
    DUPLICATE_COLUMN(19, ERROR),
    TOO_MANY_COLUMNS(20, ERROR),
    DUPLICATE_JSON_NAME(21, ERROR),
    TYPE_PARAMETERS(22, ERROR),
    BRACKETS(23, ERROR),
    NOT_PRIMITIVE(24, ERROR),
    TOO_MANY_DIMENSIONS(25, ERROR),
    NULL_TYPE(26, ERROR),
    CLASS_NOT_FOUND(27, ERROR),
    CLASS_NOT_SUPPORTED(28, ERROR),
    CLASS_NOT_USABLE(29, ERROR),
    CLASS_PROPERTY(30, ERROR),
    PROVIDED_CLASS(31, ERROR),
    ADAPTER(32, ERROR),
    UNKNOWN_ANNOTATION(33, ERROR),
    UNKNOWN_ATTRIBUTE(34, ERROR),
    MISSING_ATTRIBUTE(35, ERROR),
    DUPLICATE_ATTRIBUTE(36, ERROR),
    ATTRIBUTE_VALUE(37, ERROR),
    VISIBILITY(38, ERROR),
    UNKNOWN_COLUMN(39, ERROR),
    REPEATED_COLUMN_ANNOTATION(40, ERROR),
    DEFAULT_VALUE(41, ERROR),
    ATTRIBUTE_DOES_NOT_FIT(42, ERROR),
    UNKNOWN_CONSTANT(43, ERROR),
    UNKNOWN_SCHEMA(44, ERROR),
    SEVERAL_SUPERTYPES(45, ERROR),
    INHERITANCE_CYCLE(46, ERROR),
    INHERITED_COLUMN(47, ERROR),
    COPY_CONFLICT(48, ERROR),
    NOT_A_SUPERTYPE(49, ERROR),
    TIMESTAMP_TYPE(50, ERROR),
    TIMESTAMP_PAIR(51, ERROR),
    TOO_MANY_ANCESTORS(52, ERROR),
    NOT_PUBLIC(53, ERROR),
    COLUMN_ANNOTATION(54, ERROR),
    MAP_COLUMNS(55, WARNING),
    JAVA_NAME(60, ERROR),
    JAVA_PACKAGE(61, ERROR),
    JAVA_LIMIT(62, ERROR),
    JAVA_RECORD_LIMIT(64, ERROR),
    JAVA_COLUMN_NAME(65, ERROR),
    CLASS_TRAIT(66, ERROR),
    RULES_CONTRADICT(67, ERROR),
    PATTERN(68, ERROR),
    FORMAT(69, ERROR),
    IGNORED_TEXT(70, WARNING),
    UNION(72, ERROR),
    DISCRIMINATOR_VALUE(73, ERROR),
    ENUM_CONSTANT(75, ERROR),
    DUPLICATE_CONSTANT(76, ERROR),
    ENUM_ANNOTATION(77, ERROR),
    COLUMN_ATTRIBUTE_TWICE(78, ERROR),
    OTHER_COLUMN(79, ERROR),
    ESPER_RESERVED_WORD(80, WARNING),
    ESPER_TICKED_NAME(81, WARNING),
    ESPER_ORDER(82, WARNING),
    ESPER_DIMENSIONS(83, WARNING),
    ESPER_TYPE(84, WARNING),
    ESPER_ANNOTATION(85, WARNING),
    ESPER_HIDDEN_SCHEMA(86, WARNING),
    ESPER_VISIBILITY(87, WARNING),
    ESPER_WIDTH(88, WARNING),
    ESPER_STATEMENT(89, WARNING),
    UNUSED_SCHEMA(100, WARNING),
    UNUSED_IMPORT(101, WARNING),
    UNUSED_USES(102, WARNING),
    SCHEMA_NAME_STYLE(103, WARNING),
    COLUMN_NAME_STYLE(104, WARNING),
    MIXED_COLUMN_STYLE(105, WARNING),
    SIMILAR_COLUMNS(106, WARNING),
    SHADOWED_CLASS(107, WARNING),
    SHADOWED_SCHEMA(108, WARNING),
    UNUSED_ENUM(109, WARNING),
    NO_SUBTYPE(115, WARNING),
    REPEATED_DEFAULT(116, WARNING),
    SCHEMA_REMOVED(200, ERROR),
    COLUMN_REMOVED(201, ERROR),
    MEMBER_RENAMED(202, ERROR),
    ALIAS_REMOVED(203, ERROR),
    TYPE_CHANGED(204, ERROR),
    TYPE_NARROWED(205, ERROR),
    TYPE_WIDENED(206, ERROR),
    COLUMN_REQUIRED(207, ERROR),
    COLUMN_NOT_REQUIRED(208, ERROR),
    NULL_REFUSED(209, ERROR),
    NULL_ALLOWED(210, ERROR),
    DEFAULT_CHANGED(211, ERROR),
    CONSTANT_REMOVED(212, ERROR),
    CONSTANT_ADDED(213, ERROR),
    CONSTANTS_REFUSED(214, ERROR),
    BASE64_CHANGED(215, ERROR),
    UNDECLARED_DROPPED(216, ERROR),
    RULE_TIGHTENED(217, ERROR),
    RULE_LOOSENED(218, ERROR),
    FORMAT_CHANGED(219, ERROR),
    COLUMN_ADDED(220, WARNING),
    COLUMN_RENAMED(221, WARNING),
    JAVA_TYPE_CHANGED(222, WARNING),
    SUPERTYPE_CHANGED(223, WARNING),
    CONSTANT_RENAMED(224, WARNING),
    NAMES_CHANGED(225, WARNING),
    STRING_FORMAT_CHANGED(226, WARNING),
    UNION_CHANGED(230, ERROR),
    SUBTYPE_REMOVED(231, ERROR),
    SUBTYPE_ADDED(232, ERROR),
    OTHERWISE_CHANGED(233, ERROR),
    SUBTYPE_ADDED_TO_OTHERWISE(234, WARNING);

    private final int number;
    private final Severity severity;

    DiagnosticCode(int number, Severity severity) {
        this.number = number;
        this.severity = severity;
    }

    /** An entry of diagnostics.txt: the title, the indented example, the fix and, indented, the corrected example. */
    private record Entry(String title, String example, String fix, String corrected) {
        private static final int INDENT = 4;

        private static final Pattern FORM =
                Pattern.compile("[a-z0-9-]+: (.*)\n((?: {4}.*\n)+)((?:\\S.*\n)+)((?: {4}.*\n)*)");

        /** By the names of the rules. */
        private static final Map<String, Entry> ALL = all();

        private static Map<String, Entry> all() {
            try (InputStream in = DiagnosticCode.class.getResourceAsStream("diagnostics.txt")) {
                return Stream.of(new String(in.readAllBytes(), UTF_8)
                                .replace("\r", "")
                                .split("\n\n"))
                        .collect(Collectors.toMap(text -> text.split(": ", 2)[0], Entry::of));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static Entry of(String text) {
            Matcher parts = FORM.matcher(text.stripTrailing() + "\n");
            if (!parts.matches()) {
                throw new IllegalStateException("not an entry of diagnostics.txt: " + text);
            }
            return new Entry(
                    parts.group(1),
                    parts.group(2).indent(-INDENT).strip(),
                    parts.group(3).strip().replace('\n', ' '),
                    parts.group(4).indent(-INDENT).strip());
        }
    }

    private Entry entry() {
        return Entry.ALL.get(rule());
    }

    /** The subject of a code. */
    public enum Group {
        /** Invalid sources, and statements without effect. */
        SCHEMA,
        /** Statements that Esper rejects. */
        ESPER,
        /** Lint warnings. */
        LINT,
        /** Breaking changes. */
        BREAKING
    }

    /** {@return the subject of the code} */
    public Group group() {
        if (number < 80) {
            return Group.SCHEMA;
        }
        if (number < 100) {
            return Group.ESPER;
        }
        return number < 200 ? Group.LINT : Group.BREAKING;
    }

    /**
     * {@return the code of a number, {@code SC012}, in any case, or of a rule name, {@code unknown-type}}
     *
     * @param text a code such as {@code SC012}, in any case
     */
    public static Optional<DiagnosticCode> named(String text) {
        return Arrays.stream(values())
                .filter(code ->
                        code.toString().equalsIgnoreCase(text) || code.rule().equals(text))
                .findFirst();
    }

    /**
     * {@return the codes of all these names}
     *
     * @throws IllegalArgumentException if there is no such rule
     */
    public static Set<DiagnosticCode> allNamed(Collection<String> rules) {
        Set<DiagnosticCode> codes = EnumSet.noneOf(DiagnosticCode.class);
        for (String rule : rules) {
            codes.add(named(rule)
                    .orElseThrow(
                            () -> new IllegalArgumentException("there is no rule '" + rule + "'" + suggestion(rule))));
        }
        return codes;
    }

    /** {@return the end of a message that suggests a code or rule for a mistyped one; empty if none is similar} */
    public static String suggestion(String text) {
        return NearestName.suggestion(
                text,
                Arrays.stream(values())
                        .flatMap(code -> Stream.of(code.rule(), code.toString()))
                        .toList());
    }

    /**
     * {@return the name of the rule in words, for instance {@code unknown-type}; like the number, it never changes}
     */
    public String rule() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@return the severity of every diagnostic with this code} */
    public Severity severity() {
        return severity;
    }

    /** {@return one line that describes the problem} */
    public String title() {
        return entry().title;
    }

    /** {@return the address of its section of {@code docs/errors.md}} */
    public String page() {
        return "https://schemac.dev/docs/errors.md#" + (this + "-" + rule()).toLowerCase(Locale.ROOT);
    }

    /** {@return a source that causes this diagnostic} */
    public String example() {
        return entry().example;
    }

    /** {@return how to fix it} */
    public String fix() {
        return entry().fix;
    }

    /**
     * {@return the corrected example, empty if a sentence explains the fix better} Where the example consists of several
     * files, it replaces the last one, unless it contains several files itself.
     */
    public String corrected() {
        return entry().corrected;
    }

    /** Returns the code as printed, for instance {@code SC012}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "SC%03d", number);
    }
}
