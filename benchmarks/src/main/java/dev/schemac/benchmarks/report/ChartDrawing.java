package dev.schemac.benchmarks.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.geom.Rectangle2D;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.svg.SVGGraphics2D;
import org.jfree.svg.ViewBox;

/** Draws a {@link ChartPlan} as SVG: the same plan gives the same bytes. */
final class ChartDrawing {
    private static final String HIGHLIGHTED = "schemac";
    private static final int PANEL_WIDTH = 480;
    private static final int BAR_HEIGHT = 17;
    private static final int PANEL_FRAME = 48;
    private static final int TITLE_HEIGHT = 34;
    private static final int NAME_WIDTH = 130;

    /** Room to the right of the longest bar for its figure. */
    private static final double LABEL_ROOM = 1.25;

    private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 15);
    private static final Font PANEL_TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 12);
    private static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 11);

    private final ChartTheme theme;

    private ChartDrawing(ChartTheme theme) {
        this.theme = theme;
    }

    static String svg(ChartPlan plan, ChartTheme theme) {
        return new ChartDrawing(theme).draw(plan);
    }

    private String draw(ChartPlan plan) {
        int columns = Math.min(2, plan.panels().size());
        int rows = (plan.panels().size() + columns - 1) / columns;
        int bars = plan.panels().stream()
                .mapToInt(panel -> panel.bars().size())
                .max()
                .orElse(0);
        int panelHeight = PANEL_FRAME + bars * BAR_HEIGHT;
        int width = 2 * PANEL_WIDTH;
        int height = TITLE_HEIGHT + rows * panelHeight;
        SVGGraphics2D svg = new SVGGraphics2D(width, height);
        svg.setDefsKeyPrefix("c"); // otherwise it holds the time
        svg.setFont(TITLE);
        svg.setPaint(theme.text);
        svg.drawString(plan.title(), 8, 22);
        int panelWidth = width / columns;
        for (int i = 0; i < plan.panels().size(); i++) {
            ChartPlan.Panel panel = plan.panels().get(i);
            // Bars are as high in a panel of few libraries as in the others.
            int panelBars = PANEL_FRAME + panel.bars().size() * BAR_HEIGHT;
            chart(panel)
                    .draw(
                            svg,
                            new Rectangle2D.Double(
                                    i % columns * (double) panelWidth,
                                    TITLE_HEIGHT + i / columns * (double) panelHeight,
                                    panelWidth,
                                    panelBars));
        }
        return svg.getSVGElement(null, true, new ViewBox(0, 0, width, height), null, null) + "\n";
    }

    private JFreeChart chart(ChartPlan.Panel panel) {
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        panel.bars().forEach(bar -> data.addValue(bar.documents(), "documents", bar.library()));
        CategoryPlot plot = new CategoryPlot(data, names(), figures(panel), new Bars(theme, panel));
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setBackgroundPaint(null);
        plot.setOutlineVisible(false);
        plot.setRangeGridlinesVisible(false);
        plot.setInsets(new RectangleInsets(2, 8, 2, 8));
        AxisSpace space = new AxisSpace();
        space.add(NAME_WIDTH, RectangleEdge.LEFT);
        plot.setFixedDomainAxisSpace(space);
        panel.floor().ifPresent(floor -> plot.addRangeMarker(line(floor), Layer.FOREGROUND));
        JFreeChart chart = new JFreeChart(null, TEXT, plot, false);
        chart.setBackgroundPaint(null);
        chart.setPadding(RectangleInsets.ZERO_INSETS);
        TextTitle title = new TextTitle(
                panel.payload()
                        + (panel.floor().isPresent()
                                ? " (dashed: floor, "
                                        + format().format(panel.floor().getAsDouble()) + ")"
                                : ""),
                PANEL_TITLE);
        title.setPaint(theme.text);
        title.setHorizontalAlignment(HorizontalAlignment.LEFT);
        title.setPadding(6, 8, 2, 0);
        chart.setTitle(title);
        return chart;
    }

    private CategoryAxis names() {
        CategoryAxis names = new CategoryAxis();
        names.setTickLabelFont(TEXT);
        names.setTickLabelPaint(theme.text);
        names.setAxisLineVisible(false);
        names.setTickMarksVisible(false);
        names.setLowerMargin(0.01);
        names.setUpperMargin(0.01);
        names.setCategoryMargin(0.25);
        names.setMaximumCategoryLabelWidthRatio(1);
        return names;
    }

    private static NumberAxis figures(ChartPlan.Panel panel) {
        double longest = panel.bars().stream()
                .mapToDouble(ChartPlan.Bar::documents)
                .max()
                .orElse(1);
        NumberAxis figures = new NumberAxis();
        figures.setRange(0, Math.max(longest * LABEL_ROOM, panel.floor().orElse(0) * 1.02));
        figures.setVisible(false);
        return figures;
    }

    private ValueMarker line(double floor) {
        BasicStroke dashed =
                new BasicStroke(1.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {5, 3}, 0);
        return new ValueMarker(floor, theme.floor, dashed);
    }

    private static DecimalFormat format() {
        return new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(Locale.ROOT));
    }

    /** Plain bars with their figures, one of them highlighted. */
    private static final class Bars extends BarRenderer {
        private static final long serialVersionUID = 1;
        private final Color bar;
        private final Color highlight;
        private final int highlighted;

        Bars(ChartTheme theme, ChartPlan.Panel panel) {
            bar = theme.bar;
            highlight = theme.highlight;
            highlighted =
                    panel.bars().stream().map(ChartPlan.Bar::library).toList().indexOf(HIGHLIGHTED);
            setBarPainter(new StandardBarPainter());
            setShadowVisible(false);
            setDrawBarOutline(false);
            setDefaultItemLabelGenerator(new StandardCategoryItemLabelGenerator("{2}", format()));
            setDefaultItemLabelsVisible(true);
            setDefaultItemLabelFont(TEXT);
            setDefaultItemLabelPaint(theme.text);
        }

        @Override
        public Paint getItemPaint(int row, int column) {
            return column == highlighted ? highlight : bar;
        }
    }
}
