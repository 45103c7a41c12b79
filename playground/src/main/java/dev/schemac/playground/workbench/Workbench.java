package dev.schemac.playground.workbench;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.infer.InferenceException;
import dev.schemac.contracts.infer.InferenceOptions;
import dev.schemac.contracts.infer.SampleException;
import dev.schemac.contracts.infer.SchemaInference;
import dev.schemac.contracts.load.ContractParser;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.export.ExportTarget;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonOptions.Profile;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Computes the answers to requests of the page. Schemas and documents are untrusted: {@link
 * SchemaCompiler#withoutClasses} compiles them. Thread-safe.
 */
public final class Workbench {
    /** The number of cached compiled schemas, for the next change of a document. */
    private static final int KEPT = 4;

    private static final String SAMPLE = "Event";

    /** The options that need no other classes or files. */
    private static final List<Option<?>> OPTIONS =
            List.of(Option.STYLE, Option.NAMES, Option.COLLECTIONS, Option.STRINGS, Option.ESPER, Option.REFILL);

    private final Map<Key, CompiledText> compiled = new LinkedHashMap<>(KEPT * 2, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, CompiledText> eldest) {
            return size() > KEPT;
        }
    };

    private final byte[] examples = Examples.json();
    private final Conversion conversion;

    /** @param others parses contracts that are not JSON */
    public Workbench(ContractParser others) {
        this.conversion = new Conversion(others);
    }

    private record Key(String schema, CompilerOptions options) {}

    /** The actions of the page. Each request is an object of strings. */
    public enum Action {
        /** {@code schema}: errors and lint warnings. */
        CHECK,
        /**
         * {@code schema}, {@code document}, {@code type} and options: the results of the document. {@code file}: the path
         * of a generated file, otherwise that of the type. {@code target}: the language of an export, if any.
         */
        RUN,
        /** {@code schema} and {@code offset}: the words that may be written there. */
        COMPLETE,
        /** {@code schema}: its canonical form. */
        FORMAT,
        /** {@code text}: the schema of a JSON document. */
        INFER,
        /** {@code text}: the schema of a JSON Schema or an OpenAPI, and the report. */
        CONTRACT,
        /** {@code text}: the schema of Java classes. */
        CLASSES,
        /** The same as {@link #RUN}: a zipped Maven project with a test that reads the document. */
        PROJECT;

        /** {@return the action of a name in lower case} */
        public static Optional<Action> named(String name) {
            return Arrays.stream(values())
                    .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(name))
                    .findFirst();
        }
    }

    /** {@return the examples of the page} */
    public byte[] examples() {
        return examples.clone();
    }

    /**
     * {@return the answer, a JSON object}
     *
     * @throws BadRequestException if the page cannot send such a request; errors in a schema or a document are part of
     *     the answer
     */
    public byte[] answer(Action action, byte[] request) {
        Request asked = Request.of(request);
        Answer answer = new Answer();
        switch (action) {
            case CHECK -> check(asked, answer);
            case RUN -> run(asked, answer);
            case COMPLETE -> complete(asked, answer);
            case FORMAT -> format(asked, answer);
            case INFER -> infer(asked, answer);
            case CONTRACT -> conversion.contract(asked.text("text"), answer);
            case CLASSES -> conversion.classes(asked.text("text"), answer);
            case PROJECT -> project(asked, answer);
        }
        return answer.end();
    }

    private static void check(Request asked, Answer answer) {
        Findings findings = SchemaCompiler.withoutClasses(options(asked)).check(source(asked), LintOptions.DEFAULT);
        answer.with(findings, asked.text("schema"));
    }

    private static void complete(Request asked, Answer answer) {
        int offset = asked.choice("offset", 0, Integer::valueOf);
        new EditedText(asked.text("schema")).complete(offset, answer);
    }

    private void run(Request asked, Answer answer) {
        JsonOptions reading = JsonOptions.of(asked.choice("profile", Profile.DEFAULT, Workbench::profile));
        Optional<ExportTarget> target =
                asked.choice("target", Optional.empty(), name -> Optional.of(ExportTarget.named(name)));
        try {
            CompiledText text = compiled(asked);
            answer.with(text.files().findings(), asked.text("schema"));
            strings(
                    "types",
                    text.parsers().stream().map(each -> each.eventType().qualifiedName()),
                    answer);
            strings("files", text.files().sources().stream().map(GeneratedFile::path), answer);
            Optional<ObjectParser<?>> parser = text.parser(asked.text("type"));
            text.source(asked.text("file"), parser)
                    .ifPresent(source -> answer.with("file", source.path()).with("code", source.content()));
            if (parser.isPresent()) {
                String type = parser.get().eventType().qualifiedName();
                answer.with("type", type);
                target.ifPresent(each -> answer.with(
                        "exported", each.export(text.schemas(), List.of(type)).text()));
                String document = asked.text("document");
                if (!document.isBlank()) {
                    read(document, text, new Trial(parser.get(), reading), answer);
                }
            } else if (!text.files().sources().isEmpty()) {
                answer.with("notShown", "The schema is too large to be compiled here: use schemac compile.");
            }
        } catch (SchemaException e) {
            answer.with(e.findings(), asked.text("schema"));
        }
    }

    private static void strings(String name, Stream<String> values, Answer answer) {
        answer.out.beginArray(name);
        values.forEach(answer.out::value);
        answer.out.endArray();
    }

    private static void read(String document, CompiledText text, Trial trial, Answer answer) {
        byte[] json = document.getBytes(UTF_8);
        Optional<String> objection = DocumentSize.objection(json, text.parsers());
        if (objection.isPresent()) {
            answer.with("notShown", objection.get());
        } else {
            trial.run(json, answer);
        }
    }

    private void project(Request asked, Answer answer) {
        ObjectParser<?> parser = compiled(asked)
                .parser(asked.text("type"))
                .orElseThrow(() -> new BadRequestException("the request: the schema has no type"));
        Profile profile = asked.choice("profile", Profile.DEFAULT, Workbench::profile);
        Map<String, String> options = new LinkedHashMap<>();
        for (Option<?> option : OPTIONS) {
            String value = asked.text(option.name());
            if (option.type() == boolean.class ? value.equals("true") : !value.isEmpty()) {
                options.put(option.name(), value);
            }
        }
        answer.with(
                "zip", new MavenProject(parser, profile, options).zipped(asked.text("schema"), asked.text("document")));
    }

    /** Two threads may compile the same schema; one result is cached. */
    private CompiledText compiled(Request asked) {
        Key key = new Key(asked.text("schema"), options(asked));
        CompiledText before;
        synchronized (compiled) {
            before = compiled.get(key);
        }
        CompiledText text = before == null ? CompiledText.of(key.schema(), key.options()) : before;
        synchronized (compiled) {
            compiled.put(key, text);
        }
        return text;
    }

    private static void format(Request asked, Answer answer) {
        try {
            List<SchemaSource> formatted =
                    SchemaCompiler.withoutClasses(CompilerOptions.DEFAULT).format(source(asked));
            answer.with("schema", formatted.get(0).text());
        } catch (SchemaException e) {
            answer.with(e.findings(), asked.text("schema"));
        }
    }

    private static void infer(Request asked, Answer answer) {
        byte[] json = asked.text("text").getBytes(UTF_8);
        SchemaInference inference = new SchemaInference(SAMPLE);
        try {
            inference.add(json, 0, json.length);
            answer.with("schema", inference.schema("", InferenceOptions.DEFAULT))
                    .with("type", SAMPLE);
        } catch (SampleException e) {
            answer.withProblem(e.description() + " at " + e.path(), e.line(), e.column());
        } catch (InferenceException e) {
            answer.withProblem(e.getMessage(), 1, 1);
        }
    }

    private static List<SchemaSource> source(Request asked) {
        return List.of(new SchemaSource(CompiledText.NAME, asked.text("schema")));
    }

    private static CompilerOptions options(Request asked) {
        CompilerOptions options = CompilerOptions.DEFAULT;
        for (Option<?> option : OPTIONS) {
            CompilerOptions others = options;
            options = asked.choice(option.name(), others, value -> others.withValue(option, value));
        }
        return options;
    }

    private static Profile profile(String name) {
        return Profile.valueOf(name.toUpperCase(Locale.ROOT));
    }
}
