package dev.schemac.golden.records.odd;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Names that are taken, or are no names, in Java.
 *
 * <p>An event of schema {@code Odd} in module {@code dev.schemac.golden.records.odd}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param class$ column {@code class}
 * @param p$20$q column "p q"
 * @param $1f600$ column "&#128512;"
 * @param $ column ""
 * @param $31$st column {@code 1st}
 * @param a$2e$b column {@code a.b}
 * @param $24$ column "$"
 * @param _$ column {@code _}
 * @param $22$quoted$22$ column "&#34;quoted&#34;"
 * @param $5c$u0041$2a$$2f$ column "&#92;u0041&#42;/"
 * @param this$ column {@code this}
 * @param Arrays$ column {@code Arrays}
 * @param Objects$ column {@code Objects}
 * @param OddParser$ column {@code OddParser}
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Odd(Integer class$, String p$20$q, Integer ABC, Integer abc, Integer AbC, Integer Abc,
        String $1f600$, String $, Boolean $31$st, String a$2e$b, String $24$, String _$,
        String $22$quoted$22$, String $5c$u0041$2a$$2f$, Integer presence, String this$,
        String value, Double other, String that, String map, String hash, String Class,
        List<String> Arrays$, String Objects$, String OddParser$) implements JsonEvent {
    /** Copies lists and maps, unless they are those of another event. */
    public Odd {
        Arrays$ = JsonValues.unmodifiable(Arrays$, 1);
    }

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

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.class$ = class$;
        builder.p$20$q = p$20$q;
        builder.ABC = ABC;
        builder.abc = abc;
        builder.AbC = AbC;
        builder.Abc = Abc;
        builder.$1f600$ = $1f600$;
        builder.$ = $;
        builder.$31$st = $31$st;
        builder.a$2e$b = a$2e$b;
        builder.$24$ = $24$;
        builder._$ = _$;
        builder.$22$quoted$22$ = $22$quoted$22$;
        builder.$5c$u0041$2a$$2f$ = $5c$u0041$2a$$2f$;
        builder.presence = presence;
        builder.this$ = this$;
        builder.value = value;
        builder.other = other;
        builder.that = that;
        builder.map = map;
        builder.hash = hash;
        builder.Class = Class;
        builder.Arrays$ = Arrays$;
        builder.Objects$ = Objects$;
        builder.OddParser$ = OddParser$;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return OddParser.INSTANCE.eventType().asMap(new Object[] {class$, p$20$q, ABC, abc, AbC,
                Abc, $1f600$, $, $31$st, a$2e$b, $24$, _$, $22$quoted$22$, $5c$u0041$2a$$2f$,
                presence, this$, value, other, that, map, hash, Class, Arrays$, Objects$,
                OddParser$});
    }

    @Override
    public void writeTo(JsonWriter out) {
        OddWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Odd that && Objects.equals(class$, that.class$)
                && Objects.equals(p$20$q, that.p$20$q) && Objects.equals(ABC, that.ABC)
                && Objects.equals(abc, that.abc) && Objects.equals(AbC, that.AbC)
                && Objects.equals(Abc, that.Abc) && Objects.equals($1f600$, that.$1f600$)
                && Objects.equals($, that.$) && Objects.equals($31$st, that.$31$st)
                && Objects.equals(a$2e$b, that.a$2e$b) && Objects.equals($24$, that.$24$)
                && Objects.equals(_$, that._$)
                && Objects.equals($22$quoted$22$, that.$22$quoted$22$)
                && Objects.equals($5c$u0041$2a$$2f$, that.$5c$u0041$2a$$2f$)
                && Objects.equals(presence, that.presence) && Objects.equals(this$, that.this$)
                && Objects.equals(value, that.value) && Objects.equals(this.other, that.other)
                && Objects.equals(this.that, that.that) && Objects.equals(map, that.map)
                && Objects.equals(hash, that.hash) && Objects.equals(Class, that.Class)
                && Objects.equals(Arrays$, that.Arrays$) && Objects.equals(Objects$, that.Objects$)
                && Objects.equals(OddParser$, that.OddParser$);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(class$), Objects.hashCode(p$20$q),
                Objects.hashCode(ABC), Objects.hashCode(abc), Objects.hashCode(AbC),
                Objects.hashCode(Abc), Objects.hashCode($1f600$), Objects.hashCode($),
                Objects.hashCode($31$st), Objects.hashCode(a$2e$b), Objects.hashCode($24$),
                Objects.hashCode(_$), Objects.hashCode($22$quoted$22$),
                Objects.hashCode($5c$u0041$2a$$2f$), Objects.hashCode(presence),
                Objects.hashCode(this$), Objects.hashCode(value), Objects.hashCode(other),
                Objects.hashCode(that), Objects.hashCode(map), Objects.hashCode(hash),
                Objects.hashCode(Class), Objects.hashCode(Arrays$), Objects.hashCode(Objects$),
                Objects.hashCode(OddParser$)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Odd}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        Integer class$;
        String p$20$q;
        Integer ABC;
        Integer abc;
        Integer AbC;
        Integer Abc;
        String $1f600$;
        String $;
        Boolean $31$st;
        String a$2e$b;
        String $24$;
        String _$;
        String $22$quoted$22$;
        String $5c$u0041$2a$$2f$;
        Integer presence;
        String this$;
        String value;
        Double other;
        String that;
        String map;
        String hash;
        String Class;
        List<String> Arrays$;
        String Objects$;
        String OddParser$;

        Builder() {}

        /** Sets column {@code class}. */
        public Builder class$(Integer class$) {
            this.class$ = class$;
            return this;
        }

        /** Sets column "p q". */
        public Builder p$20$q(String p$20$q) {
            this.p$20$q = p$20$q;
            return this;
        }

        public Builder ABC(Integer ABC) {
            this.ABC = ABC;
            return this;
        }

        public Builder abc(Integer abc) {
            this.abc = abc;
            return this;
        }

        public Builder AbC(Integer AbC) {
            this.AbC = AbC;
            return this;
        }

        public Builder Abc(Integer Abc) {
            this.Abc = Abc;
            return this;
        }

        /** Sets column "&#128512;". */
        public Builder $1f600$(String $1f600$) {
            this.$1f600$ = $1f600$;
            return this;
        }

        /** Sets column "". */
        public Builder $(String $) {
            this.$ = $;
            return this;
        }

        /** Sets column {@code 1st}. */
        public Builder $31$st(Boolean $31$st) {
            this.$31$st = $31$st;
            return this;
        }

        /** Sets column {@code a.b}. */
        public Builder a$2e$b(String a$2e$b) {
            this.a$2e$b = a$2e$b;
            return this;
        }

        /** Sets column "$". */
        public Builder $24$(String $24$) {
            this.$24$ = $24$;
            return this;
        }

        /** Sets column {@code _}. */
        public Builder _$(String _$) {
            this._$ = _$;
            return this;
        }

        /** Sets column "&#34;quoted&#34;". */
        public Builder $22$quoted$22$(String $22$quoted$22$) {
            this.$22$quoted$22$ = $22$quoted$22$;
            return this;
        }

        /** Sets column "&#92;u0041&#42;/". */
        public Builder $5c$u0041$2a$$2f$(String $5c$u0041$2a$$2f$) {
            this.$5c$u0041$2a$$2f$ = $5c$u0041$2a$$2f$;
            return this;
        }

        public Builder presence(Integer presence) {
            this.presence = presence;
            return this;
        }

        /** Sets column {@code this}. */
        public Builder this$(String this$) {
            this.this$ = this$;
            return this;
        }

        public Builder value(String value) {
            this.value = value;
            return this;
        }

        public Builder other(Double other) {
            this.other = other;
            return this;
        }

        public Builder that(String that) {
            this.that = that;
            return this;
        }

        public Builder map(String map) {
            this.map = map;
            return this;
        }

        public Builder hash(String hash) {
            this.hash = hash;
            return this;
        }

        public Builder Class(String Class) {
            this.Class = Class;
            return this;
        }

        /** Sets column {@code Arrays}. */
        public Builder Arrays$(List<String> Arrays$) {
            this.Arrays$ = Arrays$;
            return this;
        }

        /** Sets column {@code Objects}. */
        public Builder Objects$(String Objects$) {
            this.Objects$ = Objects$;
            return this;
        }

        /** Sets column {@code OddParser}. */
        public Builder OddParser$(String OddParser$) {
            this.OddParser$ = OddParser$;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Odd build() {
            return new Odd(class$, p$20$q, ABC, abc, AbC, Abc, $1f600$, $, $31$st, a$2e$b, $24$, _$,
                    $22$quoted$22$, $5c$u0041$2a$$2f$, presence, this$, value, other, that, map,
                    hash, Class, Arrays$, Objects$, OddParser$);
        }
    }
}
