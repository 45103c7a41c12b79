package dev.schemac.playground;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Completion and quick fixes in Chromium. */
@Timeout(300)
@EnabledIf("dev.schemac.playground.Chromium#isThere")
class EditingInBrowserTest {
    private static Chromium page;
    private static Playground playground;

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

    @BeforeEach
    void show() {
        page.show(playground, "");
    }

    @AfterEach
    void leave() {
        page.leave();
    }

    @Test
    void completionsAppearWhileTyping() {
        page.put("schema", "create json schema Order(a int); create json schema B(b ");
        WebElement input = page.focus("schema");
        input.sendKeys("o");
        page.until(() -> !words().isEmpty());
        assertThat(words()).containsExactly("Order schema", "Object built-in", "OffsetDateTime built-in");
        assertThat(active(input).getText()).startsWith("Order");
        assertThat(input.getDomAttribute("role")).isEqualTo("combobox");
        assertThat(input.getDomAttribute("aria-expanded")).isEqualTo("true");
        assertThat(input.getDomAttribute("aria-autocomplete")).isEqualTo("list");
        assertThat(input.getDomAttribute("aria-controls")).isEqualTo("completions");
        assertThat(page.find("completions").getAriaRole()).isEqualTo("listbox");
        assertThat(page.text("completion-status")).isEqualTo("3 completions");

        input.sendKeys("f");
        page.until(() -> words().size() == 1);
        assertThat(page.text("completion-text"))
                .isEqualTo("Java: java.time.OffsetDateTime. JSON: a string. Needs 'import java.time.OffsetDateTime;'.");
        input.sendKeys(Keys.ENTER);
        assertThat(page.value("schema")).endsWith("(b OffsetDateTime");
        assertThat(words()).isEmpty();
        assertThat(input.getDomAttribute("aria-activedescendant")).isNull();
        assertThat(input.getDomAttribute("role")).isEqualTo("textbox");
        assertThat(input.getDomAttribute("aria-multiline")).isEqualTo("true");
        assertThat(input.getDomAttribute("aria-expanded")).isNull();
    }

    @Test
    void arrowsSelectACompletionAndTabAcceptsIt() {
        page.put("schema", "create json schema B(b ");
        WebElement input = page.focus("schema");
        input.sendKeys(Keys.chord(Keys.CONTROL, Keys.SPACE));
        page.until(() -> !words().isEmpty());
        assertThat(active(input).getText()).startsWith("B");
        input.sendKeys(Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_UP);
        assertThat(active(input).getText()).startsWith("BigDecimal");
        assertThat(page.driver.findElements(By.cssSelector("#completions [aria-selected]")))
                .hasSize(1);
        input.sendKeys(Keys.ARROW_UP, Keys.ARROW_UP);
        String last = words().get(words().size() - 1);
        assertThat(last).startsWith(active(input).getText().split("\\s")[0]);
        input.sendKeys(Keys.HOME); // leaves the place
        page.until(() -> words().isEmpty());
        input.sendKeys(Keys.END, "bigd");
        page.until(() -> words().equals(List.of("BigDecimal built-in")));
        input.sendKeys(Keys.TAB);
        assertThat(page.value("schema")).isEqualTo("create json schema B(b BigDecimal");
        assertThat(page.driver.switchTo().activeElement()).isEqualTo(input);
    }

    @Test
    void escapeClosesCompletions() {
        page.put("schema", "");
        WebElement input = page.focus("schema");
        input.sendKeys("@");
        page.until(() -> words().contains("Column annotation"));
        input.sendKeys(Keys.ESCAPE);
        assertThat(words()).isEmpty();
        input.sendKeys(Keys.ENTER);
        assertThat(page.value("schema")).isEqualTo("@\n");
    }

    @Test
    void aClickAcceptsACompletion() {
        page.put("schema", "");
        WebElement input = page.focus("schema");
        input.sendKeys("cr");
        page.until(() -> !words().isEmpty());
        page.driver.findElement(By.cssSelector("#completions li")).click();
        assertThat(page.value("schema")).isEqualTo("create json enum ");
        assertThat(page.driver.switchTo().activeElement()).isEqualTo(input);
    }

    @Test
    void withoutCompletionsThereIsNoList() {
        page.put("schema", "create json schema ");
        page.focus("schema").sendKeys(Keys.chord(Keys.CONTROL, Keys.SPACE));
        page.until(() -> page.text("completion-status").equals("Nothing to complete here."));
        assertThat(words()).isEmpty();
    }

    @Test
    void quickFixesAreAppliedAndUndone() {
        page.sample("Ticket");
        String before = page.value("schema");
        List<String> titles = page.driver.findElements(By.cssSelector("#findings .fix")).stream()
                .map(WebElement::getText)
                .toList();
        assertThat(titles).containsExactly("Change to string", "Add 'import java.time.Instant;'", "Change to Person");

        page.driver.findElement(By.cssSelector("#findings .fix")).click();
        assertThat(page.value("schema")).isEqualTo(before.replace("strng", "string"));
        assertThat(page.text("status")).isEqualTo("Change to string: done. Ctrl-Z undoes it.");
        page.untilDone();
        page.driver.switchTo().activeElement().sendKeys(Keys.chord(Keys.CONTROL, "z"));
        assertThat(page.value("schema")).isEqualTo(before);
        page.untilDone();

        for (int left = 3; left > 0; left--) {
            int fixes = left;
            page.until(() -> page.driver
                            .findElements(By.cssSelector("#findings .fix:enabled"))
                            .size()
                    == fixes);
            page.driver.findElement(By.cssSelector("#findings .fix")).click();
            page.untilDone();
        }
        assertThat(page.text("findings")).isEmpty();
        assertThat(page.value("schema")).contains("module com.acme.tickets;").contains("import java.time.Instant;");
        assertThat(page.text("state")).startsWith("Read ");
    }

    /** Its place may be wrong. */
    @Test
    void aFixForAnEarlierTextCannotBeApplied() {
        page.sample("Ticket");
        page.driver.executeScript("window.fetch = () => new Promise(() => {});");
        page.type("schema", "x" + page.value("schema"));
        assertThat(page.driver.findElements(By.cssSelector("#findings .fix"))).hasSize(3);
        assertThat(page.driver.findElements(By.cssSelector("#findings .fix:enabled")))
                .isEmpty();
    }

    /** Each with the first word of its detail. */
    private static List<String> words() {
        return page.driver.findElements(By.cssSelector(".completions:not([hidden]) li")).stream()
                .map(each -> each.getText().strip().replaceAll("\\s+", " "))
                .toList();
    }

    private static WebElement active(WebElement input) {
        return page.find(input.getDomAttribute("aria-activedescendant"));
    }
}
