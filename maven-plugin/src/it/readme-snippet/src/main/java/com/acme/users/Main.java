package com.acme.users;

/** Where the lines of README go. */
public final class Main {
    public static void main(String[] args) {
        // README
    }
}
