package dev.schemac.benchmarks;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.Gson;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The code of {@code docs/migrating.md} that is not generated, unchanged; and the classes of its columns. */
final class MigratingExamples {
    private MigratingExamples() {}

    @JsonIgnoreProperties(ignoreUnknown = true)
    public static class Customer {
        @JsonProperty("customer_id")
        public String id;

        @JsonAlias("e-mail")
        public String mail;

        public int visits;
        public BigDecimal credit;
        public List<String> tags;
        public Map<String, Integer> scores;
        public List<Customer> friends;
    }

    static byte[] jackson(byte[] json) throws IOException {

        ObjectMapper mapper = new ObjectMapper();
        Customer customer = mapper.readValue(json, Customer.class);
        customer.visits++;
        byte[] bytes = mapper.writeValueAsBytes(customer);

        return bytes;
    }

    static byte[] gson(byte[] json) {

        Gson gson = new Gson();
        Customer customer = gson.fromJson(new String(json, StandardCharsets.UTF_8), Customer.class);
        customer.visits++;
        byte[] bytes = gson.toJson(customer).getBytes(StandardCharsets.UTF_8);

        return bytes;
    }

    /** The classes into which other libraries read the columns of a row. */
    static final Map<String, Class<?>> CLASSES = Map.of(
            "a int", OfInt.class,
            "a string", OfString.class,
            "a boolean", OfBoolean.class,
            "a double", OfDouble.class,
            "a Object", OfObject.class,
            "a int[]", OfArray.class);

    static final class OfInt {
        public int a;
    }

    static final class OfString {
        public String a;
    }

    static final class OfBoolean {
        public boolean a;
    }

    static final class OfDouble {
        public double a;
    }

    static final class OfObject {
        public Object a;
    }

    static final class OfArray {
        public Integer[] a;
    }
}
