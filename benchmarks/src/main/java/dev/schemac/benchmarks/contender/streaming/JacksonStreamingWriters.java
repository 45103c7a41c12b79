package dev.schemac.benchmarks.contender.streaming;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
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
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;

/** Writers made by hand over jackson-core's {@link JsonGenerator}. */
public final class JacksonStreamingWriters {
    private static final JsonFactory JSON = new JsonFactory();

    private JacksonStreamingWriters() {}

    @FunctionalInterface
    private interface Print {
        void write(JsonGenerator out, Object value) throws IOException;
    }

    private record Streaming(Print print, ByteArrayOutputStream bytes) implements Writer {
        @Override
        public Object writeBytes(Object value) throws IOException {
            bytes.reset();
            try (JsonGenerator out = JSON.createGenerator(bytes)) {
                print.write(out, value);
            }
            return bytes.toByteArray();
        }

        @Override
        public String writeText(Object value) throws IOException {
            StringWriter text = new StringWriter();
            try (JsonGenerator out = JSON.createGenerator(text)) {
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
            case "Trip" -> new NewTripWriters.JacksonStreaming(JSON);
            default -> throw new IllegalArgumentException("not written by hand for " + type);
        };
    }

    private static Writer streaming(Print print) {
        return new Streaming(print, new ByteArrayOutputStream());
    }

    private static void users(JsonGenerator out, Users users) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("users");
        for (User user : users.users) {
            user(out, user);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void user(JsonGenerator out, User user) throws IOException {
        out.writeStartObject();
        out.writeStringField("_id", user._id);
        out.writeNumberField("index", user.index);
        out.writeStringField("guid", user.guid);
        out.writeStringField("isActive", user.isActive);
        out.writeStringField("balance", user.balance);
        out.writeStringField("picture", user.picture);
        out.writeNumberField("age", user.age);
        out.writeStringField("eyeColor", user.eyeColor);
        out.writeStringField("name", user.name);
        out.writeStringField("gender", user.gender);
        out.writeStringField("company", user.company);
        out.writeStringField("email", user.email);
        out.writeStringField("phone", user.phone);
        out.writeStringField("address", user.address);
        out.writeStringField("about", user.about);
        out.writeStringField("registered", user.registered);
        out.writeNumberField("latitude", user.latitude);
        out.writeNumberField("longitude", user.longitude);
        strings(out, "tags", Arrays.asList(user.tags));
        out.writeArrayFieldStart("friends");
        for (Friend friend : user.friends) {
            out.writeStartObject();
            out.writeStringField("id", friend.id);
            out.writeStringField("name", friend.name);
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeStringField("greeting", user.greeting);
        out.writeStringField("favoriteFruit", user.favoriteFruit);
        out.writeEndObject();
    }

    private static void strings(JsonGenerator out, String name, List<String> strings) throws IOException {
        out.writeArrayFieldStart(name);
        for (String string : strings) {
            out.writeString(string);
        }
        out.writeEndArray();
    }

    private static void clients(JsonGenerator out, Clients clients) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("clients");
        for (Client client : clients.clients) {
            client(out, client);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void client(JsonGenerator out, Client client) throws IOException {
        out.writeStartObject();
        out.writeNumberField("id", client.id);
        out.writeNumberField("index", client.index);
        out.writeStringField("guid", client.guid.toString());
        out.writeBooleanField("isActive", client.isActive);
        out.writeNumberField("balance", client.balance);
        out.writeStringField("picture", client.picture);
        out.writeNumberField("age", client.age);
        out.writeStringField("eyeColor", client.eyeColor.name());
        out.writeStringField("name", client.name);
        out.writeStringField("gender", client.gender);
        out.writeStringField("company", client.company);
        strings(out, "emails", Arrays.asList(client.emails));
        out.writeArrayFieldStart("phones");
        for (long phone : client.phones) {
            out.writeNumber(phone);
        }
        out.writeEndArray();
        out.writeStringField("address", client.address);
        out.writeStringField("about", client.about);
        out.writeStringField("registered", client.registered.toString());
        out.writeNumberField("latitude", client.latitude);
        out.writeNumberField("longitude", client.longitude);
        strings(out, "tags", client.tags);
        out.writeArrayFieldStart("partners");
        for (Partner partner : client.partners) {
            out.writeStartObject();
            out.writeNumberField("id", partner.id);
            out.writeStringField("name", partner.name);
            out.writeStringField("since", partner.since.toString());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void people(JsonGenerator out, People people) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("people");
        for (Person person : people.people) {
            out.writeStartObject();
            out.writeNumberField("id", person.id);
            out.writeStringField("firstName", person.firstName);
            out.writeStringField("lastName", person.lastName);
            out.writeNumberField("age", person.age);
            out.writeObjectFieldStart("address");
            out.writeStringField("street", person.address.street);
            out.writeStringField("city", person.address.city);
            out.writeStringField("zip", person.address.zip);
            out.writeStringField("country", person.address.country);
            out.writeEndObject();
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void obj(JsonGenerator out, Obj obj) throws IOException {
        out.writeStartObject();
        out.writeStringField("type", obj.type.name());
        out.writeBooleanField("flag", obj.flag);
        out.writeNumberField("num32", obj.num32);
        out.writeNumberField("num64", obj.num64);
        out.writeStringField("str", obj.str);
        out.writeArrayFieldStart("children");
        for (Obj child : obj.children) {
            obj(out, child);
        }
        out.writeEndArray();
        out.writeEndObject();
    }
}
