package com.acme;

import java.util.Arrays;
import java.util.Objects;

/** A JavaBean of an application, for the golden files. */
public class Vehicle {

    /** What it runs on. */
    public enum Energy {
        NONE,
        POWER,
        FUEL
    }

    private String line;
    private int seats = 2;
    private boolean late;
    private Character zone;
    private Energy energy = Energy.NONE;
    private String[] tags;
    private String secret = "";

    public String getLine() {
        return line;
    }

    public void setLine(String line) {
        this.line = line;
    }

    public int getSeats() {
        return seats;
    }

    /** Refuses a negative number. */
    public void setSeats(int seats) {
        if (seats < 0) {
            throw new IllegalArgumentException("fewer than no seats");
        }
        this.seats = seats;
    }

    public boolean isLate() {
        return late;
    }

    public void setLate(boolean late) {
        this.late = late;
    }

    public Character getZone() {
        return zone;
    }

    public void setZone(Character zone) {
        this.zone = zone;
    }

    public Energy getEnergy() {
        return energy;
    }

    public void setEnergy(Energy energy) {
        this.energy = energy;
    }

    public String[] getTags() {
        return tags;
    }

    public void setTags(String... tags) {
        this.tags = tags;
    }

    /** There is no getter: JSON can set it, and nothing writes it. */
    public void setSecret(String secret) {
        this.secret = secret;
    }

    /** There is no setter: not a property. */
    public int getLength() {
        return secret.length();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Vehicle that
                && Objects.equals(line, that.line)
                && seats == that.seats
                && late == that.late
                && Objects.equals(zone, that.zone)
                && energy == that.energy
                && Arrays.equals(tags, that.tags)
                && secret.equals(that.secret);
    }

    @Override
    public int hashCode() {
        return Objects.hash(line, seats, late, zone, energy, secret);
    }
}
