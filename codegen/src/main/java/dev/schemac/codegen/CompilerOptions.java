package dev.schemac.codegen;

import dev.schemac.codegen.plan.EnumPlan.GsonSupport;
import dev.schemac.codegen.plan.PlannedSchemas.PlanOptions;
import dev.schemac.codegen.write.Library;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * The options of the compiler. Immutable.
 *
 * <pre>{@code
 * CompilerOptions options = CompilerOptions.DEFAULT.withDefaultPackage("com.acme").withStyle(ValueStyle.RECORD);
 * }</pre>
 *
 * <p>Each option is described once, by an {@link Option}. The command line, the index of published schemas and
 * docs/options.md derive from these. Tests compare the parameters of the Maven plugin and the properties of the Gradle
 * plugin with them.
 */
public final class CompilerOptions {

    /** The subject of an option. A command offers only options that can change its result. */
    public enum Subject {
        /** The location of the Java classes that schemas name. */
        CLASSES,
        /** Names of generated classes and methods, which may clash. */
        NAMES,
        /** Everything else about generated code. */
        CODE,
        /** Additional warnings. */
        WARNINGS
    }

    /**
     * The description of one option: its names, its values, one phrase, and how its value is read from a string.
     *
     * @param <T> the type of its value
     */
    public static final class Option<T> {
        /** The Java package of schemas whose file declares no module; {@code ""} is the unnamed package. */
        public static final Option<String> DEFAULT_PACKAGE = new Option<>(
                        "defaultPackage", "--package", Subject.NAMES, String.class, "", CompilerOptions::usablePackage)
                .described("Java package of schemas that declare no module", "the unnamed package")
                .published("package", null);

        /** Folders and jars of compiled classes that schemas name. */
        public static final Option<List<Path>> CLASS_PATH = paths(
                "classPath", "--classpath", "Folders and jars of the Java classes that schemas name: enums, adapters");

        /** Folders of Java sources whose classes schemas name before compilation. */
        public static final Option<List<Path>> SOURCE_PATH = paths(
                "sourcePath",
                "--source-path",
                "Folders with the Java sources of such classes, if they are not compiled yet");

        /** Whether to warn of everything that Esper rejects. */
        public static final Option<Boolean> ESPER =
                flag("esper", Subject.WARNINGS, "Warn about everything that Esper would reject");

        /** The kind of generated class. */
        public static final Option<ValueStyle> STYLE = choice("style", Subject.NAMES, ValueStyle.BEAN)
                .described("Kind of generated class", "bean")
                .published("style", null);

        /** When the strings of beans are decoded, unless {@code @Column(lazy=...)} is set. */
        public static final Option<StringStyle> STRINGS = choice("strings", Subject.CODE, StringStyle.EAGER)
                .described("Decoding of strings in beans, unless @Column(lazy=...) is set", "eager")
                .published("strings", "eager");

        /** How columns are named in Java, unless {@code @JsonSchema(names=...)} is set. */
        public static final Option<NamingStyle> NAMES = choice("names", Subject.NAMES, NamingStyle.JAVA)
                .described("Java naming of columns, unless @JsonSchema(names=...) is set", "java")
                .published("names", "as-is");

        /** The Java type of arrays, unless {@code @JsonSchema(collections=...)} is set. */
        public static final Option<CollectionStyle> COLLECTIONS = choice(
                        "collections", Subject.CODE, CollectionStyle.ARRAY)
                .described(
                        "Java type of arrays, unless @JsonSchema(collections=...) is set",
                        "array in beans, list in records")
                .published("collections", "array");

        /** Whether all beans can be filled again, not only those with {@code @JsonSchema(refill=true)}. */
        public static final Option<Boolean> REFILL = flag(
                "refill", Subject.CODE, "Generate parseInto for all beans, not only with @JsonSchema(refill=true)");

        /** Whether value classes are annotated with JSpecify. */
        public static final Option<AnnotationMode> JSPECIFY = choice("jspecify", Subject.CODE, AnnotationMode.AUTO)
                .described(
                        "Annotate value classes with @NullMarked and @Nullable of JSpecify",
                        "auto, which means true if the class path contains JSpecify");

        /** Whether value classes are annotated with the adapter for Gson. */
        public static final Option<AnnotationMode> GSON = choice("gson", Subject.CODE, AnnotationMode.AUTO)
                .described(
                        "Annotate value classes with @JsonAdapter of Gson",
                        "auto, which means true if the class path contains schemac-gson");

