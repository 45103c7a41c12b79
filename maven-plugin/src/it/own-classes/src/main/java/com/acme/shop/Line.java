package com.acme.shop;

public record Line(String sku, int quantity) {}
