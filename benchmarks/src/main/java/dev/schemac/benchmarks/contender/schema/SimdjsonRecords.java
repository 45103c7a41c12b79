package dev.schemac.benchmarks.contender.schema;

/**
 * The documents of the payloads as records, the only classes that simdjson-java binds to without annotations. It
 * reads neither enums nor recursive classes. So an enum stays a string, and {@link Obj} has the two levels of the
 * documents.
 */
final class SimdjsonRecords {

    private SimdjsonRecords() {}

    public record Users(User[] users) {}

    public record User(
            String _id,
            int index,
            String guid,
            String isActive,
            String balance,
            String picture,
            int age,
            String eyeColor,
            String name,
            String gender,
            String company,
            String email,
            String phone,
            String address,
            String about,
            String registered,
            double latitude,
            double longitude,
            String[] tags,
            Friend[] friends,
            String greeting,
            String favoriteFruit) {}

    public record Friend(String id, String name) {}

    public record People(Person[] people) {}

    public record Person(long id, String firstName, String lastName, int age, Address address) {}

    public record Address(String street, String city, String zip, String country) {}

    public record Obj(String type, boolean flag, int num32, long num64, String str, Leaf[] children) {}

    public record Leaf(String type, boolean flag, int num32, long num64, String str, String[] children) {}

    public record Numbers(double[] doubles, long[] longs) {}

    public record Texts(String[] texts) {}

    public record Sparse(SparseRow[] rows) {}

    public record SparseRow(
            String id,
            String name,
            Integer age,
            Long number,
            Double ratio,
            Boolean active,
            String street,
            String city,
            Integer size,
            Long total,
            Double price,
            Boolean paid,
            String email,
            String phone,
            Integer level,
            Long version,
            String note,
            String country,
            String zip,
            String comment) {}

    public record Tweets(Tweet[] statuses) {}

    public record Tweet(long id, String text, int retweet_count) {}
}
