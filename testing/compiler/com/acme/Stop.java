package com.acme;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A class of an application with public fields, for the golden files. It leads back to itself. */
public class Stop {
    public String name;
    public int platform = 1;
    public Integer floor;
    public LocalTime departure;
    public double[] position;
    public List<Stop> transfers = new ArrayList<>();
    public Map<String, Long> passengers;
    public Vehicle vehicle;
    public Object note;
    public final String fixed = "";
    public static int all;
    int hidden;
}
