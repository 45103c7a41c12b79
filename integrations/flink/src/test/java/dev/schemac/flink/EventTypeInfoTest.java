package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.records.Everything;
import dev.schemac.flink.records.EverythingParser;
import dev.schemac.flink.records.Point;
import dev.schemac.flink.records.Segment;
import java.util.List;
import java.util.Map;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.TypeHint;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeInformationTestBase;
import org.apache.flink.api.java.tuple.Tuple2;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.PipelineOptions;
import org.junit.jupiter.api.Test;

/** Flink's own checks of type information, and how it is found. */
final class EventTypeInfoTest extends TypeInformationTestBase<EventTypeInfo<?>> {
    @Override
    protected EventTypeInfo<?>[] getTestData() {
        return new EventTypeInfo<?>[] {
            EventTypeInfo.of(ClickParser.INSTANCE),
            EventTypeInfo.of(EverythingParser.INSTANCE),
            EventTypeInfo.of(dev.schemac.flink.beans.Everything.class)
        };
    }

    @Test
    void isTheSameByParserAndByClass() {
        assertThat(EventTypeInfo.of(Click.class)).isEqualTo(EventTypeInfo.of(ClickParser.INSTANCE));
        assertThat(EventTypeInfo.of(Click.class)).hasToString("EventTypeInfo<dev.schemac.flink.beans.Click>");
        assertThat(EventTypeInfo.of(Click.class).isKeyType()).isFalse();
    }

    @Test
    void refusesClassesWithoutAParserAndParsersThatCannotBeMadeAgain() {
        assertThatThrownBy(() -> EventTypeInfo.of(String.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "no parser was generated for java.lang.String: there is no class java.lang.StringParser, and no file META-INF/services/dev.schemac.runtime.ObjectParser names one");
        assertThatThrownBy(() -> EventTypeInfo.of(new HandMade("not generated")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "expected a generated parser, as UserParser.INSTANCE, but found an object of "
                                + "dev.schemac.flink.HandMade, which has no public constructor without parameters: a task manager cannot create it");
    }

    @Test
    void registersGeneratedClassesOnly() {
        assertThatThrownBy(() -> EventTypeInfoFactory.register(Point.class, String.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no parser was generated for java.lang.String: ");
        assertThat(TypeInformation.of(Point.class)).isNotInstanceOf(EventTypeInfo.class);
    }

    @Test
    void isFoundForRegisteredClassesInsideOthersToo() {
        EventTypeInfoFactory.register(Click.class, Everything.class);
        EventTypeInfoFactory.register(Click.class, Everything.class);

        assertThat(TypeInformation.of(Click.class)).isEqualTo(EventTypeInfo.of(Click.class));
        TypeInformation<Tuple2<Everything, Map<String, Click>>> nested = TypeInformation.of(new TypeHint<>() {});
        assertThat(nested.toString())
                .contains("EventTypeInfo<dev.schemac.flink.records.Everything>")
                .contains("EventTypeInfo<dev.schemac.flink.beans.Click>");
    }

    @Test
    void isFoundForClassesOfAConfiguration() {
        Configuration configuration = new Configuration();
        configuration.set(
                PipelineOptions.SERIALIZATION_CONFIG,
                List.of(Segment.class.getName() + ": {type: typeinfo, class: " + EventTypeInfoFactory.class.getName()
                        + "}"));
        new SerializerConfigImpl().configure(configuration, getClass().getClassLoader());
        assertThat(TypeInformation.of(Segment.class)).isEqualTo(EventTypeInfo.of(Segment.class));
        EventTypeInfoFactory.register(Segment.class);
    }
}
