module com.example.paint {
    requires dev.schemac.codegen;
    requires org.antlr.antlr4.runtime;

    exports com.example.paint; // code that is generated at run time uses Color

    provides dev.schemac.runtime.ObjectParser with
            com.example.paint.events.PaintParser;
}
