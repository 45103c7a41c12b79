package dev.schemac.playground;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** Each state of the page in three sizes and two themes: axe, horizontal scrolling, sizes of buttons. */
@Timeout(600)
@EnabledIf("dev.schemac.playground.Chromium#isThere")
class LayoutInBrowserTest {
    private static final Screen PHONE = new Screen(390, 844, false);

    private static final List<Screen> SCREENS = List.of(
            new Screen(1440, 900, true),
            PHONE,
            new Screen(1024, 768, true),
            new Screen(1440, 900, false),
            new Screen(390, 844, true),
            new Screen(1024, 768, false));

    private static final String AXE = axe();

    private static Chromium page;
    private static Playground playground;

    private record Screen(int width, int height, boolean light) {
        boolean isPhone() {
            return width < 500;
        }
    }

    @BeforeAll
    static void start() throws IOException {
        playground = Playground.open(0, Client.JSON);
        page = new Chromium();
    }

    @AfterAll
    static void end() {
        if (page != null) {
            page.close();
        }
        playground.close();
    }

    @AfterEach
    void leave() {
        page.leave();
    }

    /** The visible part on a phone, and the steps to the state. */
    private record State(String part, Runnable steps) {}

    private static Map<String, State> states() {
        Map<String, State> states = new LinkedHashMap<>();
        states.put("schema", new State("schema", () -> {}));
        states.put("event", new State("result", () -> {}));
        states.put("document", new State("document", () -> {}));
        states.put("options", new State("result", () -> {
            page.driver.findElement(By.cssSelector("#options summary")).click();
            page.find("refill").click();
            page.untilDone();
        }));
        states.put("code", new State("result", () -> page.find("tab-java").click()));
        states.put("formats", new State("result", () -> {
            page.find("tab-formats").click();
            page.until(() -> page.value("code").contains("$defs"));
        }));
        states.put("source", new State("schema", () -> page.find("start").click()));
        states.put("source with an error", new State("schema", () -> source("[")));
        states.put("import", new State("result", () -> {
            source("{\"type\": \"object\", \"properties\": {\"a\": {\"not\": {\"const\": 3}}}}");
            page.until(() -> page.find("report").getText().contains("Wider"));
        }));
        states.put("array", new State("result", () -> page.put("document", "[{}, {\"users\": []}]")));
        states.put("schema errors", new State("schema", () -> page.sample("Ticket")));
        states.put("result of schema errors", new State("result", () -> page.sample("Ticket")));
        states.put("document error", new State("document", () -> page.sample("Orders")));
        states.put("result of a document error", new State("result", () -> page.sample("Orders")));
        states.put("no schema", new State("result", () -> page.put("schema", "")));
        states.put("no document", new State("result", () -> page.put("document", "")));
        states.put("completions", new State("schema", () -> {
            page.put("schema", "create json schema A(a ");
            page.focus("schema").sendKeys(Keys.chord(Keys.CONTROL, Keys.SPACE));
            page.until(() -> page.isShown("completions"));
        }));
        states.put("stale problems", new State("schema", () -> {
            page.sample("Ticket");
            page.driver.executeScript("window.fetch = () => new Promise(() => {});");
            page.type("schema", page.value("schema") + " ");
        }));
        states.put("stale result", new State("result", () -> {
            page.driver.executeScript("window.fetch = () => new Promise(() => {});");
            page.type("document", "{}");
        }));
        states.put("loading again", new State("result", () -> {
            unreachable();
            page.driver.executeScript("window.fetch = () => new Promise(() => {});");
            page.driver.executeScript("document.getElementById('instead-action').click()");
        }));
        states.put("unreachable", new State("result", LayoutInBrowserTest::unreachable));
        return states;
    }

    private static void source(String text) {
        page.find("start").click();
        page.find("kind").sendKeys("JSON Schema");
        page.find("source-text").sendKeys(text);
        page.find("source-open").click();
        page.until(() -> !page.find("source").isDisplayed()
                || !page.text("source-problem").isEmpty());
        page.untilDone();
    }

    private static void unreachable() {
        page.driver.executeScript("window.fetch = () => Promise.reject(new TypeError('network'));");
        page.put("document", "{}");
    }

    /** Each state on one screen, and all screens with some state. */
    @Test
    void eachStateIsAccessible() {
        int screen = 0;
        for (Map.Entry<String, State> state : states().entrySet()) {
            check(state.getKey(), state.getValue(), SCREENS.get(screen++ % SCREENS.size()));
        }
    }

    @Test
    @Tag("slow")
    void eachStateIsAccessibleOnEachScreen() {
        states().forEach((name, state) -> SCREENS.forEach(screen -> check(name, state, screen)));
    }

    private void check(String name, State state, Screen screen) {
        page.size(screen.width(), screen.height());
        page.light(screen.light());
        page.show(playground, "");
        if (screen.isPhone()) {
            part(state.part());
        }
        state.steps().run();
        String description = name + " on " + screen;
        assertThat(violations()).as(description).isEmpty();
        assertThat(page.driver.executeScript("return document.documentElement.scrollWidth - innerWidth"))
                .as(description)
                .isEqualTo(0L);
        assertThat(smallControls()).as(description).isEmpty();
    }

    private static void part(String part) {
        page.driver.findElement(By.cssSelector("nav [data-part=" + part + "]")).click();
    }

    private static List<?> violations() {
        page.driver.executeScript("window.axe || " + AXE);
        return (List<?>) page.driver.executeAsyncScript(
                "const done = arguments[0]; axe.run({ resultTypes: ['violations'] }).then(found => done(found.violations.map("
                        + "each => each.id + ': ' + each.nodes.map(node => node.html + ' ' + node.failureSummary).join())),"
                        + " error => done([String(error)]))");
    }

    /** The visible controls with less than 24 pixels in a dimension. */
    private static List<?> smallControls() {
        return (List<?>) page.driver.executeScript(
                "return [...document.querySelectorAll('button, select, summary, input, textarea, [role=option]')]"
                        + ".filter(each => each.checkVisibility({ contentVisibilityAuto: true }))"
                        + ".map(each => [each, each.getBoundingClientRect()])"
                        + ".filter(([each, box]) => box.width && (box.width < 24 || box.height < 24))"
                        + ".map(([each]) => each.outerHTML)");
    }

    private static String axe() {
        try (InputStream in = LayoutInBrowserTest.class.getResourceAsStream("/axe.min.js")) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aPhoneShowsOnePartAtATime() {
        page.size(PHONE.width(), PHONE.height());
        page.show(playground, "");
        for (String part : List.of("document", "result", "schema")) {
            part(part);
            List<String> shown = new ArrayList<>();
            page.driver.findElements(By.cssSelector("main > section")).stream()
                    .filter(each -> each.isDisplayed())
                    .forEach(each -> shown.add(each.getDomAttribute("data-part")));
            assertThat(shown).containsExactly(part);
            assertThat(page.driver
                            .findElement(By.cssSelector("nav [aria-current=true]"))
                            .getDomAttribute("data-part"))
                    .isEqualTo(part);
        }
        page.sample("Orders");
        assertThat(page.driver
                        .findElement(By.cssSelector("nav [data-part=document]"))
                        .getText())
                .startsWith("JSON (1");
        part("result");
        page.find("instead-action").click();
        assertThat(page.driver.findElement(By.cssSelector("#document")).isDisplayed())
                .isTrue();
    }
}
