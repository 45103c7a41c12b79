package com.acme.shop;

public record Customer(String name, Address address) {}
