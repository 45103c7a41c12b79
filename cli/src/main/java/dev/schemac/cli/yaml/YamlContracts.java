package dev.schemac.cli.yaml;

import dev.schemac.contracts.load.ContractParser;
import dev.schemac.contracts.load.ContractSyntaxException;
import dev.schemac.contracts.load.PointerPlaces;
import dev.schemac.runtime.JsonOptions;
import java.util.Locale;
import java.util.Set;

/**
 * Parses contracts in YAML 1.2 with the types of its core schema. Files named {@code *.yaml} and {@code *.yml} are YAML,
 * files named {@code *.json} are JSON. Other files are YAML unless they begin with an opening brace or bracket.
 */
public final class YamlContracts implements ContractParser {
    @Override
    public boolean reads(String name, byte[] content) {
        String file = name.toLowerCase(Locale.ROOT);
        if (file.endsWith(".yaml") || file.endsWith(".yml")) {
            return true;
        }
        return !file.endsWith(".json") && !beginsLikeJson(content);
    }

    private static boolean beginsLikeJson(byte[] content) {
        for (byte next : content) {
            if (next != ' ' && next != '\t' && next != '\n' && next != '\r') {
                return next == '{' || next == '[';
            }
        }
        return true;
    }

    @Override
    public Object parse(byte[] content, JsonOptions limits) {
        if (content.length > limits.maxEventBytes()) {
            throw new ContractSyntaxException(
                    1, 1, "the file is larger than " + (limits.maxEventBytes() >> 20) + " MiB, the limit");
        }
        return new YamlTree(YamlSource.of(content), limits, new PointerPlaces(Set.of())).document();
    }

    @Override
    public void locate(byte[] content, JsonOptions limits, PointerPlaces places) {
        new YamlTree(YamlSource.of(content), limits, places).document();
    }
}
