package dev.schemac.spark.internal.table;

import java.util.Locale;
import org.apache.hadoop.io.compress.BZip2Codec;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.DeflateCodec;
import org.apache.hadoop.io.compress.GzipCodec;

/** How written files are compressed. A read detects it by the names of the files. */
public enum Compression {
    NONE(null),
    GZIP(GzipCodec.class),
    BZIP2(BZip2Codec.class),
    DEFLATE(DeflateCodec.class);

    private final Class<? extends CompressionCodec> codec;

    Compression(Class<? extends CompressionCodec> codec) {
        this.codec = codec;
    }

    public String option() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the codec, or null} */
    public Class<? extends CompressionCodec> codec() {
        return codec;
    }
}
