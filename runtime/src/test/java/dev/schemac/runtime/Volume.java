package dev.schemac.runtime;

/** How much the sweeping tests try: little enough for every build, or everything with {@code -Dschemac.volume=full}. */
final class Volume {
    static final boolean FULL = "full".equals(System.getProperty("schemac.volume"));

    private Volume() {}

    static int of(int ordinary, int full) {
        return FULL ? full : ordinary;
    }
}
