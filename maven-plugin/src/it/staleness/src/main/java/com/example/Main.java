package com.example;


/** Compiles with events of either style. */
public final class Main {
    public static void main(String[] args) {
        System.out.println(Order.parse("{\"id\":1}").toJson());
    }
}
