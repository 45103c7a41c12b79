package dev.schemac.codegen;

/** A class of an application whose properties have initial values. */
public class Shelf {
    public Integer floor = 5;
    public Boolean open = true;
    public Character mark = 'x';
    public int count = 3;

    @Override
    public String toString() {
        return floor + " " + open + " " + mark + " " + count;
    }
}
