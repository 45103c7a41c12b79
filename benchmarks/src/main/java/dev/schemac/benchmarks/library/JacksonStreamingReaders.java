package dev.schemac.benchmarks.library;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.benchmarks.model.Friend;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.ObjType;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.model.Users;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Parsers written by hand over jackson-core's token stream. */
final class JacksonStreamingReaders {
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

    static Reader of(Class<?> type) {
        return new Streaming(type == Users.class ? JacksonStreamingReaders::users : JacksonStreamingReaders::obj);
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
                case "_id" -> user._id = in.getText();
                case "index" -> user.index = in.getIntValue();
                case "guid" -> user.guid = in.getText();
                case "isActive" -> user.isActive = in.getText();
                case "balance" -> user.balance = in.getText();
                case "picture" -> user.picture = in.getText();
                case "age" -> user.age = in.getIntValue();
                case "eyeColor" -> user.eyeColor = in.getText();
                case "name" -> user.name = in.getText();
                case "gender" -> user.gender = in.getText();
                case "company" -> user.company = in.getText();
                case "email" -> user.email = in.getText();
                case "phone" -> user.phone = in.getText();
                case "address" -> user.address = in.getText();
                case "about" -> user.about = in.getText();
                case "registered" -> user.registered = in.getText();
                case "latitude" -> user.latitude = in.getDoubleValue();
                case "longitude" -> user.longitude = in.getDoubleValue();
                case "tags" -> user.tags = tags(in);
                case "friends" -> user.friends = friends(in);
                case "greeting" -> user.greeting = in.getText();
                case "favoriteFruit" -> user.favoriteFruit = in.getText();
                default -> in.skipChildren();
            }
        }
        return user;
    }

    private static String[] tags(JsonParser in) throws IOException {
        List<String> tags = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            tags.add(in.getText());
        }
        return tags.toArray(String[]::new);
    }

    private static Friend[] friends(JsonParser in) throws IOException {
        List<Friend> friends = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            Friend friend = new Friend();
            while (in.nextToken() != JsonToken.END_OBJECT) {
                String name = in.currentName();
                in.nextToken();
                switch (name) {
                    case "id" -> friend.id = in.getText();
                    case "name" -> friend.name = in.getText();
                    default -> in.skipChildren();
                }
            }
            friends.add(friend);
        }
        return friends.toArray(Friend[]::new);
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
