package dev.schemac.benchmarks.model;

/** The sample of JSON0: written through the libraries' builders, never bound, so that nothing is generated for it. */
public final class Trip {
    public String Town;
    public int DayLength;
    public String Vehicles;
    public Visits MustVisits;

    /** {@link Foods}, then {@link Drinks}. */
    public Object[] MustTries;

    /** The object {@link Trip#MustVisits}. */
    public static final class Visits {
        public String Morning;
        public String Afternoon;
        public String Evening;
    }

    /** The first of {@link Trip#MustTries}. */
    public static final class Foods {
        public String Food1;
        public String Food2;
    }

    /** The second of {@link Trip#MustTries}. */
    public static final class Drinks {
        public String Drink1;
        public String Drink2;
    }

    /** The first of {@link #MustTries}. */
    public Foods foods() {
        return (Foods) MustTries[0];
    }

    /** The second of {@link #MustTries}. */
    public Drinks drinks() {
        return (Drinks) MustTries[1];
    }
}
