package dev.schemac.benchmarks.users;

/** One member of {@link User#friends}. */
public final class Friend {
    public String id;
    public String name;
}
