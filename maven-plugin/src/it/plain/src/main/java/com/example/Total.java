package com.example;

import com.example.events.Item;
import com.example.events.Order;

/** Compiles only if the generated classes are on the source path. */
public final class Total {
    public static int of(byte[] json) {
        int total = 0;
        for (Item item : Order.parse(json).getItems()) {
            total += item.getQty();
        }
        return total;
    }
}
