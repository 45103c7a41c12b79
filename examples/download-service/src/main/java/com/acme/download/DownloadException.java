package com.acme.download;

import java.io.IOException;

/** Thrown when a download fails or is invalid. Its message is for people. */
public final class DownloadException extends IOException {
    private static final long serialVersionUID = 1;

    DownloadException(String message) {
        super(message);
    }

    DownloadException(String message, Throwable cause) {
        super(message, cause);
    }
}
