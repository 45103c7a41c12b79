package dev.schemac.contracts;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.contracts.report.ImportedContract;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Compiles what the tests of a class import, together after the last test: either an import fails, or its result compiles.
 * Tests of limits import schemas that take minutes to compile. Those are not compiled.
 */
public final class CompiledImports implements AfterAllCallback {
    private static final int MOST_CHARACTERS = 20_000;

    private final Set<String> texts = new LinkedHashSet<>();

    /** Returns the imported schemas. */
    public ImportedContract schemas(ContractImport contracts, String module) {
        ImportedContract imported = contracts.schemas(module);
        if (imported.text().length() <= MOST_CHARACTERS) {
            texts.add(imported.text());
        }
        return imported;
    }

    @Override
    public void afterAll(ExtensionContext context) {
        List<String> modules = new ArrayList<>();
        for (String text : texts) {
            // Several texts have the same names.
            String module = "import" + modules.size();
            String named = text.replaceFirst("(?m)^module ([^;]+);", "module $1." + module + ";");
            modules.add(named.equals(text) ? "module " + module + ";\n" + text : named);
        }
        try {
            CompiledSchemas.of(modules.toArray(String[]::new));
        } catch (RuntimeException | AssertionError e) {
            modules.forEach(CompiledImports::compile);
            throw e;
        }
    }

    private static void compile(String text) {
        try {
            CompiledSchemas.of(text);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(e.getMessage() + "\n" + text, e);
        }
    }
}
