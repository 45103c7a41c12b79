package dev.schemac.jackson;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.ObjectParser;
import java.util.List;

/** Events that contain others of their schema. */
final class Tree {

    static final ObjectParser<?> NODES = new SchemaCompiler(CompilerOptions.DEFAULT)
            .compile(List.of(new SchemaSource("tree.epl", """
                    create json schema Node(label string, weight int, left Node, right Node, children Node[], roads Road[]);
                    create json schema Road(length double, target Node);
                    """))).load().stream()
                    .filter(parser -> parser.eventType().name().equals("Node"))
                    .findFirst()
                    .orElseThrow();

    private Tree() {}
}
