package com.acme.shop;

import lombok.Data;

/** A bean of Lombok that only another class refers to. */
@Data
public class Address {
    private String street;
    private String city;
}
