package dev.schemac.golden.odd;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Odd} in module {@code dev.schemac.golden.odd}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Odd implements JsonEvent {
    int class$;
    String p$20$q;
    int ABC;
    int abc;
    int AbC;
    int Abc;
    String $1f600$;
    String $;
    boolean $31$st;
    String a$2e$b;
    String $24$;
    String _$;
    String $22$quoted$22$;
    String $5c$u0041$2a$$2f$;
    int presence$;
    String this$;
    String value;
    double other;
    String that;
    String map;
    String hash;
    String Class$;
    String[] Arrays$;
    String Objects$;
    String OddParser$;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Odd() {}

    /** Parses a document. */
    public static Odd parse(String json) {
        return OddParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Odd parse(byte[] json) {
        return OddParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Odd parse(byte[] json, int offset, int length) {
        return OddParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Odd parse(InputStream json) throws IOException {
        return OddParser.INSTANCE.parse(json);
    }

    /** Column {@code class}, {@code 0} where it is absent. */
    public int getClass$() {
        return class$;
    }

    /** Sets column {@code class}; it is present from now on. */
    public void setClass$(int class$) {
        this.class$ = class$;
        presence |= 1L << 0;
    }

    /** Whether column {@code class} is present and not null. */
    public boolean hasClass$() {
        return (presence & (1L << 0)) != 0;
    }

    /** Makes column {@code class} absent. */
    public void clearClass$() {
        class$ = 0;
        presence &= ~(1L << 0);
    }

    /** Column "p q", {@code null} where it is absent. */
    public String getP$20$q() {
        return p$20$q;
    }

    /** Sets column "p q"; {@code null} makes it absent. */
    public void setP$20$q(String p$20$q) {
        this.p$20$q = p$20$q;
    }

    /** Whether column "p q" is present and not null. */
    public boolean hasP$20$q() {
        return p$20$q != null;
    }

    /** Column {@code ABC}, {@code 0} where it is absent. */
    public int getABC() {
        return ABC;
    }

    /** Sets column {@code ABC}; it is present from now on. */
    public void setABC(int ABC) {
        this.ABC = ABC;
        presence |= 1L << 2;
    }

    /** Whether column {@code ABC} is present and not null. */
    public boolean hasABC() {
        return (presence & (1L << 2)) != 0;
    }

    /** Makes column {@code ABC} absent. */
    public void clearABC() {
        ABC = 0;
        presence &= ~(1L << 2);
    }

    /** Column {@code abc}, {@code 0} where it is absent. */
    public int getAbc() {
        return abc;
    }

    /** Sets column {@code abc}; it is present from now on. */
    public void setAbc(int abc) {
        this.abc = abc;
        presence |= 1L << 3;
    }

    /** Whether column {@code abc} is present and not null. */
    public boolean hasAbc() {
        return (presence & (1L << 3)) != 0;
    }

    /** Makes column {@code abc} absent. */
    public void clearAbc() {
        abc = 0;
        presence &= ~(1L << 3);
    }

    /** Column {@code AbC}, {@code 0} where it is absent. */
    public int getAbC() {
        return AbC;
    }

    /** Sets column {@code AbC}; it is present from now on. */
    public void setAbC(int AbC) {
        this.AbC = AbC;
        presence |= 1L << 4;
    }

    /** Whether column {@code AbC} is present and not null. */
    public boolean hasAbC() {
        return (presence & (1L << 4)) != 0;
    }

    /** Makes column {@code AbC} absent. */
    public void clearAbC() {
        AbC = 0;
        presence &= ~(1L << 4);
    }

    /** Column {@code Abc}, {@code 0} where it is absent. */
    public int get$Abc() {
        return Abc;
    }

    /** Sets column {@code Abc}; it is present from now on. */
    public void set$Abc(int Abc) {
        this.Abc = Abc;
        presence |= 1L << 5;
    }

    /** Whether column {@code Abc} is present and not null. */
    public boolean has$Abc() {
        return (presence & (1L << 5)) != 0;
    }

    /** Makes column {@code Abc} absent. */
    public void clear$Abc() {
        Abc = 0;
        presence &= ~(1L << 5);
    }

    /** Column "&#128512;", {@code null} where it is absent. */
    public String get$1f600$() {
        return $1f600$;
    }

    /** Sets column "&#128512;"; {@code null} makes it absent. */
    public void set$1f600$(String $1f600$) {
        this.$1f600$ = $1f600$;
    }

    /** Whether column "&#128512;" is present and not null. */
    public boolean has$1f600$() {
        return $1f600$ != null;
    }

    /** Column "", {@code null} where it is absent. */
    public String get$() {
        return $;
    }

    /** Sets column ""; {@code null} makes it absent. */
    public void set$(String $) {
        this.$ = $;
    }

    /** Whether column "" is present and not null. */
    public boolean has$() {
        return $ != null;
    }

    /** Column {@code 1st}, {@code false} where it is absent. */
    public boolean get$31$st() {
        return $31$st;
    }

    /** Sets column {@code 1st}; it is present from now on. */
    public void set$31$st(boolean $31$st) {
        this.$31$st = $31$st;
        presence |= 1L << 8;
    }

    /** Whether column {@code 1st} is present and not null. */
    public boolean has$31$st() {
        return (presence & (1L << 8)) != 0;
    }

    /** Makes column {@code 1st} absent. */
    public void clear$31$st() {
        $31$st = false;
        presence &= ~(1L << 8);
    }

    /** Column {@code a.b}, {@code null} where it is absent. */
    public String getA$2e$b() {
        return a$2e$b;
    }

    /** Sets column {@code a.b}; {@code null} makes it absent. */
    public void setA$2e$b(String a$2e$b) {
        this.a$2e$b = a$2e$b;
    }

    /** Whether column {@code a.b} is present and not null. */
    public boolean hasA$2e$b() {
        return a$2e$b != null;
    }

    /** Column "$", {@code null} where it is absent. */
    public String get$24$() {
        return $24$;
    }

    /** Sets column "$"; {@code null} makes it absent. */
    public void set$24$(String $24$) {
        this.$24$ = $24$;
    }

    /** Whether column "$" is present and not null. */
    public boolean has$24$() {
        return $24$ != null;
    }

    /** Column {@code _}, {@code null} where it is absent. */
    public String get_$() {
        return _$;
    }

    /** Sets column {@code _}; {@code null} makes it absent. */
    public void set_$(String _$) {
        this._$ = _$;
    }

    /** Whether column {@code _} is present and not null. */
    public boolean has_$() {
        return _$ != null;
    }

    /** Column "&#34;quoted&#34;", {@code null} where it is absent. */
    public String get$22$quoted$22$() {
        return $22$quoted$22$;
    }

    /** Sets column "&#34;quoted&#34;"; {@code null} makes it absent. */
    public void set$22$quoted$22$(String $22$quoted$22$) {
        this.$22$quoted$22$ = $22$quoted$22$;
    }

    /** Whether column "&#34;quoted&#34;" is present and not null. */
    public boolean has$22$quoted$22$() {
        return $22$quoted$22$ != null;
    }

    /** Column "&#92;u0041&#42;/", {@code null} where it is absent. */
    public String get$5c$u0041$2a$$2f$() {
        return $5c$u0041$2a$$2f$;
    }

    /** Sets column "&#92;u0041&#42;/"; {@code null} makes it absent. */
    public void set$5c$u0041$2a$$2f$(String $5c$u0041$2a$$2f$) {
        this.$5c$u0041$2a$$2f$ = $5c$u0041$2a$$2f$;
    }

    /** Whether column "&#92;u0041&#42;/" is present and not null. */
    public boolean has$5c$u0041$2a$$2f$() {
        return $5c$u0041$2a$$2f$ != null;
    }

    /** Column {@code presence}, {@code 0} where it is absent. */
    public int getPresence$() {
        return presence$;
    }

    /** Sets column {@code presence}; it is present from now on. */
    public void setPresence$(int presence$) {
        this.presence$ = presence$;
        presence |= 1L << 14;
    }

    /** Whether column {@code presence} is present and not null. */
    public boolean hasPresence$() {
        return (presence & (1L << 14)) != 0;
    }

    /** Makes column {@code presence} absent. */
    public void clearPresence$() {
        presence$ = 0;
        presence &= ~(1L << 14);
    }

    /** Column {@code this}, {@code null} where it is absent. */
    public String getThis$() {
        return this$;
    }

    /** Sets column {@code this}; {@code null} makes it absent. */
    public void setThis$(String this$) {
        this.this$ = this$;
    }

    /** Whether column {@code this} is present and not null. */
    public boolean hasThis$() {
        return this$ != null;
    }

    /** Column {@code value}, {@code null} where it is absent. */
    public String getValue() {
        return value;
    }

    /** Sets column {@code value}; {@code null} makes it absent. */
    public void setValue(String value) {
        this.value = value;
    }

    /** Whether column {@code value} is present and not null. */
    public boolean hasValue() {
        return value != null;
    }

    /** Column {@code other}, {@code 0} where it is absent. */
    public double getOther() {
        return other;
    }

    /** Sets column {@code other}; it is present from now on. */
    public void setOther(double other) {
        this.other = other;
        presence |= 1L << 17;
    }

    /** Whether column {@code other} is present and not null. */
    public boolean hasOther() {
        return (presence & (1L << 17)) != 0;
    }

    /** Makes column {@code other} absent. */
    public void clearOther() {
        other = 0;
        presence &= ~(1L << 17);
    }

    /** Column {@code that}, {@code null} where it is absent. */
    public String getThat() {
        return that;
    }

    /** Sets column {@code that}; {@code null} makes it absent. */
    public void setThat(String that) {
        this.that = that;
    }

    /** Whether column {@code that} is present and not null. */
    public boolean hasThat() {
        return that != null;
    }

    /** Column {@code map}, {@code null} where it is absent. */
    public String getMap() {
        return map;
    }

    /** Sets column {@code map}; {@code null} makes it absent. */
    public void setMap(String map) {
        this.map = map;
    }

    /** Whether column {@code map} is present and not null. */
    public boolean hasMap() {
        return map != null;
    }

    /** Column {@code hash}, {@code null} where it is absent. */
    public String getHash() {
        return hash;
    }

    /** Sets column {@code hash}; {@code null} makes it absent. */
    public void setHash(String hash) {
        this.hash = hash;
    }

    /** Whether column {@code hash} is present and not null. */
    public boolean hasHash() {
        return hash != null;
    }

    /** Column {@code Class}, {@code null} where it is absent. */
    public String get$Class$() {
        return Class$;
    }

    /** Sets column {@code Class}; {@code null} makes it absent. */
    public void set$Class$(String Class$) {
        this.Class$ = Class$;
    }

    /** Whether column {@code Class} is present and not null. */
    public boolean has$Class$() {
        return Class$ != null;
    }

    /** Column {@code Arrays}, {@code null} where it is absent. The array is not copied. */
    public String[] getArrays$() {
        return Arrays$;
    }

    /** Sets column {@code Arrays}; {@code null} makes it absent. The array is not copied. */
    public void setArrays$(String[] Arrays$) {
        this.Arrays$ = Arrays$;
    }

    /** Whether column {@code Arrays} is present and not null. */
    public boolean hasArrays$() {
        return Arrays$ != null;
    }

    /** Column {@code Objects}, {@code null} where it is absent. */
    public String getObjects$() {
        return Objects$;
    }

    /** Sets column {@code Objects}; {@code null} makes it absent. */
    public void setObjects$(String Objects$) {
        this.Objects$ = Objects$;
    }

    /** Whether column {@code Objects} is present and not null. */
    public boolean hasObjects$() {
        return Objects$ != null;
    }

    /** Column {@code OddParser}, {@code null} where it is absent. */
    public String getOddParser$() {
        return OddParser$;
    }

    /** Sets column {@code OddParser}; {@code null} makes it absent. */
    public void setOddParser$(String OddParser$) {
        this.OddParser$ = OddParser$;
    }

    /** Whether column {@code OddParser} is present and not null. */
    public boolean hasOddParser$() {
        return OddParser$ != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            hasClass$() ? class$ : null,
            p$20$q,
            hasABC() ? ABC : null,
            hasAbc() ? abc : null,
            hasAbC() ? AbC : null,
            has$Abc() ? Abc : null,
            $1f600$,
            $,
            has$31$st() ? $31$st : null,
            a$2e$b,
            $24$,
            _$,
            $22$quoted$22$,
            $5c$u0041$2a$$2f$,
            hasPresence$() ? presence$ : null,
            this$,
            value,
            hasOther() ? other : null,
            that,
            map,
            hash,
            Class$,
            Arrays$,
            Objects$,
            OddParser$
        };
        return OddParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        OddWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Odd that
                && presence == that.presence
                && class$ == that.class$
                && Objects.equals(p$20$q, that.p$20$q)
                && ABC == that.ABC
                && abc == that.abc
                && AbC == that.AbC
                && Abc == that.Abc
                && Objects.equals($1f600$, that.$1f600$)
                && Objects.equals($, that.$)
                && $31$st == that.$31$st
                && Objects.equals(a$2e$b, that.a$2e$b)
                && Objects.equals($24$, that.$24$)
                && Objects.equals(_$, that._$)
                && Objects.equals($22$quoted$22$, that.$22$quoted$22$)
                && Objects.equals($5c$u0041$2a$$2f$, that.$5c$u0041$2a$$2f$)
                && presence$ == that.presence$
                && Objects.equals(this$, that.this$)
                && Objects.equals(value, that.value)
                && Double.compare(this.other, that.other) == 0
                && Objects.equals(this.that, that.that)
                && Objects.equals(map, that.map)
                && Objects.equals(hash, that.hash)
                && Objects.equals(Class$, that.Class$)
                && Arrays.equals(Arrays$, that.Arrays$)
                && Objects.equals(Objects$, that.Objects$)
                && Objects.equals(OddParser$, that.OddParser$);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Integer.hashCode(class$);
        hash = 31 * hash + Objects.hashCode(p$20$q);
        hash = 31 * hash + Integer.hashCode(ABC);
        hash = 31 * hash + Integer.hashCode(abc);
        hash = 31 * hash + Integer.hashCode(AbC);
        hash = 31 * hash + Integer.hashCode(Abc);
        hash = 31 * hash + Objects.hashCode($1f600$);
        hash = 31 * hash + Objects.hashCode($);
        hash = 31 * hash + Boolean.hashCode($31$st);
        hash = 31 * hash + Objects.hashCode(a$2e$b);
        hash = 31 * hash + Objects.hashCode($24$);
        hash = 31 * hash + Objects.hashCode(_$);
        hash = 31 * hash + Objects.hashCode($22$quoted$22$);
        hash = 31 * hash + Objects.hashCode($5c$u0041$2a$$2f$);
        hash = 31 * hash + Integer.hashCode(presence$);
        hash = 31 * hash + Objects.hashCode(this$);
        hash = 31 * hash + Objects.hashCode(value);
        hash = 31 * hash + Double.hashCode(other);
        hash = 31 * hash + Objects.hashCode(that);
        hash = 31 * hash + Objects.hashCode(map);
        hash = 31 * hash + Objects.hashCode(this.hash);
        hash = 31 * hash + Objects.hashCode(Class$);
        hash = 31 * hash + Arrays.hashCode(Arrays$);
        hash = 31 * hash + Objects.hashCode(Objects$);
        hash = 31 * hash + Objects.hashCode(OddParser$);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
