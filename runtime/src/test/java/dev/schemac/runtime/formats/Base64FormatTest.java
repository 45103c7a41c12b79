package dev.schemac.runtime.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.testing.Volume;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Binary columns; java.util.Base64 is the oracle for what is written, and writing is the oracle for what is read. */
class Base64FormatTest {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

    private enum Variant {
        MIME(JsonFormat.BASE64_MIME, Base64.getMimeEncoder(76, new byte[] {'\r', '\n'}), DIGITS + "= \t\r\n"),
        MIME_NO_LINEFEEDS(JsonFormat.BASE64_MIME_NO_LINEFEEDS, Base64.getEncoder(), DIGITS + "="),
        PEM(JsonFormat.BASE64_PEM, Base64.getMimeEncoder(64, new byte[] {'\r', '\n'}), DIGITS + "= \t\r\n"),
        URL(JsonFormat.BASE64_URL, Base64.getUrlEncoder().withoutPadding(), DIGITS.replace("+/", "-_="));

        final JsonFormat<byte[]> format;
        final Base64.Encoder encoder;
        final String allowed;

        Variant(JsonFormat<byte[]> format, Base64.Encoder encoder, String allowed) {
            this.format = format;
            this.encoder = encoder;
            this.allowed = allowed;
        }

        boolean blanks() {
            return allowed.indexOf(' ') >= 0;
        }
    }

    @ParameterizedTest
    @EnumSource
    void writesAsTheJdkAndReadsItBack(Variant variant) {
        Random random = new Random(64);
        for (int length = 0; length < 300; length++) {
            byte[] bytes = new byte[length];
            random.nextBytes(bytes);
            JsonWriter out = new JsonWriter();
            Outputs.of(out).value(variant.format, bytes);
            String text = variant.encoder.encodeToString(bytes);

            assertThat(out.toJson()).isEqualTo(Formats.quoted(text));
            assertThat(variant.format.parse(text)).isEqualTo(bytes);
            assertThat(Formats.read(variant.format, out.toJson(), JsonOptions.STRICT))
                    .isEqualTo(bytes);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void takesEachTextOfOneOrTwoBytesOnce(Variant variant) {
        Volume.sweep(() -> eachTextOfOneOrTwoBytesOnce(variant));
    }

    private static void eachTextOfOneOrTwoBytesOnce(Variant variant) {
        String digits = variant.allowed.substring(0, 64);
        boolean[] one = new boolean[256];
        int two = 0;
        for (char a : digits.toCharArray()) {
            for (char b : digits.toCharArray()) {
                byte[] bytes = parsed(variant, "" + a + b + "==");
                if (bytes != null) {
                    assertThat(bytes).hasSize(1);
                    assertThat(one[bytes[0] & 0xff]).isFalse();
                    one[bytes[0] & 0xff] = true;
                    assertThat(variant.encoder.encodeToString(bytes)).startsWith("" + a + b);
                }
                for (char c : digits.toCharArray()) {
                    bytes = parsed(variant, "" + a + b + c + "=");
                    if (bytes != null) {
                        two++;
                        assertThat(bytes).hasSize(2);
                        assertThat(variant.encoder.encodeToString(bytes)).startsWith("" + a + b + c);
                    }
                }
            }
        }
        assertThat(one).doesNotContain(false);
        assertThat(two).isEqualTo(1 << 16);
    }

    @ParameterizedTest
    @EnumSource
    void refusesEveryOtherCharacter(Variant variant) {
        for (char c = 0; c < Volume.orSmall(Character.MAX_VALUE, 0x300); c++) {
            String text = "AB" + c + "D";
            boolean digit = variant.allowed.indexOf(c) >= 0 && variant.allowed.indexOf(c) < 64;
            assertThat(parsed(variant, text) != null).as("digit %04x", (int) c).isEqualTo(digit);
            boolean blank = variant.allowed.indexOf(c) > 64;
            assertThat(parsed(variant, "ABCD" + c + "EFGH") != null)
                    .as("between %04x", (int) c)
                    .isEqualTo(blank);
        }
    }

    @ParameterizedTest
    @EnumSource
    void wantsPaddingExceptInUrls(Variant variant) {
        boolean url = variant == Variant.URL;
        for (String text : List.of("QQ", "QUE")) {
            assertThat(parsed(variant, text) != null).as(text).isEqualTo(url);
        }
        for (String text : List.of("", "QQ==", "QUE=", "QUFB", "QUFBQQ==")) {
            assertThat(parsed(variant, text)).as(text).isNotNull();
        }
        for (String text : List.of(
                "Q",
                "Q=",
                "Q==",
                "Q===",
                "QQ=",
                "QQ===",
                "QUE==",
                "QUFB=",
                "QUFB==",
                "QUFB====",
                "=",
                "==",
                "====",
                "QQ==QQ==",
                "Q=Q=",
                "=QQ=",
                "QR==",
                "QUF=",
                "QQ==x")) {
            assertThat(parsed(variant, text)).as(text).isNull();
        }
        if (url) {
            assertThat(parsed(variant, "QR"))
                    .as("non-canonical without padding")
                    .isNull();
            assertThat(parsed(variant, "QUF"))
                    .as("non-canonical without padding")
                    .isNull();
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesBlanksWhereLinesEnd(Variant variant) {
        for (String text : List.of("QU\r\nFB", " QUFB", "QUFB\n", "Q\tQ = =", "\r\n")) {
            assertThat(parsed(variant, text) != null).as(text).isEqualTo(variant.blanks());
        }
    }

    @Test
    void namesTheVariantInErrors() {
        Formats.refused(JsonFormat.BASE64_MIME, "\"Q\"", JsonOptions.DEFAULT, "string");
        assertThat(JsonFormat.BASE64_MIME.name()).isEqualTo("base64");
        assertThat(JsonFormat.BASE64_PEM.name()).isEqualTo("base64");
        assertThat(JsonFormat.BASE64_MIME_NO_LINEFEEDS.name()).isEqualTo("base64");
        assertThat(JsonFormat.BASE64_URL.name()).isEqualTo("base64url");
        Formats.refused(JsonFormat.BASE64_URL, "[1,2]", JsonOptions.DEFAULT, "array");
        Formats.refused(JsonFormat.BASE64_URL, "1234", JsonOptions.DEFAULT, "number");
    }

    /** Each of these scalars would be base64 if it were a string. */
    @ParameterizedTest
    @EnumSource
    void refusesNumbersAndBooleansUnderEveryProfile(Variant variant) {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            for (String number : List.of("0e24", "1234", "12345678", "1e15")) {
                assertThat(parsed(variant, number)).isNotNull();
                Formats.refused(variant.format, number, options, "number");
            }
            assertThat(parsed(variant, "true")).isNotNull();
            Formats.refused(variant.format, "true", options, "boolean");
        }
    }

    @Test
    void readsEscapedDigits() {
        Map<String, Object> event = Parses.event(
                new ProbeParser(Formats.column("v", JsonFormat.BASE64_MIME)),
                "{\"v\":\"\\u0051\\u0055F\\/\"}",
                JsonOptions.DEFAULT);
        assertThat(event.get("v")).isEqualTo(Base64.getDecoder().decode("QUF/"));
    }

    @Test
    void takesTwoMegabytes() {
        byte[] bytes = new byte[2 << 20];
        new Random(1).nextBytes(bytes);
        for (Variant variant : Variant.values()) {
            assertThat(variant.format.parse(variant.format.format(bytes))).isEqualTo(bytes);
        }
    }

    private static byte[] parsed(Variant variant, String text) {
        try {
            return variant.format.parse(text);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
