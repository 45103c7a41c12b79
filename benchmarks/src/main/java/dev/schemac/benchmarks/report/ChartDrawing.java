package dev.schemac.benchmarks.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.geom.Rectangle2D;
import java.io.StringWriter;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisSpace;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.CategoryLabelPosition;
import org.jfree.chart.axis.CategoryLabelPositions;
import org.jfree.chart.axis.CategoryLabelWidthType;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.labels.StandardCategoryItemLabelGenerator;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.text.TextBlockAnchor;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleAnchor;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.TextAnchor;
import org.jfree.data.category.DefaultCategoryDataset;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Draws a {@link ChartPlan} as SVG: the same plan results in the same bytes. */
final class ChartDrawing {
    private static final String SVG = "http://www.w3.org/2000/svg";
    private static final int PANEL_WIDTH = 480;
    private static final int BAR_HEIGHT = 17;
    private static final int PANEL_FRAME = 48;
    private static final int TITLE_HEIGHT = 34;
    private static final int NAME_WIDTH = 130;

    /** Space to the right of the longest bar for its figure. */
    private static final double LABEL_SPACE = 1.25;

    private static final Font TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 15);
    private static final Font PANEL_TITLE = new Font(Font.SANS_SERIF, Font.BOLD, 12);
    private static final Font TEXT = new Font(Font.SANS_SERIF, Font.PLAIN, 11);
    private static final Font STRONG = new Font(Font.SANS_SERIF, Font.BOLD, 11);

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
        SVGGraphics2D svg = graphics(width, height);
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
        Element root = svg.getRoot();
        root.setAttribute("viewBox", "0 0 " + width + " " + height);
        return text(root);
    }

    /** Numbers its definitions from one, so that the file contains nothing of time or chance; strings stay strings. */
    private static SVGGraphics2D graphics(int width, int height) {
        try {
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(SVG, "svg", null);
            SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
            context.setPrecision(1);
            context.setComment(null);
            SVGGraphics2D svg = new SVGGraphics2D(context, false);
            svg.setSVGCanvasSize(new Dimension(width, height));
            return svg;
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("every JDK can make a document", e);
        }
    }

    private static String text(Element root) {
        try {
            Transformer transformer = TransformerFactory.newInstance().newTransformer();
            transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
            StringWriter text = new StringWriter();
            transformer.transform(new DOMSource(root), new StreamResult(text));
            return text + "\n";
        } catch (TransformerException e) {
            throw new IllegalStateException("every JDK can write a document", e);
        }
    }

    private JFreeChart chart(ChartPlan.Panel panel) {
        DefaultCategoryDataset data = new DefaultCategoryDataset();
        panel.bars().forEach(bar -> data.addValue(bar.documents(), "documents", bar.library()));
        CategoryPlot plot = new CategoryPlot(data, names(panel), figures(panel), new Bars(theme, panel));
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
                panel.title()
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

    private CategoryAxis names(ChartPlan.Panel panel) {
        CategoryAxis names = new Names();
        names.setCategoryLabelPositions(CategoryLabelPositions.replaceLeftPosition(
                CategoryLabelPositions.STANDARD,
                new CategoryLabelPosition(
                        RectangleAnchor.LEFT,
                        TextBlockAnchor.CENTER_LEFT,
                        TextAnchor.CENTER_LEFT,
                        0,
                        CategoryLabelWidthType.RANGE,
                        1)));
        names.setTickLabelFont(TEXT);
        names.setTickLabelPaint(theme.text);
        panel.bars().stream()
                .filter(ChartPlan.Bar::highlighted)
                .forEach(bar -> names.setTickLabelFont(bar.library(), STRONG));
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
        figures.setRange(0, Math.max(longest * LABEL_SPACE, panel.floor().orElse(0) * 1.02));
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

    /** Names start at one line, that of the titles: where they end depends on the fonts of the reader. */
    private static final class Names extends CategoryAxis {
        private static final long serialVersionUID = 1;

        @Override
        public List<?> refreshTicks(Graphics2D svg, AxisState state, Rectangle2D area, RectangleEdge edge) {
            List<?> ticks = super.refreshTicks(svg, state, area, edge);
            state.setMax(NAME_WIDTH - getCategoryLabelPositionOffset());
            return ticks;
        }
    }

    /** Bars with their figures, one of them highlighted. */
    private static final class Bars extends BarRenderer {
        private static final long serialVersionUID = 1;
        private final Color bar;
        private final Color highlight;
        private final int highlighted;

        Bars(ChartTheme theme, ChartPlan.Panel panel) {
            bar = theme.bar;
            highlight = theme.highlight;
            highlighted = panel.bars().stream()
                    .map(ChartPlan.Bar::highlighted)
                    .toList()
                    .indexOf(true);
            setBarPainter(new StandardBarPainter());
            setShadowVisible(false);
            setDrawBarOutline(false);
            setDefaultItemLabelGenerator(new StandardCategoryItemLabelGenerator("{2}", format()));
            setDefaultItemLabelsVisible(true);
            setDefaultPositiveItemLabelPosition(
                    new ItemLabelPosition(ItemLabelAnchor.OUTSIDE3, TextAnchor.CENTER_LEFT));
            setDefaultItemLabelFont(TEXT);
            setDefaultItemLabelPaint(theme.text);
        }

        @Override
        public Paint getItemPaint(int row, int column) {
            return column == highlighted ? highlight : bar;
        }

        @Override
        public Font getItemLabelFont(int row, int column) {
            return column == highlighted ? STRONG : TEXT;
        }
    }
}
