package dev.schemac.dsl;

import dev.schemac.dsl.model.ClassType.Access;
import dev.schemac.dsl.model.JavaClasses;
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
        add(new JavaClass("com.acme.Hidden", Kind.ENUM, false, List.of("A"), false, List.of(), Optional.empty()));
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
                setter("extra", "java.lang.Object"),
                setter("wild", "java.util.List<? extends java.lang.Long>"));
        classOf("com.acme.Outer.Inner", field("id", "java.util.UUID"));
        classOf("com.acme.Outer");
        classOf("com.acme.Empty");
        classOf(
                "com.acme.WithThread",
                field("thread", "java.lang.Thread"),
                field("set", "java.util.Set<java.lang.String>"));
        classOf("com.acme.WithRecord", field("pair", "com.acme.Pair"));
        kind("com.acme.Pair", Kind.RECORD);
        kind("com.acme.Base", Kind.ABSTRACT);
        kind("com.acme.Marker", Kind.INTERFACE);
        add(new JavaClass("com.acme.Secret", Kind.CLASS, false, List.of(), true, List.of(), Optional.empty()));
        add(new JavaClass("com.acme.Money", Kind.CLASS, true, List.of(), false, List.of(), Optional.empty()));
        adapter("com.acme.DateAdapter", "java.util.Date");
        adapter("com.acme.TextAdapter", "java.lang.String");
        adapter("com.acme.IntAdapter", "java.lang.Integer");
        adapter("com.acme.IntsAdapter", "int[]");
        adapter("com.acme.MoneyAdapter", "com.acme.Money");
        adapter("com.acme.NamesAdapter", "java.util.List<java.lang.String>");
        adapter("com.acme.CalendarAdapter", "java.util.Calendar");
        add(new JavaClass(
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
        add(new JavaClass(name, Kind.ENUM, true, List.of(constants), false, List.of(), Optional.empty()));
    }

    private void classOf(String name, JavaProperty... properties) {
        add(new JavaClass(name, Kind.CLASS, true, List.of(), true, Arrays.asList(properties), Optional.empty()));
    }

    private void kind(String name, Kind kind) {
        add(new JavaClass(name, kind, true, List.of(), true, List.of(), Optional.empty()));
    }

    private void adapter(String name, String type) {
        add(new JavaClass(name, Kind.CLASS, true, List.of(), true, List.of(), Optional.of(type)));
    }

    private void add(JavaClass type) {
        classes.put(type.canonicalName(), type);
    }

    private static JavaProperty field(String name, String type) {
        return new JavaProperty(name, type, Access.FIELD);
    }

    private static JavaProperty setter(String name, String type) {
        return new JavaProperty(name, type, Access.SETTER);
    }
}
