package dev.schemac.contracts.write;

import dev.schemac.contracts.load.PointerPlaces;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.contracts.shape.DifferenceLog;
import dev.schemac.contracts.shape.Shapes;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes the schemas of an import, and finds the places of its report in the files. */
public final class ContractWriter {
    private ContractWriter() {}

    /** @param module the module of the schemas, {@code ""} for none */
    public static ImportedContract write(Shapes shapes, DifferenceLog log, String module) {
        String text = shapes.file().text("", module);
        return new ImportedContract(text, log.all(), shapes.events());
    }

    /** Returns the places of differences. A difference in a file without known places has none. */
    public static Map<Difference, PointerPlaces.Place> places(List<Difference> differences, References references) {
        Map<String, Set<String>> pointers = new HashMap<>();
        for (Difference difference : differences) {
            pointers.computeIfAbsent(difference.file(), file -> new HashSet<>())
                    .add(difference.pointer().substring(1));
        }
        Map<String, PointerPlaces> byFile = new HashMap<>();
        pointers.forEach((file, wanted) -> {
            PointerPlaces found = new PointerPlaces(wanted);
            references.locate(file, found);
            byFile.put(file, found);
        });
        Map<Difference, PointerPlaces.Place> places = new HashMap<>();
        for (Difference difference : differences) {
            byFile.get(difference.file())
                    .of(difference.pointer().substring(1))
                    .ifPresent(place -> places.put(difference, place));
        }
        return places;
    }
}
