package dev.schemac.playground;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;

/**
 * The page in Chromium, where one is on the machine with its driver. With {@code -Dschemac.screenshots=true} it takes the
 * pictures of docs/images.
 */
@Timeout(300)
@EnabledIf("dev.schemac.playground.Chromium#isThere")
class BrowserTest {
    private static final Path IMAGES = Path.of("../docs/images");

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
        page.light(true);
        page.show(playground, "");
    }

    @AfterEach
    void leave() {
        page.leave();
    }

    @Test
    void theFirstExampleIsReadAndWrittenAgain() throws IOException {
        assertThat(page.text("json"))
                .startsWith("{\n  \"users\": [")
                .contains("\"registered\": \"2024-02-29T12:00:00Z\"");
        assertThat(tree()).contains("friends / 2 elements / Friend[]", "name / Grace / String");
        assertThat(page.text("state")).isEqualTo("Read 302 bytes.");
        assertThat(page.text("announcement")).isEqualTo(page.text("state"));
        assertThat(page.text("findings")).isEmpty();
        screenshot("playground-light");
        page.light(false);
        screenshot("playground-dark");
    }

    @Test
    void everyExampleIsRead() {
        assertThat(page.driver.findElements(By.cssSelector("#sample optgroup")).stream()
                        .map(group -> group.getDomAttribute("label")))
                .containsExactly("First event", "Unions", "Rules", "Contracts", "Errors", "Numbers");
        for (String read : List.of("Payments", "GitHub", "Parcel", "Ledger", "Users")) {
            page.sample(read);
            assertThat(page.text("problem") + page.text("findings")).isEmpty();
            assertThat(page.text("state")).startsWith("Read ");
            assertThat(page.text("changed")).isEmpty();
        }
        page.sample("Orders");
        assertThat(page.text("instead")).isEqualTo("No result yet\n\nCorrect the JSON first.\n\nGo to the error");
        assertThat(page.text("problem"))
                .isEqualTo("Error in line 5: expected a number of at least 1 and at most 100 at $.lines[1].quantity");
        page.sample("Badge");
        assertThat(page.text("problem")).isEqualTo("Error in line 2: expected string but found number at $.number");
        assertThat(page.text("changed")).isEqualTo("(1 changed)");
        page.sample("Ticket");
        assertThat(page.text("state")).isEqualTo("Not updated: the schema has 3 errors.");
    }

    @Test
    void errorsOfTheSchemaAppearAsItIsTyped() throws IOException {
        page.put("schema", "create json schema A(a itn);\ncreate json schema B(b int)");

        assertThat(page.text("findings"))
                .isEqualTo("Error in line 1: unknown type 'itn'; did you mean 'int'?\nChange to int");
        assertThat(page.driver
                        .findElement(By.cssSelector("#schema .CodeMirror-lint-mark-error"))
                        .getText())
                .isEqualTo("itn");
        assertThat(page.find("findings").getAriaRole()).isEqualTo("log");
        screenshot("playground-error");

        page.driver.findElement(By.cssSelector("#findings .go")).click();
        WebElement input = page.driver.switchTo().activeElement();
        input.sendKeys(Keys.DELETE, Keys.DELETE, Keys.DELETE, "int");
        page.until(() -> page.text("findings").isEmpty());
        assertThat(page.value("schema")).startsWith("create json schema A(a int);");
    }

    @Test
    void anErrorIsShownOnceAndTheRestOfThePageStays() {
        String json = page.text("json");
        page.put("schema", page.value("schema") + "create json schema A(a itn);");
        assertThat(page.text("findings"))
                .isEqualTo("Error in line 18: unknown type 'itn'; did you mean 'int'?\nChange to int");
        assertThat(page.text("state")).isEqualTo("Not updated: the schema has 1 error.");
        assertThat(page.text("announcement")).isEqualTo(page.text("state"));
        assertThat(page.text("json")).isEqualTo(json);
        assertThat(page.find("type").getText()).contains("Users");
        assertThat(page.find("project").isEnabled()).isFalse();
        page.find("tab-java").click();
        assertThat(page.value("code")).contains("public final class Users ");
        page.find("tab-formats").click();
        assertThat(page.text("instead")).isEqualTo("No result yet\n\nCorrect the schema first.\n\nGo to the error");

        page.put("schema", "create json schema A(a int)");
        page.until(() -> page.value("code").contains("\"$defs\""));
        assertThat(page.find("type").getText().strip()).isEqualTo("A");
        assertThat(page.isShown("instead")).isFalse();
        page.find("tab-event").click();
        assertThat(page.text("json")).isEqualTo("{}");
        assertThat(page.find("project").isEnabled()).isTrue();
    }

    @Test
    void withoutASchemaOrADocumentThePageSaysSo() {
        page.put("document", " ");
        assertThat(page.text("instead"))
                .isEqualTo("No JSON yet\n\nType or paste a document to read it as com.acme.users.Users.");
        page.find("infer").click();
        assertThat(page.text("status")).isEqualTo("Type or paste JSON first.");
        page.find("tab-java").click();
        assertThat(page.isShown("code")).isTrue();
        page.put("schema", "module a;");
        assertThat(page.text("instead"))
                .isEqualTo("The schema declares no type\n\nAdd one, for example: create json schema Event(id int);");
        page.put("schema", " ");
        assertThat(page.text("instead"))
                .isEqualTo("No schema yet\n\nType one, choose a sample, or start from your own text.");
        page.put("document", "{\"id\": 7}");
        assertThat(page.text("instead-text")).isEqualTo("Type one, choose a sample, or infer it from the JSON.");
        page.find("instead-action").click();
        page.until(() -> page.value("schema").equals("create json schema Event(id int);\n"));
        page.untilDone();
        assertThat(page.text("state")).isEqualTo("Read 9 bytes.");
    }

    @Test
    void aResultOfAnEarlierTextIsMarked() {
        page.driver.executeScript("window.real = window.fetch; window.fetch = () => new Promise(() => {});");
        page.type("document", "{}");
        assertThat(page.state()).isEqualTo("stale");
        assertThat(page.text("state")).isEqualTo("Out of date. Updating...");
        page.driver.executeScript("window.fetch = () => Promise.reject(new TypeError('network'));");
        page.type("schema", "create json schema A(a int)");
        page.until(() -> page.state().equals("failed"));
        assertThat(page.isShown("event")).isFalse();
        assertThat(page.text("json") + page.text("tree")).isEmpty();

        page.driver.executeScript("window.fetch = window.real;");
        page.find("instead-action").click();
        page.until(() -> page.state().equals("ready"));
        assertThat(page.text("json")).isEqualTo("{}");
    }

    @Test
    void aBusyPlaygroundIsAskedAgain() {
        String busy = page.failing("run", 2, 503, true);
        try {
            page.show(playground, "");
            assertThat(page.text("json")).startsWith("{");
            assertThat(page.isShown("instead")).isFalse();
            assertThat(page.driver.executeScript("return window.failures")).isEqualTo(0L);
        } finally {
            page.notFailing(busy);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "run, 503, true, The playground is busy, it took too long",
        "run, 503, false, The playground failed, it took too long",
        "check, 500, false, The playground failed, it took too long",
        "run, 0, false, The playground does not answer, 'Check that the command still runs in its terminal. If you start"
                + " it again, open its new address. Share copies your text.'",
        "examples, 500, false, The playground failed, it took too long",
        "examples, 0, false, The playground does not answer, 'Check that the command still runs in its terminal. If you"
                + " start it again, open its new address. Share copies your text.'",
    })
    void whatFailsIsSaidAndCanBeTriedAgain(String request, int status, boolean busy, String title, String message) {
        String failing = page.failing(request, 1000, status, busy);
        try {
            page.show(playground, "");
            assertThat(page.state()).isEqualTo("failed");
            assertThat(page.text("instead")).isEqualTo(title + "\n\n" + message + "\n\nTry again");
            assertThat(page.text("announcement")).isEqualTo(title + ".");
            assertThat(page.isShown("event")).isFalse();
            assertThat(page.driver.executeScript("return 1000 - window.failures"))
                    .isEqualTo(busy ? 3L : 1L);

            page.driver.executeScript("window.failures = 0");
            page.find("instead-action").click();
            page.until(() -> page.state().equals("ready"));
            assertThat(page.text("json")).startsWith("{");
            assertThat(page.isShown("instead")).isFalse();
            assertThat(page.value("schema")).startsWith("module com.acme.users;");
        } finally {
            page.notFailing(failing);
        }
    }

    @Test
    void errorsOfTheDocumentAreMarked() {
        page.put("document", "{\"users\": [{\"age\": \"old\"}]}");

        assertThat(page.text("problem")).isEqualTo("Error in line 1: expected int but found string at $.users[0].age");
        assertThat(page.driver.findElements(By.cssSelector("#document .CodeMirror-lint-mark-error")))
                .hasSize(1);
        assertThat(page.text("state")).isEqualTo("Not updated: the JSON has an error.");
        assertThat(tree()).contains("name / Grace / String");
        page.driver.findElement(By.cssSelector("#problem .go")).click();
        page.driver
                .switchTo()
                .activeElement()
                .sendKeys(Keys.DELETE, "7", Keys.DELETE, Keys.DELETE, Keys.DELETE, Keys.DELETE);
        page.until(() -> page.text("problem").isEmpty());
        assertThat(page.value("document")).isEqualTo("{\"users\": [{\"age\": 7}]}");
    }

    @Test
    void generatedCodeIsShownByKeyboard() {
        WebElement event = page.find("tab-event");
        page.driver.executeScript("arguments[0].focus()", event);
        event.sendKeys(Keys.ARROW_RIGHT);
        assertThat(selectedTab()).isEqualTo("Java");
        assertThat(page.value("code")).contains("public final class Users implements JsonEvent");
        assertThat(page.find("file").getText().lines()).hasSize(9);
        page.driver
                .findElement(By.cssSelector("#file option[value$='UsersParser.java']"))
                .click();
        page.untilDone();
        assertThat(page.value("code")).contains("public Users read(JsonScanner in)");

        event.sendKeys(Keys.END);
        assertThat(selectedTab()).isEqualTo("Formats");
        page.until(() -> page.value("code").contains("\"$defs\""));
        page.driver
                .findElement(By.cssSelector("#target option[value=postgres]"))
                .click();
        page.until(() -> page.value("code").contains("CREATE TABLE"));
        page.find("tab-formats").sendKeys(Keys.ARROW_RIGHT);
        assertThat(selectedTab()).isEqualTo("Values");
    }

    @Test
    void theTabKeyLeavesTheEditors() {
        page.driver.executeScript("document.querySelector('#schema .CodeMirror').CodeMirror.focus()");
        String before = page.value("schema");
        for (int i = 0; i < 3; i++) {
            page.driver.switchTo().activeElement().sendKeys(Keys.TAB);
        }

        assertThat(page.value("schema")).isEqualTo(before);
        assertThat((Boolean) page.driver.executeScript(
                        "return document.getElementById('schema').contains(document.activeElement)"))
                .isFalse();
    }

    @Test
    void everythingThatCanBeUsedHasAName() {
        List<WebElement> controls = page.driver.findElements(
                By.cssSelector("button, select, [role=tab], [role=tabpanel], [contenteditable=true], [tabindex='0']"));

        assertThat(controls).hasSizeGreaterThan(15);
        for (WebElement control : controls) {
            if (control.isDisplayed()) {
                assertThat(control.getAccessibleName())
                        .as(control.getDomProperty("outerHTML"))
                        .isNotBlank();
            }
        }
        assertThat(page.driver.findElements(By.cssSelector("html[lang=en], main, h1")))
                .hasSize(3);
    }

    @Test
    void optionsChangeTheCode() {
        page.find("tab-java").click();
        page.driver.findElement(By.cssSelector("#options summary")).click();
        page.driver.findElement(By.cssSelector("#style option:nth-child(2)")).click();
        page.untilDone();
        assertThat(page.value("code")).contains("public record Users(");
        page.find("esper").click();
        page.untilDone();
        assertThat(page.text("changed")).isEqualTo("(1 changed)");
        assertThat(page.text("findings")).contains("Warning in line 10: ");

        page.find("reset").click();
        page.untilDone();
        assertThat(page.text("changed") + page.text("findings")).isEmpty();
        assertThat(page.value("code")).contains("public final class Users ");
    }

    @Test
    void anArrayIsInferredAndRead() {
        page.put("document", "[{\"id\": 1}, {\"id\": 2}]");
        page.find("infer").click();
        page.until(() -> page.value("schema").equals("create json schema Event(id int);\n"));
        page.until(() -> page.text("state").equals("Read 22 bytes."));
        assertThat(tree()).containsExactly("0 / / Event", "id / 1 / Integer", "1 / / Event", "id / 2 / Integer");
        page.driver.findElement(By.cssSelector("#tree summary")).click();
        assertThat(page.driver.findElements(By.cssSelector("#tree details[open]")))
                .hasSize(1);
    }

    @Test
    void aContractIsShownBesideItsReport() {
        source("contract", "{\"title\": \"Pet\",,}");
        page.until(() -> page.text("source-problem").equals("Line 1: expected member name but found ','"));
        assertThat(page.driver.switchTo().activeElement()).isEqualTo(page.find("source-text"));

        page.find("source-text").clear();
        page.find("source-text")
                .sendKeys(
                        "{\"title\": \"Pet\", \"type\": \"object\",\n\"properties\": {\"a\": {\"not\": {\"const\": 3}}}}");
        page.find("source-open").click();
        page.until(() -> page.value("schema").contains("create json schema Pet("));
        page.untilDone();
        assertThat(page.isShown("source")).isFalse();
        assertThat(selectedTab()).isEqualTo("Import");
        assertThat(page.value("code")).startsWith("{\"title\": \"Pet\"");
        assertThat(page.text("report")).contains(" in line 2: ");
        assertThat(page.isShown("copy")).isFalse();
        page.sample("Users");
        assertThat(page.isShown("tab-import")).isFalse();
        assertThat(selectedTab()).isEqualTo("Values");
    }

    @Test
    void classesAndSamplesAreStarts() {
        source("classes", "package com.acme; public record Pet(String name, int age) {}");
        page.until(() -> page.value("schema").contains("create json schema Pet(name string, age int);"));
        page.untilDone();
        assertThat(page.value("document")).isEmpty();
        source("infer", "{\"b\": true}");
        page.until(() -> page.value("schema").equals("create json schema Event(b boolean);\n"));
        page.until(() -> page.text("state").equals("Read 11 bytes."));
        assertThat(page.value("document")).isEqualTo("{\"b\": true}");
    }

    @Test
    void theProjectIsDownloaded() {
        page.driver.executeScript("window.saved = []; HTMLAnchorElement.prototype.click = function () {"
                + " window.saved.push(this.download); };");
        page.driver.executeScript("const real = URL.createObjectURL; URL.createObjectURL = blob => {"
                + " blob.slice(0, 2).text().then(begin => window.saved.push(begin)); return real.call(URL, blob); };");
        page.find("project").click();
        page.until(
                () -> page.driver.executeScript("return window.saved.join(' ')").equals("schemac-project.zip PK"));
        assertThat(page.text("status")).isEqualTo("Unpack the project, and run: mvn test");
    }

    private static void source(String kind, String text) {
        page.find("start").click();
        page.driver
                .findElement(By.cssSelector("#kind option[value=" + kind + "]"))
                .click();
        page.find("source-text").sendKeys(text);
        page.find("source-open").click();
    }

    /** Each row with its name, value and class. */
    private static List<String> tree() {
        return page.driver.findElements(By.cssSelector("#tree li > span:first-child, #tree summary")).stream()
                .map(row -> row.getTagName().equals("summary") ? row : row.findElement(By.xpath("..")))
                .map(row -> row.findElements(By.xpath("./span")).stream()
                        .map(WebElement::getText)
                        .collect(Collectors.joining(" / ")))
                .map(row -> row.replace(" /  / ", " / / "))
                .toList();
    }

    @Test
    void formatsAndInfers() {
        page.put("document", "{\"when\": \"2024-02-29\", \"tags\": [\"a\"]}");
        page.find("infer").click();
        page.until(() -> page.value("schema").contains("schema Event"));
        assertThat(page.value("schema")).contains("when LocalDate").contains("tags string[]");
        page.until(() -> page.text("json").contains("\"when\": \"2024-02-29\""));

        page.put("schema", "create  json schema Z ( a int )");
        page.find("format").click();
        page.until(() -> page.value("schema").equals("create json schema Z(a int);\n"));
    }

    @Test
    void whatIsSharedOpensInAnotherPlayground() throws IOException {
        page.put("schema", "create json schema S(`grüße` string)");
        page.put("document", "{\"grüße\": \"\uD83D\uDE00\"}");
        page.until(() -> page.text("json").contains("\uD83D\uDE00"));
        page.find("tab-java").click();
        page.driver.findElement(By.cssSelector("#options summary")).click();
        page.driver.findElement(By.cssSelector("#style option:nth-child(2)")).click();
        page.find("refill").click();
        page.find("share").click();
        page.until(() -> page.driver.getCurrentUrl().contains("#v1="));
        String fragment = page.driver.getCurrentUrl().replaceFirst("^[^#]*", "");

        page.driver.get("about:blank");
        playground.close();
        playground = Playground.open(0, Client.JSON);
        page.show(playground, fragment);

        page.until(() -> page.text("json").contains("\uD83D\uDE00"));
        assertThat(page.value("schema")).isEqualTo("create json schema S(`grüße` string)");
        assertThat(page.find("style").getDomProperty("value")).isEqualTo("record");
        assertThat(page.text("changed")).isEqualTo("(1 changed)");
    }

    @Test
    void whatIsSharedAndBrokenIsSaidAndTheExampleOpens() {
        page.show(playground, "#v1=e30x!");

        assertThat(page.text("status")).isEqualTo("The shared schema cannot be read: the address is incomplete.");
        assertThat(page.value("schema")).startsWith("module com.acme.users;");
    }

    @Test
    void whatComesFromASchemaOrADocumentIsText() {
        String markup = "<img src=x onerror=\"window.broken=1\"><script>window.broken=1</script>";
        page.put(
                "schema",
                "@Description('" + markup.replace("'", "") + "')\ncreate json schema M(`" + markup
                        + "` string, m Map)");
        page.put(
                "document",
                "{\"" + markup.replace("\"", "\\\"") + "\": \"" + markup.replace("\"", "\\\"")
                        + "\", \"m\": {\"<b>\": \"</td>\"}}");
        page.until(() -> page.text("json").contains("onerror"));
        page.put("schema", "create json schema M(a `" + markup + "`)");
        page.until(() -> page.text("findings").contains("onerror"));

        assertThat(page.driver.findElements(By.cssSelector("img, main script, b")))
                .isEmpty();
        assertThat(page.driver.executeScript("return window.broken")).isNull();
    }

    private static String selectedTab() {
        return page.driver
                .findElement(By.cssSelector("[role=tab][aria-selected=true]"))
                .getText();
    }

    private static void screenshot(String name) throws IOException {
        if (Boolean.getBoolean("schemac.screenshots")) {
            Files.createDirectories(IMAGES);
            Files.write(IMAGES.resolve(name + ".png"), page.driver.getScreenshotAs(OutputType.BYTES));
        }
    }
}
