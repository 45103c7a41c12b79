package dev.schemac.codegen.names;

import dev.schemac.dsl.naming.PropertyNames;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The fixed names in generated code, which do not depend on schemas: classes, methods, constants, fields and variables.
 * Emitters use them, and {@code NameRules} rejects schemas that hide them. Derives names from columns, too; {@link
 * JavaNames} contains the rules of Java.
 */
public final class GeneratedNames {

    // ---- classes

    public static final String PARSER = "Parser";
    public static final String WRITER = "Writer";

    /** Follows the name of a schema whose events are objects of an application class, in the name of its methods' class. */
    public static final String FACADE = "Json";

    /** Follows the name of an interface in the name of the record for events of the schema itself. */
    public static final String OTHER = "Other";

    public static final String BUILDER = "Builder";

    /** The nested class with the event type; in the classes of groups, the number of the first column follows. */
    public static final String COLUMNS = "Columns";

    // ---- constants of parsers and writers

    public static final String INSTANCE = "INSTANCE";
    public static final String KEYS = "KEYS";
    public static final String ALIASES = "ALIASES";
    public static final String ALIASED = "ALIASED";
    public static final String FIRST_ALIAS = "FIRST_ALIAS";
    public static final String REQUIRED = "REQUIRED";
    public static final String NO_KEYS = "NO_KEYS";

    /** In parsers of unions. */
    public static final String SUBTYPES = "SUBTYPES";

    public static final String DISCRIMINATOR = "DISCRIMINATOR";

    /** In writers of unions of wrapped objects. */
    public static final String WRAPPER = "WRAPPER";

    /** In the classes of groups: the number after the last column. */
    public static final String COLUMNS_END = "COLUMNS_END";

    /** In the nested class of the columns. */
    public static final String EVENT_TYPE = "EVENT_TYPE";

    /** The mask of the columns with a presence bit; a number follows if a class inherits such columns. */
    public static final String PRESENCE_MASK = "PRESENCE_MASK";

    /** The constants of every parser. */
    public static final Set<String> CONSTANTS =
            Set.of(INSTANCE, KEYS, PRESENCE_MASK, REQUIRED, ALIASES, ALIASED, FIRST_ALIAS, NO_KEYS);

    // ---- methods of parsers and writers

    /** Reads an event of the schema itself, in a parser of a union. */
    public static final String READ_ITSELF = "readItself";

    /** Writes an event of the schema itself, in a writer of a union. */
    public static final String WRITE_ITSELF = "writeItself";

    /** Reads all members, if {@code read} and {@code readInto} share it. */
    public static final String READ_MEMBERS = "readMembers";

    public static final String READ_ANY_ORDER = "readAnyOrder";

    /** The loop over members in any order, if {@code readAnyOrder} and {@code readInto} of a wide parser share it. */
    public static final String READ_REMAINING = "readRemaining";

    public static final String NEXT_COLUMN = "nextColumn";
    public static final String CHECK_REQUIRED = "checkRequired";
    public static final String SET_DEFAULTS = "setDefaults";
    public static final String CLEAR_OTHERS = "clearOthers";
    public static final String FORGET_STRINGS = "forgetStrings";
    public static final String CHECK_UNDECLARED = "checkUndeclared";
    public static final String SETTER = "setter";

    /** The local variable of a getter that decodes its string. */
    public static final String DECODED = "text";

    /** Methods of the classes of groups. */
    public static final String READ_IN_ORDER = "readInOrder";

    public static final String READ_COLUMN = "readColumn";
    public static final String CLEAR_COLUMN = "clearColumn";

    // ---- members of value classes

    /** The field of a bean for undeclared members. */
    public static final String UNDECLARED_FIELD = "undeclared";

    /** The component of a record for undeclared members, and the getter of a bean. */
    public static final String UNDECLARED_MEMBERS = "undeclaredMembers";

    public static final String PUT_UNDECLARED = "putUndeclaredMember";

    /** Also of a builder: {@code undeclaredMember} with only a string could be the setter of a column. */
    public static final String REMOVE_UNDECLARED = "removeUndeclaredMember";

    /** Sets an undeclared member in a bean without a check of its name. */
    public static final String KEEP = "keep";

    /** Sets an undeclared member in a builder. */
    public static final String UNDECLARED_MEMBER = "undeclaredMember";

