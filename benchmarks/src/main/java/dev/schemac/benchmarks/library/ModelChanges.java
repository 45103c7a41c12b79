package dev.schemac.benchmarks.library;

import dev.schemac.benchmarks.model.Clients;
import dev.schemac.benchmarks.model.GithubEvent;
import dev.schemac.benchmarks.model.Numbers;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.OrderEvent;
import dev.schemac.benchmarks.model.PaymentEvent;
import dev.schemac.benchmarks.model.People;
import dev.schemac.benchmarks.model.StatusEvent;
import dev.schemac.benchmarks.model.Texts;
import dev.schemac.benchmarks.model.Users;
import dev.schemac.benchmarks.payload.Edit;
import java.util.function.UnaryOperator;

/** The changes of read-modify-write in the classes with public fields that most libraries bind to. */
public final class ModelChanges {

    private ModelChanges() {}

    public static UnaryOperator<Object> of(Class<?> type) {
        return switch (type.getSimpleName()) {
            case "Users" -> value -> users((Users) value);
            case "Clients" -> value -> clients((Clients) value);
            case "People" -> value -> people((People) value);
            case "Obj" -> value -> obj((Obj) value);
            case "Numbers" -> value -> numbers((Numbers) value);
            case "Texts" -> value -> texts((Texts) value);
            case "GithubEvent" -> value -> github((GithubEvent) value);
            case "PaymentEvent" -> value -> payment((PaymentEvent) value);
            case "StatusEvent" -> value -> status((StatusEvent) value);
            case "OrderEvent" -> value -> order((OrderEvent) value);
            default -> throw new IllegalArgumentException("nothing to change in " + type);
        };
    }

    private static Users users(Users value) {
        value.users[0].age = Edit.NUMBER;
        value.users[0].company = Edit.TEXT;
        return value;
    }

    private static Clients clients(Clients value) {
        value.clients[0].age = Edit.NUMBER;
        value.clients[0].company = Edit.TEXT;
        return value;
    }

    private static People people(People value) {
        value.people[0].age = Edit.NUMBER;
        value.people[0].address.city = Edit.TEXT;
        return value;
    }

    private static Obj obj(Obj value) {
        value.num32 = Edit.NUMBER;
        value.str = Edit.TEXT;
        return value;
    }

    private static Numbers numbers(Numbers value) {
        value.longs[0] = Edit.NUMBER;
        value.doubles[0] = Edit.REAL;
        return value;
    }

    private static Texts texts(Texts value) {
        value.texts[0] = Edit.TEXT;
        return value;
    }

    private static GithubEvent github(GithubEvent value) {
        value.issue.number = Edit.NUMBER;
        value.issue.title = Edit.TEXT;
        return value;
    }

    private static PaymentEvent payment(PaymentEvent value) {
        value.charge.amount = Edit.NUMBER;
        value.charge.currency = Edit.TEXT;
        return value;
    }

    private static StatusEvent status(StatusEvent value) {
        value.replies_count = Edit.NUMBER;
        value.account.note = Edit.TEXT;
        return value;
    }

    private static OrderEvent order(OrderEvent value) {
        value.number = Edit.NUMBER;
        value.customer.name = Edit.TEXT;
        return value;
    }
}
