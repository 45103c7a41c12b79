package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.generic.GenericRecord;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;
import org.apache.avro.util.Utf8;
import org.junit.jupiter.api.Test;

/** Avro parses the declarations, and writes and reads values with them. */
class AvroParserTest {
    private static final Schema EVERYTHING = everything();

    @Test
    void readsWhatItHasWritten() throws IOException {
        GenericRecord record = new GenericData.Record(EVERYTHING);
        int number = 0;
        for (Schema.Field field : EVERYTHING.getFields()) {
            record.put(field.pos(), value(field.schema(), ++number, 0));
        }
        assertThat(copy(record, EVERYTHING)).isEqualTo(record);
    }

    /** A reader with the schema fills members that old data lack. */
    @Test
    void hasDefaultsForOptionalMembers() throws IOException {
        Schema old = new Schema.Parser().parse("""
                {"type":"record","name":"Everything","namespace":"acme.shop","fields":[
                  {"name":"id","type":{"type":"string","logicalType":"uuid"}}, {"name":"count","type":"int"}]}""");
        GenericRecord record = new GenericData.Record(old);
        record.put("id", "a");
        record.put("count", 7);
        GenericRecord read = copy(record, EVERYTHING);
        assertThat(read.get("count")).isEqualTo(7);
        assertThat(read.get("rate")).isEqualTo(0.5);
        assertThat(read.get("state")).hasToString("open");
        assertThat(read.get("e_mail")).isNull();
    }

    @Test
    void declaresLogicalTypes() {
        assertThat(logicalType("id")).isEqualTo("uuid");
        assertThat(logicalType("date")).isEqualTo("date");
        assertThat(logicalType("at")).isEqualTo("timestamp-micros");
        assertThat(logicalType("local")).isEqualTo("local-timestamp-micros");
    }

    @Test
    void parsesSeveralSchemas() {
        Schema schemas = parse("create json schema A(b B); create json schema B(a A, bs B[]); create json schema C()");
        assertThat(schemas.getTypes()).extracting(Schema::getName).containsExactly("A", "C");
        assertThat(schemas.getTypes()
                        .get(0)
                        .getField("b")
                        .schema()
                        .getTypes()
                        .get(1)
                        .getName())
                .isEqualTo("B");
    }

    @Test
    void parsesUnionsAndSchemasWithTheNamesOfTypes() {
        Schema schemas = parse("""
                @JsonSchema(discriminator=type, otherwise=base) create json schema Event(type string);
                @JsonSchema(discriminatorValue='push') create json schema Push(last Event) inherits Event;
                create json schema record(all Map<String, Event[]>)""");
        assertThat(schemas.getTypes()).extracting(Schema::getName).containsExactly("Push", "record_2");
    }

    private static String logicalType(String field) {
        Schema schema = EVERYTHING.getField(field).schema();
        return (schema.isUnion() ? schema.getTypes().get(1) : schema)
                .getLogicalType()
                .getName();
    }

    private static Schema everything() {
        try {
            return new Schema.Parser().parse(Files.readString(Path.of("src/test/resources/declare/everything.avsc")));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Schema parse(String epl) {
        return new Schema.Parser()
                .parse(DeclaredSchemas.declare(epl, ExportTarget.AVRO, List.of())
                        .text());
    }

    private static GenericRecord copy(GenericRecord record, Schema reader) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
        new GenericDatumWriter<GenericRecord>(record.getSchema()).write(record, encoder);
        encoder.flush();
        return new GenericDatumReader<GenericRecord>(record.getSchema(), reader)
                .read(null, DecoderFactory.get().binaryDecoder(bytes.toByteArray(), null));
    }

    /** Returns a value of a schema, which depends on the number. */
    private static Object value(Schema schema, int number, int depth) {
        return switch (schema.getType()) {
            case STRING -> new Utf8("s" + number);
            case INT -> number;
            case LONG -> (long) number;
            case FLOAT -> (float) number;
            case DOUBLE -> (double) number;
            case BOOLEAN -> number % 2 == 0;
            case BYTES -> ByteBuffer.wrap(new byte[] {(byte) number});
            case ENUM ->
                new GenericData.EnumSymbol(schema, schema.getEnumSymbols().get(0));
            case ARRAY ->
                new GenericData.Array<>(
                        schema, depth > 5 ? List.of() : List.of(value(schema.getElementType(), number, depth + 1)));
            case MAP -> {
                Map<Object, Object> map = new HashMap<>();
                map.put(new Utf8("k"), value(schema.getValueType(), number, depth + 1));
                yield map;
            }
            case UNION ->
                value(
                        schema.getTypes().stream()
                                .filter(type -> type.getType() != Schema.Type.NULL)
                                .findFirst()
                                .orElseThrow(),
                        number,
                        depth + 1);
            case RECORD -> {
                GenericRecord record = new GenericData.Record(schema);
                schema.getFields().forEach(field -> record.put(field.pos(), value(field.schema(), number, depth + 1)));
                yield record;
            }
            default -> throw new AssertionError(schema);
        };
    }
}
