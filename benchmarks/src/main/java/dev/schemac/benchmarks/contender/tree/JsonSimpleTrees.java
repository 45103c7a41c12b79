package dev.schemac.benchmarks.contender.tree;

import dev.schemac.benchmarks.model.Client;
import dev.schemac.benchmarks.model.Clients;
import dev.schemac.benchmarks.model.Friend;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.Partner;
import dev.schemac.benchmarks.model.People;
import dev.schemac.benchmarks.model.Person;
import dev.schemac.benchmarks.model.Trip;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import java.util.Arrays;
import java.util.Collection;
import java.util.function.Function;
import org.json.simple.JSONArray;
import org.json.simple.JSONObject;

/** The documents as json-simple's trees. */
final class JsonSimpleTrees {

    private JsonSimpleTrees() {}

    static Function<Object, JSONObject> of(Class<?> type) {
        return switch (type.getSimpleName()) {
            case "Users" -> value -> rows("users", ((Users) value).users, JsonSimpleTrees::user);
            case "Clients" -> value -> rows("clients", ((Clients) value).clients, JsonSimpleTrees::client);
            case "People" -> value -> rows("people", ((People) value).people, JsonSimpleTrees::person);
            case "Obj" -> value -> obj((Obj) value);
            case "Trip" -> value -> trip((Trip) value);
            default -> throw new IllegalArgumentException("no tree is filled for " + type);
        };
    }

    @SuppressWarnings("unchecked") // it is of a time before generics
    static void put(JSONObject object, String name, Object value) {
        object.put(name, value);
    }

    private static JSONArray array(Object... elements) {
        return array(Arrays.asList(elements));
    }

    @SuppressWarnings("unchecked")
    private static JSONArray array(Collection<?> elements) {
        JSONArray array = new JSONArray();
        array.addAll(elements);
        return array;
    }

    @SuppressWarnings("unchecked")
    private static <T> JSONArray array(T[] elements, Function<T, JSONObject> tree) {
        JSONArray array = new JSONArray();
        for (T element : elements) {
            array.add(tree.apply(element));
        }
        return array;
    }

    private static <T> JSONObject rows(String name, T[] rows, Function<T, JSONObject> tree) {
        JSONObject json = new JSONObject();
        put(json, name, array(rows, tree));
        return json;
    }

    private static JSONObject user(User user) {
        JSONObject json = new JSONObject();
        put(json, "_id", user._id);
        put(json, "index", user.index);
        put(json, "guid", user.guid);
        put(json, "isActive", user.isActive);
        put(json, "balance", user.balance);
        put(json, "picture", user.picture);
        put(json, "age", user.age);
        put(json, "eyeColor", user.eyeColor);
        put(json, "name", user.name);
        put(json, "gender", user.gender);
        put(json, "company", user.company);
        put(json, "email", user.email);
        put(json, "phone", user.phone);
        put(json, "address", user.address);
        put(json, "about", user.about);
        put(json, "registered", user.registered);
        put(json, "latitude", user.latitude);
        put(json, "longitude", user.longitude);
        put(json, "tags", array((Object[]) user.tags));
        put(json, "friends", array(user.friends, JsonSimpleTrees::friend));
        put(json, "greeting", user.greeting);
        put(json, "favoriteFruit", user.favoriteFruit);
        return json;
    }

    private static JSONObject friend(Friend friend) {
        JSONObject json = new JSONObject();
        put(json, "id", friend.id);
        put(json, "name", friend.name);
        return json;
    }

    private static JSONObject client(Client client) {
        JSONObject json = new JSONObject();
        put(json, "id", client.id);
        put(json, "index", client.index);
        put(json, "guid", client.guid.toString());
        put(json, "isActive", client.isActive);
        put(json, "balance", client.balance);
        put(json, "picture", client.picture);
        put(json, "age", client.age);
        put(json, "eyeColor", client.eyeColor.name());
        put(json, "name", client.name);
        put(json, "gender", client.gender);
        put(json, "company", client.company);
        put(json, "emails", array((Object[]) client.emails));
        put(json, "phones", array(Arrays.stream(client.phones).boxed().toList()));
        put(json, "address", client.address);
        put(json, "about", client.about);
        put(json, "registered", client.registered.toString());
        put(json, "latitude", client.latitude);
        put(json, "longitude", client.longitude);
        put(json, "tags", array(client.tags));
        put(json, "partners", array(client.partners, JsonSimpleTrees::partner));
        return json;
    }

    private static JSONObject partner(Partner partner) {
        JSONObject json = new JSONObject();
        put(json, "id", partner.id);
        put(json, "name", partner.name);
        put(json, "since", partner.since.toString());
        return json;
    }

    private static JSONObject person(Person person) {
        JSONObject address = new JSONObject();
        put(address, "street", person.address.street);
        put(address, "city", person.address.city);
        put(address, "zip", person.address.zip);
        put(address, "country", person.address.country);
        JSONObject json = new JSONObject();
        put(json, "id", person.id);
        put(json, "firstName", person.firstName);
        put(json, "lastName", person.lastName);
        put(json, "age", person.age);
        put(json, "address", address);
        return json;
    }

    private static JSONObject obj(Obj obj) {
        JSONObject json = new JSONObject();
        put(json, "type", obj.type.name());
        put(json, "flag", obj.flag);
        put(json, "num32", obj.num32);
        put(json, "num64", obj.num64);
        put(json, "str", obj.str);
        put(json, "children", array(obj.children, JsonSimpleTrees::obj));
        return json;
    }

    private static JSONObject trip(Trip trip) {
        JSONObject visits = new JSONObject();
        put(visits, "Morning", trip.MustVisits.Morning);
        put(visits, "Afternoon", trip.MustVisits.Afternoon);
        put(visits, "Evening", trip.MustVisits.Evening);
        JSONObject foods = new JSONObject();
        put(foods, "Food1", trip.foods().Food1);
        put(foods, "Food2", trip.foods().Food2);
        JSONObject drinks = new JSONObject();
        put(drinks, "Drink1", trip.drinks().Drink1);
        put(drinks, "Drink2", trip.drinks().Drink2);
        JSONObject json = new JSONObject();
        put(json, "Town", trip.Town);
        put(json, "DayLength", trip.DayLength);
        put(json, "Vehicles", trip.Vehicles);
        put(json, "MustVisits", visits);
        put(json, "MustTries", array(foods, drinks));
        return json;
    }
}
