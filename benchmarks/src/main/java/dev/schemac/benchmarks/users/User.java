package dev.schemac.benchmarks.users;

/** One member of {@link Users#users}; the fields stand in the order of the schema. */
public final class User {
    public String _id;
    public int index;
    public String guid;

    /** {@code true} or {@code false} in the document, a string in the schema. */
    public String isActive;

    public String balance;
    public String picture;
    public int age;
    public String eyeColor;
    public String name;
    public String gender;
    public String company;
    public String email;
    public String phone;
    public String address;
    public String about;
    public String registered;
    public double latitude;
    public double longitude;
    public String[] tags;
    public Friend[] friends;
    public String greeting;
    public String favoriteFruit;
}
