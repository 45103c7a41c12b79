package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The tests of servlet and reactive applications. */
abstract class BodiesContract {
    static final String ADA = "{\"id\":7,\"html_url\":\"https://example.org/ada\",\"age\":36}";

    abstract Application application();

    /** Returns the path of a method that reads events one after another. */
    abstract String streamPath();

    @Test
    void eventsAreReadAndWritten() throws Exception {
        assertThat(application().post("/user", ADA)).isEqualTo("200 application/json " + ADA);
        assertThat(application().post("/user", "application/vnd.acme+json", " " + ADA))
                .isEqualTo("200 application/json " + ADA);
        assertThat(application().post("/order", "{\"number\":1}")).isEqualTo("200 application/json {\"number\":1}");
        String payment = "{\"id\":\"a\",\"kind\":\"card\",\"digits\":\"1234\"}";
        assertThat(application().post("/payment", payment)).isEqualTo("200 application/json " + payment);
    }

    @Test
    void absentMembersRemainAbsent() throws Exception {
        assertThat(application().post("/user", "{}")).isEqualTo("200 application/json {}");
    }

    @Test
    void listsAndArraysAreReadAndWritten() throws Exception {
        String two = "[" + ADA + ",{}]";
        assertThat(application().post("/users", two)).isEqualTo("200 application/json " + two);
        assertThat(application().post("/array", two)).isEqualTo("200 application/json " + two);
        assertThat(application().post("/users", "[]")).isEqualTo("200 application/json []");
    }

    @Test
    void linesAreReadAndWritten() throws Exception {
        assertThat(application().post("/users", "application/x-ndjson", ADA + "\n{}\n"))
                .isEqualTo("200 application/json [" + ADA + ",{}]");
    }

    @Test
    void invalidEventsAreProblems() throws Exception {
        assertThat(application().post("/user", "{\"id\":7,\n \"age\":\"young\"}"))
                .isEqualTo("400 application/problem+json {\"type\":\"about:blank\",\"title\":\"Bad Request\","
                        + "\"status\":400,"
                        + "\"detail\":\"expected int but found string at $.age (line 2, column 8)\","
                        + "\"errors\":[{\"kind\":\"mismatch\",\"path\":\"$.age\",\"line\":2,\"column\":8,"
                        + "\"detail\":\"expected int but found string\"}]}");
        assertThat(application().post("/user", "{\"age\":200}"))
                .startsWith("400 application/problem+json ")
                .contains("\"errors\":[{\"kind\":\"violation\",\"path\":\"$.age\",\"line\":1,\"column\":8,")
                .doesNotContain("200}");
        assertThat(application().post("/user", "{\"weight\":-1,\"age\":200}"))
                .contains(
                        "{\"kind\":\"violation\",\"path\":\"$.weight\",\"line\":1,\"column\":11,"
                                + "\"detail\":\"expected a number of at least 0\"},",
                        "{\"kind\":\"violation\",\"path\":\"$.age\",\"line\":1,\"column\":20,"
                                + "\"detail\":\"expected a number of at least 0 and at most 150\"}]");
        assertThat(application().post("/user", "{\"id\":7")).contains("\"kind\":\"malformed\"");
        assertThat(application().post("/user", "{\"id\":7,\"id\":8}")).startsWith("400 application/problem+json ");
        assertThat(application().post("/users", "[{},{\"age\":\"x\"}]")).contains("\"path\":\"$[1].age\"");
        assertThat(application().post("/users", "{}")).startsWith("400 application/problem+json ");
        assertThat(application().post("/users", "application/x-ndjson", "{}\n{\"age\":\"x\"}\n"))
                .contains("\"path\":\"$.age\",\"line\":2,");
        assertThat(application().post("/order", "{}")).startsWith("400 application/problem+json ");
    }

    private static final String WEIGHT = "expected a number of at least 0";
    private static final String AGE = "expected a number of at least 0 and at most 150";

    static String violation(String path, int line, int column, String detail) {
        return "{\"kind\":\"violation\",\"path\":\"" + path + "\",\"line\":" + line + ",\"column\":" + column
                + ",\"detail\":\"" + detail + "\"}";
    }

