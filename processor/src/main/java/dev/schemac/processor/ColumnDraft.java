package dev.schemac.processor;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationElement;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import dev.schemac.dsl.syntax.ShortForm;
import dev.schemac.processor.Report.Place;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.type.TypeMirror;

/** The attributes of one column while they are collected from annotations. The stricter of two settings counts. */
final class ColumnDraft {
    /** The prefix of attributes whose meaning depends on the type: those of {@code @Size}. */
    private static final String SIZE = "size.";

    private static final String OURS = "dev.schemac.";

    private static final Pattern NUMBERS = Pattern.compile("byte|short|int|long|float|double"
            + "|java\\.lang\\.(Byte|Short|Integer|Long|Float|Double)|java\\.math\\.\\w+|java\\.util\\.Optional\\w+");

    private static final Set<String> BOUNDS = Set.of("min", "max", "exclusiveMin", "exclusiveMax");

    /** @param place the annotation that sets it; an element if its name does */
    private record Setting(AnnotationValue value, Place place) {
        boolean isOurs() {
            return place.annotation()
                    .filter(mirror -> Mirrors.name(mirror).startsWith(OURS))
                    .isPresent();
        }
    }

    private final Report report;
    private final TypeMirror leaf;
    private final Map<String, Setting> settings = new LinkedHashMap<>();

    /** @param type the type of the property */
    ColumnDraft(TypeMirror type, Report report) {
        this.leaf = TypeReader.leaf(type);
        this.report = report;
    }

    /** Returns whether the values are numbers. */
    boolean isNumber() {
        return NUMBERS.matcher(TypeReader.erasedName(leaf)).matches();
    }

    boolean isBoolean() {
        return TypeReader.erasedName(leaf).matches("boolean|java\\.lang\\.Boolean");
    }

    boolean has(String attribute) {
        return settings.containsKey(attribute);
    }

    /** Returns the string of an attribute. */
    Optional<String> text(String attribute) {
        return Optional.ofNullable(settings.get(attribute)).flatMap(setting -> setting.value.asText());
    }

    /** Sets a flag, a number or a string. */
    void set(String attribute, String value, Place place) {
        SourceLocation at = report.location(place);
        set(attribute, value.matches("true|false") ? new WordValue(at, value) : new TextValue(at, value), place);
    }

    /** Sets an attribute, unless an annotation of schemac, or a stricter one, has set it. */
    void set(String attribute, AnnotationValue value, Place place) {
        Setting added = new Setting(literal(attribute, value), place);
        Setting before = settings.putIfAbsent(attribute, added);
        if (before == null || before.isOurs() && !added.isOurs()) {
            return;
        }
        String first = shown(before.value);
        String second = shown(added.value);
        if (attribute.equals("pattern") && !first.equals(second)) {
            report.warning(
                    place,
                    place.shown() + " is not checked, because the property has the pattern of " + before.place.shown()
                            + " already");
        } else if (isStricter(attribute, first, second)) {
            settings.put(attribute, added);
        } else if (!first.equals(second) && !isStricter(attribute, second, first)) {
            report.error(
                    place,
                    place.shown() + " sets '" + attribute + "' to '" + second + "', but " + before.place.shown()
                            + " sets it to '" + first + "'");
        }
    }

    /** The language has one bound at each end. */
    private void keepStricter(String inclusive, String exclusive) {
        if (has(inclusive) && has(exclusive)) {
            String least = shown(settings.get(exclusive).value);
            boolean kept = isStricter(inclusive, least, shown(settings.get(inclusive).value));
            settings.remove(kept ? exclusive : inclusive);
        }
    }

    private static boolean isStricter(String attribute, String before, String added) {
        if (attribute.matches("(required|unique)")) {
            return added.equals("true");
        } else if (attribute.matches("(nullable|nullElements)")) {
            return added.equals("false");
        }
        boolean least = attribute.matches("(?i)(.*min|min.*)");
        boolean greatest = attribute.matches("(?i)(.*max|max.*)");
        if (!least && !greatest || !isDecimal(before) || !isDecimal(added)) {
            return false;
        }
        int order = new BigDecimal(added).compareTo(new BigDecimal(before));
        return least ? order > 0 : order < 0;
    }

    /** Numbers and booleans can only be strings in annotations of Java; the type of the property decides. */
    private AnnotationValue literal(String attribute, AnnotationValue value) {
        boolean bound = BOUNDS.contains(attribute) || attribute.startsWith(SIZE);
        boolean ofType = attribute.equals("defaultValue") || attribute.equals("const");
        if (value instanceof TextValue text) {
            if ((bound || ofType && isNumber()) && isDecimal(text.text())) {
                return new NumberValue(text.location(), text.text());
            } else if (ofType && isBoolean()) {
                return new WordValue(text.location(), text.text());
            }
        }
        return value;
    }

    private static boolean isDecimal(String text) {
        return text.matches("-?[0-9]+(\\.[0-9]+)?([eE][+-]?[0-9]{1,3})?");
    }

    private static String shown(AnnotationValue value) {
        return value instanceof NumberValue number
                ? number.literal()
                : value.asText().orElseGet(value::toString);
    }

    /** Returns the annotations of the column. A short form keeps its name, for messages. */
    List<Annotation> annotations(SourceLocation column) {
        keepStricter("min", "exclusiveMin");
        keepStricter("max", "exclusiveMax");
        List<Annotation> annotations = new ArrayList<>();
        List<AnnotationElement> rest = new ArrayList<>();
        List<AnnotationElement> sizes = new ArrayList<>();
        SourceLocation sizesAt = column;
        for (Map.Entry<String, Setting> each : settings.entrySet()) {
            String attribute = each.getKey();
            AnnotationValue value = each.getValue().value;
            SourceLocation at = value.location();
            String by = each.getValue()
                    .place
                    .annotation()
                    .map(mirror -> Mirrors.type(mirror).getSimpleName().toString())
                    .orElse("");
            if (attribute.startsWith(SIZE)) {
                sizes.add(element(attribute.substring(SIZE.length()), value));
                sizesAt = at;
            } else if (ShortForm.named(by)
                    .filter(form -> form.takesValue() && !form.isFlag() && !form.isOfSizes())
                    .filter(form -> form.parameters().get(0).attribute().equals(attribute))
                    .isPresent()) {
                annotations.add(new Annotation(at, by, List.of(new AnnotationElement(at, Optional.empty(), value))));
            } else {
                rest.add(element(attribute, value));
            }
        }
        if (!sizes.isEmpty()) {
            annotations.add(new Annotation(sizesAt, "Size", sizes));
        }
        if (!rest.isEmpty()) {
            annotations.add(new Annotation(column, ShortForm.COLUMN, rest));
        }
        return annotations;
    }

    static AnnotationElement element(String attribute, AnnotationValue value) {
        SourceLocation at = value.location();
        return new AnnotationElement(at, Optional.of(new Name(at, attribute, false)), value);
    }
}
