package dev.schemac.golden.described;

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
 * Nasty: &#42;/ public class Evil &#123;&#125; /&#42; &#123;&#64;link Nowhere&#125; &#64;deprecated
 * &#60;b&#62;bold&#60;/b&#62; &#38; &#60;script&#62; &#92;u002a/ &#252;n&#239;c&#246;d&#233; &#128512;
 * second line, and one that is long enough that somebody has to break it somewhere because nobody
 * reads lines of so many characters
 *
 * <p>An event of schema {@code Trip} in module {@code dev.schemac.golden.described}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Trip implements JsonEvent {
    String start;
    String endOfTrip;
    int km;
    String[] who;
    String pQ;
    long presence;

    public Trip() {}

    public static Trip parse(String json) {
        return TripParser.INSTANCE.parse(json);
    }
    public static Trip parse(String json, JsonOptions options) {
        return TripParser.INSTANCE.parse(json, options);
    }
    public static Trip parse(byte[] json) {
        return TripParser.INSTANCE.parse(json);
    }
    public static Trip parse(byte[] json, JsonOptions options) {
        return TripParser.INSTANCE.parse(json, options);
    }
    public static Trip parse(byte[] json, int offset, int length) {
        return TripParser.INSTANCE.parse(json, offset, length);
    }
    public static Trip parse(InputStream json) throws IOException {
        return TripParser.INSTANCE.parse(json);
    }
    public static Trip parse(InputStream json, JsonOptions options) throws IOException {
        return TripParser.INSTANCE.parse(json, options);
    }

    /** Where it begins. */
    public String getStart() {
        return start;
    }

    /** Where it begins. */
    public void setStart(String start) {
        this.start = start;
    }

    public boolean hasStart() {
        return start != null;
    }

    /**
     * Where it ends.
     * Where the &#60;b&#62;start&#60;/b&#62; was, for a round trip.
     * null while it lasts
     */
    public String getEndOfTrip() {
        return endOfTrip;
    }

    /**
     * Where it ends.
     * Where the &#60;b&#62;start&#60;/b&#62; was, for a round trip.
     * null while it lasts
     */
    public void setEndOfTrip(String endOfTrip) {
        this.endOfTrip = endOfTrip;
    }

    public boolean hasEndOfTrip() {
        return endOfTrip != null;
    }

    /** how far; &#42;/ ends nothing */
    public int getKm() {
        return km;
    }

    /** how far; &#42;/ ends nothing */
    public void setKm(int km) {
        this.km = km;
        presence |= 1L << TripParser.KM_BIT;
    }

    public boolean hasKm() {
        return (presence & (1L << TripParser.KM_BIT)) != 0;
    }

    public void clearKm() {
        km = 0;
        presence &= ~(1L << TripParser.KM_BIT);
    }

    /** Who took part, the &#34;driver&#34; first. */
    public String[] getWho() {
        return who;
    }

    /** Who took part, the &#34;driver&#34; first. */
    public void setWho(String[] who) {
        this.who = who;
    }

    public boolean hasWho() {
        return who != null;
    }

    /** has an odd name */
    public String getPQ() {
        return pQ;
    }

    /** has an odd name */
    public void setPQ(String pQ) {
        this.pQ = pQ;
    }

    public boolean hasPQ() {
        return pQ != null;
    }

    /**
     * kept for later
     *
     * <p>Column {@code nothing}, always {@code null}.
     */
    public Object getNothing() {
        return null;
    }

    public boolean hasNothing() {
        return false;
    }

    @Override
    public Map<String, Object> asMap() {
        return TripParser.INSTANCE.eventType().asMap(new Object[] {start, endOfTrip,
                hasKm() ? km : null, who, pQ, null});
    }

    @Override
    public void writeTo(JsonWriter out) {
        TripWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Trip that && presence == that.presence
                && Objects.equals(start, that.start) && Objects.equals(endOfTrip, that.endOfTrip)
                && km == that.km && Arrays.equals(who, that.who) && Objects.equals(pQ, that.pQ);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Long.hashCode(presence), Objects.hashCode(start),
                Objects.hashCode(endOfTrip), Integer.hashCode(km), Arrays.hashCode(who),
                Objects.hashCode(pQ)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
