package dev.schemac.lsp;

import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.analysis.Mention;
import dev.schemac.dsl.analysis.Symbol;
import dev.schemac.dsl.analysis.Vocabulary;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** Renames schemas, enums and columns in all sources of all projects. */
record Renames(Projects projects, Places places) {
    /** Characters that cannot be between backticks: they end the name or the line, or begin an escape. */
    private static final Pattern UNFIT = Pattern.compile("[`\\\\.\\p{Cntrl}]");

    /**
     * Returns whether a symbol can be renamed. The string of a constant is data; its Java name is declared
     * separately.
     */
    static boolean canRename(Symbol symbol) {
        return symbol.kind() != Symbol.Kind.CONSTANT;
    }

    /** @param mentions every place where the symbol is named */
    WorkspaceEdit edit(Symbol symbol, List<Mention> mentions, String name) {
        if (!canRename(symbol)) {
            throw refused("a constant cannot be renamed here: its string occurs in documents");
        }
        objection(symbol, name).ifPresent(objection -> {
            throw refused(objection);
        });
        projects.all()
                .forEach(project -> project.texts().firstBroken().ifPresent(broken -> {
                    throw refused(broken
                            + " has a syntax error: correct it first, because names in this file might be missed");
                }));
        projects.schemas()
                .forEach(schemas -> schemas.analysis().conflict(symbol, name).ifPresent(other -> {
                    throw refused(
                            other.kind().name().toLowerCase(Locale.ROOT) + " '" + name + "' is already declared in "
                                    + other.location().file() + ", line "
                                    + other.location().line() + ": choose another name");
                }));
        Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
        for (Mention mention : mentions) {
            edits.computeIfAbsent(places.uri(mention.location().file()), uri -> new ArrayList<>())
                    .add(new TextEdit(Places.range(mention.location()), written(name, mention)));
        }
        return new WorkspaceEdit(edits);
    }

    private static ResponseErrorException refused(String message) {
        return new ResponseErrorException(new ResponseError(ResponseErrorCode.InvalidParams, message, null));
    }

    /** Returns the reason why a name cannot be used; empty if it can. */
    private static Optional<String> objection(Symbol symbol, String name) {
        if (name.isBlank()) {
            return Optional.of("expected a name but found only blanks");
        } else if (symbol.kind() != Symbol.Kind.COLUMN && SchemaLoader.isBuiltInType(name)) {
            return Optional.of("'" + name + "' is a built-in type: choose another name");
        }
        return UNFIT.matcher(name).find()
                ? Optional.of("a name cannot contain a backtick, a backslash, a dot or a control character")
                : Optional.empty();
    }

    /** Returns a name in the form that replaces another name. */
    private static String written(String name, Mention mention) {
        return mention.quoted() ? Vocabulary.quoted(name) : Vocabulary.written(name);
    }
}
