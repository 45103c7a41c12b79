package dev.schemac.golden.odd;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * Names that are taken, or are no names, in Java.
 *
 * <p>An event of schema {@code Odd} in module {@code dev.schemac.golden.odd}.
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
    long presence;

    public Odd() {}

    public static Odd parse(String json) {
        return OddParser.INSTANCE.parse(json);
    }
    public static Odd parse(String json, JsonOptions options) {
        return OddParser.INSTANCE.parse(json, options);
    }
    public static Odd parse(byte[] json) {
        return OddParser.INSTANCE.parse(json);
    }
    public static Odd parse(byte[] json, JsonOptions options) {
        return OddParser.INSTANCE.parse(json, options);
    }
    public static Odd parse(byte[] json, int offset, int length) {
        return OddParser.INSTANCE.parse(json, offset, length);
    }
    public static Odd parse(InputStream json) throws IOException {
        return OddParser.INSTANCE.parse(json);
    }
    public static Odd parse(InputStream json, JsonOptions options) throws IOException {
        return OddParser.INSTANCE.parse(json, options);
    }

    /** Column {@code class}. */
    public int getClass$() {
        return class$;
    }

    public void setClass$(int class$) {
        this.class$ = class$;
        presence |= 1L << OddParser.CLASS_BIT;
    }

    public boolean hasClass$() {
        return (presence & (1L << OddParser.CLASS_BIT)) != 0;
    }

    public void clearClass$() {
        class$ = 0;
        presence &= ~(1L << OddParser.CLASS_BIT);
    }

    /** Column "p q". */
    public String getP$20$q() {
        return p$20$q;
    }

    public void setP$20$q(String p$20$q) {
        this.p$20$q = p$20$q;
    }

    public boolean hasP$20$q() {
        return p$20$q != null;
    }

    public int getABC() {
        return ABC;
    }

    public void setABC(int ABC) {
        this.ABC = ABC;
        presence |= 1L << OddParser.ABC_BIT;
    }

    public boolean hasABC() {
        return (presence & (1L << OddParser.ABC_BIT)) != 0;
    }

    public void clearABC() {
        ABC = 0;
        presence &= ~(1L << OddParser.ABC_BIT);
    }

    public int getAbc() {
        return abc;
    }

    public void setAbc(int abc) {
        this.abc = abc;
        presence |= 1L << OddParser.ABC_2_BIT;
    }

    public boolean hasAbc() {
        return (presence & (1L << OddParser.ABC_2_BIT)) != 0;
    }

    public void clearAbc() {
        abc = 0;
        presence &= ~(1L << OddParser.ABC_2_BIT);
    }

    public int getAbC() {
        return AbC;
    }

    public void setAbC(int AbC) {
        this.AbC = AbC;
        presence |= 1L << OddParser.AB_C_BIT;
    }

    public boolean hasAbC() {
        return (presence & (1L << OddParser.AB_C_BIT)) != 0;
    }

    public void clearAbC() {
        AbC = 0;
        presence &= ~(1L << OddParser.AB_C_BIT);
    }

    /** Column {@code Abc}. */
    public int get$Abc() {
        return Abc;
    }

    public void set$Abc(int Abc) {
        this.Abc = Abc;
        presence |= 1L << OddParser.ABC_3_BIT;
    }

    public boolean has$Abc() {
        return (presence & (1L << OddParser.ABC_3_BIT)) != 0;
    }

    public void clear$Abc() {
        Abc = 0;
        presence &= ~(1L << OddParser.ABC_3_BIT);
    }

    /** Column "&#128512;". */
    public String get$1f600$() {
        return $1f600$;
    }

    public void set$1f600$(String $1f600$) {
        this.$1f600$ = $1f600$;
    }

    public boolean has$1f600$() {
        return $1f600$ != null;
    }

    /** Column "". */
    public String get$() {
        return $;
    }

    public void set$(String $) {
        this.$ = $;
    }

    public boolean has$() {
        return $ != null;
    }

    /** Column {@code 1st}. */
    public boolean get$31$st() {
        return $31$st;
    }

    public void set$31$st(boolean $31$st) {
        this.$31$st = $31$st;
        presence |= 1L << OddParser.COLUMN_31_ST_BIT;
    }

    public boolean has$31$st() {
        return (presence & (1L << OddParser.COLUMN_31_ST_BIT)) != 0;
    }

    public void clear$31$st() {
        $31$st = false;
        presence &= ~(1L << OddParser.COLUMN_31_ST_BIT);
    }

    /** Column {@code a.b}. */
    public String getA$2e$b() {
        return a$2e$b;
    }

    public void setA$2e$b(String a$2e$b) {
        this.a$2e$b = a$2e$b;
    }

    public boolean hasA$2e$b() {
        return a$2e$b != null;
    }

    /** Column "$". */
    public String get$24$() {
        return $24$;
    }

    public void set$24$(String $24$) {
        this.$24$ = $24$;
    }

    public boolean has$24$() {
        return $24$ != null;
    }

    /** Column {@code _}. */
    public String get_$() {
        return _$;
    }

    public void set_$(String _$) {
        this._$ = _$;
    }

    public boolean has_$() {
        return _$ != null;
    }

    /** Column "&#34;quoted&#34;". */
    public String get$22$quoted$22$() {
        return $22$quoted$22$;
    }

    public void set$22$quoted$22$(String $22$quoted$22$) {
        this.$22$quoted$22$ = $22$quoted$22$;
    }

    public boolean has$22$quoted$22$() {
        return $22$quoted$22$ != null;
    }

    /** Column "&#92;u0041&#42;/". */
    public String get$5c$u0041$2a$$2f$() {
        return $5c$u0041$2a$$2f$;
    }

    public void set$5c$u0041$2a$$2f$(String $5c$u0041$2a$$2f$) {
        this.$5c$u0041$2a$$2f$ = $5c$u0041$2a$$2f$;
    }

    public boolean has$5c$u0041$2a$$2f$() {
        return $5c$u0041$2a$$2f$ != null;
    }

    /** Column {@code presence}. */
    public int getPresence$() {
        return presence$;
    }

    public void setPresence$(int presence$) {
        this.presence$ = presence$;
        presence |= 1L << OddParser.PRESENCE_BIT;
    }

    public boolean hasPresence$() {
        return (presence & (1L << OddParser.PRESENCE_BIT)) != 0;
    }

    public void clearPresence$() {
        presence$ = 0;
        presence &= ~(1L << OddParser.PRESENCE_BIT);
    }

    /** Column {@code this}. */
    public String getThis$() {
        return this$;
    }

    public void setThis$(String this$) {
        this.this$ = this$;
    }

    public boolean hasThis$() {
        return this$ != null;
    }

    public String getValue() {
        return value;
    }

    public void setValue(String value) {
        this.value = value;
    }

    public boolean hasValue() {
        return value != null;
    }

    public double getOther() {
        return other;
    }

    public void setOther(double other) {
        this.other = other;
        presence |= 1L << OddParser.OTHER_BIT;
    }

    public boolean hasOther() {
        return (presence & (1L << OddParser.OTHER_BIT)) != 0;
    }

    public void clearOther() {
        other = 0;
        presence &= ~(1L << OddParser.OTHER_BIT);
    }

    public String getThat() {
        return that;
    }

    public void setThat(String that) {
        this.that = that;
    }

    public boolean hasThat() {
        return that != null;
    }

    public String getMap() {
        return map;
    }

    public void setMap(String map) {
        this.map = map;
    }

    public boolean hasMap() {
        return map != null;
    }

    public String getHash() {
        return hash;
    }

    public void setHash(String hash) {
        this.hash = hash;
    }

    public boolean hasHash() {
        return hash != null;
    }

    /** Column {@code Class}. */
    public String get$Class$() {
        return Class$;
    }

    public void set$Class$(String Class$) {
        this.Class$ = Class$;
    }

    public boolean has$Class$() {
        return Class$ != null;
    }

    /** Column {@code Arrays}. */
    public String[] getArrays$() {
        return Arrays$;
    }

    public void setArrays$(String[] Arrays$) {
        this.Arrays$ = Arrays$;
    }

    public boolean hasArrays$() {
        return Arrays$ != null;
    }

    /** Column {@code Objects}. */
    public String getObjects$() {
        return Objects$;
    }

    public void setObjects$(String Objects$) {
        this.Objects$ = Objects$;
    }

    public boolean hasObjects$() {
        return Objects$ != null;
    }

    /** Column {@code OddParser}. */
    public String getOddParser$() {
        return OddParser$;
    }

    public void setOddParser$(String OddParser$) {
        this.OddParser$ = OddParser$;
    }

    public boolean hasOddParser$() {
        return OddParser$ != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return OddParser.INSTANCE.eventType().asMap(new Object[] {hasClass$() ? class$ : null,
                p$20$q, hasABC() ? ABC : null, hasAbc() ? abc : null, hasAbC() ? AbC : null,
                has$Abc() ? Abc : null, $1f600$, $, has$31$st() ? $31$st : null, a$2e$b, $24$, _$,
                $22$quoted$22$, $5c$u0041$2a$$2f$, hasPresence$() ? presence$ : null, this$, value,
                hasOther() ? other : null, that, map, hash, Class$, Arrays$, Objects$, OddParser$});
    }

    @Override
    public void writeTo(JsonWriter out) {
        OddWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Odd that && presence == that.presence
                && class$ == that.class$ && Objects.equals(p$20$q, that.p$20$q) && ABC == that.ABC
                && abc == that.abc && AbC == that.AbC && Abc == that.Abc
                && Objects.equals($1f600$, that.$1f600$) && Objects.equals($, that.$)
                && $31$st == that.$31$st && Objects.equals(a$2e$b, that.a$2e$b)
                && Objects.equals($24$, that.$24$) && Objects.equals(_$, that._$)
                && Objects.equals($22$quoted$22$, that.$22$quoted$22$)
                && Objects.equals($5c$u0041$2a$$2f$, that.$5c$u0041$2a$$2f$)
                && presence$ == that.presence$ && Objects.equals(this$, that.this$)
                && Objects.equals(value, that.value) && Double.compare(this.other, that.other) == 0
                && Objects.equals(this.that, that.that) && Objects.equals(map, that.map)
                && Objects.equals(hash, that.hash) && Objects.equals(Class$, that.Class$)
                && Arrays.equals(Arrays$, that.Arrays$) && Objects.equals(Objects$, that.Objects$)
                && Objects.equals(OddParser$, that.OddParser$);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Long.hashCode(presence), Integer.hashCode(class$),
                Objects.hashCode(p$20$q), Integer.hashCode(ABC), Integer.hashCode(abc),
                Integer.hashCode(AbC), Integer.hashCode(Abc), Objects.hashCode($1f600$),
                Objects.hashCode($), Boolean.hashCode($31$st), Objects.hashCode(a$2e$b),
                Objects.hashCode($24$), Objects.hashCode(_$), Objects.hashCode($22$quoted$22$),
                Objects.hashCode($5c$u0041$2a$$2f$), Integer.hashCode(presence$),
                Objects.hashCode(this$), Objects.hashCode(value), Double.hashCode(other),
                Objects.hashCode(that), Objects.hashCode(map), Objects.hashCode(hash),
                Objects.hashCode(Class$), Arrays.hashCode(Arrays$), Objects.hashCode(Objects$),
                Objects.hashCode(OddParser$)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
