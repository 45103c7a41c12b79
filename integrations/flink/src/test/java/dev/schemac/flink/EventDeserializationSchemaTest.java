package dev.schemac.flink;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.records.Everything;
import dev.schemac.flink.records.EverythingParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.options.OptionValues;
import java.io.IOException;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.flink.api.common.functions.util.ListCollector;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.metrics.Counter;
import org.apache.flink.metrics.MetricGroup;
import org.apache.flink.metrics.SimpleCounter;
import org.apache.flink.metrics.groups.UnregisteredMetricsGroup;
import org.apache.flink.util.InstantiationUtil;
import org.apache.flink.util.SimpleUserCodeClassLoader;
import org.apache.flink.util.UserCodeClassLoader;
import org.junit.jupiter.api.Test;

/** Records in, events out, after the schema has travelled to where the job runs. */
final class EventDeserializationSchemaTest {
    private final Map<String, Counter> counters = new HashMap<>();

    /** As Flink does it: written, read again, opened. */
    private <T> EventDeserializationSchema<T> opened(EventDeserializationSchema<T> schema) throws Exception {
        EventDeserializationSchema<T> arrived = InstantiationUtil.clone(schema);
        MetricGroup metrics = new UnregisteredMetricsGroup() {
            @Override
            public Counter counter(String name) {
                return counters.computeIfAbsent(name, any -> new SimpleCounter());
            }
        };
        arrived.open(new DeserializationSchema.InitializationContext() {
            @Override
            public MetricGroup getMetricGroup() {
                return metrics;
            }

            @Override
            public UserCodeClassLoader getUserCodeClassLoader() {
                return SimpleUserCodeClassLoader.create(EventDeserializationSchemaTest.class.getClassLoader());
            }
        });
        return arrived;
    }

    private static byte[] utf8(String text) {
        return text.getBytes(UTF_8);
    }

    @Test
    void readsRecords() throws Exception {
        EventDeserializationSchema<Click> beans = opened(EventDeserializationSchema.of(ClickParser.INSTANCE));
        assertThat(beans.deserialize(utf8("{\"user\":\"a\",\"z\":[]}"))).isEqualTo(Click.parse("{\"user\":\"a\"}"));
        assertThat(beans.getProducedType()).isEqualTo(EventTypeInfo.of(Click.class));
        assertThat(beans.isEndOfStream(new Click())).isFalse();

        EventDeserializationSchema<Everything> records =
                opened(EventDeserializationSchema.of(EverythingParser.INSTANCE));
        for (String json : Documents.EVERYTHING) {
            assertThat(records.deserialize(utf8(json))).isEqualTo(Everything.parse(json));
        }
    }

    @Test
    void recordsWithoutAValueAreNoEvents() throws Exception {
        EventDeserializationSchema<Click> schema = opened(EventDeserializationSchema.of(ClickParser.INSTANCE));
        List<Click> events = new ArrayList<>();
        schema.deserialize(null, new ListCollector<>(events));
        schema.deserialize(utf8("{\"at\":1}"), new ListCollector<>(events));
        assertThat(schema.deserialize(null)).isNull();
        assertThat(events).containsExactly(Click.parse("{\"at\":1}"));
        assertThat(counters.get(EventDeserializationSchema.REJECTED_EVENTS).getCount())
                .isZero();
    }

    @Test
    void failsAtARefusedRecordWithThePlaceOfTheError() throws Exception {
        EventDeserializationSchema<Click> schema = opened(EventDeserializationSchema.of(ClickParser.INSTANCE));
        assertThatThrownBy(() -> schema.deserialize(utf8("{\"user\":\"secret\",\"at\":\"secret\"}")))
                .isInstanceOf(IOException.class)
                .hasCauseInstanceOf(JsonParseException.class)
                .hasMessage(
                        "cannot read a record as dev.schemac.flink.beans.Click: expected long but found string at $.at (line 1, "
                                + "column 23); skippingRejected() skips and counts such records");
        assertThatThrownBy(() -> schema.deserialize(new byte[0]))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("expected object but found end of input");
    }

