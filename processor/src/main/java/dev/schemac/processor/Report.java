package dev.schemac.processor;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Collects findings about classes. The linker reports places of sources, so each element, annotation and value gets
 * such a place, by which its findings return. Not thread-safe.
 */
final class Report {
    /**
     * An element, and what of it a finding concerns.
     *
     * @param value a value of the annotation
     */
    record Place(Element element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> value) {
        Place(Element element) {
            this(element, Optional.empty(), Optional.empty());
        }

        Place(Element element, AnnotationMirror annotation) {
            this(element, Optional.of(annotation), Optional.empty());
        }

        /** Returns a written value of the annotation. */
        Optional<String> string(String attribute) {
            return annotation.flatMap(mirror -> Mirrors.string(mirror, attribute));
        }

        /** Returns whether the annotation has this value. */
        boolean is(String attribute, String value) {
            return string(attribute).filter(value::equals).isPresent();
        }

        AnnotationMirror mirror() {
            return annotation.orElseThrow();
        }

        /** Returns the annotation as messages show it. */
        String shown() {
            return annotation.map(Mirrors::shown).orElse("its name");
        }

        /** Returns the place of an attribute, if the annotation has it. */
        Place at(String attribute) {
            return new Place(element, annotation, annotation.flatMap(mirror -> Mirrors.value(mirror, attribute)));
        }
    }

    /** A message and its place. */
    record Finding(Severity severity, Place place, String message) {}

    private final List<Finding> findings = new ArrayList<>();
    private final Map<SourceLocation, Place> places = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();

    List<Finding> findings() {
        return findings;
    }

    boolean hasErrors() {
        return findings.stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
    }

    void error(Place place, String message) {
        findings.add(new Finding(Severity.ERROR, place, message));
    }

    void warning(Place place, String message) {
        findings.add(new Finding(Severity.WARNING, place, message));
    }

    /** Adds the findings of the linker and the planner. */
    void addAll(Diagnostics diagnostics) {
        for (Diagnostic found : diagnostics.list()) {
            Place place = places.get(found.location());
            // an element with an error causes no further ones
            if (findings.stream().noneMatch(finding -> finding.place().equals(place))) {
                findings.add(new Finding(found.severity(), place, found.message()));
            }
        }
    }

    /** Returns the full name of a class, or of a member with its class. */
    static String name(Element element) {
        return element.getEnclosingElement() instanceof TypeElement owner && !(element instanceof TypeElement)
                ? owner.getQualifiedName() + "." + element.getSimpleName()
                : element.toString();
    }

    /** Returns a new location, by which findings return to the place. Messages show the name of the class in it. */
    SourceLocation location(Place place) {
        String name = name(place.element());
        SourceLocation location = new SourceLocation(name, 1, counts.merge(name, 1, Integer::sum), 1);
        places.put(location, place);
        return location;
    }
}
