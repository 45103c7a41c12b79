package dev.schemac.runtime.internal.input;

import static java.lang.invoke.MethodHandles.collectArguments;
import static java.lang.invoke.MethodHandles.filterReturnValue;
import static java.lang.invoke.MethodHandles.insertArguments;
import static java.lang.invoke.MethodHandles.permuteArguments;
import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;

/**
 * Marks the special bytes of strings in a block with vector instructions, on a JDK 25 or newer that was started with
 * {@code --add-modules jdk.incubator.vector}. Without them no blocks exist, and nothing else changes.
 *
 * <p>The Vector API is called through method handles, so that neither the JDK of the build nor the module's descriptor
 * needs it. The handles are constants: the JIT compiles a call to the same few instructions.
 */
final class VectorBlocks {
    private static final int FIRST_JDK = 25;

    /** With shorter vectors the mask needs more than one instruction, and nothing was measured. */
    private static final int LEAST_BYTES = 32;

    private static final int MOST_BYTES = 64;

    /** {@code (byte[], int) long}, or null. */
    private static final MethodHandle SPECIALS;

    /** The number of bytes of a block; 0 without vectors. */
    static final int BYTES;

    static {
        MethodHandle specials = null;
        int bytes = 0;
        // Looking up a class of a missing module by its name would open every jar of the class path.
        if (Runtime.version().feature() >= FIRST_JDK
                && ModuleLayer.boot().findModule("jdk.incubator.vector").isPresent()) {
            try {
                MethodHandles.Lookup lookup = MethodHandles.lookup();
                Class<?> vector = lookup.findClass("jdk.incubator.vector.ByteVector");
                Class<?> species = lookup.findClass("jdk.incubator.vector.VectorSpecies");
                Object preferred = MethodHandles.publicLookup()
                        .findStaticGetter(vector, "SPECIES_PREFERRED", species)
                        .invoke();
                int length = (int) MethodHandles.publicLookup()
                        .findVirtual(species, "length", methodType(int.class))
                        .invoke(preferred);
                if (length >= LEAST_BYTES && length <= MOST_BYTES) {
                    specials = specials(vector, species, preferred);
                    bytes = length;
                }
            } catch (ReflectiveOperationException e) {
                bytes = 0;
            } catch (Throwable e) {
                throw new ExceptionInInitializerError(e);
            }
        }
        SPECIALS = specials;
        BYTES = bytes;
    }

    private VectorBlocks() {}

    /**
     * Returns {@code v.lt((byte) ' ').or(v.eq((byte) '"')).or(v.eq((byte) '\\')).toLong()} for the vector v loaded from
     * an array: bytes are signed, so those beyond ASCII are less than a blank.
     */
    private static MethodHandle specials(Class<?> vector, Class<?> species, Object preferred)
            throws ReflectiveOperationException {
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        Class<?> mask = MethodHandles.lookup().findClass("jdk.incubator.vector.VectorMask");
        MethodHandle less = lookup.findVirtual(vector, "lt", methodType(mask, byte.class));
        MethodHandle equal = lookup.findVirtual(vector, "eq", methodType(mask, byte.class));
        MethodHandle or = lookup.findVirtual(mask, "or", methodType(mask, mask));
        MethodHandle either = either(
                or,
                insertArguments(less, 1, (byte) ' '),
                either(or, insertArguments(equal, 1, (byte) '"'), insertArguments(equal, 1, (byte) '\\')));
        MethodHandle load = lookup.findStatic(vector, "fromArray", methodType(vector, species, byte[].class, int.class))
                .bindTo(preferred);
        return filterReturnValue(
                filterReturnValue(load, either), lookup.findVirtual(mask, "toLong", methodType(long.class)));
    }

    private static MethodHandle either(MethodHandle or, MethodHandle one, MethodHandle other) {
        MethodHandle ofTwo = collectArguments(collectArguments(or, 1, other), 0, one);
        return permuteArguments(ofTwo, one.type(), 0, 0);
    }

    /**
     * Returns a word whose bit i is set if the byte at {@code at + i} is special; {@link #BYTES} of them must be
     * available.
     */
    static long specials(byte[] bytes, int at) {
        try {
            return (long) SPECIALS.invokeExact(bytes, at);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
