package dev.schemac.benchmarks.report;

import java.util.List;
import java.util.Locale;

/** A picture with a panel of bars for each JDK, side by side, as SVG. */
record Chart(String title, List<Panel> panels) {
    private static final int WIDTH = 480;
    private static final int TITLE = 34;
    private static final int HEAD = 30;
    private static final int BAR = 17;
    private static final int NAME = 130;
    private static final int LONGEST = 260;

    /** The bars of one JDK, the longest first. */
    record Panel(String title, List<Bar> bars) {}

    /** The speed of a library; that of schemac is highlighted. */
    record Bar(String name, double speed, boolean highlighted) {}

    /** The colours for a page that is light or dark. */
    enum Theme {
        LIGHT("#1f2328", "#0969da", "#afb8c1"),
        DARK("#e6edf3", "#4493f8", "#57606a");

        private final String text;
        private final String own;
        private final String other;

        Theme(String text, String own, String other) {
            this.text = text;
            this.own = own;
            this.other = other;
        }

        /** The ending of the file. */
        String ending() {
            return "-" + name().toLowerCase(Locale.ROOT) + ".svg";
        }
    }

    String svg(Theme theme) {
        int bars = panels.stream().mapToInt(panel -> panel.bars().size()).max().orElse(0);
        int width = WIDTH * Math.max(1, panels.size());
        int height = TITLE + HEAD + bars * BAR + BAR;
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\""
                        + " font-family=\"sans-serif\" font-size=\"11\" fill=\"%s\">\n",
                width,
                height,
                width,
                height,
                theme.text));
        text(svg, 8, 22, " font-size=\"15\" font-weight=\"bold\"", title);
        for (int i = 0; i < panels.size(); i++) {
            panel(svg, panels.get(i), i * WIDTH + 8, theme);
        }
        return svg.append("</svg>\n").toString();
    }

    private static void panel(StringBuilder svg, Panel panel, int left, Theme theme) {
        text(svg, left, TITLE + 16, " font-size=\"12\" font-weight=\"bold\"", panel.title());
        double most = panel.bars().stream().mapToDouble(Bar::speed).max().orElse(1);
        int top = TITLE + HEAD;
        for (Bar bar : panel.bars()) {
            int length = (int) Math.round(LONGEST * bar.speed() / most);
            String weight = bar.highlighted() ? " font-weight=\"bold\"" : "";
            text(svg, left, top + 10, weight, bar.name());
            svg.append(String.format(
                    Locale.ROOT,
                    "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n",
                    left + NAME,
                    top,
                    length,
                    BAR - 4,
                    bar.highlighted() ? theme.own : theme.other));
            text(svg, left + NAME + length + 5, top + 10, weight, String.format(Locale.ROOT, "%,.0f", bar.speed()));
            top += BAR;
        }
    }

    private static void text(StringBuilder svg, int x, int y, String style, String content) {
        svg.append(String.format(
                Locale.ROOT,
                "<text x=\"%d\" y=\"%d\"%s>%s</text>\n",
                x,
                y,
                style,
                content.replace("&", "&amp;").replace("<", "&lt;")));
    }
}