    @Test
    void problemsListTheErrorsOfAllEvents() throws Exception {
        assertThat(application().post("/users", "[{\"weight\":-1,\"age\":200},{},\n{\"age\":\"x\"},{\"age\":-1}]"))
                .isEqualTo("400 application/problem+json {\"type\":\"about:blank\",\"title\":\"Bad Request\","
                        + "\"status\":400,\"detail\":\"" + WEIGHT + " at $[0].weight (line 1, column 12)\",\"errors\":["
                        + violation("$[0].weight", 1, 12, WEIGHT) + ","
                        + violation("$[0].age", 1, 21, AGE) + ","
                        + violation("$[2].age", 2, 8, "expected int but found string")
                                .replace("violation", "mismatch")
                        + "," + violation("$[3].age", 2, 20, AGE) + "]}");
        String lines = "{\"age\":200}\n{}\n\n{\"weight\":-1,\"age\":200}\n{\"age\":";
        assertThat(application().post("/users", "application/x-ndjson", lines))
                .endsWith("\"errors\":[" + violation("$.age", 1, 8, AGE) + "," + violation("$.weight", 4, 11, WEIGHT)
                        + ","
                        + violation("$.age", 4, 20, AGE)
                        + ",{\"kind\":\"malformed\",\"path\":\"$.age\",\"line\":5,\"column\":8,"
                        + "\"detail\":\"expected int but found end of input\"}]}");
        String many = application().post("/array", "[" + "{\"age\":200},".repeat(120) + "{}]");
        assertThat(many.split("\"kind\"", -1)).as("100 errors").hasSize(101);
    }

    /** Its parser and writer were generated, the class was not. */
    @Test
    void classesOfTheApplicationAreReadAndWritten() throws Exception {
        String place = "{\"place_title\":\"Malta\"}";
        assertThat(application().post("/place", place)).isEqualTo("200 application/json " + place);
        assertThat(application().post("/places", "[" + place + "]")).isEqualTo("200 application/json [" + place + "]");
        assertThat(application().post("/place", "{\"place_title\":{}}")).contains("\"path\":\"$.place_title\"");
    }

    /** The annotation processor generated its parser and writer. */
    @Test
    void annotatedClassesAreReadAndWritten() throws Exception {
        String ticket = "{\"ticket_no\":\"A7\",\"seat\":12,\"day\":\"2026-05-01\",\"note\":\"aisle\",\"tags\":[\"a\"]}";
        assertThat(application().post("/ticket", ticket)).isEqualTo("200 application/json " + ticket);
        String least = "{\"ticket_no\":\"A8\",\"seat\":0}";
        assertThat(application().post("/tickets", "[" + ticket + "," + least + "]"))
                .isEqualTo("200 application/json [" + ticket + "," + least + "]");
        assertThat(application().post("/tickets", "[" + ticket + ",{\"ticket_no\":\"A8\",\"seat\":61}]"))
                .startsWith("400 application/problem+json ")
                .contains("\"path\":\"$[1].seat\"", "expected a number of at most 60");
        assertThat(application().post("/ticket", "{\"seat\":1}")).contains("\"path\":\"$.ticket_no\"");
    }

    @Test
    void theClassOfTheEventDecidesIfNoneIsDeclared() throws Exception {
        assertThat(application().post("/any", ADA)).isEqualTo("200 application/json " + ADA);
    }

    @Test
    void nullIsNoEvent() throws Exception {
        for (String mediaType : new String[] {"application/json", "application/x-ndjson"}) {
            assertThat(application().get("/with-null", mediaType))
                    .startsWith("500 ")
                    .doesNotContain("{}");
        }
    }

    @Test
    void anEmptyBodyIsABadRequest() throws Exception {
        assertThat(application().post("/user", "")).startsWith("400 ");
    }

    @Test
    void unwritableEventsWriteNothing() throws Exception {
        assertThat(application().get("/unwritable", "application/json"))
                .startsWith("500 ")
                .doesNotContain("{},");
    }

    @Test
    void otherClassesStayWithJackson() throws Exception {
        assertThat(application().post("/map", "{\"a\":[1]}")).isEqualTo("200 application/json {\"a\":[1]}");
    }

