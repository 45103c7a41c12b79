package com.example.blanks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SampleTest {
    @Test
    void readsWhatOnlyTestsHave() {
        String json = "{\"paint\":{\"name\":\"x\",\"color\":\"RED\"},\"count\":1}";
        assertEquals(json, Sample.parse(json).toJson());
        assertEquals("{\"paint\":{\"color\":\"RED\"}}", Brush.parse("{\"paint\":{\"color\":\"RED\"}}").toJson());
    }
}
