package dev.schemac.dsl.diagnostic;

import static dev.schemac.dsl.diagnostic.Diagnostic.Severity.ERROR;
import static dev.schemac.dsl.diagnostic.Diagnostic.Severity.WARNING;

import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The catalogue of diagnostics: number, severity, title, an example that causes it, and its fix. A number never changes
 * its meaning and is never reused. {@code schemac explain}, docs/errors.md and SARIF reports derive from this table.
 */
public enum DiagnosticCode {
    NOT_UTF_8(1, ERROR, "The file is not UTF-8", "create json schema A(`caf\\xE9` int)", "Save the file in UTF-8."),
    SAME_SOURCE_NAME(
            2,
            ERROR,
            "Duplicate source name",
            "schemac - -",
            "Name each source once; standard input can be read only once."),
    UNCLOSED_TEXT(
            3,
            ERROR,
            "Unclosed comment, string or name",
            "create json schema A(`a int)",
            "Close it: a comment with */, a string with its quote, a name in backticks with a backtick."),
    SYNTAX(
            4,
            ERROR,
            "Syntax error",
            "create json schema A(a int b int)",
            "Write one of the expected words at the marked place. A column is a name followed by a type."),
    UNEXPECTED_CHARACTER(
            5,
            ERROR,
            "Unexpected character",
            "create json schema A(a-b int)",
            "Write unusual names in backticks: `a-b` int."),
    TOO_DEEP(
            6,
            ERROR,
            "Nesting too deep",
            "a Map<String,Map<String,...>> of 1,000 levels",
            "Declare schemas for the inner levels."),
    OTHER_STATEMENT(
            7,
            ERROR,
            "Statement that declares no schema",
            "select * from A",
            "Move other statements to separate files: schemac compiles only 'create schema' statements."),
    MODULE_PLACE(
            8,
            ERROR,
            "Misplaced 'module'",
            "create json schema A(); module m;",
            "Write one 'module' declaration, before anything else in the file."),
    LATE_DECLARATION(
            9,
            ERROR,
            "'uses' or 'import' after a statement",
            "create json schema A(); import java.time.*;",
            "Move it before the first statement of the file."),
    SCHEMA_NAME(
            10,
            ERROR,
            "Invalid schema name",
            "create json schema String(a int)",
            "Choose another name: a column of this type would always mean the built-in type."),
    DUPLICATE_SCHEMA(
            11,
            ERROR,
            "Duplicate schema",
            "create json schema A(); create json schema A()",
            "Rename one, or put it into another module; an enum and a schema cannot share a name either."),
    UNKNOWN_TYPE(
            12,
            ERROR,
            "Unknown type",
            "create json schema A(a strin)",
            "Correct the name, declare the schema, or import the class. Text is 'string', a decimal number 'BigDecimal',"
                    + " a date 'java.time.LocalDate', a point in time 'java.time.Instant'."),
    AMBIGUOUS_SCHEMA(
            13,
            ERROR,
            "Ambiguous schema name",
            "module a; create json schema X();\n// next file\nmodule b; create json schema X();\n// next file\n"
                    + "create json schema A(x X);",
            "Add 'uses' for the module that you mean."),
    HIDDEN_BY_USES(
            14,
            ERROR,
            "Schema hidden by 'uses'",
            "module a; create json schema X();\n// next file\nmodule b; uses c; create json schema A(x X);",
            "Add 'uses' for the module of the schema: a file with 'uses' sees only the modules that it names."),
    UNKNOWN_KIND(15, ERROR, "Unknown schema kind", "create jsn schema A(a int)", "Write 'create json schema'."),
    NOT_JSON(
            16,
            ERROR,
            "Schema that is not a JSON schema",
            "create avro schema A(a int)",
            "Write 'create json schema', or remove the statement from the file."),
    HALF_SURROGATE(
            17,
            ERROR,
            "Unpaired surrogate in a name",
            "`\\uD800` int",
            "Use whole characters: JSON in UTF-8 cannot contain unpaired surrogates."),
    UNKNOWN_QUALIFIER(
            18,
            ERROR,
            "Unknown qualifier after a schema",
            "create json schema A(a int) inherit B",
            "Write ';', or one of inherits, copyfrom, starttimestamp and endtimestamp."),
    DUPLICATE_COLUMN(
            19, ERROR, "Duplicate column", "create json schema A(a int, a string)", "Rename or remove one of them."),
    TOO_MANY_COLUMNS(
            20, ERROR, "More than 10,000 columns", "create json schema A(c0 int, ... c10000 int)", "Nest schemas."),
    DUPLICATE_JSON_NAME(
            21,
            ERROR,
            "Two columns have the same JSON name",
            "create json schema A(@Name('b') a int, b int)",
            "Choose JSON names and aliases that no other column has, inherited ones included."),
    TYPE_PARAMETERS(
            22,
            ERROR,
            "Wrong type parameters",
            "create json schema A(a int<string>)",
            "Use type parameters only with Map<String, T> and List<T>."),
    BRACKETS(
            23,
            ERROR,
            "Invalid word in brackets",
            "create json schema A(a int[][primitive])",
            "Write 'primitive' in the first brackets, and nothing in the others."),
    NOT_PRIMITIVE(
            24,
            ERROR,
            "Primitive array of a type that is not primitive",
            "create json schema A(a bool[primitive])",
            "Use boolean, byte, char, double, float, int, long or short, or remove 'primitive'."),
    TOO_MANY_DIMENSIONS(25, ERROR, "More than 255 dimensions", "create json schema A(a int[][]...)", "Nest schemas."),
    NULL_TYPE(
            26,
            ERROR,
            "'null' as part of a type",
            "create json schema A(a null[])",
            "Use 'null' alone: such a column is always null."),
    CLASS_NOT_FOUND(
            27,
            ERROR,
            "Class not found",
            "create json schema A(a com.acme.Missing)",
            "Correct the name, or put the class on the class path or the source path."),
    CLASS_NOT_SUPPORTED(
            28,
            ERROR,
            "JDK class without a JSON form",
            "create json schema A(a java.util.Date)",
            "Use another type (for a java.util.Date: java.time.Instant), or name an adapter:"
                    + " @JsonSchemaField(name=a, adapter='com.acme.DateAdapter')."),
    CLASS_NOT_USABLE(
            29,
            ERROR,
            "Class that cannot be instantiated",
            "create json schema A(a com.acme.Base)",
            "Name an enum, or a public class in a package, with a public constructor that has no parameters and throws nothing."),
    CLASS_PROPERTY(
            30,
            ERROR,
            "Class property without a JSON form",
            "create json schema A(a com.acme.WithThread)",
            "Change the property's type, or make it neither a public field nor a public setter."),
    PROVIDED_CLASS(
            31,
            ERROR,
            "className class that does not match its schema",
            "@JsonSchema(className='com.acme.Point') create json schema A(z int)",
            "Declare columns that the class has, with the same types; className excludes 'dynamic', 'inherits', 'implements' and"
                    + " 'annotations'."),
    ADAPTER(
            32,
            ERROR,
            "Class that is not an adapter for the column",
            "@JsonSchemaField(name=a, adapter='com.acme.Point') create json schema A(a string)",
            "Implement JsonAdapter of the column's type, in a public class with a public constructor without parameters."),
    UNKNOWN_ANNOTATION(
            33,
            ERROR,
            "Unknown annotation",
            "@Descripton('x') create json schema A()",
            "Correct the name. Names are case-sensitive: @JsonSchema, @JsonSchemaField, @Column."),
    UNKNOWN_ATTRIBUTE(
            34,
            ERROR,
            "Unknown attribute",
            "@JsonSchema(Dynamic=true) create json schema A()",
            "Use the attributes that the message lists; their names are case-sensitive."),
    MISSING_ATTRIBUTE(
            35, ERROR, "Missing attribute", "@Column(required=true) create json schema A(a int)", "Add the attribute."),
    DUPLICATE_ATTRIBUTE(
            36,
            ERROR,
            "Duplicate attribute",
            "@tag(name='a', name='b', value='c') create json schema A()",
            "Write the attribute once."),
    ATTRIBUTE_VALUE(
            37,
            ERROR,
            "Invalid attribute value",
            "@JsonSchema(dynamic='true') create json schema A()",
            "Write a value of the kind that the message names: strings are quoted, true and false are not."),
    VISIBILITY(
            38,
            ERROR,
            "Two visibilities",
            "@public @private create json schema A()",
            "Keep one of @public, @protected and @private."),
    UNKNOWN_COLUMN(
            39,
            ERROR,
            "Unknown column",
            "@Column(name=b, required=true) create json schema A(a int)",
            "Correct the name. Annotations of an inherited column belong to the schema that declares it."),
    REPEATED_COLUMN_ANNOTATION(
            40,
            ERROR,
            "Two @Column for one column",
            "@Column(name=a, required=true) @Column(name=a, alias='b') create json schema A(a int)",
            "Write all attributes into one @Column. A second one may precede the column itself, with other attributes."),
    DEFAULT_VALUE(
            41,
            ERROR,
            "Invalid default value",
            "create json schema A(@Default('x') a int)",
            "Write a value of the column's type; columns with several values cannot have a default."),
    ATTRIBUTE_DOES_NOT_FIT(
            42,
            ERROR,
            "Attribute does not apply to the column type",
            "create json schema A(@Column(base64='url') a int)",
            "Use 'base64' for binary columns, 'unknown' for enums, and 'format' for numbers and times."
                    + " 'nullable' has no meaning for a column that is always null."
                    + " docs/rules.md lists the types that rules apply to."),
    UNKNOWN_CONSTANT(
            43,
            ERROR,
            "Unknown enum constant",
            "create json schema A(@Column(unknown='PURPLE') a com.acme.Color)",
            "Write a constant of the enum in the same case, or 'fail' or 'null'."),
    UNKNOWN_SCHEMA(
            44,
            ERROR,
            "Unknown schema",
            "create json schema A() inherits B",
            "Correct the name, or declare the schema."),
    SEVERAL_SUPERTYPES(
            45,
            ERROR,
            "More than one supertype",
            "create json schema A(); create json schema B(); create json schema C() inherits A, B",
            "Inherit from one and copy the columns of the others: inherits A copyfrom B."),
    INHERITANCE_CYCLE(
            46,
            ERROR,
            "Inheritance cycle",
            "create json schema A() inherits B; create json schema B() inherits A",
            "Break the cycle that the message shows."),
    INHERITED_COLUMN(
            47,
            ERROR,
            "Column already declared by an ancestor",
            "create json schema A(x int); create json schema B(x string) inherits A",
            "Rename the column, or remove it: the schema inherits it already."),
    COPY_CONFLICT(
            48,
            ERROR,
            "Copied columns with the same name and different types",
            "create json schema A(x int); create json schema B(x string); create json schema C() copyfrom A, B",
            "Copy from one of them, or make their types equal."),
    NOT_A_SUPERTYPE(
            49,
            ERROR,
            "Schema that cannot be inherited from",
            "create map schema A(a int); create json schema B() inherits A",
            "Inherit from a JSON schema that generates its class; 'copyfrom' copies the columns of any schema."),
    TIMESTAMP_TYPE(
            50,
            ERROR,
            "Timestamp column of a type that is not a time",
            "create json schema A(a int) starttimestamp a",
            "Use long, LocalDateTime, ZonedDateTime, or Date or Calendar with an adapter."),
    TIMESTAMP_PAIR(
            51,
            ERROR,
            "Invalid pair of timestamps",
            "create json schema A(a long) endtimestamp a",
            "Use columns of the same type for start and end, and the same columns as the ancestors."),
    TOO_MANY_ANCESTORS(
            52,
            ERROR,
            "More than 255 ancestors",
            "create json schema A256() inherits A255",
            "Replace an 'inherits' in the chain with 'copyfrom'."),
    NOT_PUBLIC(
            53,
            ERROR,
            "Deployed schema that is not public",
            "create json schema X(a int);\n// deployed later\ncreate json schema A(x X);",
            "For schemas that are deployed at run time: declare the schema '@public' where it is deployed first, or deploy both"
                    + " together."),
    COLUMN_ANNOTATION(
            54,
            ERROR,
            "Annotation not allowed on columns and constants",
            "create json schema A(@JsonSchema(dynamic=true) a int)",
            "Move it before 'create', or correct its name. Before a constant only @Description is allowed."),
    JAVA_NAME(
            60,
            ERROR,
            "Two schemas become the same Java class",
            "create json schema User(); create json schema UserParser()",
            "Rename one of them, or put it into another module."),
    JAVA_PACKAGE(
            61,
            ERROR,
            "Invalid Java package",
            "module java.util; create json schema A()",
            "Choose another module name, or declare a module for the schema."),
    JAVA_LIMIT(
            62,
            ERROR,
            "Limit of Java classes exceeded",
            "create json schema A(c0 int, ... c5000 int)",
            "Shorten the name or string, or nest schemas."),
    JAVA_RECORD_LIMIT(
            64,
            ERROR,
            "Too many components for a record",
            "create json schema A(c0 int, ... c254 int)",
            "Nest schemas, or choose the style 'bean', which has no such limit."),
    JAVA_COLUMN_NAME(
            65,
            ERROR,
            "Two columns become the same Java name",
            "create json schema A(user_id int, userId int)",
            "Rename one and set its JSON name with @Name('...'), or keep the declared names with @JsonSchema(names='as-is')."),
    CLASS_TRAIT(
            66,
            ERROR,
            "Interface or annotation that does not apply to a class",
            "@JsonSchema(implements='com.acme.Point') create json schema A(a int)",
            "Name a public interface whose methods the class has, or an annotation for classes that needs no attribute."),
    RULES_CONTRADICT(
            67,
            ERROR,
            "Contradictory rules",
            "create json schema A(@Min(5) @Max(3) a int)",
            "Correct one of the rules; set at most one lower and one upper bound."),
    PATTERN(
            68,
            ERROR,
            "Unsupported pattern",
            "create json schema A(@Pattern('(?=x)') a string)",
            "Write it without the construct that the message names; docs/rules.md lists the supported syntax."),
    FORMAT(
            69,
            ERROR,
            "Invalid format",
            "create json schema A(@Column(format='dd.MM.yyyy') a java.time.LocalDate)",
            "Use a format that docs/types.md lists for the type, or a pattern with all fields of the type: 'uuuu' is the"
                    + " year."),
    IGNORED_TEXT(
            70,
            WARNING,
            "Clause without effect",
            "create json schema A(a long, b long) starttimestamp a, b",
            "Remove it."),
    UNION(
            72,
            ERROR,
            "Ambiguous union",
            "@JsonSchema(discriminator='type') create json schema Event(type int);",
            "Name a 'string' column as the discriminator, and set a 'discriminatorValue' in each schema that inherits."),
    DISCRIMINATOR_VALUE(
            73,
            ERROR,
            "Invalid discriminator value",
            "@JsonSchema(discriminatorValue='a') create json schema A(a int);",
            "Inherit from a schema with a 'discriminator', and use each value in only one schema of its union."),
    ENUM_CONSTANT(
            75,
            ERROR,
            "Invalid enum constant",
            "create json enum Op('>=', '<')",
            "Set a Java name for the constant: '>=' as AT_LEAST."),
    DUPLICATE_CONSTANT(
            76,
            ERROR,
            "Duplicate enum constant",
            "create json enum Color('dark-blue', 'darkBlue')",
            "Write each constant once; if two would have the same Java name, set another name with 'as'."),
    ENUM_ANNOTATION(
            77,
            ERROR,
            "Annotation not allowed on enums",
            "@JsonSchema(dynamic=true) create json enum Color('red')",
            "Remove it: an enum can only have @Description, @public, @protected and @private."),
    COLUMN_ATTRIBUTE_TWICE(
            78,
            ERROR,
            "Attribute of a column set twice",
            "@Column(name=a, min=0) create json schema A(@Min(1) a int)",
            "Remove one of them: the annotations before a schema and before its columns set an attribute once."),
    OTHER_COLUMN(
            79,
            ERROR,
            "Annotation before another column",
            "create json schema A(@Column(name=b, min=0) a int, b int)",
            "Move it before its column, or remove 'name': an annotation before a column is about that column."),
    ESPER_RESERVED_WORD(
            80,
            WARNING,
            "Esper reserves the word",
            "create json schema A(order int)",
            "For Esper, write the name in backticks; a schema needs another name."),
    ESPER_TICKED_NAME(
            81,
            WARNING,
            "Esper accepts no backticks here",
            "create json schema `A B`(a int)",
            "For Esper, choose a name of letters, digits, _ and $."),
    ESPER_ORDER(
            82,
            WARNING,
            "Esper requires declaration before use",
            "create json schema A(b B); create json schema B()",
            "For Esper, declare the schema first; a schema cannot contain itself."),
    ESPER_DIMENSIONS(
            83,
            WARNING,
            "Array unsupported by Esper",
            "create json schema A(a int[][][])",
            "For Esper, use at most two dimensions, and only one for schemas and Object."),
    ESPER_TYPE(
            84,
            WARNING,
            "Type unsupported by Esper",
            "create json schema A(a List<int>)",
            "For Esper, use an array, or an adapter."),
    ESPER_ANNOTATION(
            85,
            WARNING,
            "Annotation rejected by Esper",
            "@Column(name=a, required=true) create json schema A(a int)",
            "For Esper, remove @Column, annotations before columns, and the attributes of @JsonSchema that the messages name."
                    + " Quote values with dots, and write @public with @buseventtype."),
    ESPER_HIDDEN_SCHEMA(
            86,
            WARNING,
            "Esper would read the name as a Java class",
            "create json schema Currency(); create json schema A(c Currency)",
            "For Esper, rename the schema: classes of java.lang, java.math, java.text and java.util take precedence."),
    ESPER_VISIBILITY(
            87,
            WARNING,
            "Esper would not see the schema",
            "module a; create json schema A();\n// next file\nmodule b; create json schema B(a A);",
            "For Esper, declare it @public: schemas are private to their module."),
    ESPER_WIDTH(
            88,
            WARNING,
            "Esper's compiler overflows",
            "create json schema A(c0 int, ... c180 int)",
            "For Esper, declare at most 180 columns, or run its compiler with a larger stack."),
    ESPER_STATEMENT(
            89,
            WARNING,
            "Statement unsupported by Esper",
            "create json enum Color('red')",
            "For Esper, use a string, or a Java enum whose constants have the names of the strings."),
    UNUSED_SCHEMA(
            100,
            WARNING,
            "Unused schema",
            "@public create json schema Order(id string);\ncreate json schema Item(sku string);",
            "Remove it, use it in another schema, or declare it @public if it is an event itself."),
    UNUSED_IMPORT(
            101, WARNING, "Unused 'import'", "import java.net.*; create json schema Order(id string);", "Remove it."),
    UNUSED_USES(102, WARNING, "Unused 'uses'", "uses stock; create json schema Order(id string);", "Remove it."),
    SCHEMA_NAME_STYLE(
            103,
            WARNING,
            "Schema name not in Java style",
            "create json schema order_line(id string);",
            "Write it in UpperCamelCase: Java classes are named after it."),
    COLUMN_NAME_STYLE(
            104,
            WARNING,
            "Column name that is not a Java name",
            "create json schema Order(`2nd-row` string);",
            "Choose a Java name, and set the JSON name: @Name('2nd-row') secondRow string."),
    MIXED_COLUMN_STYLE(
            105,
            WARNING,
            "Mixed styles of column names",
            "create json schema Order(orderId string, itemCount int, shipped_at string);",
            "Use one style, and set other JSON names: @Name('shipped_at') shippedAt string."),
    SIMILAR_COLUMNS(
            106,
            WARNING,
            "Columns that differ only in case",
            "create json schema Order(id string, ID string);",
            "Rename one of them; if JSON has both names, set its JSON name with @Name('...')."),
    SHADOWED_CLASS(
            107,
            WARNING,
            "Schema hides a Java class",
            "create json schema Currency(code string);",
            "Rename the schema, or write the full name of the class."),
    SHADOWED_SCHEMA(
            108,
            WARNING,
            "Schema hides one of another module",
            "module shop; create json schema Item(id int); create json schema Order(item Item);\n// next file\n"
                    + "module stock; create json schema Item(id int);",
            "Rename one of them: the name refers to the schema of the file's own module."),
    UNUSED_ENUM(
            109,
            WARNING,
            "Unused enum",
            "create json enum Color('red'); create json schema Car(name string);",
            "Remove it, or declare it @public if other projects use it."),
    NO_SUBTYPE(
            115,
            WARNING,
            "Schema that its union never returns",
            "@JsonSchema(discriminator='type') create json schema Event(type string);\n"
                    + "@JsonSchema(discriminatorValue='a') create json schema A() inherits Event;\n"
                    + "create json schema B() inherits Event;",
            "Set a 'discriminatorValue', or inherit from another schema."),
    REPEATED_DEFAULT(
            116,
            WARNING,
            "Default that all schemas of a file repeat",
            "module shop;\n@JsonSchema(required=true) create json schema Order(id string);\n"
                    + "@JsonSchema(required=true) create json schema Item(sku string);",
            "Set it once, before 'module': @JsonSchema(required=true)."),
    SCHEMA_REMOVED(
            200,
            ERROR,
            "Schema removed",
            "create json schema A(a int); create json schema B(b int);\n// then\ncreate json schema A(a int);",
            "Keep the schema as long as data of it exists."),
    COLUMN_REMOVED(
            201,
            ERROR,
            "Column removed",
            "create json schema A(a int, b int);\n// then\ncreate json schema A(a int);",
            "Keep the column, or change its type to null to skip the member."),
    MEMBER_RENAMED(
            202,
            ERROR,
            "Member renamed",
            "create json schema A(a int);\n// then\ncreate json schema A(@Name('b') a int);",
            "Keep the name of the member, or at least read the old one too: @Name('b') @Column(alias='a') a int."),
    ALIAS_REMOVED(
            203,
            ERROR,
            "Alias removed",
            "create json schema A(@Column(alias='b') a int);\n// then\ncreate json schema A(a int);",
            "Keep the alias as long as data with it exists."),
    TYPE_CHANGED(
            204,
            ERROR,
            "Type cannot read old data",
            "create json schema A(a int);\n// then\ncreate json schema A(a boolean);",
            "Add a column of the new type, and keep the old one."),
    TYPE_NARROWED(
            205,
            ERROR,
            "Type narrowed",
            "create json schema A(a long);\n// then\ncreate json schema A(a int);",
            "Keep the wider type, or make sure that no data needs it."),
    TYPE_WIDENED(
            206,
            ERROR,
            "Type widened beyond what old readers accept",
            "create json schema A(a int);\n// then\ncreate json schema A(a long);",
            "Update all readers before any writer uses values outside of the old type."),
    COLUMN_REQUIRED(
            207,
            ERROR,
            "Column now required",
            "create json schema A(a int);\n// then\ncreate json schema A(a int, @Required b int);",
            "Set a default value, or leave it optional."),
    COLUMN_NOT_REQUIRED(
            208,
            ERROR,
            "Column no longer required",
            "create json schema A(@Required a int);\n// then\ncreate json schema A(a int);",
            "Update all readers before any writer omits the member."),
    NULL_REFUSED(
            209,
            ERROR,
            "Null no longer accepted",
            "create json schema A(a int);\n// then\ncreate json schema A(@NotNull a int);",
            "Make sure that no data has null there, or keep it nullable."),
    NULL_ALLOWED(
            210,
            ERROR,
            "Null now allowed, rejected by old readers",
            "create json schema A(@NotNull a int);\n// then\ncreate json schema A(a int);",
            "Update all readers before any writer writes null."),
    DEFAULT_CHANGED(
            211,
            ERROR,
            "Default value changed",
            "create json schema A(@Default(1) a int);\n// then\ncreate json schema A(@Default(2) a int);",
            "Keep the default value: it is the value of old data without the member."),
    CONSTANT_REMOVED(
            212,
            ERROR,
            "Enum constant removed",
            "create json enum Color('RED', 'BLUE');\ncreate json schema A(a Color);\n// then\ncreate json enum Color('BLUE');\ncreate json schema A(a Color);",
            "Keep the constant, or accept unknown constants: @Column(unknown='null') a Color."),
    CONSTANT_ADDED(
            213,
            ERROR,
            "Enum constant added",
            "create json enum Color('BLUE');\ncreate json schema A(a Color);\n// then\ncreate json enum Color('RED', 'BLUE');\ncreate json schema A(a Color);",
            "Update all readers before any writer uses the constant."),
    CONSTANTS_REFUSED(
            214,
            ERROR,
            "Unknown constants now rejected",
            "create json enum Color('RED');\ncreate json schema A(@Column(unknown='null') a Color);\n// then\ncreate json enum Color('RED');\ncreate json schema A(a Color);",
            "Keep 'unknown'."),
    BASE64_CHANGED(
            215,
            ERROR,
            "Variant of base64 changed",
            "create json schema A(a binary);\n// then\ncreate json schema A(@Column(base64='url') a binary);",
            "Add a column with the new variant, and keep the old one."),
    UNDECLARED_DROPPED(
            216,
            ERROR,
            "Undeclared members no longer kept",
            "@JsonSchema(dynamic=true) create json schema A(a int);\n// then\ncreate json schema A(a int);",
            "Keep it dynamic, or declare the members."),
    RULE_TIGHTENED(
            217,
            ERROR,
            "Rule tightened",
            "create json schema A(a int);\n// then\ncreate json schema A(@Max(9) a int);",
            "Make sure that no data violates the rule, or remove the rule."),
    RULE_LOOSENED(
            218,
            ERROR,
            "Rule loosened",
            "create json schema A(@Max(9) a int);\n// then\ncreate json schema A(a int);",
            "Update all readers before any writer uses such values."),
    FORMAT_CHANGED(
            219,
            ERROR,
            "Format changed",
            "create json schema A(a java.time.LocalDate);\n// then\n"
                    + "create json schema A(@Column(format='dd.MM.uuuu') a java.time.LocalDate);",
            "Add a column of the new format, and keep the old one."),
    COLUMN_ADDED(
            220,
            WARNING,
            "Column added",
            "create json schema A(a int);\n// then\ncreate json schema A(a int, b int);",
            "No action, unless readers are STRICT: update those readers first."),
    COLUMN_RENAMED(
            221,
            WARNING,
            "Column renamed in Java",
            "create json schema A(a int);\n// then\ncreate json schema A(@Name('a') b int);",
            "Adapt code that uses it; data and readers are not affected."),
    JAVA_TYPE_CHANGED(
            222,
            WARNING,
            "Java type of a column changed",
            "create json schema A(a int[]);\n// then\ncreate json schema A(a List<int>);",
            "Adapt code that uses it; data and readers are not affected."),
    SUPERTYPE_CHANGED(
            223,
            WARNING,
            "Supertype changed",
            "create json schema A(a int); create json schema B() inherits A;\n// then\ncreate json schema A(a int); create json schema B(a int);",
            "Adapt code that uses it; data and readers are not affected."),
    CONSTANT_RENAMED(
            224,
            WARNING,
            "Constant renamed in Java",
            "create json enum Color('red'); create json schema A(a Color);\n// then\ncreate json enum Color('red' as R); create json schema A(a Color);",
            "Adapt code that uses it; data and readers are not affected."),
    NAMES_CHANGED(
            225,
            WARNING,
            "Java names of columns changed",
            "create json schema A(html_url string);\n// then\n@JsonSchema(names='as-is') create json schema A(html_url string);",
            "Adapt code that uses it; data and readers are not affected."),
    STRING_FORMAT_CHANGED(
            226,
            WARNING,
            "Numbers are now strings, or strings are now numbers",
            "create json schema A(a long);\n// then\ncreate json schema A(@Column(format=string) a long);",
            "Make strict readers lenient before any writer uses the new format."),
    UNION_CHANGED(
            230,
            ERROR,
            "Selection of subtypes changed",
            "@JsonSchema(discriminator='t') create json schema A(t string, u string);\n"
                    + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;\n// then\n"
                    + "@JsonSchema(discriminator='u') create json schema A(t string, u string);\n"
                    + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;",
            "Keep the discriminator, or declare a new schema."),
    SUBTYPE_REMOVED(
            231,
            ERROR,
            "Discriminator value removed",
            "@JsonSchema(discriminator='t') create json schema A(t string);\n"
                    + "@JsonSchema(discriminatorValue={'b','c'}) create json schema B() inherits A;\n// then\n"
                    + "@JsonSchema(discriminator='t') create json schema A(t string);\n"
                    + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;",
            "Keep the value as long as data with it exists."),
    SUBTYPE_ADDED(
            232,
            ERROR,
            "Discriminator value added",
            "@JsonSchema(discriminator='t') create json schema A(t string);\n"
                    + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;\n// then\n"
                    + "@JsonSchema(discriminator='t') create json schema A(t string);\n"
                    + "@JsonSchema(discriminatorValue={'b','c'}) create json schema B() inherits A;",
            "Update all readers before any writer uses the value. Old readers accept it only if they have otherwise='base'."),
    OTHERWISE_CHANGED(
            233,
            ERROR,
            "Handling of unknown discriminator values changed",
            "@JsonSchema(discriminator='t', otherwise='base') create json schema A(t string);\n"
                    + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;\n// then\n"
                    + "@JsonSchema(discriminator='t') create json schema A(t string);\n"
                    + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;",
            "Keep 'otherwise'."),
    SUBTYPE_ADDED_TO_OTHERWISE(
            234,
            WARNING,
            "Discriminator value added; old readers use 'otherwise'",
            "@JsonSchema(discriminator='t', otherwise='base') create json schema A(t string);\n"
                    + "@JsonSchema(discriminatorValue='b') create json schema B() inherits A;\n// then\n"
                    + "@JsonSchema(discriminator='t', otherwise='base') create json schema A(t string);\n"
                    + "@JsonSchema(discriminatorValue={'b','c'}) create json schema B() inherits A;",
            "No action, unless old readers need the columns of the new schema: update those readers first.");

    private final int number;
    private final Severity severity;
    private final String title;
    private final String example;
    private final String fix;

    DiagnosticCode(int number, Severity severity, String title, String example, String fix) {
        this.number = number;
        this.severity = severity;
        this.title = title;
        this.example = example;
        this.fix = fix;
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
        return title;
    }

    /** {@return a source that causes this diagnostic} */
    public String example() {
        return example;
    }

    /** {@return how to fix it} */
    public String fix() {
        return fix;
    }

    /** Returns the code as printed, for instance {@code SC012}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "SC%03d", number);
    }
}
