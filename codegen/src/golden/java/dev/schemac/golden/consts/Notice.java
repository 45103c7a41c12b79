package dev.schemac.golden.consts;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Notice} in module {@code dev.schemac.golden.consts}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Notice implements JsonEvent {
    String version;
    Kind kind;
    int level;
    double ratio;
    BigDecimal price;
    boolean final$;
    boolean draft;
    String text;
    long presence;

    public Notice() {}

    public static Notice parse(String json) {
        return NoticeParser.INSTANCE.parse(json);
    }
    public static Notice parse(String json, JsonOptions options) {
        return NoticeParser.INSTANCE.parse(json, options);
    }
    public static Notice parse(byte[] json) {
        return NoticeParser.INSTANCE.parse(json);
    }
    public static Notice parse(byte[] json, JsonOptions options) {
        return NoticeParser.INSTANCE.parse(json, options);
    }
    public static Notice parse(byte[] json, int offset, int length) {
        return NoticeParser.INSTANCE.parse(json, offset, length);
    }
    public static Notice parse(InputStream json) throws IOException {
        return NoticeParser.INSTANCE.parse(json);
    }
    public static Notice parse(InputStream json, JsonOptions options) throws IOException {
        return NoticeParser.INSTANCE.parse(json, options);
    }

    public String getVersion() {
        return version;
    }

    public void setVersion(String version) {
        this.version = version;
    }

    public boolean hasVersion() {
        return version != null;
    }

    public Kind getKind() {
        return kind;
    }

    public void setKind(Kind kind) {
        this.kind = kind;
    }

    public boolean hasKind() {
        return kind != null;
    }

    public int getLevel() {
        return level;
    }

    public void setLevel(int level) {
        this.level = level;
        presence |= 1L << NoticeParser.LEVEL_BIT;
    }

    public boolean hasLevel() {
        return (presence & (1L << NoticeParser.LEVEL_BIT)) != 0;
    }

    public void clearLevel() {
        level = 0;
        presence &= ~(1L << NoticeParser.LEVEL_BIT);
    }

    public double getRatio() {
        return ratio;
    }

    public void setRatio(double ratio) {
        this.ratio = ratio;
        presence |= 1L << NoticeParser.RATIO_BIT;
    }

    public boolean hasRatio() {
        return (presence & (1L << NoticeParser.RATIO_BIT)) != 0;
    }

    public void clearRatio() {
        ratio = 0;
        presence &= ~(1L << NoticeParser.RATIO_BIT);
    }

    public BigDecimal getPrice() {
        return price;
    }

    public void setPrice(BigDecimal price) {
        this.price = price;
    }

    public boolean hasPrice() {
        return price != null;
    }

    /** Column {@code final}. */
    public boolean isFinal$() {
        return final$;
    }

    public void setFinal$(boolean final$) {
        this.final$ = final$;
        presence |= 1L << NoticeParser.FINAL_BIT;
    }

    public boolean hasFinal$() {
        return (presence & (1L << NoticeParser.FINAL_BIT)) != 0;
    }

    public void clearFinal$() {
        final$ = false;
        presence &= ~(1L << NoticeParser.FINAL_BIT);
    }

    public boolean isDraft() {
        return draft;
    }

    public void setDraft(boolean draft) {
        this.draft = draft;
        presence |= 1L << NoticeParser.DRAFT_BIT;
    }

    public boolean hasDraft() {
        return (presence & (1L << NoticeParser.DRAFT_BIT)) != 0;
    }

    public void clearDraft() {
        draft = false;
        presence &= ~(1L << NoticeParser.DRAFT_BIT);
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

    @Override
    public Map<String, Object> asMap() {
        return NoticeParser.INSTANCE.eventType().asMap(new Object[] {version, kind,
                hasLevel() ? level : null, hasRatio() ? ratio : null, price,
                hasFinal$() ? final$ : null, hasDraft() ? draft : null, text});
    }

    @Override
    public void writeTo(JsonWriter out) {
        NoticeWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Notice that && presence == that.presence
                && Objects.equals(version, that.version) && Objects.equals(kind, that.kind)
                && level == that.level && Double.compare(ratio, that.ratio) == 0
                && Objects.equals(price, that.price) && final$ == that.final$ && draft == that.draft
                && Objects.equals(text, that.text);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Long.hashCode(presence), Objects.hashCode(version),
                Objects.hashCode(kind), Integer.hashCode(level), Double.hashCode(ratio),
                Objects.hashCode(price), Boolean.hashCode(final$), Boolean.hashCode(draft),
                Objects.hashCode(text)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
