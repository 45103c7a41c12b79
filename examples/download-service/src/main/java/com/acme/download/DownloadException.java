package com.acme.download;

import java.io.IOException;

/** A download that cannot be had, or cannot be trusted. Its message is for people. */
public final class DownloadException extends IOException {
    private static final long serialVersionUID = 1;

    DownloadException(String message) {
        super(message);
    }

    DownloadException(String message, Throwable cause) {
        super(message, cause);
    }
}
