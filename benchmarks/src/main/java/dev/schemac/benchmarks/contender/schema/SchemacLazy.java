package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.lazy.People;
import dev.schemac.benchmarks.lazy.Person;
import dev.schemac.benchmarks.lazy.User;
import dev.schemac.benchmarks.lazy.Users;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.payload.Edit;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** The schemas of Users and People whose strings are decoded on first access. */
public final class SchemacLazy {
    /** The other documents, with the reason why they are left out. */
    public static final Map<String, String> OTHERS = Payloads.ALL.stream()
            .map(Payload::type)
            .map(Class::getSimpleName)
            .filter(type -> !type.equals("Users") && !type.equals("People"))
            .distinct()
            .collect(Collectors.toMap(type -> type, type -> "only Users and People have a schema with lazy strings"));

    private SchemacLazy() {}

    /** Reads, and touches no string. */
    public static Reader of(Class<?> type) {
        return type.getSimpleName().equals("People")
                ? new SchemacReaders.Calls(People::parse, People::parse, People::parse)
                : new SchemacReaders.Calls(Users::parse, Users::parse, Users::parse);
    }

    /** Reads, and touches three strings of each user or person. */
    public static Reader touching(Class<?> type) {
        return type.getSimpleName().equals("People")
                ? new SchemacReaders.Calls(
                        json -> touched(People.parse(json)),
                        json -> touched(People.parse(json)),
                        json -> touched(People.parse(json)))
                : new SchemacReaders.Calls(
                        json -> touched(Users.parse(json)),
                        json -> touched(Users.parse(json)),
                        json -> touched(Users.parse(json)));
    }

    /** Writes with the calls of the value classes. */
    public static Writer writer(Class<?> type) {
        return new SchemacWriters.Calls(of(type));
    }

    /** The changes of read-modify-write. */
    public static UnaryOperator<Object> changes(Class<?> type) {
        return type.getSimpleName().equals("People")
                ? value -> changed((People) value)
                : value -> changed((Users) value);
    }

    /** The getters decode the strings and keep them, so the compiler cannot drop the calls. */
    private static Users touched(Users value) {
        for (User user : value.getUsers()) {
            user.getGuid();
            user.getName();
            user.getEmail();
        }
        return value;
    }

    private static People touched(People value) {
        for (Person person : value.getPeople()) {
            person.getFirstName();
            person.getLastName();
            person.getAddress().getCity();
        }
        return value;
    }

    private static Users changed(Users value) {
        value.getUsers()[0].setAge(Edit.NUMBER);
        value.getUsers()[0].setCompany(Edit.TEXT);
        return value;
    }

    private static People changed(People value) {
        value.getPeople()[0].setAge(Edit.NUMBER);
        value.getPeople()[0].getAddress().setCity(Edit.TEXT);
        return value;
    }
}
