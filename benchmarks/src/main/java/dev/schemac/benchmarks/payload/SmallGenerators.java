package dev.schemac.benchmarks.payload;

import dev.schemac.benchmarks.model.GeoCollection;
import dev.schemac.benchmarks.model.GeoFeature;
import dev.schemac.benchmarks.model.GeoLine;
import dev.schemac.benchmarks.model.GeoProperties;
import dev.schemac.benchmarks.model.Numbers;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.ObjType;
import dev.schemac.benchmarks.model.Sparse;
import dev.schemac.benchmarks.model.SparseRow;
import dev.schemac.benchmarks.model.Texts;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** The payloads that bring out one thing each. */
final class SmallGenerators {
    static final String ESCAPED = RandomText.LETTERS + "\"\\/\b\f\n\r\t\"\\\n\t";
    static final String CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗ ";
    static final String CHINESE = "的一是不了人我在有他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生";
    static final String EMOJI = "😀😃😄😁😆🎉🚀🌍🐍🍀❤abcdefgh ";

    private SmallGenerators() {}

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

    static Texts texts(SplittableRandom random, int count, String alphabet) {
        Texts texts = new Texts();
        texts.texts = new String[count];
        for (int i = 0; i < count; i++) {
            texts.texts[i] = RandomText.of(random, alphabet, 10 + random.nextInt(40));
        }
        return texts;
    }

    /** Streets as lines: coordinates with seven digits after the point, as in OpenStreetMap. */
    static GeoCollection geoJson(SplittableRandom random, int features) {
        GeoCollection collection = new GeoCollection();
        collection.type = "FeatureCollection";
        collection.features = new GeoFeature[features];
        for (int i = 0; i < collection.features.length; i++) {
            GeoFeature feature = new GeoFeature();
            feature.type = "Feature";
            feature.id = "way/" + random.nextInt(100_000_000, 1_000_000_000);
            feature.properties = new GeoProperties();
            feature.properties.name = RandomText.of(random, RandomText.LETTERS, 5 + random.nextInt(20));
            feature.properties.highway = "residential";
            feature.properties.lanes = 1 + random.nextInt(4);
            feature.geometry = new GeoLine();
            feature.geometry.type = "LineString";
            feature.geometry.coordinates = new double[2 + random.nextInt(30)][];
            for (int j = 0; j < feature.geometry.coordinates.length; j++) {
                feature.geometry.coordinates[j] = new double[] {degrees(random, 180), degrees(random, 90)};
            }
            collection.features[i] = feature;
        }
        return collection;
    }

    private static double degrees(SplittableRandom random, int most) {
        return random.nextInt(-most * 10_000_000, most * 10_000_000) / 1e7;
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
