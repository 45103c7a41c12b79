package dev.schemac.benchmarks.payload;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.SplittableRandom;

/** Members that the schema does not declare. */
final class Noise {
    private static final int UNDECLARED = 10;

    private Noise() {}

    /** Ten undeclared scalars before each member. */
    static ObjectNode tenBeforeEach(ObjectNode row, SplittableRandom random) {
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        int number = 0;
        for (var member : row.properties()) {
            for (int i = 0; i < UNDECLARED; i++) {
                String name = "extra_" + number++;
                switch (i % 4) {
                    case 0 -> result.put(name, random.nextInt(1 << 20));
                    case 1 -> result.put(name, random.nextInt(2) == 1);
                    case 2 -> result.put(name, random.nextInt(1 << 20) / 64.0);
                    default -> result.put(name, RandomText.alphanumeric(random, 5 + random.nextInt(30)));
                }
            }
            result.set(member.getKey(), member.getValue());
        }
        return result;
    }

    /** The row as one of 22 columns, in the places where a social network's status has them. */
    static ObjectNode status(ObjectNode row, SplittableRandom random) {
        ObjectNode status = JsonNodeFactory.instance.objectNode();
        status.put("created_at", "Mon Sep 24 03:35:21 +0000 2012");
        status.set("id", row.get("id"));
        status.put("id_str", row.get("id").asText());
        status.set("text", row.get("text"));
        status.put("source", RandomText.alphanumeric(random, 60)).put("truncated", random.nextInt(2) == 1);
        status.putNull("in_reply_to_status_id").putNull("in_reply_to_status_id_str");
        status.putNull("in_reply_to_user_id").putNull("in_reply_to_user_id_str");
        status.putNull("in_reply_to_screen_name");
        ObjectNode user = status.putObject("user");
        user.put("id", random.nextInt(1 << 30)).put("name", RandomText.alphanumeric(random, 15));
        user.put("screen_name", RandomText.alphanumeric(random, 12)).put("location", "");
        user.put("description", RandomText.alphanumeric(random, 120)).put("protected", false);
        user.put("followers_count", random.nextInt(5000)).put("friends_count", random.nextInt(5000));
        user.put("profile_image_url", "http://example.com/" + RandomText.alphanumeric(random, 40) + ".png");
        status.putNull("geo").putNull("coordinates").putNull("place").putNull("contributors");
        status.set("retweet_count", row.get("retweet_count"));
        status.put("favorite_count", random.nextInt(1000));
        ObjectNode entities = status.putObject("entities");
        entities.putArray("hashtags")
                .addObject()
                .put("text", RandomText.alphanumeric(random, 10))
                .putArray("indices")
                .add(random.nextInt(100))
                .add(random.nextInt(140));
        entities.putArray("urls");
        status.put("favorited", false).put("retweeted", false).put("lang", "en");
        return status;
    }
}
