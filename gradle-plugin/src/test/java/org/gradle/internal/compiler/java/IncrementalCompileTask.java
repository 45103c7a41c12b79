package org.gradle.internal.compiler.java;

import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.File;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;

/**
 * Reports to Gradle which classes each source has. A distribution has a class of this name, by which Gradle compiles
 * incrementally, but the jar that the plugin is compiled against lacks it. This one ignores constants.
 */
public final class IncrementalCompileTask implements JavaCompiler.CompilationTask {
    private final JavacTask task;
    private final Function<File, Optional<String>> relativePath;
    private final Consumer<String> beforeClass;
    private final Consumer<Map<String, Set<String>>> result;

    /** Gradle calls this by reflection. */
    public IncrementalCompileTask(
            JavaCompiler.CompilationTask task,
            Function<File, Optional<String>> relativePath,
            Consumer<String> beforeClass,
            Consumer<Map<String, Set<String>>> result,
            BiConsumer<String, String> usesOfConstants,
            BiConsumer<String, String> privateUsesOfConstants) {
        this.task = (JavacTask) task;
        this.relativePath = relativePath;
        this.beforeClass = beforeClass;
        this.result = result;
    }

    @Override
    public void addModules(Iterable<String> names) {
        task.addModules(names);
    }

    @Override
    public void setProcessors(Iterable<? extends Processor> processors) {
        task.setProcessors(processors);
    }

    @Override
    public void setLocale(Locale locale) {
        task.setLocale(locale);
    }

    @Override
    public Boolean call() {
        Map<String, Set<String>> classes = new HashMap<>();
        task.addTaskListener(new TaskListener() {
            @Override
            public void started(TaskEvent event) {
                if (event.getKind() == TaskEvent.Kind.GENERATE) {
                    String name = task.getElements()
                            .getBinaryName(event.getTypeElement())
                            .toString();
                    relativePath
                            .apply(new File(event.getSourceFile().getName()))
                            .ifPresent(path -> classes.computeIfAbsent(path, key -> new TreeSet<>())
                                    .add(name));
                    beforeClass.accept(name);
                }
            }
        });
        try {
            return task.call();
        } finally {
            result.accept(classes);
        }
    }
}
