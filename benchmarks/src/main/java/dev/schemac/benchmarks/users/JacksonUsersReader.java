package dev.schemac.benchmarks.users;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;

/** Jackson databind, through one shared {@link ObjectReader}. */
final class JacksonUsersReader implements UsersReader {
    private static final ObjectReader READER = new ObjectMapper().readerFor(Users.class);

    @Override
    public Object read(byte[] json) throws IOException {
        return READER.readValue(json);
    }

    @Override
    public Object read(String json) throws IOException {
        return READER.readValue(json);
    }
}
