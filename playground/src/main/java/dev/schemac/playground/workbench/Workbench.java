package dev.schemac.playground.workbench;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.AnnotationMode;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.infer.InferenceException;
import dev.schemac.contracts.infer.InferenceOptions;
import dev.schemac.contracts.infer.SampleException;
import dev.schemac.contracts.infer.SchemaInference;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Computes the answers to requests of the page. Schemas and documents are untrusted: {@link
 * SchemaCompiler#withoutClasses} compiles them. Thread-safe.
 */
public final class Workbench {
    /** The number of cached compiled schemas, for the next change of a document. */
    private static final int KEPT = 4;

    private static final String SAMPLE = "Event";

    /** The flags that need no other classes or files. */
    private static final Set<Option<?>> FLAGS = Set.of(Option.ESPER, Option.REFILL);

    private static final String NOT_SENT = String.format(
            Locale.ROOT,
            "// Not shown: the playground shows %,d characters of Java. Use schemac compile.\n",
            CompiledText.MAX_JAVA);

    private final Map<Key, CompiledText> compiled = new LinkedHashMap<>(KEPT * 2, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, CompiledText> eldest) {
            return size() > KEPT;
        }
    };

    private final byte[] examples = Examples.json();

    private record Key(String schema, CompilerOptions options) {}

    /** The actions of the page. Each request is an object of strings. */
    public enum Action {
        /** {@code schema}: errors and lint warnings. */
        CHECK,
        /**
         * {@code schema}, {@code document}, {@code type} and options: generated code, and the results of the document.
         */
        RUN,
        /** {@code schema} and {@code offset}: the words that may be written there. */
        COMPLETE,
        /** {@code schema}: its canonical form. */
        FORMAT,
        /** {@code document}: a schema that reads it. */
        INFER;

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
        return switch (action) {
            case CHECK -> check(asked);
            case RUN -> run(asked);
            case COMPLETE -> complete(asked);
            case FORMAT -> format(asked);
            case INFER -> infer(asked);
        };
    }

    private static byte[] check(Request asked) {
        Findings findings = SchemaCompiler.withoutClasses(options(asked)).check(source(asked), LintOptions.DEFAULT);
        return new Answer().with(findings, asked.text("schema")).end();
    }

    private static byte[] complete(Request asked) {
        Answer answer = new Answer();
        int offset = asked.choice("offset", 0, Integer::valueOf);
        new EditedText(asked.text("schema")).complete(offset, answer);
        return answer.end();
    }

    private byte[] run(Request asked) {
        Answer answer = new Answer();
        JsonOptions reading = asked.choice("profile", JsonOptions.DEFAULT, Workbench::profile);
        try {
            CompiledText text = compiled(new Key(asked.text("schema"), options(asked)), answer);
            answer.with(text.files().findings(), asked.text("schema"));
            describe(text, answer);
            Optional<ObjectParser<?>> parser = text.parser(asked.text("type"));
            if (parser.isPresent()) {
                answer.with("type", parser.get().eventType().qualifiedName());
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
        return answer.end();
    }

    private static void read(String document, CompiledText text, Trial trial, Answer answer) {
        byte[] json = document.getBytes(UTF_8);
        Optional<String> objection = DocumentSize.objection(json, text.parsers());
        if (objection.isPresent()) {
            answer.with("notShown", objection.get());
        } else {
            trial.run(json, document, answer);
        }
    }

    /** Two threads may compile the same schema; one result is cached. */
    private CompiledText compiled(Key key, Answer answer) {
        CompiledText before;
        synchronized (compiled) {
            before = compiled.get(key);
        }
        CompiledText text = before == null ? CompiledText.of(key.schema(), key.options()) : before;
        synchronized (compiled) {
            compiled.put(key, text);
        }
        JsonWriter out = answer.out;
        out.member("generateMillis", Trial.micros(text.generateNanos()) / 1_000);
        out.member("compileMillis", Trial.micros(text.compileNanos()) / 1_000);
        out.member("compiledBefore", before != null);
        return text;
    }

    private static void describe(CompiledText text, Answer answer) {
        JsonWriter out = answer.out;
        out.beginArray("types");
        for (ObjectParser<?> parser : text.parsers()) {
            out.beginObject();
            out.member("name", parser.eventType().qualifiedName());
            out.member("class", CompiledText.path(parser.eventType().type()));
            out.member("parser", CompiledText.path(parser.getClass()));
            out.member("writer", text.writerPath(parser).orElse(null));
            out.endObject();
        }
        out.endArray();
        out.beginArray("files");
        long left = CompiledText.MAX_JAVA;
        for (GeneratedFile file : text.files().sources()) {
            left -= file.content().length();
            out.beginObject();
            out.member("path", file.path());
            out.member("content", left >= 0 ? file.content() : NOT_SENT);
            out.endObject();
        }
        out.endArray();
    }

    private static byte[] format(Request asked) {
        try {
            List<SchemaSource> formatted =
                    SchemaCompiler.withoutClasses(CompilerOptions.DEFAULT).format(source(asked));
            return new Answer().with("schema", formatted.get(0).text()).end();
        } catch (SchemaException e) {
            return new Answer().with(e.findings(), asked.text("schema")).end();
        }
    }

    private static byte[] infer(Request asked) {
        String document = asked.text("document");
        byte[] json = document.getBytes(UTF_8);
        SchemaInference inference = new SchemaInference(SAMPLE);
        try {
            inference.add(json, 0, json.length);
            return new Answer()
                    .with("schema", inference.schema("", InferenceOptions.DEFAULT))
                    .with("type", SAMPLE)
                    .end();
        } catch (SampleException e) {
            return new Answer()
                    .withProblem(document, e.description(), e.path(), e.line(), e.column())
                    .end();
        } catch (InferenceException e) {
            return new Answer().withProblem(document, e.getMessage(), "", 1, 1).end();
        }
    }

    private static List<SchemaSource> source(Request asked) {
        return List.of(new SchemaSource(CompiledText.NAME, asked.text("schema")));
    }

    private static CompilerOptions options(Request asked) {
        CompilerOptions options = CompilerOptions.DEFAULT;
        for (Option<?> option : Option.all()) {
            // annotations of libraries do not compile here
            boolean isChoice = !option.values().isEmpty() && option.type() != AnnotationMode.class;
            if (isChoice || FLAGS.contains(option)) {
                CompilerOptions others = options;
                options = asked.choice(option.name(), others, value -> others.withValue(option, value));
            }
        }
        return options;
    }

    private static JsonOptions profile(String name) {
        return JsonOptions.of(JsonOptions.Profile.valueOf(name.toUpperCase(Locale.ROOT)));
    }
}
