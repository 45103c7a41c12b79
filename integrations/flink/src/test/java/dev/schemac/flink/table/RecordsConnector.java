package dev.schemac.flink.table;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.configuration.ConfigOption;
import org.apache.flink.configuration.ConfigOptions;
import org.apache.flink.streaming.api.datastream.DataStream;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.table.connector.ChangelogMode;
import org.apache.flink.table.connector.ProviderContext;
import org.apache.flink.table.connector.format.DecodingFormat;
import org.apache.flink.table.connector.source.DataStreamScanProvider;
import org.apache.flink.table.connector.source.DynamicTableSource;
import org.apache.flink.table.connector.source.ScanTableSource;
import org.apache.flink.table.connector.source.abilities.SupportsReadingMetadata;
import org.apache.flink.table.data.RowData;
import org.apache.flink.table.factories.DeserializationFormatFactory;
import org.apache.flink.table.factories.DynamicTableSourceFactory;
import org.apache.flink.table.factories.FactoryUtil;
import org.apache.flink.table.types.DataType;

/** A connector whose records are bytes, like that of Kafka: {@code 'connector' = 'records', 'records' = '{} {}'}. */
public final class RecordsConnector implements DynamicTableSourceFactory {
    private static final ConfigOption<String> RECORDS =
            ConfigOptions.key("records").stringType().noDefaultValue();

    @Override
    public String factoryIdentifier() {
        return "records";
    }

    @Override
    public Set<ConfigOption<?>> requiredOptions() {
        return Set.of(RECORDS, FactoryUtil.FORMAT);
    }

    @Override
    public Set<ConfigOption<?>> optionalOptions() {
        return Set.of();
    }

    @Override
    public DynamicTableSource createDynamicTableSource(Context context) {
        FactoryUtil.TableFactoryHelper helper = FactoryUtil.createTableFactoryHelper(this, context);
        DecodingFormat<DeserializationSchema<RowData>> format =
                helper.discoverDecodingFormat(DeserializationFormatFactory.class, FactoryUtil.FORMAT);
        helper.validate();
        return new Source(helper.getOptions().get(RECORDS), format, context.getPhysicalRowDataType());
    }

    private static final class Source implements ScanTableSource, SupportsReadingMetadata {
        private static final String PREFIX = "value.";

        private final String records;
        private final DecodingFormat<DeserializationSchema<RowData>> format;
        private final DataType columns;

        Source(String records, DecodingFormat<DeserializationSchema<RowData>> format, DataType columns) {
            this.records = records;
            this.format = format;
            this.columns = columns;
        }

        @Override
        public Map<String, DataType> listReadableMetadata() {
            Map<String, DataType> all = new LinkedHashMap<>();
            format.listReadableMetadata().forEach((key, type) -> all.put(PREFIX + key, type));
            return all;
        }

        @Override
        public void applyReadableMetadata(List<String> keys, DataType produced) {
            format.applyReadableMetadata(
                    keys.stream().map(key -> key.substring(PREFIX.length())).toList());
        }

        @Override
        public ChangelogMode getChangelogMode() {
            return format.getChangelogMode();
        }

        @Override
        public ScanRuntimeProvider getScanRuntimeProvider(ScanContext context) {
            DeserializationSchema<RowData> schema = format.createRuntimeDecoder(context, columns);
            List<byte[]> all = new ArrayList<>();
            for (String each : records.split(" ")) {
                all.add(each.getBytes(UTF_8));
            }
            return new DataStreamScanProvider() {
                @Override
                public DataStream<RowData> produceDataStream(
                        ProviderContext provider, StreamExecutionEnvironment environment) {
                    return environment
                            .fromData(all)
                            .<RowData>flatMap((bytes, out) -> schema.deserialize(bytes, out))
                            .returns(schema.getProducedType());
                }

                @Override
                public boolean isBounded() {
                    return true;
                }
            };
        }

        @Override
        public DynamicTableSource copy() {
            return this;
        }

        @Override
        public String asSummaryString() {
            return "records";
        }
    }
}
