package dev.schemac.cli.console;

import java.awt.Desktop;
import java.io.IOException;
import java.net.URI;

/** The browser of the local user. A Java without {@code java.desktop}, or without a screen, has none. */
public final class Browser {
    private Browser() {}

    /** {@return whether the browser was called to open a page} */
    public static boolean open(URI page) {
        try {
            if (!Desktop.isDesktopSupported() || !Desktop.getDesktop().isSupported(Desktop.Action.BROWSE)) {
                return false;
            }
            Desktop.getDesktop().browse(page);
            return true;
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        } catch (VirtualMachineError e) {
            throw e;
        } catch (Error e) {
            // AWTError if the screen is unavailable: code cannot name the class, because it may be missing, too.
            return false;
        }
    }
}
