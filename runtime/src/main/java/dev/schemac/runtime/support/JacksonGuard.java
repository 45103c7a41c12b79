package dev.schemac.runtime.support;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerator;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes Jackson without {@code SchemacModule} reject a generated class that it would read or write by reflection. Jackson
 * creates the generator of identities before it reads or writes a class. The JVM ignores annotations of absent libraries.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@JacksonAnnotationsInside
@JsonIdentityInfo(generator = JacksonGuard.Failing.class)
public @interface JacksonGuard {
    /** Cannot be created, so that its methods are never called. Only Jackson loads this class. */
    final class Failing extends ObjectIdGenerator<Object> {
        private static final long serialVersionUID = 1L;

        /** Always fails. */
        public Failing() {
            throw ReflectionGuard.failure();
        }

        @Override
        public Class<?> getScope() {
            throw ReflectionGuard.failure();
        }

        @Override
        public boolean canUseFor(ObjectIdGenerator<?> other) {
            throw ReflectionGuard.failure();
        }

        @Override
        public ObjectIdGenerator<Object> forScope(Class<?> scope) {
            throw ReflectionGuard.failure();
        }

        @Override
        public ObjectIdGenerator<Object> newForSerialization(Object context) {
            throw ReflectionGuard.failure();
        }

        @Override
        public IdKey key(Object key) {
            throw ReflectionGuard.failure();
        }

        @Override
        public Object generateId(Object event) {
            throw ReflectionGuard.failure();
        }
    }
}
