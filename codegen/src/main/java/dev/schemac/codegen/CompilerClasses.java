package dev.schemac.codegen;

import com.sun.source.util.JavacTask;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.runtime.JsonAdapter;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Finds the Java classes that schemas name, through the Java compiler: on a class path, and among sources that may be
 * uncompiled. A source hides a class file, which may be older. No class is loaded or initialised. The compiler starts
 * on the first lookup. Without a compiler in this Java, no class is found. Not thread-safe; {@link #close} releases the
 * files.
 */
final class CompilerClasses implements JavaClasses, AutoCloseable {

    private final List<Path> classPath;
    private final List<Path> sourcePath;
    private final boolean none;
    private final Map<String, Optional<JavaClass>> known = new HashMap<>();
    private final ConsultedClasses consulted = new ConsultedClasses();
    private JavaFileManager files;
    private Elements elements;
    private Types types;

    CompilerClasses(List<Path> classPath, List<Path> sourcePath) {
        this(classPath, sourcePath, false);
    }

    private CompilerClasses(List<Path> classPath, List<Path> sourcePath, boolean none) {
        this.classPath = List.copyOf(classPath);
        this.sourcePath = List.copyOf(sourcePath);
        this.none = none;
    }

    /** Creates an instance that finds no class and never starts the compiler. */
    static CompilerClasses none() {
        return new CompilerClasses(List.of(), List.of(), true);
    }

    /** Returns the names of all classes, found or not, that influenced the results of {@link #find} so far. */
    Set<String> names() {
        return consulted.names();
    }

    @Override
    public Optional<JavaClass> find(String name) {
        consulted.add(name);
        return known.computeIfAbsent(name, this::look);
    }

    @Override
    public void close() {
        try {
            if (files != null) {
                files.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot close the compiler's files", e);
        }
    }

    private Optional<JavaClass> look(String name) {
        if (none || elements == null && !start()) {
            return Optional.empty();
        }
        // in this order: after a lookup by binary name, the compiler no longer finds a nested class as a member
        return Stream.of(name.replace('$', '.'), name)
                .distinct()
                .map(elements::getTypeElement)
                .filter(element -> element != null)
                .findFirst()
                .map(this::describe);
    }

    private boolean start() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return false;
        }
        files = new UnnamedModuleFiles(compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8));
        String libraries = Stream.concat(classPath.stream(), Stream.of(Deployer.runtimeLibrary()))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        String sources = sourcePath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> arguments = List.of(
                "-proc:none", "-implicit:none", "-Xprefer:source", "-classpath", libraries, "-sourcepath", sources);
        // the listener ignores errors: the build that compiles the sources reports them
        JavacTask task =
                (JavacTask) compiler.getTask(null, files, message -> {}, arguments, List.of("java.lang.Object"), null);
        elements = task.getElements();
        types = task.getTypes();
        return true;
    }

    private JavaClass describe(TypeElement element) {
        consulted.add(element);
        boolean visible = Stream.<Element>iterate(element, CompilerClasses::isType, Element::getEnclosingElement)
                .allMatch(CompilerClasses::isPublic);
        return new JavaClass(
                element.getQualifiedName().toString(),
                elements.getPackageOf(element).getQualifiedName().toString(),
                kind(element),
                visible,
                names(element, ElementKind.ENUM_CONSTANT),
                visible && kind(element) == Kind.CLASS && isMadeWithoutArguments(element),
                new CompilerProperties(elements, types).of(element),
                adapterType(element.asType()),
                abstractMethods(element),
                isMarker(element));
    }

    /** Returns the abstract methods of an interface, except those that every class inherits from {@code Object}. */
    private List<JavaMethod> abstractMethods(TypeElement element) {
        if (!element.getKind().isInterface()) {
            return List.of();
        }
        return ElementFilter.methodsIn(elements.getAllMembers(element)).stream()
                .filter(method -> method.getModifiers().contains(Modifier.ABSTRACT))
                .map(method -> new JavaMethod(
                        method.getSimpleName().toString(),
                        method.getParameters().stream()
                                .map(parameter -> CompilerProperties.spelled(parameter.asType(), types))
                                .toList()))
                .toList();
    }

    /** Returns whether it is an annotation for classes whose attributes all have defaults. */
    private static boolean isMarker(TypeElement element) {
        Target target = element.getAnnotation(Target.class);
        return element.getKind() == ElementKind.ANNOTATION_TYPE
                && (target == null || List.of(target.value()).contains(ElementType.TYPE))
                && ElementFilter.methodsIn(element.getEnclosedElements()).stream()
                        .allMatch(attribute -> attribute.getDefaultValue() != null);
    }

    private static boolean isType(Element element) {
        return element instanceof TypeElement;
    }

    private static boolean isPublic(Element element) {
        return element.getModifiers().contains(Modifier.PUBLIC);
    }

    private static Kind kind(TypeElement element) {
        return switch (element.getKind()) {
            case ENUM -> Kind.ENUM;
            case RECORD -> Kind.RECORD;
            case INTERFACE -> element.getTypeParameters().isEmpty() ? Kind.INTERFACE : Kind.GENERIC;
            case ANNOTATION_TYPE -> Kind.ANNOTATION;
            default -> {
                if (element.getModifiers().contains(Modifier.ABSTRACT)) {
                    yield Kind.ABSTRACT;
                }
                yield element.getTypeParameters().isEmpty() ? Kind.CLASS : Kind.GENERIC;
            }
        };
    }

    private static List<String> names(TypeElement element, ElementKind kind) {
        return element.getEnclosedElements().stream()
                .filter(member -> member.getKind() == kind)
                .map(member -> member.getSimpleName().toString())
                .toList();
    }

    private boolean isMadeWithoutArguments(TypeElement element) {
        boolean inner =
                element.getNestingKind().isNested() && !element.getModifiers().contains(Modifier.STATIC);
        return !inner
                && ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                        .anyMatch(constructor -> isPublic(constructor)
                                && constructor.getParameters().isEmpty()
                                && CompilerProperties.isCalledFreely(constructor, elements, types));
    }

    /** Returns T if the type is a {@code JsonAdapter<T>}, or inherits from one. */
    private Optional<String> adapterType(TypeMirror type) {
        if (type instanceof DeclaredType declared
                && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(JsonAdapter.class.getName())) {
            return declared.getTypeArguments().stream()
                    .findFirst()
                    .map(argument -> CompilerProperties.spelled(argument, types));
        }
        return types.directSupertypes(type).stream()
                .map(this::adapterType)
                .flatMap(Optional::stream)
                .findFirst();
    }

    /**
     * Collects the classes that influence a lookup: the requested classes, their supertypes, and the types of their
     * members. JDK classes are omitted. Not thread-safe.
     */
    private static final class ConsultedClasses {

        private final Set<String> names = new TreeSet<>();
        private final Set<Element> seen = new HashSet<>();

        Set<String> names() {
            return names;
        }

        /** Adds a requested name, whether the class exists or not. */
        void add(String name) {
            names.add(name);
        }

        /** Adds a found class with all types in its declaration. */
        void add(TypeElement type) {
            if (isOfTheJdk(type) || !seen.add(type)) {
                return;
            }
            names.add(type.getQualifiedName().toString());
            type.getTypeParameters().forEach(parameter -> parameter.getBounds().forEach(this::mention));
            inherit(type.getSuperclass());
            type.getInterfaces().forEach(this::inherit);
            for (Element member : type.getEnclosedElements()) {
                if (member instanceof ExecutableElement method) {
                    mention(method.getReturnType());
                    method.getParameters().forEach(parameter -> mention(parameter.asType()));
                    // its supertypes decide whether it is checked
                    method.getThrownTypes().forEach(this::inherit);
                } else if (member.getKind() == ElementKind.FIELD) {
                    mention(member.asType());
                }
            }
            if (type.getEnclosingElement() instanceof TypeElement outer) {
                names.add(outer.getQualifiedName().toString());
            }
        }

        private void inherit(TypeMirror type) {
            mention(type);
            if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
                add(element);
            }
        }

        /** Adds the names in a type, without the declarations of these classes. */
        private void mention(TypeMirror type) {
            if (type instanceof ArrayType array) {
                mention(array.getComponentType());
            } else if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
                if (!isOfTheJdk(element)) {
                    names.add(element.getQualifiedName().toString());
                }
                List<? extends TypeMirror> arguments = declared.getTypeArguments();
                arguments.forEach(this::mention);
            }
        }

        private static boolean isOfTheJdk(TypeElement type) {
            Element at = type;
            while (at != null && at.getKind() != ElementKind.MODULE) {
                at = at.getEnclosingElement();
            }
            return at instanceof ModuleElement module && !module.isUnnamed();
        }
    }

    /**
     * Hides {@code module-info} sources. With one, the compiler would search only that module and its required modules,
     * but schemas name classes of a class path.
     */
    private static final class UnnamedModuleFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {

        private static final String MODULE = "module-info";

        UnnamedModuleFiles(StandardJavaFileManager files) {
            super(files);
        }

        @Override
        public JavaFileObject getJavaFileForInput(Location location, String className, JavaFileObject.Kind kind)
                throws IOException {
            return isHidden(location) && className.equals(MODULE)
                    ? null
                    : super.getJavaFileForInput(location, className, kind);
        }

        @Override
        public Iterable<JavaFileObject> list(
                Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse)
                throws IOException {
            Iterable<JavaFileObject> files = super.list(location, packageName, kinds, recurse);
            if (!isHidden(location) || !packageName.isEmpty()) {
                return files;
            }
            List<JavaFileObject> visible = new ArrayList<>();
            for (JavaFileObject file : files) {
                if (!file.isNameCompatible(MODULE, file.getKind())) {
                    visible.add(file);
                }
            }
            return visible;
        }

        private static boolean isHidden(JavaFileManager.Location location) {
            return location == StandardLocation.SOURCE_PATH || location == StandardLocation.CLASS_PATH;
        }
    }
}
