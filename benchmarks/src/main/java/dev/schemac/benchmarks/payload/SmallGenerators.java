package dev.schemac.benchmarks.payload;

import dev.schemac.benchmarks.model.Address;
import dev.schemac.benchmarks.model.Numbers;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.ObjType;
import dev.schemac.benchmarks.model.People;
import dev.schemac.benchmarks.model.Person;
import dev.schemac.benchmarks.model.Sparse;
import dev.schemac.benchmarks.model.SparseRow;
import dev.schemac.benchmarks.model.Texts;
import dev.schemac.benchmarks.model.Trip;
import dev.schemac.benchmarks.model.Tweet;
import dev.schemac.benchmarks.model.Tweets;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The payloads that bring out one thing each. */
final class SmallGenerators {
    static final String ESCAPED = RandomText.LETTERS + "\"\\/\b\f\n\r\t\"\\\n\t";
    static final String CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗ ";
    static final String CHINESE = "的一是不了人我在有他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生";
    static final String EMOJI = "😀😃😄😁😆🎉🚀🌍🐍🍀❤abcdefgh ";

    private SmallGenerators() {}

    static People people(SplittableRandom random, int rows) {
        People people = new People();
        people.people = new Person[rows];
        for (int i = 0; i < rows; i++) {
            Person person = new Person();
            person.id = random.nextLong(1L << 40);
            person.firstName = RandomText.of(random, RandomText.LETTERS, 4 + random.nextInt(6));
            person.lastName = RandomText.of(random, RandomText.LETTERS, 5 + random.nextInt(8));
            person.age = random.nextInt(100);
            person.address = new Address();
            person.address.street = RandomText.of(random, RandomText.LETTERS, 8 + random.nextInt(12)) + " 12";
            person.address.city = RandomText.of(random, RandomText.LETTERS, 5 + random.nextInt(8));
            person.address.zip = RandomText.of(random, RandomText.DIGITS, 5);
            person.address.country = RandomText.of(random, RandomText.LETTERS, 7);
            people.people[i] = person;
        }
        return people;
    }

    static Obj obj(SplittableRandom random, int children) {
        Obj obj = new Obj();
        obj.type = ObjType.values()[random.nextInt(3)];
        obj.flag = random.nextInt(2) == 1;
        obj.num32 = random.nextInt();
        obj.num64 = random.nextLong();
        obj.str = RandomText.alphanumeric(random, 5 + random.nextInt(20));
        obj.children = new Obj[children];
        for (int i = 0; i < children; i++) {
            obj.children[i] = obj(random, 0);
        }
        return obj;
    }

    static Numbers numbers(SplittableRandom random, int count) {
        Numbers numbers = new Numbers();
        numbers.doubles = random.doubles(count, -1000, 1000).toArray();
        numbers.longs = random.longs(count).map(n -> n >> (n & 56)).toArray();
        return numbers;
    }

    /** Doubles of all sizes that people write, with as many digits as they happen to have. */
    static Numbers doubles(SplittableRandom random, int count) {
        Numbers numbers = new Numbers();
        numbers.doubles = new double[count];
        for (int i = 0; i < count; i++) {
            numbers.doubles[i] = switch (i % 4) {
                case 0 -> random.nextDouble() * 180 - 90;
                case 1 -> random.nextInt(10_000_000) / 100.0;
                case 2 -> random.nextInt(1_000_000);
                default -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(-20, 30));
            };
        }
        numbers.longs = new long[0];
        return numbers;
    }

    /** The sample of JSON0, with different letters in its strings each time. */
    static Trip trip(SplittableRandom random, int ignored) {
        Trip trip = new Trip();
        trip.Town = words(random, 11);
        trip.DayLength = 1 + random.nextInt(14);
        trip.Vehicles = words(random, 12);
        trip.MustVisits = new Trip.Visits();
        trip.MustVisits.Morning = words(random, 25);
        trip.MustVisits.Afternoon = words(random, 19);
        trip.MustVisits.Evening = words(random, 13);
        Trip.Foods foods = new Trip.Foods();
        foods.Food1 = words(random, 17);
        foods.Food2 = words(random, 13);
        Trip.Drinks drinks = new Trip.Drinks();
        drinks.Drink1 = words(random, 11);
        drinks.Drink2 = words(random, 10);
        trip.MustTries = new Object[] {foods, drinks};
        return trip;
    }

    private static String words(SplittableRandom random, int length) {
        return RandomText.of(random, RandomText.LETTERS + "     ,", length);
    }

    static Texts texts(SplittableRandom random, int count, String alphabet) {
        Texts texts = new Texts();
        texts.texts = new String[count];
        for (int i = 0; i < count; i++) {
            texts.texts[i] = RandomText.of(random, alphabet, 10 + random.nextInt(40));
        }
        return texts;
    }

    static Tweets tweets(SplittableRandom random, int rows) {
        Tweets tweets = new Tweets();
        tweets.statuses = new Tweet[rows];
        for (int i = 0; i < rows; i++) {
            Tweet tweet = new Tweet();
            tweet.id = random.nextLong(1L << 60);
            tweet.text = RandomText.alphanumeric(random, 40 + random.nextInt(100));
            tweet.retweet_count = random.nextInt(10_000);
            tweets.statuses[i] = tweet;
        }
        return tweets;
    }

    static Sparse sparse(SplittableRandom random, int rows) {
        Sparse sparse = new Sparse();
        sparse.rows = new SparseRow[rows];
        for (int i = 0; i < rows; i++) {
            sparse.rows[i] = sparseRow(random);
        }
        return sparse;
    }

    private static SparseRow sparseRow(SplittableRandom random) {
        Supplier<String> text = () -> RandomText.alphanumeric(random, 10 + random.nextInt(20));
        Supplier<Integer> small = () -> random.nextInt(1 << 20);
        Supplier<Long> large = () -> random.nextLong(1L << 50);
        Supplier<Double> real = () -> random.nextDouble() * 100;
        Supplier<Boolean> flag = () -> random.nextInt(2) == 1;
        SparseRow row = new SparseRow();
        row.id = half(random, text);
        row.name = half(random, text);
        row.age = half(random, small);
        row.number = half(random, large);
        row.ratio = half(random, real);
        row.active = half(random, flag);
        row.street = half(random, text);
        row.city = half(random, text);
        row.size = half(random, small);
        row.total = half(random, large);
        row.price = half(random, real);
        row.paid = half(random, flag);
        row.email = half(random, text);
        row.phone = half(random, text);
        row.level = half(random, small);
        row.version = half(random, large);
        row.note = half(random, text);
        row.country = half(random, text);
        row.zip = half(random, text);
        row.comment = half(random, text);
        return row;
    }

    private static <T> T half(SplittableRandom random, Supplier<T> value) {
        return random.nextInt(2) == 1 ? value.get() : null;
    }
}
