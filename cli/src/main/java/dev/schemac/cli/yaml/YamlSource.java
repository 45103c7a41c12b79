package dev.schemac.cli.yaml;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.contracts.load.ContractSyntaxException;
import dev.schemac.contracts.load.PointerPlaces;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.util.Optional;
import org.snakeyaml.engine.v2.exceptions.Mark;

/**
 * The text of a file, which finds places in it.
 *
 * @param text the content without a byte order mark
 */
record YamlSource(String text) {
    /** Decodes a file. Throws an exception with the place of bytes that are not UTF-8. */
    static YamlSource of(byte[] content) {
        CharsetDecoder decoder = UTF_8.newDecoder();
        ByteBuffer bytes = ByteBuffer.wrap(content);
        CharBuffer chars = CharBuffer.allocate(content.length + 1);
        CoderResult result = decoder.decode(bytes, chars, true);
        String text = chars.flip().toString();
        YamlSource source = new YamlSource(text.startsWith("\uFEFF") ? text.substring(1) : text);
        if (result.isError()) {
            throw source.failure(source.text.length(), "ill-formed UTF-8");
        }
        return source;
    }

    /** Returns the failure at a place that the library has found. */
    ContractSyntaxException failure(Optional<Mark> mark, String description) {
        return failureAtCodePoint(mark.map(Mark::getIndex).orElse(0), description);
    }

    ContractSyntaxException failureAtCodePoint(int index, String description) {
        int codePoints = Math.min(index, text.codePointCount(0, text.length()));
        return failure(text.offsetByCodePoints(0, codePoints), description);
    }

    /** Returns the place between two marks that the library has found. Only a name in one line has its length. */
    PointerPlaces.Place place(Optional<Mark> start, Optional<Mark> end) {
        int first = text.offsetByCodePoints(0, start.map(Mark::getIndex).orElse(0));
        int last = text.offsetByCodePoints(0, end.map(Mark::getIndex).orElse(0));
        boolean oneLine = last > first && text.indexOf('\n', first) >= last;
        ContractSyntaxException at = failure(first, "");
        return new PointerPlaces.Place((int) at.line(), at.column(), oneLine ? last - first : 1);
    }

    /** Returns the failure at an offset in UTF-16 units. A line ends with a line feed, as in JSON. */
    private ContractSyntaxException failure(int offset, String description) {
        long line = text.chars().limit(offset).filter(next -> next == '\n').count() + 1;
        int column = offset - text.lastIndexOf('\n', offset - 1);
        return new ContractSyntaxException(line, column, description);
    }
}
