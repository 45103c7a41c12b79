package com.example;

/** Uses no generated class. */
public final class Main {
    private Main() {}
}
