package dev.schemac.benchmarks.payload;

import dev.schemac.benchmarks.model.GeoCollection;
import dev.schemac.benchmarks.model.GeoFeature;
import dev.schemac.benchmarks.model.GeoLine;
import dev.schemac.benchmarks.model.GeoProperties;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.ObjType;
import java.util.SplittableRandom;

/** The payloads that bring out one thing each. */
final class SmallGenerators {
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
}
