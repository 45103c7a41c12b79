package dev.schemac.benchmarks.contender.streaming;

import com.google.gson.stream.JsonWriter;
import dev.schemac.benchmarks.library.Writer;
import dev.schemac.benchmarks.model.Client;
import dev.schemac.benchmarks.model.Clients;
import dev.schemac.benchmarks.model.Friend;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.Partner;
import dev.schemac.benchmarks.model.People;
import dev.schemac.benchmarks.model.Person;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** Handwritten writers over Gson's {@link JsonWriter}; bytes are encoded from its String. */
public final class GsonStreamingWriters {
    private GsonStreamingWriters() {}

    @FunctionalInterface
    private interface Print {
        void write(JsonWriter out, Object value) throws IOException;
    }

    private record Streaming(Print print) implements Writer {
        @Override
        public Object writeBytes(Object value) throws IOException {
            return writeText(value).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public String writeText(Object value) throws IOException {
            StringWriter text = new StringWriter();
            try (JsonWriter out = new JsonWriter(text)) {
                print.write(out, value);
            }
            return text.toString();
        }
    }

    public static Writer of(Class<?> type) {
        return switch (type.getSimpleName()) {
            case "Users" -> streaming((out, value) -> users(out, (Users) value));
            case "Clients" -> streaming((out, value) -> clients(out, (Clients) value));
            case "People" -> streaming((out, value) -> people(out, (People) value));
            case "Obj" -> streaming((out, value) -> obj(out, (Obj) value));
            case "Trip" -> new NewTripWriters.GsonStreaming();
            default -> throw new IllegalArgumentException("not written by hand for " + type);
        };
    }

    private static Writer streaming(Print print) {
        return new Streaming(print);
    }

    private static void users(JsonWriter out, Users users) throws IOException {
        out.beginObject();
        out.name("users").beginArray();
        for (User user : users.users) {
            user(out, user);
        }
        out.endArray();
        out.endObject();
    }

    private static void user(JsonWriter out, User user) throws IOException {
        out.beginObject();
        out.name("_id").value(user._id);
        out.name("index").value(user.index);
        out.name("guid").value(user.guid);
        out.name("isActive").value(user.isActive);
        out.name("balance").value(user.balance);
        out.name("picture").value(user.picture);
        out.name("age").value(user.age);
        out.name("eyeColor").value(user.eyeColor);
        out.name("name").value(user.name);
        out.name("gender").value(user.gender);
        out.name("company").value(user.company);
        out.name("email").value(user.email);
        out.name("phone").value(user.phone);
        out.name("address").value(user.address);
        out.name("about").value(user.about);
        out.name("registered").value(user.registered);
        out.name("latitude").value(user.latitude);
        out.name("longitude").value(user.longitude);
        strings(out, "tags", Arrays.asList(user.tags));
        out.name("friends").beginArray();
        for (Friend friend : user.friends) {
            out.beginObject();
            out.name("id").value(friend.id);
            out.name("name").value(friend.name);
            out.endObject();
        }
        out.endArray();
        out.name("greeting").value(user.greeting);
        out.name("favoriteFruit").value(user.favoriteFruit);
        out.endObject();
    }

    private static void strings(JsonWriter out, String name, List<String> strings) throws IOException {
        out.name(name).beginArray();
        for (String string : strings) {
            out.value(string);
        }
        out.endArray();
    }

    private static void clients(JsonWriter out, Clients clients) throws IOException {
        out.beginObject();
        out.name("clients").beginArray();
        for (Client client : clients.clients) {
            client(out, client);
        }
        out.endArray();
        out.endObject();
    }

    private static void client(JsonWriter out, Client client) throws IOException {
        out.beginObject();
        out.name("id").value(client.id);
        out.name("index").value(client.index);
        out.name("guid").value(client.guid.toString());
        out.name("isActive").value(client.isActive);
        out.name("balance").value(client.balance);
        out.name("picture").value(client.picture);
        out.name("age").value(client.age);
        out.name("eyeColor").value(client.eyeColor.name());
        out.name("name").value(client.name);
        out.name("gender").value(client.gender);
        out.name("company").value(client.company);
        strings(out, "emails", Arrays.asList(client.emails));
        out.name("phones").beginArray();
        for (long phone : client.phones) {
            out.value(phone);
        }
        out.endArray();
        out.name("address").value(client.address);
        out.name("about").value(client.about);
        out.name("registered").value(client.registered.toString());
        out.name("latitude").value(client.latitude);
        out.name("longitude").value(client.longitude);
        strings(out, "tags", client.tags);
        out.name("partners").beginArray();
        for (Partner partner : client.partners) {
            out.beginObject();
            out.name("id").value(partner.id);
            out.name("name").value(partner.name);
            out.name("since").value(partner.since.toString());
            out.endObject();
        }
        out.endArray();
        out.endObject();
    }

    private static void people(JsonWriter out, People people) throws IOException {
        out.beginObject();
        out.name("people").beginArray();
        for (Person person : people.people) {
            out.beginObject();
            out.name("id").value(person.id);
            out.name("firstName").value(person.firstName);
            out.name("lastName").value(person.lastName);
            out.name("age").value(person.age);
            out.name("address").beginObject();
            out.name("street").value(person.address.street);
            out.name("city").value(person.address.city);
            out.name("zip").value(person.address.zip);
            out.name("country").value(person.address.country);
            out.endObject();
            out.endObject();
        }
        out.endArray();
        out.endObject();
    }

    private static void obj(JsonWriter out, Obj obj) throws IOException {
        out.beginObject();
        out.name("type").value(obj.type.name());
        out.name("flag").value(obj.flag);
        out.name("num32").value(obj.num32);
        out.name("num64").value(obj.num64);
        out.name("str").value(obj.str);
        out.name("children").beginArray();
        for (Obj child : obj.children) {
            obj(out, child);
        }
        out.endArray();
        out.endObject();
    }
}
