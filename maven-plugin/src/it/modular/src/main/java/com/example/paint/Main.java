package com.example.paint;

import com.example.paint.events.Paint;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.antlr.v4.runtime.RuntimeMetaData;

/** Generated when it was built, and generated while it runs, beside an ANTLR of its own. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws URISyntaxException {
        String way = Main.class.getModule().isNamed() ? "as a module" : "on the class path";
        System.out.println(way + ", ANTLR " + RuntimeMetaData.getRuntimeVersion());

        EventRuntime runtime = EventRuntime.load();
        System.out.println(way + ", found: "
                + runtime.eventSender(Paint.class).parse("{\"name\":\"sky\",\"litres\":2.5}"));

        SchemaCompiler.compileDeploy(runtime, "create json schema Tick(symbol string, price double)");
        System.out.println(way + ", deployed: "
                + runtime.eventSender("Tick").parse("{\"symbol\":\"ABC\",\"price\":12.5}"));

        Path classes = Path.of(
                Main.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(List.of(classes)))
                .deploy(
                        runtime,
                        List.of(new SchemaSource(
                                "Dye.epl", "import com.example.paint.*; create json schema Dye(color Color)")));
        System.out.println(way + ", with an enum: " + runtime.eventSender("Dye").parse("{\"color\":\"GREEN\"}"));
    }
}
