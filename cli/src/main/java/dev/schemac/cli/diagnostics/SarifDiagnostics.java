package dev.schemac.cli.diagnostics;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Findings;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Prints diagnostics as a SARIF 2.1.0 log of one run, with the rules that have findings. */
final class SarifDiagnostics {
    private SarifDiagnostics() {}

    static String render(Findings findings) {
        Map<DiagnosticCode, SarifLog.Rule> rules = new EnumMap<>(DiagnosticCode.class);
        for (Diagnostic diagnostic : findings.list()) {
            rules.computeIfAbsent(diagnostic.code(), SarifDiagnostics::rule);
        }
        List<SarifLog.Result> results = findings.list().stream()
                .map(diagnostic -> new SarifLog.Result(
                        rules.get(diagnostic.code()),
                        diagnostic.message(),
                        diagnostic.location().file(),
                        Optional.of(diagnostic.location()),
                        ""))
                .toList();
        return SarifLog.of(List.copyOf(rules.values()), results);
    }

    private static SarifLog.Rule rule(DiagnosticCode code) {
        return new SarifLog.Rule(
                code.toString(),
                code.rule(),
                code.title(),
                code.severity().name().toLowerCase(Locale.ROOT),
                code.fix());
    }
}
