package com.acme.shop;

import com.acme.orders.Order;
import com.acme.parcels.Parcel;
import org.mapstruct.factory.Mappers;

/** Maps events to Lombok classes and back, and prints both. */
public final class Main {
    private static final ShopMapper MAPPER = Mappers.getMapper(ShopMapper.class);

    private Main() {}

    public static void main(String[] arguments) {
        order("{\"id\":\"A-1\",\"placed\":\"2026-01-31\",\"total\":12.50,\"discount\":0.5,\"gift\":true,"
                + "\"status\":\"paid-in-full\",\"lines\":[{\"sku\":\"pen\",\"quantity\":12},{\"sku\":\"ink\"}]}");
        order("{\"id\":\"A-2\"}");
        parcel("{\"number\":7,\"sent\":\"2026-02-01T08:00:00Z\",\"weight\":2.5,\"insured\":false,"
                + "\"items\":[{\"sku\":\"pen\",\"quantity\":12},{\"sku\":\"ink\"}]}");
        parcel("{\"number\":8}");

        Shipment shipment = Shipment.builder()
                .carrier("Post")
                .order(Order.parse("{\"id\":\"A-1\"}"))
                .parcel(Parcel.parse("{\"number\":7}"))
                .build();
        System.out.println(shipment);
        System.out.println(shipment.equals(shipment.toBuilder()
                .order(Order.parse("{\"id\":\"A-1\"}"))
                .parcel(Parcel.builder().number(7).build())
                .build()));
    }

    private static void order(String json) {
        OrderView view = MAPPER.toView(Order.parse(json));
        Order back = MAPPER.toEvent(view);
        System.out.println(view);
        System.out.println(back.toJson());
        check(json, back.toJson());
        check(Order.parse(json), back);
    }

    private static void parcel(String json) {
        ParcelView view = MAPPER.toView(Parcel.parse(json));
        Parcel back = MAPPER.toEvent(view);
        System.out.println(view);
        System.out.println(back.toJson());
        check(json, back.toJson());
        check(Parcel.parse(json), back);
    }

    private static void check(Object expected, Object actual) {
        if (!expected.equals(actual)) {
            throw new AssertionError("expected " + expected + " but was " + actual);
        }
    }
}
