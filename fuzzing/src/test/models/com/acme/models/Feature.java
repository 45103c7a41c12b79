package com.acme.models;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.schemac.runtime.annotation.JsonSchema;
import java.util.List;
import java.util.Map;

/** A feature of a map: a union of geometries with arrays of arrays. */
@JsonSchema
public record Feature(String id, double[] bbox, Geometry geometry, Map<String, String> properties) {

    /** A geometry. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Point.class, name = "Point"),
        @JsonSubTypes.Type(value = Line.class, name = "LineString"),
        @JsonSubTypes.Type(value = Collection.class, name = "GeometryCollection")
    })
    public sealed interface Geometry permits Point, Line, Collection {}

    /** A point. */
    public record Point(double[] coordinates) implements Geometry {}

    /** A line. */
    public record Line(List<List<Double>> coordinates) implements Geometry {}

    /** Geometries. */
    public record Collection(@JsonProperty("geometries") List<Geometry> parts) implements Geometry {}
}
