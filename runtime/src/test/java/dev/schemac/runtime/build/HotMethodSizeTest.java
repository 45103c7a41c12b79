package dev.schemac.runtime.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.ClassFileMethods;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a generated parser or writer calls for each member has to be small enough for HotSpot to inline it: 325 bytes of
 * bytecode, the default of {@code FreqInlineSize}, for calls that are frequent. What is a call of its own on purpose,
 * because it is called at every column and makes an object or a number, must only not grow.
 */
class HotMethodSizeTest {

    private static final int INLINED_WHEN_FREQUENT = 325;

    private static final List<String> FOLDERS = List.of(
            "",
            "support/",
            "internal/format/",
            "internal/input/",
            "internal/output/",
            "internal/utf8/",
            "internal/bytes/",
            "internal/pool/");

    @ParameterizedTest
    @CsvSource({
        "JsonScanner, readString",
        "JsonScanner, nameWord",
        "MemberFinder, tryFirst",
        "MemberFinder, tryNext",
        "MemberFinder, isMember",
        "MemberFinder, next",
        "ValueCursor, nextElement",
        "NumberReader, readInteger",
        "NumberReader, readDouble",
        "MemberFinder, tryNull",
        "ValueCursor, endObject",
        "ValueCursor, skipNull",
        "Literals, readBoolean",
        "KeyPattern, isMember",
        "PreparedBytes, isAt",
        "KeyPattern, isOther",
        "StringScanner, close",
        "StringScanner, closeOfName",
        "Words, at",
        "Literals, end",
        "Digits, count",
        "Digits, append",
        "NearestDouble, of",
        "Cursor, skipBlanks",
        "Cursor, afterColon",
        "Cursor, afterComma",
        "NameTable, find",
        "NameTable, isAt",
        "MemberFinder, find",
        "MemberFinder, findAny",
        "MemberFinder, nameEnd",
        "MemberFinder, plainValue",
        "Literals, plainEnd",
        "Words, advance",
        "JsonOutput, member",
        "JsonOutput, copyKey",
        "KeyPattern, put",
        "PreparedBytes, put",
        "JsonOutput, value",
        "JsonWriter, value",
        "JsonWriter, member",
        "Output, begin",
        "Output, end",
        "Output, beforeValue",
        "Output, separate",
        "StringEncoder, append",
        "StringBytes, copyPlain",
        "Words, lessThanWord",
        "IntegerEncoder, append",
        "IntegerEncoder, positive"
    })
    void isInlined(String type, String method) throws IOException {
        assertThat(sizes(type, method))
                .isNotEmpty()
                .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(INLINED_WHEN_FREQUENT));
    }

    /** What is rarely needed stays a call, so that it does not take from the budget of nodes that C2 inlines into a parser. */
    @ParameterizedTest
    @CsvSource({"MemberFinder, tryNextSlow", "NumberReader, readOtherInteger", "NearestDouble, approximate"})
    void rareCasesAreNotInlined(String type, String method) throws IOException {
        assertThat(sizes(type, method))
                .hasSize(1)
                .allSatisfy((name, size) -> assertThat(size)
                        .as("%s would be inlined for each column, see its Javadoc", name)
                        .isGreaterThan(INLINED_WHEN_FREQUENT));
    }

    /** Values are calls; they may not become so large that what they call themselves is no longer inlined into them. */
    @ParameterizedTest
    @CsvSource({"StringDecoder, readRest, 200", "ValueSkipper, nestedEnd, 600", "CharDecoder, read, 950"})
    void staysOneCall(String type, String method, int most) throws IOException {
        assertThat(sizes(type, method))
                .isNotEmpty()
                .allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(most));
    }

    /** The methods of that name, by name and descriptor. */
    private static Map<String, Integer> sizes(String type, String method) throws IOException {
        Map<String, Integer> sizes = new TreeMap<>(codeSizes(type));
        sizes.keySet().removeIf(name -> !name.startsWith(method + "("));
        return sizes;
    }

    private static Map<String, Integer> codeSizes(String type) throws IOException {
        for (String folder : FOLDERS) {
            String file = "/dev/schemac/runtime/" + folder + type + ".class";
            try (InputStream in = HotMethodSizeTest.class.getResourceAsStream(file)) {
                if (in != null) {
                    return ClassFileMethods.codeSizes(in.readAllBytes());
                }
            }
        }
        throw new AssertionError("no class of the runtime is called " + type);
    }
}
