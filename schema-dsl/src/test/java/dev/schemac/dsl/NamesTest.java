package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No word is reserved: each can be the name of a column and of a schema, without ticks. */
class NamesTest {
    private static final String WORDS = """
            after all and any as asc at avedev avg between by case cast coalesce context count create cube
            current_timestamp dataflow day days define delete desc distinct else end escape events every exists
            expression false first for from full group grouping grouping_id having hour hours in index initiated
            inlined_class inner insert instanceof into irstream is istream join last lastweekday left like limit
            match_recognize match_recognize_permute matched matches max measures median merge metadatasql microsecond
            microseconds millisecond milliseconds min minute minutes month months msec new not null offset on or order
            outer output partition pattern prev prevcount prevtail prevwindow prior regexp retain right rollup rstream
            schema sec second seconds select set sets snapshot some sql start stddev sum table terminated then true
            typeof unidirectional until update usec using values variable week weekday weeks when where while window
            year years module uses import json map xml avro primitive inherits copyfrom type class int string index
            """;

    @Test
    void everyWordCanNameAColumn() {
        for (String word : WORDS.strip().split("\\s+")) {
            String columns = "(" + word + " int, " + word + "." + word + " string, " + word.toUpperCase(Locale.ROOT)
                    + " " + "Own)";
            assertThat(ModelText.of("create json schema Own" + columns)).isEqualTo("Own" + columns);
        }
    }

    @Test
    void everyWordCanNameASchemaAndItsColumnType() {
        for (String word : WORDS.strip().split("\\s+")) {
            if (!word.matches("null|int|string")) {
                String schema = word + "(" + word + " " + word + ", b " + word + "[])";
                assertThat(ModelText.of("create json schema " + schema)).isEqualTo(schema);
                assertThat(ModelText.of("create json schema " + word + " as (a int)"))
                        .isEqualTo(word + "(a int)");
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Order", "Module", "module", "Create", "as", "Schema", "json", "Events", "Objects", "Record"})
    void usualNamesNeedNoTicks(String name) {
        assertThat(ModelText.of("module schema.create; create json schema " + name + "(a int); create json schema "
                        + "IdAndType(int string, type string, it " + name + ")"))
                .isEqualTo("schema.create:" + name + "(a int)\n"
                        + "schema.create:IdAndType(int string, type string, it " + name + ")");
    }

    @Test
    void inTicksAKeywordIsAName() {
        assertThat(ModelText.of("create json schema `schema`(`create` `schema`, `as` `int`)"))
                .isEqualTo("schema(create schema, as int)");
    }
}