    /** With the modules for Jackson 2, which Spring Boot 3 has, and Jackson 3, which Spring Boot 4 has. */
    @Test
    void eventsInsideOfOtherObjects() throws Exception {
        String holder = "{\"note\":\"n\",\"user\":" + ADA + "}";
        assertThat(application().post("/holder", holder)).isEqualTo("200 application/json " + holder);
        assertThat(application().post("/holder", "{\"note\":\"n\",\"user\":{}}"))
                .isEqualTo("200 application/json {\"note\":\"n\",\"user\":{}}");
    }

    @Test
    void invalidEventsInsideOfOtherObjectsAreProblems() throws Exception {
        assertThat(application().post("/holder", "{\"note\":\"n\",\n \"user\":{\"age\":\"young\"}}"))
                .isEqualTo("400 application/problem+json {\"type\":\"about:blank\",\"title\":\"Bad Request\","
                        + "\"status\":400,"
                        + "\"detail\":\"expected int but found string at $.user.age (line 2, column 16)\","
                        + "\"errors\":[{\"kind\":\"mismatch\",\"path\":\"$.user.age\",\"line\":2,\"column\":16,"
                        + "\"detail\":\"expected int but found string\"}]}");
        String holders = "{\"it's\":[{\"user\":{}},{\"user\":{\"weight\":-1,\"age\":200}}]}";
        assertThat(application().post("/holders", holders))
                .startsWith("400 application/problem+json ")
                .endsWith("\"errors\":["
                        + violation("$['it\\\\'s'][1].user.weight", 1, holders.indexOf("-1") + 1, WEIGHT) + "]}");
    }

    /** The error of the object around the event is not that of an event. */
    @Test
    void otherErrorsOfObjectsWithEventsStayWithSpring() throws Exception {
        assertThat(application().post("/holder", "{\"note\":{},\"user\":{}}"))
                .startsWith("400 ")
                .doesNotContain("\"errors\":[{\"kind\"");
    }

    @Test
    void otherCharsetsThanUtf8AreRefused() throws Exception {
        for (String charset : new String[] {"ISO-8859-1", "UTF-16"}) {
            for (String mediaType :
                    new String[] {"application/json", "application/x-ndjson", "application/vnd.acme+json"}) {
                for (String path : new String[] {"/user", "/users", streamPath()}) {
                    assertThat(application().post(path, mediaType + "; charset=" + charset, "[]"))
                            .as(path)
                            .isEqualTo("415 application/problem+json {\"type\":\"about:blank\","
                                    + "\"title\":\"Unsupported Media Type\",\"status\":415,"
                                    + "\"detail\":\"expected charset UTF-8 but found " + charset
                                    + ": send JSON in UTF-8\"}");
                }
            }
        }
        assertThat(application().post("/user", "application/json; charset=\"utf-8\"", ADA))
                .startsWith("200 ");
    }

    @Test
    void theQualityOfAcceptedMediaTypesSelectsTheFormat() throws Exception {
        String array = "200 application/json [{\"id\":1},{\"id\":2}]";
        String lines = "200 application/x-ndjson {\"id\":1}\n{\"id\":2}\n";
        assertThat(application().get("/all", "application/x-ndjson;q=0.5, application/json"))
                .isEqualTo(array);
        assertThat(application().get("/all", "application/json;q=0.1, application/x-ndjson;q=0.9"))
                .isEqualTo(lines);
        assertThat(application().get("/all", "application/x-ndjson;q=0.9, */*;q=0.1"))
                .isEqualTo(lines);
        assertThat(application().get("/all", "application/x-ndjson;q=0, application/json;q=0.1"))
                .isEqualTo(array);
        assertThat(application().get("/all", "text/html, */*;q=0.8")).isEqualTo(array);
        assertThat(application().get("/all", "text/html;q=0.9, application/x-ndjson;q=0.1"))
                .isEqualTo(lines);
        assertThat(application().get("/all", "image/png")).startsWith("406 ");
        assertThat(application().get("/all", "application/json;charset=ISO-8859-1"))
                .startsWith("406 ");
    }
}
