package com.acme;

import java.util.List;

/** The class of an application that the language page shows. */
public class Place {
    public int x;
    public Integer y;
    public List<Place> near;
    private String name = "?";

    public String getName() {
        return name;
    }

    public void setName(String name) {
        this.name = name;
    }
}
