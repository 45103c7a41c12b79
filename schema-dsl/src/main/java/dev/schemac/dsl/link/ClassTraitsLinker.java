package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationAttributes;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ClassTraits;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.JavaClasses.JavaClass;
import dev.schemac.dsl.model.JavaClasses.Kind;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Links the interfaces and annotations that {@code @JsonSchema} adds to a generated class. */
record ClassTraitsLinker(
        AnnotationAttributes annotation, ClassNames classNames, JavaClasses classes, Diagnostics diagnostics) {
    ClassTraits link() {
        List<ClassTraits.Interface> interfaces = new ArrayList<>();
        for (TextValue written : annotation.texts("implements")) {
            find(written, "interface", Kind.INTERFACE)
                    .filter(found -> interfaces.stream()
                            .noneMatch(other -> other.className().equals(found.canonicalName())))
                    .map(found -> new ClassTraits.Interface(
                            found.canonicalName(), found.abstractMethods(), written.location()))
                    .ifPresent(interfaces::add);
        }
        List<String> annotations = new ArrayList<>();
        for (TextValue written : annotation.texts("annotations")) {
            find(written, "annotation", Kind.ANNOTATION)
                    .filter(found -> isMarker(found, written.location()))
                    .map(JavaClass::canonicalName)
                    .filter(name -> !annotations.contains(name))
                    .ifPresent(annotations::add);
        }
        if (annotation.text("className").filter(name -> !name.isEmpty()).isPresent()) {
            refuseBesideClass("implements", interfaces.isEmpty());
            refuseBesideClass("annotations", annotations.isEmpty());
        }
        return new ClassTraits(interfaces, annotations);
    }

    private void refuseBesideClass(String attribute, boolean absent) {
        if (!absent) {
            diagnostics.error(
                    DiagnosticCode.PROVIDED_CLASS,
                    annotation.location(attribute),
                    "'" + attribute + "' is for generated classes, and this schema has a class of its own");
        }
    }

    /** Returns the class of a name; empty if it has another kind, or generated code cannot name it. */
    private Optional<JavaClass> find(TextValue written, String word, Kind kind) {
        SourceLocation at = written.location();
        Optional<JavaClass> found = classNames.resolve(written.text()).flatMap(classes::find);
        if (found.isEmpty()) {
            diagnostics.error(DiagnosticCode.CLASS_NOT_FOUND, at, word + " '" + written.text() + "' was not found");
            return Optional.empty();
        }
        Optional<String> obstacle = found.get().kind() == kind
                ? ClassLinker.hidden(found.get())
                : Optional.of(
                        found.get().kind() == Kind.GENERIC
                                ? "has type parameters, which a schema cannot set"
                                : "is not an " + word);
        obstacle.ifPresent(reason -> refuse(found.get(), reason, at));
        return obstacle.isEmpty() ? found : Optional.empty();
    }

    private boolean isMarker(JavaClass found, SourceLocation at) {
        if (!found.marker()) {
            refuse(found, "cannot annotate a class without attributes", at);
        }
        return found.marker();
    }

    private void refuse(JavaClass found, String reason, SourceLocation at) {
        diagnostics.error(DiagnosticCode.CLASS_TRAIT, at, "'" + found.canonicalName() + "' " + reason);
    }
}
