package dev.schemac.benchmarks.report;

import java.awt.Color;

/**
 * The colours of a picture, for a light and for a dark page. The background stays clear, and against those of GitHub
 * each colour has a contrast of 3 to 1 or more.
 */
enum ChartTheme {
    LIGHT(new Color(0x1F2328), new Color(0x0B6BCB), new Color(0x8C959F), new Color(0x8A5A00)),
    DARK(new Color(0xE6EDF3), new Color(0x58A6FF), new Color(0x6E7681), new Color(0xE3B341));

    final Color text;
    final Color highlight;
    final Color bar;
    final Color floor;

    ChartTheme(Color text, Color highlight, Color bar, Color floor) {
        this.text = text;
        this.highlight = highlight;
        this.bar = bar;
        this.floor = floor;
    }
}
