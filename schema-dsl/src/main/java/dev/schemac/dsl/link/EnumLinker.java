package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.link.Declared.DeclaredEnum;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ConstantDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.EnumDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Links the enums that files declare. It derives the Java names of their constants, and rejects duplicate constants.
 */
public final class EnumLinker {
    /** More constants than enums have, and fewer than the initializer of a Java class can contain. */
    private static final int MAX_CONSTANTS = 2_000;

    /** The longest string of a constant, below the limit of constants in Java classes. */
    private static final int MAX_TEXT = 1_000;

    /** A string that a name can be derived from: words of ASCII letters and digits, and separators. */
    private static final Pattern WORDS = Pattern.compile("[-_ ./:]*[A-Za-z][-A-Za-z0-9_ ./:]*");

    /** Between two words, or within a word in camel case. */
    private static final Pattern WORD_BORDER =
            Pattern.compile("[-_ ./:]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])");

    private static final Pattern JAVA_NAME = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    private static final Set<String> JAVA_KEYWORDS = Set.of("""
                    _ abstract assert boolean break byte case catch char class const continue default do double else
                    enum extends false final finally float for goto if implements import instanceof int interface long
                    native new null package private protected public return short static strictfp super switch
                    synchronized this throw throws transient true try void volatile while
                    """.trim().split("\\s+"));

    private final Diagnostics diagnostics;

    EnumLinker(Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
    }

    DeclaredEnum link(SchemaFile file, EnumDeclaration declaration, ClassNames classNames, JavaClasses classes) {
        checkKind(declaration.kind());
        SchemaAnnotations annotations =
                new SchemaAnnotations(declaration.annotations(), classNames, classes, diagnostics);
        annotations
                .ofSchemasOnly()
                .forEach(annotation -> diagnostics.error(
                        DiagnosticCode.ENUM_ANNOTATION,
                        annotation.location(),
                        "'@" + annotation.name() + "' is for schemas, and '"
                                + declaration.name().text() + "' is an enum"));
        List<String> names = new ArrayList<>();
        List<String> strings = new ArrayList<>();
        Map<String, String> descriptions = new HashMap<>();
        constants(declaration.constants(), names, strings, descriptions);
        return new DeclaredEnum(
                file,
                declaration,
                new EnumType(
                        declaration.name().text(),
                        names,
                        strings,
                        Optional.of(new EnumType.Declaration(
                                file.moduleName(),
                                declaration.name().location(),
                                annotations.description().or(declaration::comment),
                                descriptions,
                                annotations.visibility()))));
    }

    private void checkKind(Name kind) {
        if (!kind.text().equalsIgnoreCase("json")) {
            diagnostics.error(
                    DiagnosticCode.UNKNOWN_KIND,
                    kind.location(),
                    "an enum is declared by 'create json enum', not 'create " + kind.text() + " enum'",
                    Replacement.ofName(kind.text(), List.of("json")));
        }
    }

    /**
     * @param names receives the names in Java
     * @param strings receives the strings in JSON, in the same order
     * @param descriptions receives the descriptions of constants, by their names
     */
    private void constants(
            List<ConstantDeclaration> constants,
            List<String> names,
            List<String> strings,
            Map<String, String> descriptions) {
        Map<String, ConstantDeclaration> byText = new HashMap<>();
        Map<String, ConstantDeclaration> byName = new HashMap<>();
        for (ConstantDeclaration constant : constants) {
            if (names.size() == MAX_CONSTANTS) {
                refuse(
                        constant.location(),
                        String.format(Locale.ROOT, "an enum has at most %,d constants", MAX_CONSTANTS));
                return;
            }
            Optional<String> description = SchemaAnnotations.description(constant, diagnostics);
            ConstantDeclaration before = byText.putIfAbsent(constant.text(), constant);
            if (before != null) {
                diagnostics.error(
                        DiagnosticCode.DUPLICATE_CONSTANT,
                        constant.location(),
                        SchemaNames.duplicate("constant", constant.text(), before.location(), constant.location()),
                        before.location());
            } else if (isText(constant)) {
                name(constant).ifPresent(name -> {
                    ConstantDeclaration sameName = byName.putIfAbsent(name, constant);
                    if (sameName == null) {
                        names.add(name);
                        strings.add(constant.text());
                        description.ifPresent(text -> descriptions.put(name, text));
                    } else {
                        reportSameName(name, sameName, constant);
                    }
                });
            }
        }
    }

    private boolean isText(ConstantDeclaration constant) {
        if (!SourceText.isWellFormed(constant.text())) {
            diagnostics.error(
                    DiagnosticCode.HALF_SURROGATE, constant.location(), "the string contains an unpaired surrogate");
            return false;
        } else if (constant.text().length() > MAX_TEXT) {
            refuse(
                    constant.location(),
                    String.format(Locale.ROOT, "the string of a constant has at most %,d characters", MAX_TEXT));
            return false;
        }
        return true;
    }

    private void reportSameName(String name, ConstantDeclaration before, ConstantDeclaration constant) {
        diagnostics.error(
                DiagnosticCode.DUPLICATE_CONSTANT,
                constant.name().map(Name::location).orElse(constant.location()),
                "the constant would have the name '" + name + "' in Java, which '" + before.text()
                        + "' has already; set another one with 'as'");
    }

    /** Returns the Java name; empty after a reported error. */
    private Optional<String> name(ConstantDeclaration constant) {
        if (constant.name().isEmpty()) {
            Optional<String> name = derived(constant.text());
            if (name.isEmpty()) {
                refuse(
                        constant.location(),
                        "this string cannot become a Java name; set a name with 'as', as in " + "'>=' as AT_LEAST");
            }
            return name;
        }
        Name given = constant.name().get();
        if (JAVA_NAME.matcher(given.text()).matches() && !JAVA_KEYWORDS.contains(given.text())) {
            return Optional.of(given.text());
        }
        refuse(given.location(), "'" + given.text() + "' is not a valid name of a Java constant");
        return Optional.empty();
    }

    /** Derives the name {@code DARK_BLUE} from {@code dark-blue} and {@code darkBlue}. */
    public static Optional<String> derived(String text) {
        if (text.length() > MAX_TEXT || !WORDS.matcher(text).matches()) {
            return Optional.empty();
        }
        return Optional.of(WORD_BORDER
                .splitAsStream(text)
                .filter(word -> !word.isEmpty())
                .map(word -> word.toUpperCase(Locale.ROOT))
                .collect(Collectors.joining("_")));
    }

    private void refuse(SourceLocation at, String message) {
        diagnostics.error(DiagnosticCode.ENUM_CONSTANT, at, message);
    }
}
