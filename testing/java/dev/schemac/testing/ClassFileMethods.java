package dev.schemac.testing;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads from a class file how many bytes of bytecode each method has (JVMS 4.1, 4.6, 4.7.3). */
public final class ClassFileMethods {

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;

    private final DataInputStream in;
    private final Map<Integer, String> texts = new LinkedHashMap<>();
    private final Map<String, Integer> codeSizes = new LinkedHashMap<>();
    private int constants;

    private ClassFileMethods(byte[] classFile) {
        in = new DataInputStream(new ByteArrayInputStream(classFile));
    }

    /** Name and descriptor of each method to the bytes of its code; methods without code are left out. */
    public static Map<String, Integer> codeSizes(byte[] classFile) throws IOException {
        ClassFileMethods methods = new ClassFileMethods(classFile);
        methods.readClass();
        return methods.codeSizes;
    }

    /** Entries of the constant pool; a class file has 65,535 at most. */
    public static int constants(byte[] classFile) throws IOException {
        ClassFileMethods methods = new ClassFileMethods(classFile);
        methods.readClass();
        return methods.constants;
    }

    private void readClass() throws IOException {
        in.skipNBytes(8); // magic, version
        readConstants();
        in.skipNBytes(6); // access, this, super
        in.skipNBytes(2L * in.readUnsignedShort()); // interfaces
        readMembers(); // fields
        readMembers(); // methods
    }

    private void readConstants() throws IOException {
        constants = in.readUnsignedShort();
        for (int i = 1; i < constants; i++) {
            int tag = in.readUnsignedByte();
            switch (tag) {
                case UTF8 -> texts.put(i, in.readUTF());
                case LONG, DOUBLE -> {
                    in.skipNBytes(8);
                    i++; // takes two entries
                }
                case 7, 8, 16, 19, 20 -> in.skipNBytes(2);
                case 15 -> in.skipNBytes(3);
                default -> in.skipNBytes(4);
            }
        }
    }

    private void readMembers() throws IOException {
        int members = in.readUnsignedShort();
        for (int i = 0; i < members; i++) {
            in.skipNBytes(2); // access
            String name = texts.get(in.readUnsignedShort()) + texts.get(in.readUnsignedShort());
            int attributes = in.readUnsignedShort();
            for (int j = 0; j < attributes; j++) {
                String attribute = texts.get(in.readUnsignedShort());
                int length = in.readInt();
                if (attribute.equals("Code")) {
                    in.skipNBytes(4); // stack, locals
                    codeSizes.put(name, in.readInt());
                    in.skipNBytes(length - 8L);
                } else {
                    in.skipNBytes(length);
                }
            }
        }
    }
}
