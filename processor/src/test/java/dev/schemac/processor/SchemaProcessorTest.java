package dev.schemac.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is generated, and for which classes. */
class SchemaProcessorTest {
    @TempDir
    private Path folder;

    @Test
    void readsBeansAndTheClassesThatTheyReferTo() {
        Compilation compiled = Compilation.in(folder)
                .source("""
                        package com.acme;

                        import dev.schemac.runtime.annotation.*;
                        import java.util.List;
                        import java.util.Map;

                        @JsonSchema
                        public class Order {
                            public String id;
                            private Customer customer;
                            public List<Line> lines;
                            public Map<String, Integer> counts;
                            public Color color;
                            @Column(min = "1", max = "9") public int quantity;

                            public Customer getCustomer() {
                                return customer;
                            }

                            @Name("by")
                            public void setCustomer(Customer customer) {
                                this.customer = customer;
                            }

                            public static class Line {
                                public String name;
                                public double[] prices;
                                public byte[] bytes;
                            }
                        }
                        """)
                .source("package com.acme;\nclass Customer { public String name; public Customer parent; }")
                .source(
                        "package com.acme;\npublic enum Color { RED, @dev.schemac.runtime.annotation.Name(\"blu\") BLUE }")
                .cleanly();

        String json =
                "{\"id\":\"a\",\"lines\":[{\"name\":\"x\",\"prices\":[1.5],\"bytes\":\"AQI=\"}],\"counts\":{\"a\":1},"
                        + "\"color\":\"blu\",\"quantity\":3,\"by\":{\"name\":\"n\",\"parent\":{\"name\":\"p\"}}}";
        assertThat(compiled.again("com.acme.OrderParser", json)).isEqualTo(json);
        assertThat(compiled.files(".java").keySet())
                .containsExactly(
                        "com/acme/CustomerJson.java",
                        "com/acme/CustomerParser.java",
                        "com/acme/CustomerWriter.java",
                        "com/acme/OrderJson.java",
                        "com/acme/OrderParser.java",
                        "com/acme/OrderWriter.java",
                        "com/acme/Order_LineJson.java",
                        "com/acme/Order_LineParser.java",
                        "com/acme/Order_LineWriter.java");
        assertThat(compiled.files("META-INF/schemac/com.acme.Order$Line").values())
                .containsExactly("com.acme.Order_LineParser\n");
    }

    @Test
    void readsRecords() {
        Compilation compiled = Compilation.in(folder)
                .source("""
                        package com.acme;

                        import com.fasterxml.jackson.annotation.JsonProperty;
                        import dev.schemac.runtime.annotation.*;
                        import jakarta.validation.constraints.*;
                        import java.math.BigDecimal;
                        import java.time.Instant;
                        import java.util.*;

                        @JsonSchema
                        public record Order(@JsonProperty("order_id") String id, @NotNull Customer customer, List<Line> lines,
                                            Instant placedAt, @Min(0) BigDecimal total, Optional<String> note) {}
                        """.replace("annotation.*", "annotation.JsonSchema"))
                .source("package com.acme;\nrecord Customer(String name) {}")
                .source("package com.acme;\nrecord Line(String name, int count) {}")
                .cleanly();

        String json = "{\"order_id\":\"a\",\"customer\":{\"name\":\"n\"},\"lines\":[{\"name\":\"x\",\"count\":1}],"
                + "\"placedAt\":\"2026-01-01T00:00:00Z\",\"total\":1.50,\"note\":\"y\"}";
        assertThat(compiled.again("com.acme.OrderParser", json)).isEqualTo(json);
    }
}