        private static final List<Option<?>> ALL = List.of(
                STYLE,
                STRINGS,
                NAMES,
                COLLECTIONS,
                DEFAULT_PACKAGE,
                REFILL,
                JSPECIFY,
                GSON,
                CLASS_PATH,
                SOURCE_PATH,
                ESPER);

        private final String name;
        private final String commandLine;
        private final Subject subject;
        private final Class<?> type;
        private final T normal;
        private final Function<String, T> parser;
        private String phrase = "";
        private String defaultText = "";
        private String indexWord = "";
        private String unpublished;

        private Option(
                String name, String commandLine, Subject subject, Class<?> type, T normal, Function<String, T> parser) {
            this.name = name;
            this.commandLine = commandLine;
            this.subject = subject;
            this.type = type;
            this.normal = normal;
            this.parser = parser;
        }

        private static Option<List<Path>> paths(String name, String commandLine, String phrase) {
            Function<String, List<Path>> parser = paths -> Stream.of(paths.split(File.pathSeparator))
                    .filter(path -> !path.isEmpty())
                    .map(Path::of)
                    .toList();
            return new Option<>(name, commandLine, Subject.CLASSES, List.class, List.<Path>of(), parser)
                    .described(phrase, "");
        }

        private static Option<Boolean> flag(String name, Subject subject, String phrase) {
            return new Option<>(name, "--" + name, subject, boolean.class, false, Boolean::valueOf)
                    .described(phrase, "");
        }

        private static <E extends Enum<E>> Option<E> choice(String name, Subject subject, E normal) {
            Class<E> type = normal.getDeclaringClass();
            return new Option<>(name, "--" + name, subject, type, normal, text -> constant(type, text));
        }

        private static <E extends Enum<E>> E constant(Class<E> type, String text) {
            return Arrays.stream(type.getEnumConstants())
                    .filter(each -> each.toString().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException(NearestName.noneOf(names(type), text)));
        }

        private static List<String> names(Class<?> type) {
            return Arrays.stream(type.getEnumConstants()).map(Object::toString).toList();
        }

        private Option<T> described(String phrase, String defaultText) {
            this.phrase = phrase;
            this.defaultText = defaultText;
            return this;
        }

        /** @param unpublished the value of schemas whose index lacks the option; null if no index does */
        private Option<T> published(String word, String unpublished) {
            this.indexWord = word;
            this.unpublished = unpublished;
            return this;
        }

        /** {@return all options, in the order in which they are listed} */
        public static List<Option<?>> all() {
            return ALL;
        }

        /** {@return the name in Java, in Maven and in Gradle, such as {@code defaultPackage}} */
        public String name() {
            return name;
        }

        /** {@return the name on the command line, such as {@code --package}} */
        public String commandLine() {
            return commandLine;
        }

        /** {@return the subject of the option} */
        public Subject subject() {
            return subject;
        }

        /** {@return the type of its value; {@code boolean} for a flag} */
        public Class<?> type() {
            return type;
        }

        /** {@return the values as strings; empty where these are not a fixed set} */
        public List<String> values() {
            return type.isEnum() ? names(type) : List.of();
        }

        /**
         * {@return a value that a user wrote as a string}
         *
         * @throws IllegalArgumentException if there is no such value; the message does not contain the option's name
         */
        public T parse(String value) {
            return parser.apply(value);
        }

        /** {@return one phrase, without the end of a sentence} */
        public String phrase() {
            return phrase;
        }

        /** {@return the default for display; empty for flags and paths} */
        public String defaultText() {
            return defaultText;
        }

        /**
         * Returns the word in the index of published schemas; empty if users of the schemas do not need the option.
         */
        String indexWord() {
            return indexWord;
        }

