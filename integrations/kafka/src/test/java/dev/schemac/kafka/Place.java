package dev.schemac.kafka;

/** A class of the application, filled and written by generated code. */
public class Place {
    public double longitude;
    public double latitude;
    private String name;

    public String getName() {
        if (name != null && name.isEmpty()) {
            throw new IllegalStateException("secret: nobody named it");
        }
        return name;
    }

    public void setName(String name) {
        if ("nowhere".equals(name)) {
            throw new IllegalArgumentException("secret: nowhere is no place");
        }
        this.name = name;
    }
}
