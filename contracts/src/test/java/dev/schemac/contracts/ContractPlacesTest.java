package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.JsonPlaces;
import dev.schemac.contracts.load.PointerPlaces;
import dev.schemac.contracts.load.PointerPlaces.Place;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.runtime.JsonOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The places of keywords in the files of contracts. */
class ContractPlacesTest {
    @RegisterExtension
    static final CompiledImports IMPORTS = new CompiledImports();

    @TempDir
    private Path folder;

    @Test
    void namesAndElementsHaveLinesAndColumns() {
        String json = """
                {"a": [1, {"b/c":
                    "x{\\"y,"},  [[]] ],\r
                  "\\u00e9~\\"" : {
                    "😀": null, "last": true}}""";
        assertThat(place(json, "/a")).isEqualTo(new Place(1, 2, 3));
        assertThat(place(json, "/a/0")).isEqualTo(new Place(1, 8, 1));
        assertThat(place(json, "/a/1/b~1c")).isEqualTo(new Place(1, 12, 5));
        assertThat(place(json, "/a/2/0")).isEqualTo(new Place(2, 18, 1));
        assertThat(place(json, "/é~0\"")).isEqualTo(new Place(3, 3, 11));
        assertThat(place(json, "/é~0\"/😀")).isEqualTo(new Place(4, 5, 4));
        assertThat(place(json, "/é~0\"/last")).isEqualTo(new Place(4, 17, 6));
        assertThat(place("\uFEFF" + json, "/a")).isEqualTo(new Place(1, 2, 3));
    }

    @Test
    void aPointerWithoutAValueHasThePlaceAroundIt() {
        String json = "{\"a\": {\n\"b\": []}}";
        assertThat(place(json, "/a/b/0/c")).isEqualTo(new Place(2, 1, 3));
        assertThat(place(json, "/a/x/y")).isEqualTo(new Place(1, 2, 3));
        assertThat(place(json, "/x")).isEqualTo(new Place(1, 1, 1));
        assertThat(place("\n " + json, "")).isEqualTo(new Place(2, 2, 1));
    }

    private static Place place(String json, String pointer) {
        PointerPlaces places = new PointerPlaces(Set.of(pointer, "/other/pointer"));
        JsonPlaces.find(json.getBytes(UTF_8), JsonOptions.DEFAULT, places);
        return places.of(pointer).orElseThrow();
    }

    /** Also in files that only a reference leads to, and of contracts without a file. */
    @Test
    void linesOfAllFilesHavePlaces() throws IOException {
        Files.writeString(folder.resolve("far.json"), "{\n  \"type\": \"string\",\n  \"not\": {\"pattern\": \"x\"}\n}");
        ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, folder);
        contracts.add(
                "near.json",
                ("{\"type\": \"object\", \"properties\": {\n \"a\": {\"$ref\": \"far.json\"},\n"
                                + " \"b\": {\"type\": \"number\", \"multipleOf\": 0.3}}}")
                        .getBytes(UTF_8),
                "");
        ImportedContract imported = IMPORTS.schemas(contracts, "");
        Map<String, Place> places = new TreeMap<>();
        Map<Difference, Place> found = contracts.places(imported);
        imported.differences().forEach(line -> places.put(line.file() + line.pointer(), found.get(line)));
        assertThat(places)
                .isEqualTo(Map.of(
                        "far.json#/not", new Place(3, 3, 5),
                        "near.json#/properties/b/multipleOf", new Place(3, 26, 12),
                        "near.json#/properties/b/type", new Place(3, 8, 6)));
    }
}
