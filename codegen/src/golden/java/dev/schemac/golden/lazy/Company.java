package dev.schemac.golden.lazy;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.LazyEvent;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Company} in module {@code dev.schemac.golden.lazy}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Company implements LazyEvent {
    List<Office> offices;

    public Company() {}

    public static Company parse(String json) {
        return CompanyParser.INSTANCE.parse(json);
    }
    public static Company parse(String json, JsonOptions options) {
        return CompanyParser.INSTANCE.parse(json, options);
    }
    public static Company parse(byte[] json) {
        return CompanyParser.INSTANCE.parse(json);
    }
    public static Company parse(byte[] json, JsonOptions options) {
        return CompanyParser.INSTANCE.parse(json, options);
    }
    public static Company parse(byte[] json, int offset, int length) {
        return CompanyParser.INSTANCE.parse(json, offset, length);
    }
    public static Company parse(InputStream json) throws IOException {
        return CompanyParser.INSTANCE.parse(json);
    }
    public static Company parse(InputStream json, JsonOptions options) throws IOException {
        return CompanyParser.INSTANCE.parse(json, options);
    }

    public List<Office> getOffices() {
        return offices;
    }

    public void setOffices(List<Office> offices) {
        this.offices = offices;
    }

    public boolean hasOffices() {
        return offices != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return CompanyParser.INSTANCE.eventType().asMap(new Object[] {offices});
    }

    @Override
    public void writeTo(JsonWriter out) {
        CompanyWriter.INSTANCE.write(this, out);
    }

    @Override
    public void detach() {
        LazyEvent.detachAll(offices);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Company that
                && Objects.equals(offices, that.offices);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(offices)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
