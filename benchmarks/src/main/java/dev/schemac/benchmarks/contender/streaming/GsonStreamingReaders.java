package dev.schemac.benchmarks.contender.streaming;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
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
import java.io.InputStreamReader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.stream.LongStream;

/** Parsers written by hand over Gson's {@link JsonReader}; bytes are decoded first. */
public final class GsonStreamingReaders {

    private GsonStreamingReaders() {}

    @FunctionalInterface
    private interface Parse {
        Object read(JsonReader in) throws IOException;
    }

    private record Streaming(Parse parse) implements Reader {
        @Override
        public Object read(byte[] json) throws IOException {
            return read(new String(json, StandardCharsets.UTF_8));
        }

        @Override
        public Object read(String json) throws IOException {
            return parse.read(new JsonReader(new StringReader(json)));
        }

        @Override
        public Object read(InputStream json) throws IOException {
            return parse.read(new JsonReader(new InputStreamReader(json, StandardCharsets.UTF_8)));
        }
    }

    public static Reader of(Class<?> type) {
        return new Streaming(
                switch (type.getSimpleName()) {
                    case "Users" -> GsonStreamingReaders::users;
                    case "Clients" -> GsonStreamingReaders::clients;
                    case "People" -> GsonStreamingReaders::people;
                    case "Obj" -> GsonStreamingReaders::obj;
                    default -> throw new IllegalArgumentException("not written by hand for " + type);
                });
    }

    private static Users users(JsonReader in) throws IOException {
        Users users = new Users();
        in.beginObject();
        while (in.hasNext()) {
            if (!in.nextName().equals("users")) {
                in.skipValue();
                continue;
            }
            List<User> list = new ArrayList<>();
            in.beginArray();
            while (in.hasNext()) {
                list.add(user(in));
            }
            in.endArray();
            users.users = list.toArray(User[]::new);
        }
        in.endObject();
        return users;
    }

