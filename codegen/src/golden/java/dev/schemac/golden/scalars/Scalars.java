package dev.schemac.golden.scalars;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Scalars} in module {@code dev.schemac.golden.scalars}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Scalars implements JsonEvent, JsonOutput.Writable {
    String text;
    char letter;
    boolean flag;
    byte tiny;
    short small;
    int number;
    long large;
    float rough;
    double fine;
    BigInteger whole;
    BigDecimal exact;
    long presence;

    public Scalars() {}

    public static Scalars parse(String json) {
        return ScalarsParser.INSTANCE.parse(json);
    }

    public static Scalars parse(String json, JsonOptions options) {
        return ScalarsParser.INSTANCE.parse(json, options);
    }

    public static Scalars parse(byte[] json) {
        return ScalarsParser.INSTANCE.parse(json);
    }

    public static Scalars parse(byte[] json, JsonOptions options) {
        return ScalarsParser.INSTANCE.parse(json, options);
    }

    public static Scalars parse(byte[] json, int offset, int length) {
        return ScalarsParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Scalars parse(InputStream json) throws IOException {
        return ScalarsParser.INSTANCE.parse(json);
    }

    public static Scalars parse(InputStream json, JsonOptions options) throws IOException {
        return ScalarsParser.INSTANCE.parse(json, options);
    }

    public static List<Scalars> parseList(String json) {
        return ScalarsParser.INSTANCE.parseList(json);
    }

    public static List<Scalars> parseList(String json, JsonOptions options) {
        return ScalarsParser.INSTANCE.parseList(json, options);
    }

    public static List<Scalars> parseList(byte[] json) {
        return ScalarsParser.INSTANCE.parseList(json);
    }

    public static List<Scalars> parseList(byte[] json, JsonOptions options) {
        return ScalarsParser.INSTANCE.parseList(json, options);
    }

    public static List<Scalars> parseList(byte[] json, int offset, int length) {
        return ScalarsParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Scalars> parseList(InputStream json) throws IOException {
        return ScalarsParser.INSTANCE.parseList(json);
    }

    public static List<Scalars> parseList(InputStream json, JsonOptions options) throws
            IOException {
        return ScalarsParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Scalars> list) {
        return ScalarsWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Scalars> list, JsonOptions options) {
        return ScalarsWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Scalars> list) {
        return ScalarsWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Scalars> list, JsonOptions options) {
        return ScalarsWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Scalars> list, OutputStream stream) throws
            IOException {
        ScalarsWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Scalars> list, OutputStream stream,
            JsonOptions options) throws IOException {
        ScalarsWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public String getText() {
        return text;
    }

    public void setText(String text) {
        this.text = text;
    }

    public boolean hasText() {
        return text != null;
    }

    public char getLetter() {
        return letter;
    }

    public void setLetter(char letter) {
        this.letter = letter;
        presence |= 1L << ScalarsParser.LETTER_BIT;
    }

    public boolean hasLetter() {
        return (presence & (1L << ScalarsParser.LETTER_BIT)) != 0;
    }

    public void clearLetter() {
        letter = '\0';
        presence &= ~(1L << ScalarsParser.LETTER_BIT);
    }

    public boolean isFlag() {
        return flag;
    }

    public void setFlag(boolean flag) {
        this.flag = flag;
        presence |= 1L << ScalarsParser.FLAG_BIT;
    }

    public boolean hasFlag() {
        return (presence & (1L << ScalarsParser.FLAG_BIT)) != 0;
    }

    public void clearFlag() {
        flag = false;
        presence &= ~(1L << ScalarsParser.FLAG_BIT);
    }

    public byte getTiny() {
        return tiny;
    }

    public void setTiny(byte tiny) {
        this.tiny = tiny;
        presence |= 1L << ScalarsParser.TINY_BIT;
    }

    public boolean hasTiny() {
        return (presence & (1L << ScalarsParser.TINY_BIT)) != 0;
    }

    public void clearTiny() {
        tiny = 0;
        presence &= ~(1L << ScalarsParser.TINY_BIT);
    }

    public short getSmall() {
        return small;
    }

    public void setSmall(short small) {
        this.small = small;
        presence |= 1L << ScalarsParser.SMALL_BIT;
    }

    public boolean hasSmall() {
        return (presence & (1L << ScalarsParser.SMALL_BIT)) != 0;
    }

    public void clearSmall() {
        small = 0;
        presence &= ~(1L << ScalarsParser.SMALL_BIT);
    }

    public int getNumber() {
        return number;
    }

    public void setNumber(int number) {
        this.number = number;
        presence |= 1L << ScalarsParser.NUMBER_BIT;
    }

    public boolean hasNumber() {
        return (presence & (1L << ScalarsParser.NUMBER_BIT)) != 0;
    }

    public void clearNumber() {
        number = 0;
        presence &= ~(1L << ScalarsParser.NUMBER_BIT);
    }

    public long getLarge() {
        return large;
    }

    public void setLarge(long large) {
        this.large = large;
        presence |= 1L << ScalarsParser.LARGE_BIT;
    }

    public boolean hasLarge() {
        return (presence & (1L << ScalarsParser.LARGE_BIT)) != 0;
    }

    public void clearLarge() {
        large = 0;
        presence &= ~(1L << ScalarsParser.LARGE_BIT);
    }

    public float getRough() {
        return rough;
    }

    public void setRough(float rough) {
        this.rough = rough;
        presence |= 1L << ScalarsParser.ROUGH_BIT;
    }

    public boolean hasRough() {
        return (presence & (1L << ScalarsParser.ROUGH_BIT)) != 0;
    }

    public void clearRough() {
        rough = 0;
        presence &= ~(1L << ScalarsParser.ROUGH_BIT);
    }

    public double getFine() {
        return fine;
    }

    public void setFine(double fine) {
        this.fine = fine;
        presence |= 1L << ScalarsParser.FINE_BIT;
    }

    public boolean hasFine() {
        return (presence & (1L << ScalarsParser.FINE_BIT)) != 0;
    }

    public void clearFine() {
        fine = 0;
        presence &= ~(1L << ScalarsParser.FINE_BIT);
    }

    public BigInteger getWhole() {
        return whole;
    }

    public void setWhole(BigInteger whole) {
        this.whole = whole;
    }

    public boolean hasWhole() {
        return whole != null;
    }

    public BigDecimal getExact() {
        return exact;
    }

    public void setExact(BigDecimal exact) {
        this.exact = exact;
    }

    public boolean hasExact() {
        return exact != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return ScalarsParser.Columns.EVENT_TYPE.asMap(new Object[] {text,
                hasLetter() ? letter : null, hasFlag() ? flag : null, hasTiny() ? tiny : null,
                hasSmall() ? small : null, hasNumber() ? number : null, hasLarge() ? large : null,
                hasRough() ? rough : null, hasFine() ? fine : null, whole, exact});
    }

    @Override
    public void writeTo(JsonOutput out) {
        ScalarsWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Scalars that && presence == that.presence
                && Objects.equals(text, that.text) && letter == that.letter && flag == that.flag
                && tiny == that.tiny && small == that.small && number == that.number
                && large == that.large && Float.compare(rough, that.rough) == 0
                && Double.compare(fine, that.fine) == 0 && Objects.equals(whole, that.whole)
                && Objects.equals(exact, that.exact);
    }

    @Override
    public int hashCode() {
        return Objects.hash(text, letter, flag, tiny, small, number, large, rough, fine, whole,
                exact);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
