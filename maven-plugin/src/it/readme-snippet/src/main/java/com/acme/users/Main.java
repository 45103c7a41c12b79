package com.acme.users;

/** Where the lines of README go. */
public final class Main {
    public static void main(String[] args) {
        String json = "{\"users\":[{\"index\":1,\"age\":36},{\"index\":2}]}";

        // README

        System.out.println(new String(bytes));
    }
}
