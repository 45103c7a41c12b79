package dev.schemac.golden.scalars;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Scalars} in module {@code dev.schemac.golden.scalars}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Scalars implements JsonEvent {
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

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Scalars() {}

    /** Parses a document. */
    public static Scalars parse(String json) {
        return ScalarsParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Scalars parse(byte[] json) {
        return ScalarsParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Scalars parse(byte[] json, int offset, int length) {
        return ScalarsParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Scalars parse(InputStream json) throws IOException {
        return ScalarsParser.INSTANCE.parse(json);
    }

    /** Column {@code text}, {@code null} where it is absent. */
    public String getText() {
        return text;
    }

    /** Sets column {@code text}; {@code null} makes it absent. */
    public void setText(String text) {
        this.text = text;
    }

    /** Whether column {@code text} is present and not null. */
    public boolean hasText() {
        return text != null;
    }

    /** Column {@code letter}, {@code '\0'} where it is absent. */
    public char getLetter() {
        return letter;
    }

    /** Sets column {@code letter}; it is present from now on. */
    public void setLetter(char letter) {
        this.letter = letter;
        presence |= 1L << 1;
    }

    /** Whether column {@code letter} is present and not null. */
    public boolean hasLetter() {
        return (presence & (1L << 1)) != 0;
    }

    /** Makes column {@code letter} absent. */
    public void clearLetter() {
        letter = '\0';
        presence &= ~(1L << 1);
    }

    /** Column {@code flag}, {@code false} where it is absent. */
    public boolean getFlag() {
        return flag;
    }

    /** Sets column {@code flag}; it is present from now on. */
    public void setFlag(boolean flag) {
        this.flag = flag;
        presence |= 1L << 2;
    }

    /** Whether column {@code flag} is present and not null. */
    public boolean hasFlag() {
        return (presence & (1L << 2)) != 0;
    }

    /** Makes column {@code flag} absent. */
    public void clearFlag() {
        flag = false;
        presence &= ~(1L << 2);
    }

    /** Column {@code tiny}, {@code 0} where it is absent. */
    public byte getTiny() {
        return tiny;
    }

    /** Sets column {@code tiny}; it is present from now on. */
    public void setTiny(byte tiny) {
        this.tiny = tiny;
        presence |= 1L << 3;
    }

    /** Whether column {@code tiny} is present and not null. */
    public boolean hasTiny() {
        return (presence & (1L << 3)) != 0;
    }

    /** Makes column {@code tiny} absent. */
    public void clearTiny() {
        tiny = 0;
        presence &= ~(1L << 3);
    }

    /** Column {@code small}, {@code 0} where it is absent. */
    public short getSmall() {
        return small;
    }

    /** Sets column {@code small}; it is present from now on. */
    public void setSmall(short small) {
        this.small = small;
        presence |= 1L << 4;
    }

    /** Whether column {@code small} is present and not null. */
    public boolean hasSmall() {
        return (presence & (1L << 4)) != 0;
    }

    /** Makes column {@code small} absent. */
    public void clearSmall() {
        small = 0;
        presence &= ~(1L << 4);
    }

    /** Column {@code number}, {@code 0} where it is absent. */
    public int getNumber() {
        return number;
    }

    /** Sets column {@code number}; it is present from now on. */
    public void setNumber(int number) {
        this.number = number;
        presence |= 1L << 5;
    }

    /** Whether column {@code number} is present and not null. */
    public boolean hasNumber() {
        return (presence & (1L << 5)) != 0;
    }

    /** Makes column {@code number} absent. */
    public void clearNumber() {
        number = 0;
        presence &= ~(1L << 5);
    }

    /** Column {@code large}, {@code 0} where it is absent. */
    public long getLarge() {
        return large;
    }

    /** Sets column {@code large}; it is present from now on. */
    public void setLarge(long large) {
        this.large = large;
        presence |= 1L << 6;
    }

    /** Whether column {@code large} is present and not null. */
    public boolean hasLarge() {
        return (presence & (1L << 6)) != 0;
    }

    /** Makes column {@code large} absent. */
    public void clearLarge() {
        large = 0;
        presence &= ~(1L << 6);
    }

    /** Column {@code rough}, {@code 0} where it is absent. */
    public float getRough() {
        return rough;
    }

    /** Sets column {@code rough}; it is present from now on. */
    public void setRough(float rough) {
        this.rough = rough;
        presence |= 1L << 7;
    }

    /** Whether column {@code rough} is present and not null. */
    public boolean hasRough() {
        return (presence & (1L << 7)) != 0;
    }

    /** Makes column {@code rough} absent. */
    public void clearRough() {
        rough = 0;
        presence &= ~(1L << 7);
    }

    /** Column {@code fine}, {@code 0} where it is absent. */
    public double getFine() {
        return fine;
    }

    /** Sets column {@code fine}; it is present from now on. */
    public void setFine(double fine) {
        this.fine = fine;
        presence |= 1L << 8;
    }

    /** Whether column {@code fine} is present and not null. */
    public boolean hasFine() {
        return (presence & (1L << 8)) != 0;
    }

    /** Makes column {@code fine} absent. */
    public void clearFine() {
        fine = 0;
        presence &= ~(1L << 8);
    }

    /** Column {@code whole}, {@code null} where it is absent. */
    public BigInteger getWhole() {
        return whole;
    }

    /** Sets column {@code whole}; {@code null} makes it absent. */
    public void setWhole(BigInteger whole) {
        this.whole = whole;
    }

    /** Whether column {@code whole} is present and not null. */
    public boolean hasWhole() {
        return whole != null;
    }

    /** Column {@code exact}, {@code null} where it is absent. */
    public BigDecimal getExact() {
        return exact;
    }

    /** Sets column {@code exact}; {@code null} makes it absent. */
    public void setExact(BigDecimal exact) {
        this.exact = exact;
    }

    /** Whether column {@code exact} is present and not null. */
    public boolean hasExact() {
        return exact != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            text,
            hasLetter() ? letter : null,
            hasFlag() ? flag : null,
            hasTiny() ? tiny : null,
            hasSmall() ? small : null,
            hasNumber() ? number : null,
            hasLarge() ? large : null,
            hasRough() ? rough : null,
            hasFine() ? fine : null,
            whole,
            exact
        };
        return ScalarsParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ScalarsWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Scalars that
                && presence == that.presence
                && Objects.equals(text, that.text)
                && letter == that.letter
                && flag == that.flag
                && tiny == that.tiny
                && small == that.small
                && number == that.number
                && large == that.large
                && Float.compare(rough, that.rough) == 0
                && Double.compare(fine, that.fine) == 0
                && Objects.equals(whole, that.whole)
                && Objects.equals(exact, that.exact);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Objects.hashCode(text);
        hash = 31 * hash + Character.hashCode(letter);
        hash = 31 * hash + Boolean.hashCode(flag);
        hash = 31 * hash + Byte.hashCode(tiny);
        hash = 31 * hash + Short.hashCode(small);
        hash = 31 * hash + Integer.hashCode(number);
        hash = 31 * hash + Long.hashCode(large);
        hash = 31 * hash + Float.hashCode(rough);
        hash = 31 * hash + Double.hashCode(fine);
        hash = 31 * hash + Objects.hashCode(whole);
        hash = 31 * hash + Objects.hashCode(exact);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
