package dev.schemac.flink;

import java.util.List;

/** Documents of the schema {@code Everything}: each column with a value, without one and with null, at least once. */
final class Documents {
    static final List<String> EVERYTHING = List.of(
            "{\"@kind\":\"full\",\"flag\":true,\"small\":-128,\"count\":2147483647,\"big\":-9223372036854775808,"
                    + "\"huge\":123456789012345678901234567890,\"ratio\":1.0E-7,\"exact\":1.10,\"letter\":\"\u00e9\",\"retries\":7,"
                    + "\"at\":\"2024-02-29T09:15:30Z\",\"day\":\"2024-02-29\",\"id\":\"123e4567-e89b-12d3-a456-426614174000\","
                    + "\"week\":\"SUNDAY\",\"photo\":\"/wD/AA==\",\"numbers\":[1,2,3],\"matrix\":[[1.5,null],null,[]],"
                    + "\"names\":[\"a\",null,\"\"],\"scores\":{\"one\":1,\"none\":null},"
                    + "\"clicks\":[{\"user\":\"u\",\"at\":1,\"tags\":[\"x\",null]},null,{}],\"last\":{\"price\":-0.0},"
                    + "\"anything\":{\"a\":[1,2.0,null,{\"b\":true}],\"long\":4294967296,\"n\":null},"
                    + "\"things\":[1,\"two\",[3.5],{},null],\"others\":{\"k\":[null]},"
                    + "\"undeclared\":{\"deep\":[1,{\"x\":null}]},\"nothing\":null}",
            "{\"@kind\":null}",
            "{\"@kind\":\"default\",\"flag\":false}",
            "{\"@kind\":\"null for a column with a default\",\"retries\":null,\"numbers\":[],\"clicks\":[],\"names\":[],\"scores\":{}}",
            "{\"@kind\":\"texts\",\"letter\":\"\\\"\",\"anything\":\"\u2028 \\u0000 \ud83d\ude00\",\"z\":\"\",\"\":0}");

    private Documents() {}
}
