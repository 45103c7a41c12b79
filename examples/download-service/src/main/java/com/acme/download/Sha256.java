package com.acme.download;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Computes the checksums of files. Every JDK supports the algorithm. */
final class Sha256 {
    private Sha256() {}

    static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
