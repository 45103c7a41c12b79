package dev.schemac.contracts.load;

import dev.schemac.dsl.diagnostic.NearestName;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Matches the parts of contracts with a selection. Records the names, to report those without a part. */
public final class SelectedParts {
    private static final String OPERATION = "operation";

    /** The names of one option, in all contracts so far. */
    private static final class Names {
        final Set<String> all = new LinkedHashSet<>();
        final Set<String> found = new HashSet<>();

        boolean match(String name, List<String> wanted) {
            all.add(name);
            boolean matches = wanted.contains(name);
            if (matches) {
                found.add(name);
            }
            return matches;
        }

        Stream<String> missing(String kind, List<String> wanted) {
            return wanted.stream()
                    .filter(name -> !found.contains(name))
                    .map(name -> kind + " '" + name + "': not found" + suggestion(kind, name));
        }

        private String suggestion(String kind, String name) {
            return kind.equals(OPERATION) && NearestOperations.isPath(name)
                    ? NearestOperations.suggestion(name, all)
                    : NearestName.suggestion(name, all);
        }
    }

    private final ContractSelection selection;
    private final List<String> operations;
    private final Names operationNames = new Names();
    private final Names componentNames = new Names();
    private final Names tagNames = new Names();

    /** Creates the matcher of a selection, which has seen no contract. */
    public SelectedParts(ContractSelection selection) {
        this.selection = selection;
        this.operations =
                selection.operations().stream().map(SelectedParts::withMethod).toList();
    }

    /** Returns an operation with its method in upper case. */
    private static String withMethod(String operation) {
        int blank = operation.indexOf(' ');
        return blank < 0
                ? operation
                : operation.substring(0, blank).toUpperCase(Locale.ROOT) + " "
                        + operation.substring(blank).trim();
    }

    /** {@return whether whole contracts are imported} */
    public boolean isAll() {
        return selection.isAll();
    }

    /**
     * {@return whether an operation is selected}
     *
     * @param names its {@code operationId}, if any, and its method and path, such as {@code GET /pets}
     */
    public boolean hasOperation(List<String> names, List<String> tags) {
        boolean selected = isAll();
        for (String name : names) {
            selected |= operationNames.match(name, operations);
        }
        for (String tag : tags) {
            selected |= tagNames.match(tag, selection.tags());
        }
        return selected;
    }

    /** {@return whether a named schema is selected} */
    public boolean hasComponent(String name) {
        return componentNames.match(name, selection.components()) || isAll();
    }

    /** {@return a message about the first selected name that no contract has; empty if there is none} */
    public Optional<String> missing() {
        return Stream.of(
                        operationNames.missing(OPERATION, operations),
                        componentNames.missing("component", selection.components()),
                        tagNames.missing("tag", selection.tags()))
                .flatMap(names -> names)
                .findFirst();
    }
}
