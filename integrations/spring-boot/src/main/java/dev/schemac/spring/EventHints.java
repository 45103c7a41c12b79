package dev.schemac.spring;

import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ServiceLoader;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;
import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.util.ClassUtils;

/**
 * Registers for GraalVM what {@link dev.schemac.runtime.ParserIndex} finds by name: the index of generated parsers, and the
 * files and parsers of annotated classes. Also the exported contract, for springdoc.
 */
final class EventHints implements RuntimeHintsRegistrar {
    private static final String INDEX = "META-INF/services/" + ObjectParser.class.getName();
    private static final String CLASSES = "META-INF/schemac/*";

    @Override
    public void registerHints(RuntimeHints hints, ClassLoader loader) {
        hints.proxies().registerJdkProxy(TypeReference.of("org.springframework.http.codec.HttpMessageReader"));
        hints.resources().registerPattern(INDEX).registerPattern(CLASSES);
        ServiceLoader<?> parsers = ServiceLoader.load(ObjectParser.class, loader);
        parsers.stream()
                .forEach(parser ->
                        hints.reflection().registerType(parser.type(), MemberCategory.INVOKE_PUBLIC_CONSTRUCTORS));
        try {
            for (Resource file :
                    new PathMatchingResourcePatternResolver(loader).getResources("classpath*:" + CLASSES)) {
                if (file.isReadable() && ClassUtils.isPresent(String.valueOf(file.getFilename()), loader)) {
                    String parser =
                            file.getContentAsString(StandardCharsets.UTF_8).strip();
                    hints.reflection()
                            .registerField(
                                    ClassUtils.resolveClassName(parser, loader).getField("INSTANCE"));
                }
            }
        } catch (IOException | NoSuchFieldException e) {
            throw new IllegalStateException("cannot read the files " + CLASSES + " of annotated classes: " + e, e);
        }
    }
}