    public static final String NEW_BUILDER = "builder";
    public static final String TO_BUILDER = "toBuilder";
    public static final String BUILD = "build";

    /** Creates the event of a builder without the checks. */
    public static final String UNCHECKED_BUILD = "buildUnchecked";

    /** The prefix of the fields with presence bits. */
    public static final String PRESENCE = "presence";

    /** The members of a record and its builder, which components cannot be named after. */
    public static final Set<String> RECORD_METHODS = Set.of(NEW_BUILDER, TO_BUILDER, UNDECLARED_MEMBERS);

    /** Classes whose static members value classes use: a field of that name hides the class. */
    public static final Set<String> RECEIVERS = Set.of(
            "Arrays",
            "Boolean",
            "Byte",
            "Character",
            "Collections",
            "Double",
            "Float",
            "Integer",
            "JsonOptions",
            "JsonValues",
            "LazyEvents",
            "Long",
            "Objects",
            "Short",
            "Violations");

    // ---- variables

    /** The parameter with the bits of the columns that come first, in the order of the schema. */
    public static final String SEEN_IN_ORDER = "seenInOrder";

    /** The variables of the writer of an application class, besides the names of its getters. */
    public static final Set<String> WRITER_VARIABLES = Set.of("value", "out");

    /** The variables of parsers and writers. */
    private static final Set<String> VARIABLES = Set.of(
            "before",
            "bit",
            "column",
            "columns",
            "count",
            "elements",
            "group",
            "hint",
            "in",
            "last",
            "members",
            "more",
            "name",
            "next",
            "nulls",
            "old",
            "out",
            "seen",
            SEEN_IN_ORDER,
            "value",
            "violations");

    private static final String ELEMENT = "element";
    private static final String INDEX = "index";
    private static final String MEMBER = "member";

    /** The variables of loops: a nested loop adds its level to the name. */
    private static final Pattern LOOP_VARIABLE =
            Pattern.compile("(" + ELEMENT + "|" + INDEX + "|" + MEMBER + ")[0-9]*");

    private GeneratedNames() {}

    /** Returns whether a parser or writer may declare a parameter or local variable of this name. */
    public static boolean isVariable(String name) {
        return VARIABLES.contains(name) || LOOP_VARIABLE.matcher(name).matches();
    }

    /** Returns whether parsers may have a constant of that name, whatever the names of their columns are. */
    public static boolean isConstant(String name) {
        return CONSTANTS.contains(name)
                || name.startsWith(PRESENCE_MASK)
                || name.equals(DISCRIMINATOR)
                || name.equals(SUBTYPES)
                || name.equals(WRAPPER);
    }

    /**
     * Returns whether generated classes may have a constant or nested class of that name, which would hide a class.
     */
    public static boolean isMember(String name) {
        return isConstant(name) || name.startsWith(COLUMNS) || name.startsWith(BUILDER);
    }

    /** Returns {@code element}, {@code element2}: the variable for the elements of containers at a level, from 1. */
    public static String element(int level) {
        return atLevel(ELEMENT, level);
    }

    public static String index(int level) {
        return atLevel(INDEX, level);
    }

    public static String member(int level) {
        return atLevel(MEMBER, level);
    }

    private static String atLevel(String variable, int level) {
        return level == 1 ? variable : variable + level;
    }

    /** Returns the constant with the number of a column. */
    public static String bit(String keyConstant) {
        return keyConstant + "_BIT";
    }

    /** Returns the mask of the columns whose bits a field has. */
    public static String mask(String presenceField) {
        return PRESENCE_MASK + presenceField.substring(PRESENCE.length());
    }

    public static String format(String name) {
        return JavaNames.constant(name) + "_FORMAT";
    }

    public static String pattern(String column) {
        return JavaNames.constant(column) + "_PATTERN";
    }

    public static String defaultValue(String column) {
        return JavaNames.constant(column) + "_DEFAULT";
    }

    public static String onlyValue(String column) {
        return JavaNames.constant(column) + "_CONST";
    }

    public static String emptyArray(String suffix) {
        return "EMPTY_" + JavaNames.constant(suffix);
    }

    /** Returns the method that checks the values of a column. */
    public static String check(String accessor) {
        return "checked" + PropertyNames.capitalized(accessor);
    }

    /** Returns the method that reads the strings of a union that do not fit into the first method. */
    public static String readFurther(int number) {
        return "readFurther" + number;
    }
}
