package dev.schemac.fuzzing.classes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The fenced blocks of a page about annotated classes, and its tables with code in each cell. */
final class AnnotatedPage {
    private final List<String> lines;

    /** A fenced block; {@code info} are the words after the opening fence. */
    record Block(int line, String info, String code) {}

    /** A row; cells are without backticks. */
    record Row(int line, List<String> cells) {
        String cell(int column) {
            return cells.get(column);
        }
    }

    private AnnotatedPage(List<String> lines) {
        this.lines = lines;
    }

    /** Reads a page and, as if it continued there, the rows that would make it too long. */
    static AnnotatedPage read(String name) {
        try {
            List<String> lines = new ArrayList<>(Files.readAllLines(Path.of("../docs", name)));
            lines.addAll(Files.readAllLines(Path.of("src/test/resources/documentation", name)));
            return new AnnotatedPage(lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).startsWith("```")) {
                int begin = i++;
                while (!lines.get(i).equals("```")) {
                    i++;
                }
                blocks.add(new Block(
                        begin + 1,
                        lines.get(begin).substring(3),
                        String.join("\n", lines.subList(begin + 1, i)) + "\n"));
            }
        }
        return blocks;
    }

    /** Returns the rows of all tables with such a header. */
    List<Row> rows(String... header) {
        String wanted = "| " + String.join(" | ", header) + " |";
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            if (lines.get(i).equals(wanted)) {
                for (i += 2; i < lines.size() && lines.get(i).startsWith("|"); i++) {
                    rows.add(new Row(i + 1, cells(lines.get(i))));
                }
            }
        }
        return rows;
    }

    private static List<String> cells(String line) {
        List<String> cells = new ArrayList<>();
        for (String cell : line.substring(1, line.lastIndexOf('|')).split("(?<!\\\\)\\|", -1)) {
            cells.add(cell.strip().replaceAll("^`+ ?| ?`+$", "").replace("\\|", "|"));
        }
        return cells;
    }
}
