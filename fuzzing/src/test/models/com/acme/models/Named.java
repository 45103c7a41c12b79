package com.acme.models;

/** What has a name. */
public interface Named {
    String name();
}
