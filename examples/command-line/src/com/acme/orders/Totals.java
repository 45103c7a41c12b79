package com.acme.orders;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;

/** Prints the total of each order in a file of one document a line. */
public final class Totals {
    public static void main(String[] args) throws IOException {
        for (String json : Files.readAllLines(Path.of(args[0]))) {
            Order order = Order.parse(json);
            BigDecimal total = BigDecimal.ZERO;
            for (Line line : order.getLines()) {
                total = total.add(line.getPrice().multiply(BigDecimal.valueOf(line.getQuantity())));
            }
            System.out.println(order.getId() + ": " + total);
        }
    }
}
