package com.acme.shop;

/** A class that no generator wrote: the schema Place has it as {@code className}. */
public final class Place {
    private String title;

    public String getTitle() {
        return title;
    }

    public void setTitle(String title) {
        this.title = title;
    }
}
