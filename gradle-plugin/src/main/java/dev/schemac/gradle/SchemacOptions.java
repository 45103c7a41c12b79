package dev.schemac.gradle;

import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;

/** What may be chosen for all source sets, as {@code schemac { ... }}, and for each, at its task. */
public interface SchemacOptions {

    /** Which files below the folder of the schemas are schemas. Patterns are those of Ant. By default {@code **}{@code /*.epl}. */
    @Input
    ListProperty<String> getIncludes();

    /** Which of them are not. By default none. */
    @Input
    ListProperty<String> getExcludes();

    /** The Java package of schemas whose file declares no module. By default they are in the unnamed package. */
    @Input
    Property<String> getDefaultPackage();

    /**
     * What kind of classes events are: {@code bean}, mutable with getters and setters, or {@code record}, with a
     * builder.
     */
    @Input
    Property<String> getStyle();

    /**
     * When the strings of beans are made: {@code eager}, when a document is parsed, or {@code lazy}, when they are
     * first asked for. {@code @Column(lazy=...)} decides for a column.
     */
    @Input
    Property<String> getStrings();

    /**
     * What columns are called in Java: {@code java}, {@code getHtmlUrl()} for column {@code html_url}, or {@code as-is},
     * {@code getHtml_url()}. {@code @JsonSchema(names=...)} decides for a schema.
     */
    @Input
    Property<String> getNames();

    /**
     * What arrays are in Java: {@code array}, by default in beans, or {@code list}, which cannot be changed, by default in
     * records. {@code @JsonSchema(collections=...)} decides for a schema.
     */
    @Input
    @Optional
    Property<String> getCollections();

    /**
     * Whether every bean can be filled again by {@code parseInto}, not only those of schemas with {@code
     * @JsonSchema(refill=true)}.
     */
    @Input
    Property<Boolean> getRefill();

    /**
     * Whether value classes say by {@code @NullMarked} and {@code @Nullable} of JSpecify where null is a value. The project
     * then needs {@code org.jspecify:jspecify} to be compiled.
     */
    @Input
    Property<Boolean> getJspecify();

    /** Whether to warn wherever Esper would refuse what schemac accepts. */
    @Input
    Property<Boolean> getEsper();

    /** Whether to do nothing at all. */
    @Internal
    Property<Boolean> getSkip();
}