    private static User user(JsonReader in) throws IOException {
        User user = new User();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "_id" -> user._id = string(in);
                case "index" -> user.index = integer(in);
                case "guid" -> user.guid = string(in);
                case "isActive" -> user.isActive = string(in);
                case "balance" -> user.balance = string(in);
                case "picture" -> user.picture = string(in);
                case "age" -> user.age = integer(in);
                case "eyeColor" -> user.eyeColor = string(in);
                case "name" -> user.name = string(in);
                case "gender" -> user.gender = string(in);
                case "company" -> user.company = string(in);
                case "email" -> user.email = string(in);
                case "phone" -> user.phone = string(in);
                case "address" -> user.address = string(in);
                case "about" -> user.about = string(in);
                case "registered" -> user.registered = string(in);
                case "latitude" -> user.latitude = number(in);
                case "longitude" -> user.longitude = number(in);
                case "tags" -> user.tags = strings(in).toArray(String[]::new);
                case "friends" -> user.friends = friends(in);
                case "greeting" -> user.greeting = string(in);
                case "favoriteFruit" -> user.favoriteFruit = string(in);
                default -> in.skipValue();
            }
        }
        in.endObject();
        return user;
    }

    private static List<String> strings(JsonReader in) throws IOException {
        List<String> strings = new ArrayList<>();
        in.beginArray();
        while (in.hasNext()) {
            strings.add(string(in));
        }
        in.endArray();
        return strings;
    }

    private static Friend[] friends(JsonReader in) throws IOException {
        List<Friend> friends = new ArrayList<>();
        in.beginArray();
        while (in.hasNext()) {
            Friend friend = new Friend();
            in.beginObject();
            while (in.hasNext()) {
                switch (in.nextName()) {
                    case "id" -> friend.id = string(in);
                    case "name" -> friend.name = string(in);
                    default -> in.skipValue();
                }
            }
            in.endObject();
            friends.add(friend);
        }
        in.endArray();
        return friends.toArray(Friend[]::new);
    }

    private static String string(JsonReader in) throws IOException {
        return isNull(in) ? null : in.nextString();
    }

    private static int integer(JsonReader in) throws IOException {
        return isNull(in) ? 0 : in.nextInt();
    }

    private static double number(JsonReader in) throws IOException {
        return isNull(in) ? 0 : in.nextDouble();
    }

    /** Reads null if it is the next value, and returns whether it was. */
    private static boolean isNull(JsonReader in) throws IOException {
        boolean isNull = in.peek() == JsonToken.NULL;
        if (isNull) {
            in.nextNull();
        }
        return isNull;
    }

    private static Clients clients(JsonReader in) throws IOException {
        Clients clients = new Clients();
        in.beginObject();
        while (in.hasNext()) {
            if (!in.nextName().equals("clients")) {
                in.skipValue();
                continue;
            }
            List<Client> list = new ArrayList<>();
            in.beginArray();
            while (in.hasNext()) {
                list.add(client(in));
            }
            in.endArray();
            clients.clients = list.toArray(Client[]::new);
        }
        in.endObject();
        return clients;
    }

    private static Client client(JsonReader in) throws IOException {
        Client client = new Client();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "id" -> client.id = in.nextLong();
                case "index" -> client.index = in.nextInt();
                case "guid" -> client.guid = UUID.fromString(in.nextString());
                case "isActive" -> client.isActive = in.nextBoolean();
                case "balance" -> client.balance = new BigDecimal(in.nextString());
                case "picture" -> client.picture = in.nextString();
                case "age" -> client.age = in.nextInt();
                case "eyeColor" -> client.eyeColor = EyeColor.valueOf(in.nextString());
                case "name" -> client.name = in.nextString();
                case "gender" -> client.gender = in.nextString();
                case "company" -> client.company = in.nextString();
                case "emails" -> client.emails = strings(in).toArray(String[]::new);
                case "phones" -> client.phones = longs(in);
                case "address" -> client.address = in.nextString();
                case "about" -> client.about = in.nextString();
                case "registered" -> client.registered = LocalDate.parse(in.nextString());
                case "latitude" -> client.latitude = in.nextDouble();
                case "longitude" -> client.longitude = in.nextDouble();
                case "tags" -> client.tags = strings(in);
                case "partners" -> client.partners = partners(in);
                default -> in.skipValue();
            }
        }
        in.endObject();
        return client;
    }

    private static long[] longs(JsonReader in) throws IOException {
        LongStream.Builder longs = LongStream.builder();
        in.beginArray();
        while (in.hasNext()) {
            longs.add(in.nextLong());
        }
        in.endArray();
        return longs.build().toArray();
    }

    private static Partner[] partners(JsonReader in) throws IOException {
        List<Partner> partners = new ArrayList<>();
        in.beginArray();
        while (in.hasNext()) {
            partners.add(partner(in));
        }
        in.endArray();
        return partners.toArray(Partner[]::new);
    }

    private static Partner partner(JsonReader in) throws IOException {
        Partner partner = new Partner();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "id" -> partner.id = in.nextLong();
                case "name" -> partner.name = in.nextString();
                case "since" -> partner.since = OffsetDateTime.parse(in.nextString());
                default -> in.skipValue();
            }
        }
        in.endObject();
        return partner;
    }

    private static People people(JsonReader in) throws IOException {
        People people = new People();
        in.beginObject();
        while (in.hasNext()) {
            if (!in.nextName().equals("people")) {
                in.skipValue();
                continue;
            }
            List<Person> list = new ArrayList<>();
            in.beginArray();
            while (in.hasNext()) {
                list.add(person(in));
            }
            in.endArray();
            people.people = list.toArray(Person[]::new);
        }
        in.endObject();
        return people;
    }

    private static Person person(JsonReader in) throws IOException {
        Person person = new Person();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "id" -> person.id = in.nextLong();
                case "firstName" -> person.firstName = in.nextString();
                case "lastName" -> person.lastName = in.nextString();
                case "age" -> person.age = in.nextInt();
                case "address" -> person.address = address(in);
                default -> in.skipValue();
            }
        }
        in.endObject();
        return person;
    }

    private static Address address(JsonReader in) throws IOException {
        Address address = new Address();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "street" -> address.street = in.nextString();
                case "city" -> address.city = in.nextString();
                case "zip" -> address.zip = in.nextString();
                case "country" -> address.country = in.nextString();
                default -> in.skipValue();
            }
        }
        in.endObject();
        return address;
    }

    private static Obj obj(JsonReader in) throws IOException {
        Obj obj = new Obj();
        in.beginObject();
        while (in.hasNext()) {
            switch (in.nextName()) {
                case "type" -> obj.type = ObjType.valueOf(in.nextString());
                case "flag" -> obj.flag = in.nextBoolean();
                case "num32" -> obj.num32 = in.nextInt();
                case "num64" -> obj.num64 = in.nextLong();
                case "str" -> obj.str = in.nextString();
                case "children" -> {
                    List<Obj> children = new ArrayList<>();
                    in.beginArray();
                    while (in.hasNext()) {
                        children.add(obj(in));
                    }
                    in.endArray();
                    obj.children = children.toArray(Obj[]::new);
                }
                default -> in.skipValue();
            }
        }
        in.endObject();
        return obj;
    }
}
