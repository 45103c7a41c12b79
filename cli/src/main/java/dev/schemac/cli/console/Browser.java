package dev.schemac.cli.console;

import java.awt.Desktop;
import java.io.IOException;
import java.net.URI;

/** The browser of the person at this machine. A Java without {@code java.desktop}, or without a screen, has none. */
public final class Browser {
    private Browser() {}

    /** {@return whether it could be asked to open a page} */
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
            // AWTError where the screen cannot be reached: a class that cannot be named here, because it may be
            // missing, too.
            return false;
        }
    }
}
