package com.acme;

/** A class of an application that the language page names. */
public final class Place {
    public int x;
    public int y;
}
