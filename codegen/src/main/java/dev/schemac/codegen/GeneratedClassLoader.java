package dev.schemac.codegen;

import java.util.HashMap;
import java.util.Map;

/**
 * Loads the classes of one deployment. They come before classes of the same name elsewhere, so that two deployments of
 * one schema, or one that is also on the class path, do not mix.
 */
final class GeneratedClassLoader extends ClassLoader {

    private final Map<String, byte[]> classes;

    GeneratedClassLoader(Map<String, byte[]> classes, ClassLoader parent) {
        super(parent);
        this.classes = new HashMap<>(classes);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            byte[] bytes = classes.remove(name);
            if (bytes == null) {
                return super.loadClass(name, resolve);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
