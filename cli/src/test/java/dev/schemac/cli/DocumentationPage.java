package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The fenced blocks and the tables of a page. */
record DocumentationPage(String name, String text, List<Block> blocks, List<Table> tables) {
    private static final String FENCE = "```";

    private static final String COMMENT = "<!-- ";

    private static final String EXCERPT = "from: ";

    /**
     * A fenced block.
     *
     * @param mark the HTML comment in the line before it, without brackets; empty if none
     * @param info the words after the opening fence
     */
    record Block(int line, String mark, String info, String content) {
        /** Whether the mark names the file that contains this block, apart from white space. */
        boolean isExcerpt() {
            return mark.startsWith(EXCERPT);
        }

        /** Compares an excerpt with its file. */
        void assertExcerpt() {
            try {
                assertThat(withoutBlanks(Files.readString(Path.of("..", mark.substring(EXCERPT.length())))))
                        .as("line %d", line)
                        .contains(withoutBlanks(content));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private static String withoutBlanks(String code) {
            return code.replaceAll("\\s", "");
        }
    }

    record Table(int line, List<String> header, List<Row> rows) {}

    record Row(int line, List<String> cells) {
        /** A cell without the backticks around it. */
        String code(int column) {
            String cell = cells.get(column);
            String ticks = cell.startsWith("``") ? "``" : "`";
            boolean code = cell.length() > 2 * ticks.length() && cell.startsWith(ticks) && cell.endsWith(ticks);
            return code
                    ? cell.substring(ticks.length(), cell.length() - ticks.length())
                            .strip()
                    : cell;
        }
    }

    /** Reads a page of the folder {@code docs}. */
    static DocumentationPage read(String name) {
        return read(Path.of("..", "docs"), name);
    }

    /** Reads tables that are tested like those of a page, and are too long for one. */
    static DocumentationPage readRows(String name) {
        return read(Path.of("src/test/resources/documentation"), name);
    }

    static DocumentationPage read(Path folder, String name) {
        try {
            return parse(name, Files.readString(folder.resolve(name)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static DocumentationPage parse(String name, String text) {
        List<Block> blocks = new ArrayList<>();
        List<Table> tables = new ArrayList<>();
        List<String> lines = text.lines().toList();
        int at = 0;
        while (at < lines.size()) {
            int start = at;
            if (lines.get(at).startsWith(FENCE)) {
                do {
                    at++;
                } while (!lines.get(at).equals(FENCE));
                String content = String.join("\n", lines.subList(start + 1, at)) + "\n";
                blocks.add(new Block(
                        start + 1,
                        start == 0 ? "" : mark(lines.get(start - 1)),
                        lines.get(start).substring(FENCE.length()),
                        content));
            } else if (lines.get(at).startsWith("|")) {
                while (at < lines.size() && lines.get(at).startsWith("|")) {
                    at++;
                }
                tables.add(table(start + 1, lines.subList(start, at)));
            }
            at++;
        }
        return new DocumentationPage(name, text, blocks, tables);
    }

    private static String mark(String line) {
        return line.startsWith(COMMENT) ? line.substring(COMMENT.length(), line.indexOf(" -->")) : "";
    }

    private static Table table(int line, List<String> lines) {
        List<Row> rows = new ArrayList<>();
        for (int i = 2; i < lines.size(); i++) {
            rows.add(new Row(line + i, cells(lines.get(i))));
        }
        return new Table(line, cells(lines.get(0)), rows);
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.substring(1, line.lastIndexOf('|')).split("(?<!\\\\)\\|", -1)) {
            cells.add(cell.strip().replace("\\|", "|"));
        }
        return cells;
    }

    List<Block> blocks(String info) {
        return blocks.stream().filter(block -> block.info.equals(info)).toList();
    }

    /** The rows of all tables with this header. */
    List<Row> rows(String... header) {
        return tables.stream()
                .filter(table -> table.header.equals(List.of(header)))
                .flatMap(table -> table.rows.stream())
                .toList();
    }

    /** The block that follows another one. */
    Block after(Block block) {
        return blocks.get(blocks.indexOf(block) + 1);
    }
}
