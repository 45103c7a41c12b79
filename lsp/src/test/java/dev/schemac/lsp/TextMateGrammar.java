package dev.schemac.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads texts by a TextMate grammar, line by line, as editors do: as much of its rules as the grammar of schemas uses. */
final class TextMateGrammar {
    private final JsonObject root;
    private final Map<String, Pattern> patterns = new HashMap<>();

    /** @param json the grammar */
    TextMateGrammar(String json) {
        this.root = JsonParser.parseString(json).getAsJsonObject();
    }

    /** {@return the innermost scope of each character, line by line, without the end of its name that all share} */
    List<String[]> scopes(String text) {
        Deque<JsonObject> open = new ArrayDeque<>();
        List<String[]> lines = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            String[] scopes = new String[line.length()];
            read(line, 0, line.length(), open, root, scopes);
            lines.add(scopes);
        }
        return lines;
    }

    private record Found(JsonObject rule, Matcher match, boolean ends) {}

    private void read(String line, int from, int to, Deque<JsonObject> open, JsonObject outermost, String[] scopes) {
        int at = from;
        while (at <= to) {
            JsonObject inside = open.isEmpty() ? outermost : open.peek();
            Found found = next(line, at, to, inside, !open.isEmpty());
            int end = found == null ? to : found.match.start();
            name(scopes, at, end, inside);
            if (found == null) {
                return;
            }
            name(scopes, found.match.start(), found.match.end(), found.rule);
            if (found.ends) {
                open.pop();
            } else if (found.rule.has("begin")) {
                captures(line, found, "beginCaptures", scopes);
                open.push(found.rule);
            } else {
                captures(line, found, "captures", scopes);
            }
            if (found.match.end() == at && !found.ends && !found.rule.has("begin")) {
                throw new AssertionError("matches nothing: " + found.rule);
            }
            at = found.match.end();
        }
    }

    /** The first match; of several at one place the end of what is open, or else that of the first rule. */
    private Found next(String line, int at, int to, JsonObject inside, boolean open) {
        Found first = null;
        if (open) {
            first = found(line, at, to, inside, "end");
        }
        for (JsonObject rule : rules(inside)) {
            Found found = found(line, at, to, rule, rule.has("begin") ? "begin" : "match");
            if (found != null && (first == null || found.match.start() < first.match.start())) {
                first = found;
            }
        }
        return first;
    }

    private Found found(String line, int at, int to, JsonObject rule, String key) {
        Matcher matcher = patterns.computeIfAbsent(rule.get(key).getAsString(), Pattern::compile)
                .matcher(line)
                .region(at, to)
                .useTransparentBounds(true)
                .useAnchoringBounds(false);
        return matcher.find() ? new Found(rule, matcher, key.equals("end")) : null;
    }

    private List<JsonObject> rules(JsonObject rule) {
        List<JsonObject> rules = new ArrayList<>();
        JsonArray within = rule.has("patterns") ? rule.getAsJsonArray("patterns") : new JsonArray();
        for (JsonElement each : within) {
            JsonObject inner = each.getAsJsonObject();
            if (inner.has("include")) {
                String name = inner.get("include").getAsString().substring(1);
                rules.addAll(rules(root.getAsJsonObject("repository").getAsJsonObject(name)));
            } else {
                rules.add(inner);
            }
        }
        return rules;
    }

    private void captures(String line, Found found, String key, String[] scopes) {
        JsonObject captures = found.rule.has(key) ? found.rule.getAsJsonObject(key) : new JsonObject();
        for (String group : captures.keySet()) {
            int start = found.match.start(Integer.parseInt(group));
            int end = found.match.end(Integer.parseInt(group));
            JsonObject capture = captures.getAsJsonObject(group);
            if (start >= 0) {
                name(scopes, start, end, capture);
            }
            if (start >= 0 && capture.has("patterns")) {
                read(line, start, end, new ArrayDeque<>(), capture, scopes);
            }
        }
    }

    private static void name(String[] scopes, int from, int to, JsonObject rule) {
        if (rule.has("name") && !rule.has("scopeName") && from < to) {
            Arrays.fill(scopes, from, to, rule.get("name").getAsString().replaceFirst("\\.epl$", ""));
        }
    }
}
