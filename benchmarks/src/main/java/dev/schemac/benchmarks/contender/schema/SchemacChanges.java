package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.generated.Clients;
import dev.schemac.benchmarks.generated.GithubEvent;
import dev.schemac.benchmarks.generated.Numbers;
import dev.schemac.benchmarks.generated.Obj;
import dev.schemac.benchmarks.generated.OrderEvent;
import dev.schemac.benchmarks.generated.PaymentEvent;
import dev.schemac.benchmarks.generated.People;
import dev.schemac.benchmarks.generated.StatusEvent;
import dev.schemac.benchmarks.generated.Texts;
import dev.schemac.benchmarks.generated.Users;
import dev.schemac.benchmarks.payload.Edit;
import java.util.function.UnaryOperator;

/** The changes of read-modify-write in the classes that schemac generates. */
public final class SchemacChanges {

    private SchemacChanges() {}

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
        value.getUsers()[0].setAge(Edit.NUMBER);
        value.getUsers()[0].setCompany(Edit.TEXT);
        return value;
    }

    private static Clients clients(Clients value) {
        value.getClients()[0].setAge(Edit.NUMBER);
        value.getClients()[0].setCompany(Edit.TEXT);
        return value;
    }

    private static People people(People value) {
        value.getPeople()[0].setAge(Edit.NUMBER);
        value.getPeople()[0].getAddress().setCity(Edit.TEXT);
        return value;
    }

    private static Obj obj(Obj value) {
        value.setNum32(Edit.NUMBER);
        value.setStr(Edit.TEXT);
        return value;
    }

    private static Numbers numbers(Numbers value) {
        value.getLongs()[0] = Edit.NUMBER;
        value.getDoubles()[0] = Edit.REAL;
        return value;
    }

    private static Texts texts(Texts value) {
        value.getTexts()[0] = Edit.TEXT;
        return value;
    }

    private static GithubEvent github(GithubEvent value) {
        value.getIssue().setNumber(Edit.NUMBER);
        value.getIssue().setTitle(Edit.TEXT);
        return value;
    }

    private static PaymentEvent payment(PaymentEvent value) {
        value.getCharge().setAmount(Edit.NUMBER);
        value.getCharge().setCurrency(Edit.TEXT);
        return value;
    }

    private static StatusEvent status(StatusEvent value) {
        value.setRepliesCount(Edit.NUMBER);
        value.getAccount().setNote(Edit.TEXT);
        return value;
    }

    private static OrderEvent order(OrderEvent value) {
        value.setNumber(Edit.NUMBER);
        value.getCustomer().setName(Edit.TEXT);
        return value;
    }
}
