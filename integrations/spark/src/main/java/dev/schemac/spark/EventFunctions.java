package dev.schemac.spark;

import dev.schemac.spark.internal.read.ParseFunction;
import dev.schemac.spark.internal.table.ReadMode;
import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.TableSchema;
import java.util.List;
import java.util.Locale;
import org.apache.spark.sql.catalyst.analysis.NoSuchFunctionException;
import org.apache.spark.sql.connector.catalog.FunctionCatalog;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * A catalog with one function for each schema: it parses a column of documents, such as the values of a Kafka topic.
 *
 * <pre>{@code
 * spark.conf().set("spark.sql.catalog.events", "dev.schemac.spark.EventFunctions");
 * spark.conf().set("spark.sql.catalog.events.schema", "Clicks.epl");
 * spark.sql("SELECT events.Click(value).user FROM topic");
 * }</pre>
 *
 * <p>The driver compiles the schema, and needs a JDK. Executors load the compiled classes, once for a JVM. With the
 * setting {@code class} instead of {@code schema}, no JVM compiles, and the class has one function. Spark creates this
 * class by its name, and initializes it once. Thread-safe after that.
 */
public final class EventFunctions implements FunctionCatalog {
    private static final List<String> OPTIONS = ReadOptions.names(ReadOptions.Option::functions);

    private String name = "";

    /** Null before the catalog is initialized. */
    private ReadOptions read;

    /** Creates a catalog without options; Spark calls this. */
    public EventFunctions() {}

    /**
     * Sets the options of the catalog; Spark calls this.
     *
     * @param name the name of the catalog
     * @param options the settings of the session that begin with that name
     * @throws IllegalArgumentException if an option is missing or unknown, or has an invalid value
     */
    @Override
    public void initialize(String name, CaseInsensitiveStringMap options) {
        for (String option : options.asCaseSensitiveMap().keySet()) {
            if (option.indexOf('.') < 0 && !OPTIONS.contains(option.toLowerCase(Locale.ROOT))) {
                throw new IllegalArgumentException("unknown setting 'spark.sql.catalog." + name + "." + option
                        + "': the options of functions are " + String.join(", ", OPTIONS)
                        + "; options with a point in their name configure Hadoop");
            }
        }
        ReadOptions given = ReadOptions.of(options);
        if (given.mode() == ReadMode.DROPMALFORMED) {
            throw new IllegalArgumentException(
                    "a function returns a value for each document: use the mode PERMISSIVE or FAILFAST");
        }
        this.name = name;
        this.read = given;
    }

    /** {@return the name of the catalog} */
    @Override
    public String name() {
        return name;
    }

    /** {@return the schemas that no other one uses, without their module} */
    @Override
    public Identifier[] listFunctions(String[] namespace) {
        return namespace.length > 0
                ? new Identifier[0]
                : TableSchema.types(read).stream()
                        .map(type -> Identifier.of(namespace, type.substring(type.lastIndexOf('.') + 1)))
                        .toArray(Identifier[]::new);
    }

    /**
     * {@return the function that parses documents of a schema}
     *
     * @param function the name of the schema, simple or with its module, in any case
     * @throws NoSuchFunctionException if the name has parts
     * @throws IllegalArgumentException if there is no such schema, or several ones in another case
     */
    @Override
    public UnboundFunction loadFunction(Identifier function) throws NoSuchFunctionException {
        if (function.namespace().length > 0) {
            throw new NoSuchFunctionException(function);
        }
        TableSchema table = TableSchema.ofFunction(read, function.name());
        return new ParseFunction(name + "." + function.name(), table, read.mode() == ReadMode.PERMISSIVE);
    }
}
