package dev.schemac.dsl.model;

/** The alphabets and line rules of base64 text. */
public enum Base64Variant {
    /** RFC 2045: lines of 76 characters, ended by CR LF. */
    MIME,
    /** The alphabet of RFC 2045 in one line. */
    MIME_NO_LINEFEEDS,
    /** RFC 1421: lines of 64 characters. */
    PEM,
    /** RFC 4648, section 5: {@code -} and {@code _} for {@code +} and {@code /}, one line, no padding. */
    URL
}
