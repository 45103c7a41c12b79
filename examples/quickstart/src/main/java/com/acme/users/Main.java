package com.acme.users;

import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import java.io.IOException;
import java.io.InputStream;

/**
 * Reads a JSON document with the classes that schemac generates from src/main/epl/Users.epl. Run it with
 * {@code mvn -q compile exec:java}.
 */
public final class Main {
    public static void main(String[] args) throws IOException {
        EventRuntime runtime = EventRuntime.load();
        EventSender<Users> sender = runtime.eventSender(Users.class);

        try (InputStream json = Main.class.getResourceAsStream("/users.json")) {
            Users users = sender.parse(json);
            for (User user : users.getUsers()) {
                System.out.println(user.getName() + ", " + user.getAge() + ", at " + user.getLatitude() + " "
                        + user.getLongitude() + ", active: " + user.getIsActive());
                System.out.println("  tags: " + String.join(" ", user.getTags()));
                for (Friend friend : user.getFriends()) {
                    System.out.println("  friend: " + friend.getName());
                }
            }
        }

        sender.addListener(users -> System.out.println("received " + users.getUsers().length + " user"));
        sender.send("{\"users\": [{\"name\": \"Ada\", \"age\": 36}]}");
    }
}
