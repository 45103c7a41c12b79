package dev.schemac.codegen;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;

/**
 * Sources without their {@code module-info}. With it the compiler would look for all classes within that module and the
 * modules it requires, but what schemas name is looked for on a class path.
 */
final class UnnamedModuleFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {

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
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) throws IOException {
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
