package dev.schemac.gradle;

import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.Optional;

/** Options for all source sets, as {@code schemac { ... }}, or for one source set, at its task. */
public interface SchemacOptions {

    /** Patterns of schema files below the folder of the schemas, as in Ant. By default {@code **}{@code /*.epl}. */
    @Input
    ListProperty<String> getIncludes();

    /** Patterns of files to exclude. By default none. */
    @Input
    ListProperty<String> getExcludes();

    /** The Java package of schemas whose file declares no module. By default they are in the unnamed package. */
    @Input
    Property<String> getDefaultPackage();

    /** Kind of generated class: {@code bean}, mutable with getters and setters, or {@code record}, with a builder. */
    @Input
    Property<String> getStyle();

    /**
     * When beans decode strings: {@code eager}, while a document is parsed, or {@code lazy}, on first access.
     * {@code @Column(lazy=...)} overrides it for a column.
     */
    @Input
    Property<String> getStrings();

    /**
     * Java naming of columns. With {@code java}, the getter of column {@code html_url} is {@code getHtmlUrl()}. With
     * {@code as-is} it is {@code getHtml_url()}. {@code @JsonSchema(names=...)} overrides it for a schema.
     */
    @Input
    Property<String> getNames();

    /**
     * Java type of array columns: {@code array}, the default for beans, or {@code list}, an immutable list, the default
     * for records. {@code @JsonSchema(collections=...)} overrides it for a schema.
     */
    @Input
    @Optional
    Property<String> getCollections();

    /**
     * Whether {@code parseInto} can refill every bean, not only beans of schemas with {@code @JsonSchema(refill=true)}.
     */
    @Input
    Property<Boolean> getRefill();

    /**
     * Whether value classes declare nullability with {@code @NullMarked} and {@code @Nullable} of JSpecify. If unset, they
     * do if {@code org.jspecify:jspecify} is on the compile class path of the source set. A module must also name it in
     * {@code module-info.java}.
     */
    @Input
    @Optional
    Property<Boolean> getJspecify();

    /**
     * Whether value classes select their adapter for Gson with {@code @JsonAdapter}. If unset, they do if
     * {@code dev.schemac:schemac-gson} is on the compile class path of the source set. A module must also name it in
     * {@code module-info.java}. If Gson is there without it, the task warns, and generated classes reject Gson.
     */
    @Input
    @Optional
    Property<Boolean> getGson();

    /** Whether to warn about schemas that Esper rejects and schemac accepts. */
    @Input
    Property<Boolean> getEsper();

    /** Whether to skip all work. */
    @Internal
    Property<Boolean> getSkip();
}
