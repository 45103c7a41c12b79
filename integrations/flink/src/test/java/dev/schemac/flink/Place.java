package dev.schemac.flink;

/** A class of the application. */
public final class Place {
    public String name;
    public int floor;

    @Override
    public boolean equals(Object other) {
        return other instanceof Place that && floor == that.floor && java.util.Objects.equals(name, that.name);
    }

    @Override
    public int hashCode() {
        return floor;
    }
}
