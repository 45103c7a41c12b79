package com.example;

/** An enum of the same module as the schema that names it. */
public enum Color {
    RED,
    GREEN
}
