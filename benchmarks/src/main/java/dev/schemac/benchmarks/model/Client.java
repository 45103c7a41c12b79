package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;

/** One member of {@link Clients#clients}. */
@CompiledJson
@Json
public final class Client {
    public long id;
    public int index;
    public UUID guid;
    public boolean isActive;
    public BigDecimal balance;
    public String picture;
    public int age;
    public EyeColor eyeColor;
    public String name;
    public String gender;
    public String company;
    public String[] emails;
    public long[] phones;
    public String address;
    public String about;
    public LocalDate registered;
    public double latitude;
    public double longitude;
    public List<String> tags;
    public Partner[] partners;
}
