package dev.schemac.fuzzing;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

/** A class of an application, with public fields, a property, and fields of its own type. */
public class Parcel {
    public String name = "?";
    public int count = 7;
    public Long number;
    public double price;
    public boolean[] flags;
    public LocalDate due;
    public DayOfWeek day;
    public List<Parcel> parts;
    public Map<String, Integer> notes;
    public Parcel inner;
    private String label;

    public String getLabel() {
        return label;
    }

    public void setLabel(String label) {
        this.label = label;
    }
}
