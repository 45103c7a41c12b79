package dev.schemac.dsl;

import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.JavaClasses.Access;
import dev.schemac.dsl.model.JavaTypeName;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The classes of an application that does not exist, and the enums of the JDK. */
final class AcmeClasses implements JavaClasses {
    private final Map<String, JavaClass> classes = new HashMap<>();

    AcmeClasses() {
        enumOf("com.acme.Color", "RED", "GREEN", "BLUE");
        enumOf("com.acme.Outer.Level", "LOW", "HIGH");
        enumOf("com.acme.Policy", "fail", "other");
        enumOf("java.math.RoundingMode", "UP", "DOWN");
        enumOf("java.time.DayOfWeek", "MONDAY");
        enumOf("Lonely", "ONE");
        enumOf("Lonely.Nested", "TWO");
        classOf("Hermit");
        adapter("LoneAdapter", "java.util.Date");
        kind("com.acme.Box", Kind.GENERIC);
        add(named("com.acme.Hidden", Kind.ENUM, false, List.of("A"), false, List.of(), Optional.empty()));
        classOf(
                "com.acme.Point",
                field("x", "int"),
                field("y", "java.lang.Integer"),
                setter("label", "java.lang.String"));
        classOf(
                "com.acme.Shape",
                field("points", "java.util.List<com.acme.Point>"),
                field("parts", "com.acme.Shape[]"),
                field("color", "com.acme.Color"),
                field("counts", "int[][]"),
                setter("tags", "java.util.Map<java.lang.String,java.lang.String[]>"),
                setter("extra", "java.lang.Object"));
        classOf("com.acme.WithWildcard", field("wild", "java.util.List<? extends java.lang.Long>"));
        classOf("com.acme.Outer.Inner", field("id", "java.util.UUID"));
        classOf("com.acme.Outer");
        classOf("com.acme.Empty");
        classOf(
                "com.acme.WithThread",
                field("thread", "java.lang.Thread"),
                field("set", "java.util.TreeSet<java.lang.String>"));
        classOf("com.acme.WithRecord", field("pair", "com.acme.Pair"));
        add(named("com.acme.Pair", Kind.RECORD, true, List.of(), false, List.of(), Optional.empty()));
        kind("com.acme.Base", Kind.ABSTRACT);
        kind("com.acme.Marker", Kind.INTERFACE);
        kind("com.acme.HasId", Kind.INTERFACE);
        kind("com.acme.Audited", Kind.ANNOTATION);
        kind("com.acme.Since", Kind.ANNOTATION);
        add(named("com.acme.Internal", Kind.INTERFACE, false, List.of(), false, List.of(), Optional.empty()));
        add(named("com.acme.Secret", Kind.CLASS, false, List.of(), true, List.of(), Optional.empty()));
        add(named("com.acme.Money", Kind.CLASS, true, List.of(), false, List.of(), Optional.empty()));
        adapter("com.acme.DateAdapter", "java.util.Date");
        adapter("com.acme.TextAdapter", "java.lang.String");
        adapter("com.acme.IntAdapter", "java.lang.Integer");
        adapter("com.acme.IntsAdapter", "int[]");
        adapter("com.acme.MoneyAdapter", "com.acme.Money");
        adapter("com.acme.NamesAdapter", "java.util.List<java.lang.String>");
        adapter("com.acme.CalendarAdapter", "java.util.Calendar");
        add(named(
                "com.acme.StingyAdapter",
                Kind.CLASS,
                true,
                List.of(),
                false,
                List.of(),
                Optional.of("java.lang.String")));
    }

    @Override
    public Optional<JavaClass> find(String name) {
        return Optional.ofNullable(classes.get(name.replace('$', '.')));
    }

    private void enumOf(String name, String... constants) {
        add(named(name, Kind.ENUM, true, List.of(constants), false, List.of(), Optional.empty()));
    }

    private void classOf(String name, JavaProperty... properties) {
        add(named(name, Kind.CLASS, true, List.of(), true, Arrays.asList(properties), Optional.empty()));
    }

    private void kind(String name, Kind kind) {
        add(named(name, kind, true, List.of(), true, List.of(), Optional.empty()));
    }

    private void adapter(String name, String type) {
        add(named(name, Kind.CLASS, true, List.of(), true, List.of(), Optional.of(type)));
    }

    /** In the package that the lower-case parts of the name are. */
    private static JavaClass named(
            String name,
            Kind kind,
            boolean visible,
            List<String> constants,
            boolean constructor,
            List<JavaProperty> properties,
            Optional<String> adapterType) {
        String packageName = name.replaceAll("(^|\\.)[A-Z].*", "");
        return new JavaClass(
                name,
                packageName,
                kind,
                visible,
                visible,
                constants,
                constants,
                constructor,
                Optional.empty(),
                properties,
                Optional.empty(),
                adapterType.map(AcmeClasses::type),
                name.endsWith("HasId") ? List.of(new JavaMethod("getId", List.of())) : List.of(),
                name.endsWith("Audited"),
                List.of());
    }

    private void add(JavaClass type) {
        classes.put(type.canonicalName(), type);
    }

    private static JavaProperty field(String name, String type) {
        return new JavaProperty(name, type(type), Access.FIELD, Optional.empty());
    }

    private static JavaProperty setter(String name, String type) {
        String suffix = Character.toUpperCase(name.charAt(0)) + name.substring(1);
        return new JavaProperty(name, type(type), Access.SETTER, Optional.of("get" + suffix));
    }

    /** Returns a type of this file: at most one level of type arguments inside of another. */
    private static JavaTypeName type(String text) {
        if (text.endsWith("[]")) {
            return type(text.substring(0, text.length() - 2)).array();
        }
        String bound = text.replaceFirst("^\\? (extends|super) ", "");
        JavaTypeName.Wildcard wildcard = text.startsWith("? super")
                ? JavaTypeName.Wildcard.SUPER
                : text.startsWith("?") ? JavaTypeName.Wildcard.EXTENDS : JavaTypeName.Wildcard.NONE;
        int open = bound.indexOf('<');
        if (open < 0) {
            return JavaTypeName.of(bound.equals("?") ? "java.lang.Object" : bound)
                    .as(wildcard);
        }
        JavaTypeName[] arguments = Arrays.stream(
                        bound.substring(open + 1, bound.length() - 1).split(", ?(?![^<]*>)"))
                .map(AcmeClasses::type)
                .toArray(JavaTypeName[]::new);
        return JavaTypeName.of(bound.substring(0, open), arguments).as(wildcard);
    }
}
