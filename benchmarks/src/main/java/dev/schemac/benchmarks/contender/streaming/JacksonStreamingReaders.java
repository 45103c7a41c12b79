package dev.schemac.benchmarks.contender.streaming;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.model.Address;
import dev.schemac.benchmarks.model.Client;
import dev.schemac.benchmarks.model.Clients;
import dev.schemac.benchmarks.model.EyeColor;
import dev.schemac.benchmarks.model.Friend;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.ObjType;
import dev.schemac.benchmarks.model.Partner;
import dev.schemac.benchmarks.model.People;
import dev.schemac.benchmarks.model.Person;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import java.io.IOException;
import java.io.InputStream;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;

/** Parsers written by hand over jackson-core's token stream. */
public final class JacksonStreamingReaders {
    private static final JsonFactory JSON = new JsonFactory();

    private JacksonStreamingReaders() {}

    @FunctionalInterface
    private interface Parse {
        Object read(JsonParser in) throws IOException;
    }

    private record Streaming(Parse parse) implements Reader {
        @Override
        public Object read(byte[] json) throws IOException {
            try (JsonParser in = JSON.createParser(json)) {
                in.nextToken();
                return parse.read(in);
            }
        }

        @Override
        public Object read(String json) throws IOException {
            try (JsonParser in = JSON.createParser(json)) {
                in.nextToken();
                return parse.read(in);
            }
        }

        @Override
        public Object read(InputStream json) throws IOException {
            try (JsonParser in = JSON.createParser(json)) {
                in.nextToken();
                return parse.read(in);
            }
        }
    }

    public static Reader of(Class<?> type) {
        return new Streaming(
                switch (type.getSimpleName()) {
                    case "Users" -> JacksonStreamingReaders::users;
                    case "Clients" -> JacksonStreamingReaders::clients;
                    case "People" -> JacksonStreamingReaders::people;
                    case "Obj" -> JacksonStreamingReaders::obj;
                    default -> throw new IllegalArgumentException("not written by hand for " + type);
                });
    }

