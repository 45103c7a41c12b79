package dev.schemac.golden.lazy;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.StringSource;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * Columns with the names that the fields of lazy texts, and variables, would have.
 *
 * <p>An event of schema {@code Branch} in module {@code dev.schemac.golden.lazy}.
 * Strings are decoded on first access. Until then, or {@link #detach}, the event refers to its document.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Branch extends Office {
    String nameAt;
    long nameAtAt;
    String source1;
    long source1At;
    String text;
    long textAt;

    /** Contains each string whose {@code ...At} is not 0. */
    StringSource source_1;

    public Branch() {}

    public static Branch parse(String json) {
        return BranchParser.INSTANCE.parse(json);
    }
    public static Branch parse(String json, JsonOptions options) {
        return BranchParser.INSTANCE.parse(json, options);
    }
    public static Branch parse(byte[] json) {
        return BranchParser.INSTANCE.parse(json);
    }
    public static Branch parse(byte[] json, JsonOptions options) {
        return BranchParser.INSTANCE.parse(json, options);
    }
    public static Branch parse(byte[] json, int offset, int length) {
        return BranchParser.INSTANCE.parse(json, offset, length);
    }
    public static Branch parse(InputStream json) throws IOException {
        return BranchParser.INSTANCE.parse(json);
    }
    public static Branch parse(InputStream json, JsonOptions options) throws IOException {
        return BranchParser.INSTANCE.parse(json, options);
    }

    public String getNameAt() {
        String text = nameAt;
        if (text == null && nameAtAt != 0) {
            text = source_1.string(nameAtAt);
            nameAt = text;
        }
        return text;
    }

    public void setNameAt(String nameAt) {
        this.nameAt = nameAt;
        nameAtAt = 0;
    }

    public boolean hasNameAt() {
        return nameAt != null || nameAtAt != 0;
    }

    public String getSource1() {
        String text = source1;
        if (text == null && source1At != 0) {
            text = source_1.string(source1At);
            source1 = text;
        }
        return text;
    }

    public void setSource1(String source1) {
        this.source1 = source1;
        source1At = 0;
    }

    public boolean hasSource1() {
        return source1 != null || source1At != 0;
    }

    public String getText() {
        String text = this.text;
        if (text == null && textAt != 0) {
            text = source_1.string(textAt);
            this.text = text;
        }
        return text;
    }

    public void setText(String text) {
        this.text = text;
        textAt = 0;
    }

    public boolean hasText() {
        return text != null || textAt != 0;
    }

    @Override
    public Map<String, Object> asMap() {
        return BranchParser.INSTANCE.eventType().asMap(new Object[] {getCode(), getName(),
                getCity(), getCountry(), getLanguage(), hasFloors() ? getFloors() : null, getHead(),
                getStaff(), getTags(), getNameAt(), getSource1(), getText()});
    }

    @Override
    public void writeTo(JsonWriter out) {
        BranchWriter.INSTANCE.write(this, out);
    }

    @Override
    public void detach() {
        super.detach();
        setNameAt(getNameAt());
        setSource1(getSource1());
        setText(getText());
        source_1 = null;
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Branch that && super.equals(that)
                && Objects.equals(getNameAt(), that.getNameAt())
                && Objects.equals(getSource1(), that.getSource1())
                && Objects.equals(getText(), that.getText());
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {super.hashCode(), Objects.hashCode(getNameAt()),
                Objects.hashCode(getSource1()), Objects.hashCode(getText())});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
