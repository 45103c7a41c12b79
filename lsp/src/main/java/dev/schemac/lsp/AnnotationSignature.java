package dev.schemac.lsp;

import dev.schemac.dsl.analysis.CompletionPlace;
import dev.schemac.dsl.analysis.Vocabulary.Attribute;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;

/** The attributes of the annotation around a place. */
final class AnnotationSignature {
    private AnnotationSignature() {}

    /** Returns the attributes, with the one at the place as the active one; empty without an annotation or attributes. */
    static Optional<SignatureHelp> of(CompletionPlace place) {
        List<Attribute> attributes = place.attributes();
        if (attributes.isEmpty()) {
            return Optional.empty();
        }
        String label = attributes.stream()
                .map(Attribute::sample)
                .collect(Collectors.joining(", ", "@" + place.annotation() + "(", ")"));
        SignatureInformation signature = new SignatureInformation(label);
        signature.setParameters(attributes.stream()
                .map(each -> new ParameterInformation(each.sample(), each.meaning()))
                .toList());
        int named = attributes.stream().map(Attribute::name).toList().indexOf(place.attribute());
        int active = named >= 0 ? named : Math.min(place.position(), attributes.size() - 1);
        return Optional.of(new SignatureHelp(List.of(signature), 0, active));
    }
}