        /** The value of published schemas whose index lacks the option; empty if no index does. */
        Optional<String> unpublished() {
            return Optional.ofNullable(unpublished);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** Beans in the unnamed package, no classes except those of the JDK, no additional warnings. */
    public static final CompilerOptions DEFAULT = new CompilerOptions(Map.of());

    /** The values that differ from the defaults; the default of {@link Option#COLLECTIONS} depends on the style. */
    private final Map<Option<?>, Object> changed;

    private CompilerOptions(Map<Option<?>, Object> changed) {
        this.changed = changed;
    }

    private <T> T get(Option<T> option) {
        @SuppressWarnings("unchecked") // set by with(Option, T) only
        T value = (T) changed.getOrDefault(option, option.normal);
        return value;
    }

    private <T> CompilerOptions with(Option<T> option, T value) {
        Objects.requireNonNull(value, option.name);
        Map<Option<?>, Object> values = new HashMap<>(changed);
        if (value.equals(option.normal) && option.type != CollectionStyle.class) {
            values.remove(option);
        } else {
            values.put(option, value);
        }
        return new CompilerOptions(Map.copyOf(values));
    }

    /**
     * {@return these options with a value that a user wrote as a string}
     *
     * @throws IllegalArgumentException if the option has no such value; the message does not contain the option's name
     */
    public <T> CompilerOptions withValue(Option<T> option, String value) {
        return with(option, option.parse(value));
    }

    /** {@return the value of an option as a string, as {@link #withValue} reads it} */
    public String value(Option<?> option) {
        Object value = option == Option.COLLECTIONS ? collections() : get(option);
        return value instanceof List<?> paths
                ? String.join(
                        File.pathSeparator, paths.stream().map(Object::toString).toList())
                : value.toString();
    }

    /** {@return the Java package of schemas that declare no module; {@code ""} is the unnamed package} */
    public String defaultPackage() {
        return get(Option.DEFAULT_PACKAGE);
    }

    /**
     * {@return these options with another Java package for schemas that declare no module}
     *
     * @param packageName {@code ""} is the unnamed package
     * @throws IllegalArgumentException if it is not a valid Java package name for code
     */
    public CompilerOptions withDefaultPackage(String packageName) {
        return withValue(Option.DEFAULT_PACKAGE, packageName);
    }

    /** {@return folders and jars of compiled classes that schemas may name: enums, adapters} */
    public List<Path> classPath() {
        return get(Option.CLASS_PATH);
    }

    /** {@return these options with compiled classes that schemas may name} */
    public CompilerOptions withClassPath(List<Path> foldersAndJars) {
        return with(Option.CLASS_PATH, List.copyOf(foldersAndJars));
    }

    /** {@return folders of Java sources whose classes schemas may name before compilation} */
    public List<Path> sourcePath() {
        return get(Option.SOURCE_PATH);
    }

    /** {@return these options with folders of Java sources whose classes schemas may name} */
    public CompilerOptions withSourcePath(List<Path> folders) {
        return with(Option.SOURCE_PATH, List.copyOf(folders));
    }

    /** {@return whether to warn of everything that Esper rejects} */
    public boolean esper() {
        return get(Option.ESPER);
    }

    /** {@return these options with or without warnings of what Esper rejects} */
    public CompilerOptions withEsper(boolean warn) {
        return with(Option.ESPER, warn);
    }

    /** {@return the kind of generated class} */
    public ValueStyle style() {
        return get(Option.STYLE);
    }

    /** {@return these options with another kind of generated class} */
    public CompilerOptions withStyle(ValueStyle style) {
        return with(Option.STYLE, style);
    }

    /** {@return whether all beans can be filled again, not only those with {@code @JsonSchema(refill=true)}} */
    public boolean refill() {
        return get(Option.REFILL);
    }

    /** {@return these options with or without {@code parseInto} for all beans} */
    public CompilerOptions withRefill(boolean everywhere) {
        return with(Option.REFILL, everywhere);
    }

    /** {@return when the strings of beans are decoded, unless {@code @Column(lazy=...)} is set} */
    public StringStyle strings() {
        return get(Option.STRINGS);
    }

    /** {@return these options with strings of beans decoded at another time} */
    public CompilerOptions withStrings(StringStyle strings) {
        return with(Option.STRINGS, strings);
    }

    /** {@return how columns are named in Java, unless {@code @JsonSchema(names=...)} is set} */
    public NamingStyle names() {
        return get(Option.NAMES);
    }

    /** {@return these options with another Java naming of columns} */
    public CompilerOptions withNames(NamingStyle names) {
        return with(Option.NAMES, names);
    }

    /**
     * {@return the Java type of arrays, unless {@code @JsonSchema(collections=...)} is set; by default that of the
     * {@link #style}}
     */
    public CollectionStyle collections() {
        return changed.containsKey(Option.COLLECTIONS) ? get(Option.COLLECTIONS) : style().collections();
    }

    /** {@return these options with another Java type of arrays} */
    public CompilerOptions withCollections(CollectionStyle collections) {
        return with(Option.COLLECTIONS, collections);
    }

    /** {@return whether value classes are annotated with JSpecify} */
    public AnnotationMode jspecify() {
        return get(Option.JSPECIFY);
    }

    /** {@return these options with or without annotations of JSpecify in value classes} */
    public CompilerOptions withJSpecify(AnnotationMode annotated) {
        return with(Option.JSPECIFY, annotated);
    }

    /**
     * {@return whether value classes are annotated with the adapter for Gson} With {@link AnnotationMode#AUTO}, and Gson
     * without its adapter, an annotation makes Gson reject them.
     */
    public AnnotationMode gson() {
        return get(Option.GSON);
    }

    /** {@return these options with or without the annotation that selects the adapter for Gson in value classes} */
    public CompilerOptions withGson(AnnotationMode annotated) {
        return with(Option.GSON, annotated);
    }

    /**
     * Replaces each {@link AnnotationMode#AUTO} by the value that it has for this class path and source path. If they
     * contain Gson without its adapter, that of {@link #gson} stays, and an annotation makes Gson reject the classes.
     *
     * @return these options, unchanged if other values are set
     */
    public CompilerOptions withDetectedAnnotations() {
        if (jspecify() != AnnotationMode.AUTO && gson() != AnnotationMode.AUTO) {
            return this;
        }
        Set<Library> found = Library.on(classPath(), sourcePath());
        boolean hasJSpecify = found.contains(Library.JSPECIFY) && !Library.JSPECIFY.isHidden(sourcePath());
        CompilerOptions detected = withJSpecify(detected(jspecify(), hasJSpecify));
        return switch (gsonSupport(found)) {
            case ADAPTER -> detected.withGson(AnnotationMode.ON);
            case GUARD -> detected;
            case NONE -> detected.withGson(AnnotationMode.OFF);
        };
    }

    private GsonSupport gsonSupport(Set<Library> found) {
        if (gson() != AnnotationMode.AUTO) {
            return gson() == AnnotationMode.ON ? GsonSupport.ADAPTER : GsonSupport.NONE;
        } else if (!found.contains(Library.GSON)) {
            return GsonSupport.NONE;
        }
        // a module need not name Gson, because schemac-gson requires it transitively
        boolean hasAdapter = found.contains(Library.GSON_ADAPTER) && !Library.GSON_ADAPTER.isHidden(sourcePath());
        return hasAdapter
                ? GsonSupport.ADAPTER
                : Library.GSON.isHidden(sourcePath()) ? GsonSupport.NONE : GsonSupport.GUARD;
    }

    private static AnnotationMode detected(AnnotationMode mode, boolean found) {
        if (mode != AnnotationMode.AUTO) {
            return mode;
        }
        return found ? AnnotationMode.ON : AnnotationMode.OFF;
    }

    /** Returns the options that affect generated code. */
    PlanOptions plan() {
        return new PlanOptions(
                defaultPackage(),
                style() == ValueStyle.RECORD,
                refill(),
                strings() == StringStyle.LAZY,
                names(),
                collections(),
                jspecify() == AnnotationMode.ON,
                gsonSupport(gson() == AnnotationMode.AUTO ? Library.on(classPath(), sourcePath()) : Set.of()));
    }

    /**
     * Returns an ASCII name, as in generated sources; {@code java} and its subpackages are reserved for the platform.
     */
    private static String usablePackage(String name) {
        boolean usable = name.isEmpty()
                || SourceVersion.isName(name, SourceVersion.RELEASE_17)
                        && name.chars().allMatch(c -> c < 0x80)
                        && !name.equals("java")
                        && !name.startsWith("java.");
        if (!usable) {
            throw new IllegalArgumentException(
                    "expected a Java package name of ASCII characters, outside of 'java', but found '" + name + "'");
        }
        return name;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CompilerOptions options && changed.equals(options.changed);
    }

    @Override
    public int hashCode() {
        return changed.hashCode();
    }

    @Override
    public String toString() {
        return Option.ALL.stream()
                .map(option -> option + "=" + value(option))
                .toList()
                .toString();
    }
}
