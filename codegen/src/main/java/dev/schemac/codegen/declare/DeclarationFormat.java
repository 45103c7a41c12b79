package dev.schemac.codegen.declare;

import java.util.Locale;

/** The language of declared schemas. */
public enum DeclarationFormat {
    /** {@code CREATE TABLE ... USING json} of Spark SQL; the columns are a {@code StructType} in DDL. */
    SPARK,

    /** {@code CREATE TABLE} of Flink SQL with the format {@code json}. */
    FLINK_SQL,

    /** A table macro of DuckDB that calls {@code read_json} with the columns. */
    DUCKDB,

    /** {@code CREATE TABLE} of PostgreSQL. Objects, arrays and maps are {@code jsonb}. */
    POSTGRES,

    /** An Avro schema. */
    AVRO,

    /** Messages of Protocol Buffers, version 3. */
    PROTO;

    /** {@return whether the declarations are tables} Nested schemas have no table of their own. */
    public boolean declaresTables() {
        return this != AVRO && this != PROTO;
    }

    /** Returns the name in lower case, with a hyphen between words. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
