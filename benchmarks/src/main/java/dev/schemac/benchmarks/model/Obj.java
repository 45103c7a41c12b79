package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import io.avaje.jsonb.Json;

/** A tree of small objects. */
@CompiledJson
@Json
public final class Obj {
    public ObjType type;
    public boolean flag;
    public int num32;
    public long num64;
    public String str;
    public Obj[] children;
}