    @Test
    void skipsAndCountsRefusedRecords() throws Exception {
        EventDeserializationSchema<Click> schema =
                opened(EventDeserializationSchema.of(ClickParser.INSTANCE).skippingRejected());
        List<Click> events = new ArrayList<>();
        for (String record : List.of("{\"at\":1}", "", "{\"at\":2", "[]", "null", "{\"at\":3}{}", "{\"at\":4}")) {
            schema.deserialize(utf8(record), new ListCollector<>(events));
        }
        schema.deserialize(new byte[] {'{', '"', (byte) 0xFF, '"', ':', '1', '}'}, new ListCollector<>(events));
        assertThat(events).containsExactly(Click.parse("{\"at\":1}"), Click.parse("{\"at\":4}"));
        assertThat(counters.get("rejectedEvents").getCount()).isEqualTo(6);
        assertThat(counters).hasSize(1);
    }

    @Test
    void skipsWhereNobodyOpensIt() throws Exception {
        EventDeserializationSchema<Click> schema = InstantiationUtil.clone(
                EventDeserializationSchema.of(ClickParser.INSTANCE).skippingRejected());
        assertThat(schema.deserialize(utf8("["))).isNull();
    }

    @Test
    void isSerializedWithItsOptions() throws Exception {
        JsonOptions options = JsonOptions.STRICT.withMaxDepth(3).withMaxEventBytes(100);
        EventDeserializationSchema<Click> strict =
                opened(EventDeserializationSchema.of(ClickParser.INSTANCE).withOptions(options));
        assertThatThrownBy(() -> strict.deserialize(utf8("{\"z\":1}")))
                .hasMessageStartingWith(
                        "cannot read a record as dev.schemac.flink.beans.Click: undeclared member at $.z");
        assertThatThrownBy(() -> strict.deserialize(new byte[101])).hasMessageContaining("100 bytes");
    }

    @Test
    void isSerializedWithEveryOption() throws Exception {
        List<JsonOptions> changed = new ArrayList<>(List.of(JsonOptions.STRICT, JsonOptions.ESPER));
        for (RecordComponent component : OptionValues.class.getRecordComponents()) {
            String name = component.getName();
            if (!name.equals("profile")) {
                Method with = JsonOptions.class.getMethod(
                        "with" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1),
                        component.getType());
                changed.add((JsonOptions) with.invoke(
                        JsonOptions.DEFAULT,
                        component.getType() == boolean.class
                                ? (Object) true
                                : component.getName().equals("indent") ? 2 : 24));
            }
        }
        assertThat(changed)
                .hasSize(OptionValues.class.getRecordComponents().length + 1)
                .doesNotContain(JsonOptions.DEFAULT);
        for (JsonOptions options : changed) {
            List<Serializable> travellers = new ArrayList<>(List.of(
                    EventDeserializationSchema.of(ClickParser.INSTANCE).withOptions(options),
                    EventSerializationSchema.of(ClickParser.INSTANCE).withOptions(options),
                    EventLinesFormat.of(ClickParser.INSTANCE).withOptions(options)));
            if (options.indent() == 0) {
                travellers.add(EventLinesEncoder.of(ClickParser.INSTANCE).withOptions(options));
            }
            for (Serializable each : travellers) {
                assertThat(InstantiationUtil.clone(each)).extracting("options").isEqualTo(options);
            }
        }
    }

    @Test
    void readsEitherBase64WhereTheOptionTravelled() throws Exception {
        EventDeserializationSchema<Everything> schema = opened(EventDeserializationSchema.of(EverythingParser.INSTANCE)
                .withOptions(JsonOptions.DEFAULT.withEitherBase64(true)));
        assertThat(schema.deserialize(utf8("{\"@kind\":\"k\",\"photo\":\"_-8\"}"))
                        .photo())
                .containsExactly(0xFF, 0xEF);
    }
}
