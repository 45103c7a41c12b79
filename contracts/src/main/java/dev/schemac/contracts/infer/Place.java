package dev.schemac.contracts.infer;

import dev.schemac.runtime.internal.access.PathStep;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The property path of values in the samples, and the decisions that options request there.
 *
 * @param requests the requested maps at this place or below it
 * @param reported the lines of all places; those of abandoned decisions are in another set
 * @param unmet the requested paths that lead to no object so far
 */
record Place(InferenceOptions options, String path, List<Request> requests, Set<String> reported, Set<String> unmet) {
    private static final Pattern WORD = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$-]*");

    private static final Pattern SPECIAL = Pattern.compile("[.\\[\\]()?`'\"\\\\]");

    /** A requested map whose first steps lead to this place. */
    private record Request(String path, List<PathStep> steps, int next) {
        Request(String path) {
            this(path, PathStep.parse(path), 0);
        }

        List<PathStep> rest() {
            return steps.subList(next, steps.size());
        }

        Request after(int steps) {
            return new Request(path, this.steps, next + steps);
        }
    }

    /** Returns the place of the samples. */
    static Place root(InferenceOptions options) {
        List<Request> requests = options.mapPaths().stream().map(Request::new).toList();
        return new Place(options, "", requests, new LinkedHashSet<>(), new LinkedHashSet<>(options.mapPaths()));
    }

    boolean isRoot() {
        return path.isEmpty();
    }

    /** Returns the place of the members with a name. Names with dots may be several steps. */
    Place member(String name) {
        List<Request> left = new ArrayList<>();
        for (Request request : requests) {
            StringBuilder joined = new StringBuilder();
            int steps = 0;
            for (PathStep step : request.rest()) {
                if (step.name() == null || steps > 0 && !step.joins()) {
                    break;
                }
                joined.append(steps > 0 ? "." : "").append(step.name());
                steps++;
                if (name.contentEquals(joined)) {
                    left.add(request.after(steps));
                }
            }
        }
        return at(withName(name), left);
    }

    /** Returns the place of the values of a map. Any name in a requested path leads there. */
    Place mapValue(String firstName) {
        return at(withName(firstName), afterStep(true));
    }

    /** Returns the place of the elements of an array. Any index in a requested path leads there. */
    Place element() {
        return at(path + "[0]", afterStep(false));
    }

    /** Returns the requests after their next step, if it is a name or an index as wanted. */
    private List<Request> afterStep(boolean named) {
        return requests.stream()
                .filter(request ->
                        !request.rest().isEmpty() && request.rest().get(0).name() != null == named)
                .map(request -> request.after(1))
                .toList();
    }

    /** Returns the same place for decisions without effect on the schema: nothing is requested or reported there. */
    Place withoutEffect() {
        return new Place(options, path, List.of(), new LinkedHashSet<>(), new LinkedHashSet<>());
    }

    private Place at(String other, List<Request> left) {
        return new Place(options, other, left, reported, unmet);
    }

    private String withName(String name) {
        if (WORD.matcher(name).matches()) {
            return isRoot() ? name : path + "." + name;
        }
        String written =
                name.indexOf('`') < 0 ? "`" + name + "`" : SPECIAL.matcher(name).replaceAll("\\\\$0");
        return isRoot() ? written : path + "." + written;
    }

    /** Returns whether a map is requested for the objects here. */
    boolean isRequested() {
        boolean requested = false;
        for (Request request : requests) {
            if (request.rest().isEmpty()) {
                unmet.remove(request.path());
                requested = true;
            }
        }
        return requested;
    }

    /**
     * Reports that the objects here became a map.
     *
     * @param asMap false if the samples would be one, but each name is a column
     */
    void reportMap(String reason, boolean asMap) {
        String samples = asMap
                ? "; so their schema has no columns, and dynamic=true keeps the members without a type. For a typed map,"
                        + " wrap each sample: jq '{values: .}'"
                : "; each name is a column, because "
                        + (options.maps() ? "the values have several types" : "maps are turned off");
        reported.add(isRoot() ? "the samples look like a map: " + reason + samples : path + " is a map: " + reason);
    }

    /** Returns the reported lines of all places, in the order of decision. */
    List<String> lines() {
        return List.copyOf(reported);
    }

    /** @throws IllegalArgumentException if a requested path leads to no object */
    void checkRequests() {
        for (String left : unmet) {
            throw new IllegalArgumentException("property path \"" + left + "\" leads to no object in the samples");
        }
    }
}
