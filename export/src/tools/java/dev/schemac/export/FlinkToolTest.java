package dev.schemac.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.flink.table.api.EnvironmentSettings;
import org.apache.flink.table.api.TableEnvironment;
import org.apache.flink.types.Row;
import org.apache.flink.util.CloseableIterator;
import org.junit.jupiter.api.Test;

/** Flink SQL runs the declaration and reads the documents with it. */
class FlinkToolTest {
    @Test
    void readsTheDocuments() throws Exception {
        TableEnvironment environment = TableEnvironment.create(EnvironmentSettings.inBatchMode());
        environment.getConfig().set("parallelism.default", "1");
        String declaration = DeclaredRows.declaration(ExportTarget.FLINK_SQL);
        environment.executeSql(declaration.replace("'Everything.json'", "'" + DeclaredRows.DOCUMENTS.toUri() + "'"));
        List<String> rows = new ArrayList<>();
        try (CloseableIterator<Row> found =
                environment.executeSql("SELECT * FROM `Everything`").collect()) {
            while (found.hasNext()) {
                rows.add(json(found.next()).toString());
            }
        }
        rows.sort(Comparator.comparing(row -> row.replaceAll(".*\"id\":\"([^\"]*)\".*", "$1")));
        DeclaredRows.compare(
                rows,
                List.of(
                        Map.of(
                                "quoted", "9007199254740993",
                                "precise", "1.1",
                                "any", "\"{\\\"a\\\":[1,\\\"x\\\",null,true]}\"",
                                "members", "{\"m\":\"{\\\"n\\\":1}\"}",
                                "tree",
                                        "{\"name\":\"r\",\"children\":[\"{\\\"name\\\":\\\"c\\\",\\\"children\\\":[]}\"]}",
                                "day", "\"1700000000000\""),
                        Map.of(),
                        Map.of("quoted", "-1", "shape", "{\"kind\":\"square\",\"side\":2,\"label\":\"5\"}")));
    }

    private static JsonNode json(Object value) throws Exception {
        if (value instanceof Row row) {
            ObjectNode object = DeclaredRows.MAPPER.createObjectNode();
            for (String name : row.getFieldNames(true)) {
                object.set(name, json(row.getField(name)));
            }
            return object;
        }
        if (value instanceof Object[] elements) {
            ArrayNode array = DeclaredRows.MAPPER.createArrayNode();
            for (Object each : elements) {
                array.add(json(each));
            }
            return array;
        }
        if (value instanceof Map<?, ?> map) {
            ObjectNode object = DeclaredRows.MAPPER.createObjectNode();
            for (Iterator<? extends Map.Entry<?, ?>> at = map.entrySet().iterator(); at.hasNext(); ) {
                Map.Entry<?, ?> entry = at.next();
                object.set((String) entry.getKey(), json(entry.getValue()));
            }
            return object;
        }
        if (value instanceof BigDecimal number) {
            return DeclaredRows.MAPPER.getNodeFactory().numberNode(number);
        }
        boolean same = value == null || value instanceof Number || value instanceof Boolean || value instanceof byte[];
        return DeclaredRows.MAPPER.valueToTree(same ? value : value.toString());
    }
}
