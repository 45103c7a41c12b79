package dev.schemac.benchmarks.library;

import com.google.gson.stream.JsonReader;
import dev.schemac.benchmarks.model.Friend;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.ObjType;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Parsers written by hand over Gson's {@link JsonReader}; bytes are decoded first. */
final class GsonStreamingReaders {

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

    static Reader of(Class<?> type) {
        return new Streaming(type == Users.class ? GsonStreamingReaders::users : GsonStreamingReaders::obj);
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
                case "_id" -> user._id = in.nextString();
                case "index" -> user.index = in.nextInt();
                case "guid" -> user.guid = in.nextString();
                case "isActive" -> user.isActive = in.nextString();
                case "balance" -> user.balance = in.nextString();
                case "picture" -> user.picture = in.nextString();
                case "age" -> user.age = in.nextInt();
                case "eyeColor" -> user.eyeColor = in.nextString();
                case "name" -> user.name = in.nextString();
                case "gender" -> user.gender = in.nextString();
                case "company" -> user.company = in.nextString();
                case "email" -> user.email = in.nextString();
                case "phone" -> user.phone = in.nextString();
                case "address" -> user.address = in.nextString();
                case "about" -> user.about = in.nextString();
                case "registered" -> user.registered = in.nextString();
                case "latitude" -> user.latitude = in.nextDouble();
                case "longitude" -> user.longitude = in.nextDouble();
                case "tags" -> user.tags = tags(in);
                case "friends" -> user.friends = friends(in);
                case "greeting" -> user.greeting = in.nextString();
                case "favoriteFruit" -> user.favoriteFruit = in.nextString();
                default -> in.skipValue();
            }
        }
        in.endObject();
        return user;
    }

    private static String[] tags(JsonReader in) throws IOException {
        List<String> tags = new ArrayList<>();
        in.beginArray();
        while (in.hasNext()) {
            tags.add(in.nextString());
        }
        in.endArray();
        return tags.toArray(String[]::new);
    }

    private static Friend[] friends(JsonReader in) throws IOException {
        List<Friend> friends = new ArrayList<>();
        in.beginArray();
        while (in.hasNext()) {
            Friend friend = new Friend();
            in.beginObject();
            while (in.hasNext()) {
                switch (in.nextName()) {
                    case "id" -> friend.id = in.nextString();
                    case "name" -> friend.name = in.nextString();
                    default -> in.skipValue();
                }
            }
            in.endObject();
            friends.add(friend);
        }
        in.endArray();
        return friends.toArray(Friend[]::new);
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
