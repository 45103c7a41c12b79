/**
 * Turns bytes into values. Readers work on a {@code Cursor}: bytes, position, end and options. They know neither the
 * scanner nor events, so generated parsers and streams share them.
 *
 * <p>A reader throws {@code InvalidInput}. Each entry point of {@code runtime} catches it, and then finds the place by
 * another pass over the document ({@code ErrorLocation}), because a place that is computed on the way would cost time
 * in documents without errors. It throws a {@code JsonParseException} with that place. A {@code ValueCursor} also reads
 * objects and arrays, and skips values. The readers that {@code ValueSkipper} calls do not use it.
 *
 * <p>Each rule of JSON syntax has one place, because two copies would differ in some case:
 *
 * <ul>
 *   <li>{@code Cursor.nextOrInvertedEnd} and {@code Cursor.tokenAfterComma} decide which token may follow a comma. If
 *       bytes arrive in pieces, {@code ValueSkipper.Progress} remembers the comma and calls the second one.
 *   <li>{@code MemberFinder} compares comma, name, colon and the begin of a value with the prepared words of a {@code
 *       KeyPattern}, and checks undeclared scalars.
 *   <li>{@code ValueSkipper} checks everything else that is skipped: other undeclared members, values around the events
 *       of a stream, and the path to an error.
 * </ul>
 *
 * <p>{@code MemberFinder} compares words of eight bytes, not single bytes. They are prepared in {@code PreparedBytes}, and
 * each {@code JsonKey} contains the {@code KeyPattern} of its name. {@code NumberReader} also reads eight digits at a
 * time ({@code Words}, {@code Digits}).
 *
 * <p>Two facts about the position are not stored, because the byte before it shows them. After {@code
 * openingBraceConsumed()}, the next member is the first one, and no comma precedes it. After {@code
 * openingQuoteConsumed()}, a {@code MemberFinder} has already read the opening quote of the value together with the name,
 * as it does for keys of strings, so that the reader begins inside the string. No value ends in an opening brace, and a
 * colon, comma, bracket or blank precedes every value.
 *
 * <p>{@code StringScanner} finds the end of a string, and {@code CharDecoder} decodes escapes and non-ASCII characters. For
 * a lazy string, {@code StringRange} only checks the bytes, and {@code StringSource} decodes them when a getter is
 * called.
 */
package dev.schemac.runtime.internal.input;