    private static Users users(JsonParser in) throws IOException {
        Users users = new Users();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            if (!name.equals("users")) {
                in.skipChildren();
                continue;
            }
            List<User> list = new ArrayList<>();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                list.add(user(in));
            }
            users.users = list.toArray(User[]::new);
        }
        return users;
    }

    private static User user(JsonParser in) throws IOException {
        User user = new User();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            switch (name) {
                case "_id" -> user._id = in.getValueAsString();
                case "index" -> user.index = in.getValueAsInt();
                case "guid" -> user.guid = in.getValueAsString();
                case "isActive" -> user.isActive = in.getValueAsString();
                case "balance" -> user.balance = in.getValueAsString();
                case "picture" -> user.picture = in.getValueAsString();
                case "age" -> user.age = in.getValueAsInt();
                case "eyeColor" -> user.eyeColor = in.getValueAsString();
                case "name" -> user.name = in.getValueAsString();
                case "gender" -> user.gender = in.getValueAsString();
                case "company" -> user.company = in.getValueAsString();
                case "email" -> user.email = in.getValueAsString();
                case "phone" -> user.phone = in.getValueAsString();
                case "address" -> user.address = in.getValueAsString();
                case "about" -> user.about = in.getValueAsString();
                case "registered" -> user.registered = in.getValueAsString();
                case "latitude" -> user.latitude = in.getValueAsDouble();
                case "longitude" -> user.longitude = in.getValueAsDouble();
                case "tags" -> user.tags = strings(in).toArray(String[]::new);
                case "friends" -> user.friends = friends(in);
                case "greeting" -> user.greeting = in.getValueAsString();
                case "favoriteFruit" -> user.favoriteFruit = in.getValueAsString();
                default -> in.skipChildren();
            }
        }
        return user;
    }

    private static List<String> strings(JsonParser in) throws IOException {
        List<String> strings = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            strings.add(in.getValueAsString());
        }
        return strings;
    }

    private static Friend[] friends(JsonParser in) throws IOException {
        List<Friend> friends = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            Friend friend = new Friend();
            while (in.nextToken() != JsonToken.END_OBJECT) {
                String name = in.currentName();
                in.nextToken();
                switch (name) {
                    case "id" -> friend.id = in.getValueAsString();
                    case "name" -> friend.name = in.getValueAsString();
                    default -> in.skipChildren();
                }
            }
            friends.add(friend);
        }
        return friends.toArray(Friend[]::new);
    }

    private static Clients clients(JsonParser in) throws IOException {
        Clients clients = new Clients();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            if (!name.equals("clients")) {
                in.skipChildren();
                continue;
            }
            List<Client> list = new ArrayList<>();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                list.add(client(in));
            }
            clients.clients = list.toArray(Client[]::new);
        }
        return clients;
    }

    private static Client client(JsonParser in) throws IOException {
        Client client = new Client();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            switch (name) {
                case "id" -> client.id = in.getLongValue();
                case "index" -> client.index = in.getIntValue();
                case "guid" -> client.guid = UUID.fromString(in.getText());
                case "isActive" -> client.isActive = in.getBooleanValue();
                case "balance" -> client.balance = in.getDecimalValue();
                case "picture" -> client.picture = in.getText();
                case "age" -> client.age = in.getIntValue();
                case "eyeColor" -> client.eyeColor = EyeColor.valueOf(in.getText());
                case "name" -> client.name = in.getText();
                case "gender" -> client.gender = in.getText();
                case "company" -> client.company = in.getText();
                case "emails" -> client.emails = strings(in).toArray(String[]::new);
                case "phones" -> client.phones = longs(in);
                case "address" -> client.address = in.getText();
                case "about" -> client.about = in.getText();
                case "registered" -> client.registered = LocalDate.parse(in.getText());
                case "latitude" -> client.latitude = in.getDoubleValue();
                case "longitude" -> client.longitude = in.getDoubleValue();
                case "tags" -> client.tags = strings(in);
                case "partners" -> client.partners = partners(in);
                default -> in.skipChildren();
            }
        }
        return client;
    }

    private static long[] longs(JsonParser in) throws IOException {
        LongStream.Builder longs = LongStream.builder();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            longs.add(in.getLongValue());
        }
        return longs.build().toArray();
    }

    private static Partner[] partners(JsonParser in) throws IOException {
        List<Partner> partners = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            partners.add(partner(in));
        }
        return partners.toArray(Partner[]::new);
    }

    private static Partner partner(JsonParser in) throws IOException {
        Partner partner = new Partner();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            switch (name) {
                case "id" -> partner.id = in.getLongValue();
                case "name" -> partner.name = in.getText();
                case "since" -> partner.since = OffsetDateTime.parse(in.getText());
                default -> in.skipChildren();
            }
        }
        return partner;
    }

    private static People people(JsonParser in) throws IOException {
        People people = new People();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            if (!name.equals("people")) {
                in.skipChildren();
                continue;
            }
            List<Person> list = new ArrayList<>();
            while (in.nextToken() != JsonToken.END_ARRAY) {
                list.add(person(in));
            }
            people.people = list.toArray(Person[]::new);
        }
        return people;
    }

    private static Person person(JsonParser in) throws IOException {
        Person person = new Person();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            switch (name) {
                case "id" -> person.id = in.getLongValue();
                case "firstName" -> person.firstName = in.getText();
                case "lastName" -> person.lastName = in.getText();
                case "age" -> person.age = in.getIntValue();
                case "address" -> person.address = address(in);
                default -> in.skipChildren();
            }
        }
        return person;
    }

    private static Address address(JsonParser in) throws IOException {
        Address address = new Address();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            switch (name) {
                case "street" -> address.street = in.getText();
                case "city" -> address.city = in.getText();
                case "zip" -> address.zip = in.getText();
                case "country" -> address.country = in.getText();
                default -> in.skipChildren();
            }
        }
        return address;
    }

    private static Obj obj(JsonParser in) throws IOException {
        Obj obj = new Obj();
        while (in.nextToken() != JsonToken.END_OBJECT) {
            String name = in.currentName();
            in.nextToken();
            switch (name) {
                case "type" -> obj.type = ObjType.valueOf(in.getText());
                case "flag" -> obj.flag = in.getBooleanValue();
                case "num32" -> obj.num32 = in.getIntValue();
                case "num64" -> obj.num64 = in.getLongValue();
                case "str" -> obj.str = in.getText();
                case "children" -> {
                    List<Obj> children = new ArrayList<>();
                    while (in.nextToken() != JsonToken.END_ARRAY) {
                        children.add(obj(in));
                    }
                    obj.children = children.toArray(Obj[]::new);
                }
                default -> in.skipChildren();
            }
        }
        return obj;
    }
}
