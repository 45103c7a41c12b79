package dev.schemac.playground;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
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
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;

/**
 * The page in Chromium, where one is on the machine with its driver. With {@code -Dschemac.screenshots=true} it takes the
 * pictures of docs/images.
 */
@Timeout(300)
@EnabledIf("isThere")
class BrowserTest {
    private static final Path IMAGES = Path.of("../docs/images");

    private static final Optional<File> CHROMIUM = program("chromium", "chromium-browser", "google-chrome");
    private static final Optional<File> DRIVER = program("chromedriver");

    private static ChromeDriver browser;
    private Playground playground;

    @BeforeAll
    static void start() {
        browser = new ChromeDriver(
                new ChromeDriverService.Builder()
                        .usingDriverExecutable(DRIVER.get())
                        .build(),
                new ChromeOptions()
                        .setBinary(CHROMIUM.get())
                        .addArguments(
                                "--headless=new",
                                "--no-sandbox",
                                "--disable-gpu",
                                "--disable-background-networking",
                                "--disable-dev-shm-usage",
                                "--window-size=1080,780"));
    }

    static boolean isThere() {
        boolean there = CHROMIUM.isPresent() && DRIVER.isPresent();
        if (!there) {
            System.out.println(
                    "skipped: the playground in a browser; there is no chromium, or no chromedriver, on the PATH");
        }
        return there;
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.quit();
        }
    }

    private static Optional<File> program(String... names) {
        String[] folders = System.getenv().getOrDefault("PATH", "").split(File.pathSeparator);
        return Stream.of(names)
                .flatMap(name -> Arrays.stream(folders).map(folder -> new File(folder, name)))
                .filter(File::canExecute)
                .findFirst();
    }

    @BeforeEach
    void open() throws IOException {
        playground = Playground.open(0);
        light(true);
        show("");
    }

    @AfterEach
    void close() {
        try {
            assertThat(browser.manage().logs().get(LogType.BROWSER).getAll())
                    .as("errors, and what the policy has refused")
                    .isEmpty();
        } finally {
            browser.get("about:blank"); // it may still ask
            browser.manage().logs().get(LogType.BROWSER);
            playground.close();
        }
    }

    private void show(String fragment) {
        browser.get("about:blank");
        browser.get(playground.address() + fragment);
        until(() -> browser.findElement(By.tagName("body")).getDomAttribute("data-ready") != null);
    }

    @Test
    void theFirstExampleIsReadAndWrittenAgain() throws IOException {
        assertThat(text("json")).startsWith("{\n  \"users\": [").contains("\"registered\": \"2024-02-29T12:00:00Z\"");
        assertThat(text("table")).contains("users[0].friends[1].name String Grace");
        assertThat(text("times")).matches("\\d+ bytes\\. Read: .* µs \\(median of \\d+\\)\\. Written: .*");
        assertThat(text("findings")).isEmpty();
        assertNamesAreOfRoles();
        screenshot("playground-light");
        light(false);
        screenshot("playground-dark");
    }

    @Test
    void everyExampleIsRead() {
        for (WebElement example : browser.findElements(By.cssSelector("#example option"))) {
            String before = text("json");
            example.click();
            if (!example.getText().equals("Users")) {
                until(() -> !text("json").equals(before));
            }
            assertThat(text("problem") + text("findings")).isEmpty();
            assertThat(text("json")).startsWith("{\n  \"");
        }
    }

    @Test
    void errorsOfTheSchemaAppearAsItIsTyped() throws IOException {
        put("schema", "create json schema A(a itn);\ncreate json schema B(b int)");
        until(() -> !text("findings").isEmpty());

        assertThat(text("findings"))
                .contains("schema:1:24: error: unknown type 'itn'; did you mean 'int'?")
                .contains("^^^")
                .contains("Line 1");
        assertThat(browser.findElement(By.cssSelector("#schema .CodeMirror-lint-mark-error"))
                        .getText())
                .isEqualTo("itn");
        assertThat(browser.findElement(By.id("findings")).getDomAttribute("aria-live"))
                .isEqualTo("polite");
        screenshot("playground-error");

        browser.findElement(By.cssSelector("#findings button")).click();
        WebElement input = browser.switchTo().activeElement();
        input.sendKeys(Keys.DELETE, Keys.DELETE, Keys.DELETE, "int");
        until(() -> text("findings").isEmpty());
        assertThat(value("schema")).startsWith("create json schema A(a int);");
    }

    @Test
    void aSchemaWithErrorsHasNoTypeNoEventAndNoCode() {
        put("schema", "create json schema A(a itn)");
        until(() -> text("status").equals("The schema has errors."));

        WebElement type = browser.findElement(By.id("type"));
        assertThat(type.isEnabled()).isFalse();
        assertThat(type.getText().strip()).isEqualTo("none");
        assertThat(text("times")).isEqualTo("There is no event: the schema has errors.");
        assertThat(browser.findElement(By.id("json")).isDisplayed()).isFalse();
        assertNamesAreOfRoles();
        for (String tab : List.of("class", "parser", "writer", "files")) {
            browser.findElement(By.id("tab-" + tab)).click();
            assertThat(text("no-code")).as(tab).isEqualTo("There is no generated code: the schema has errors.");
            assertThat(browser.findElement(By.id("code")).isDisplayed()).isFalse();
            assertNamesAreOfRoles();
        }

        put("schema", "create json schema A(a int)");
        until(() -> browser.findElement(By.id("code")).isDisplayed());
        assertThat(type.isEnabled()).isTrue();
        assertThat(type.getText().strip()).isEqualTo("A");
        assertThat(text("no-code")).isEmpty();
    }

    @Test
    void withoutASchemaOrADocumentThePageSaysSo() {
        put("document", " ");
        until(() -> text("times").equals("There is no event: the document is empty."));
        assertNamesAreOfRoles();
        put("schema", "module a;");
        until(() -> text("times").equals("There is no event: the schema declares no type."));
        browser.findElement(By.id("tab-class")).click();
        assertThat(text("no-code")).isEqualTo("There is no generated code: the schema declares no type.");
        assertNamesAreOfRoles();
    }

    @Test
    void aBusyPlaygroundIsAskedAgain() {
        String busy = onNewPage("fails('run', 2, 503, true)");
        try {
            show("");
            assertThat(text("json")).startsWith("{");
            assertThat(browser.findElement(By.id("failure")).isDisplayed()).isFalse();
            assertThat(browser.executeScript("return window.failures")).isEqualTo(0L);
        } finally {
            notOnNewPages(busy);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "run, 503, true, it took too long",
        "run, 503, false, it took too long",
        "run, 500, false, it took too long",
        "run, 0, false, The playground does not answer: check that it is still running.",
        "examples, 500, false, it took too long",
        "examples, 0, false, The playground does not answer: check that it is still running.",
    })
    void whatFailsIsSaidAndCanBeTriedAgain(String request, int status, boolean busy, String message) {
        String failing = onNewPage("fails('" + request + "', 1000, " + status + ", " + busy + ")");
        try {
            show("");
            assertThat(browser.findElement(By.tagName("body")).getDomAttribute("data-ready"))
                    .isEqualTo("failed");
            assertThat(text("failure-text")).isEqualTo(message);
            assertThat(text("status")).isEqualTo(message);
            assertThat(text("times")).isEqualTo("There is no event: the playground has not answered.");
            assertThat(browser.executeScript("return 1000 - window.failures")).isEqualTo(busy ? 3L : 1L);
            assertNamesAreOfRoles();

            browser.executeScript("window.failures = 0");
            browser.findElement(By.id("retry")).click();
            until(() -> text("json").startsWith("{"));
            assertThat(browser.findElement(By.id("failure")).isDisplayed()).isFalse();
            assertThat(value("schema")).startsWith("module com.acme.users;");
            assertNamesAreOfRoles();
        } finally {
            notOnNewPages(failing);
        }
    }

    /** Before its own scripts. */
    private static String onNewPage(String call) {
        return browser.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", """
                        function fails(request, times, status, busy) {
                          const real = window.fetch;
                          window.failures = times;
                          window.fetch = (url, options) => {
                            if (url !== request || window.failures === 0) {
                              return real(url, options);
                            }
                            window.failures--;
                            return status === 0
                              ? Promise.reject(new TypeError('network'))
                              : Promise.resolve(new Response('it took too long\\n',
                                  { status, headers: busy ? { 'Retry-After': '1' } : {} }));
                          };
                        }
                        """ + call))
                .get("identifier")
                .toString();
    }

    private static void notOnNewPages(String script) {
        browser.executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
    }

    /** ARIA forbids names for elements without a role, which screen readers need not read then. */
    private static void assertNamesAreOfRoles() {
        assertThat((List<?>) browser.executeScript(
                        "const plain = 'B CODE DEL DIV EM I INS LABEL LEGEND P PRE Q S SMALL SPAN STRONG SUB SUP TIME U'.split(' ');"
                                + "return [...document.querySelectorAll('[aria-label], [aria-labelledby]')]"
                                + ".filter(each => !each.hasAttribute('role') && plain.includes(each.tagName))"
                                + ".map(each => each.outerHTML)"))
                .isEmpty();
    }

    @Test
    void errorsOfTheDocumentAreMarked() {
        put("document", "{\"users\": [{\"age\": \"old\"}]}");
        until(() -> !text("problem").isEmpty());

        assertThat(text("problem"))
                .contains("document:1:20: expected int but found string at $.users[0].age")
                .contains("{\"users\": [{\"age\": \"old\"}]}");
        assertThat(browser.findElements(By.cssSelector("#document .CodeMirror-lint-mark-error")))
                .hasSize(1);
        assertThat(text("json")).isEmpty();
        assertThat(text("times")).isEqualTo("There is no event: the document has an error.");
        assertNamesAreOfRoles();
    }

    @Test
    void generatedCodeIsShownByKeyboard() throws IOException {
        WebElement event = browser.findElement(By.id("tab-event"));
        browser.executeScript("arguments[0].focus()", event);
        event.sendKeys(Keys.ARROW_RIGHT);
        assertThat(selectedTab()).isEqualTo("Class");
        assertThat(value("code")).contains("public final class Users implements JsonEvent");

        browser.switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
        assertThat(selectedTab()).isEqualTo("Parser");
        assertThat(value("code")).contains("public Users read(JsonScanner in)");
        assertThat(text("path")).isEqualTo("com/acme/users/UsersParser.java");
        screenshot("playground-parser");

        browser.switchTo().activeElement().sendKeys(Keys.END);
        assertThat(selectedTab()).isEqualTo("All files");
        assertThat(browser.findElements(By.cssSelector("#file option"))).hasSize(9);
        browser.switchTo().activeElement().sendKeys(Keys.ARROW_RIGHT);
        assertThat(selectedTab()).isEqualTo("Event");
    }

    @Test
    void theTabKeyLeavesTheEditors() {
        browser.executeScript("document.querySelector('#schema .CodeMirror').CodeMirror.focus()");
        String before = value("schema");
        for (int i = 0; i < 3; i++) {
            browser.switchTo().activeElement().sendKeys(Keys.TAB);
        }

        assertThat(value("schema")).isEqualTo(before);
        assertThat((Boolean) browser.executeScript(
                        "return document.getElementById('schema').contains(document.activeElement)"))
                .isFalse();
    }

    @Test
    void everythingThatCanBeUsedHasAName() {
        List<WebElement> controls = browser.findElements(
                By.cssSelector("button, select, [role=tab], [role=tabpanel], [contenteditable=true], [tabindex='0']"));

        assertThat(controls).hasSizeGreaterThan(15);
        for (WebElement control : controls) {
            if (control.isDisplayed()) {
                assertThat(control.getAccessibleName())
                        .as(control.getDomProperty("outerHTML"))
                        .isNotBlank();
            }
        }
        assertThat(browser.findElements(By.cssSelector("html[lang=en], main, h1")))
                .hasSize(3);
    }

    @Test
    void optionsChangeTheCode() {
        browser.findElement(By.id("tab-class")).click();
        browser.findElement(By.cssSelector("#style option:nth-child(2)")).click();

        until(() -> value("code").contains("public record Users("));
    }

    @Test
    void formatsAndInfers() {
        put("document", "{\"when\": \"2024-02-29\", \"tags\": [\"a\"]}");
        browser.findElement(By.id("infer")).click();
        until(() -> value("schema").contains("schema Event"));
        assertThat(value("schema")).contains("when LocalDate").contains("tags string[]");
        until(() -> text("json").contains("\"when\": \"2024-02-29\""));

        put("schema", "create  json schema Z ( a int )");
        browser.findElement(By.id("format")).click();
        until(() -> value("schema").equals("create json schema Z(a int);\n"));
    }

    @Test
    void whatIsSharedOpensInAnotherPlayground() throws IOException {
        put("schema", "create json schema S(`grüße` string)");
        put("document", "{\"grüße\": \"\uD83D\uDE00\"}");
        until(() -> text("json").contains("\uD83D\uDE00"));
        browser.findElement(By.cssSelector("#style option:nth-child(2)")).click();
        browser.findElement(By.id("share")).click();
        until(() -> browser.getCurrentUrl().contains("#v1="));
        String fragment = browser.getCurrentUrl().replaceFirst("^[^#]*", "");

        browser.get("about:blank");
        playground.close();
        playground = Playground.open(0);
        show(fragment);

        until(() -> text("json").contains("\uD83D\uDE00"));
        assertThat(value("schema")).isEqualTo("create json schema S(`grüße` string)");
        assertThat(browser.findElement(By.id("style")).getDomProperty("value")).isEqualTo("record");
    }

    @Test
    void whatIsSharedAndBrokenIsSaidAndTheExampleOpens() {
        show("#v1=e30x!");

        assertThat(text("status")).startsWith("The shared schema cannot be read: the address is incomplete. ");
        assertThat(value("schema")).startsWith("module com.acme.users;");
    }

    @Test
    void whatComesFromASchemaOrADocumentIsText() {
        String markup = "<img src=x onerror=\"window.broken=1\"><script>window.broken=1</script>";
        put(
                "schema",
                "@Description('" + markup.replace("'", "") + "')\ncreate json schema M(`" + markup
                        + "` string, m Map)");
        put(
                "document",
                "{\"" + markup.replace("\"", "\\\"") + "\": \"" + markup.replace("\"", "\\\"")
                        + "\", \"m\": {\"<b>\": \"</td>\"}}");
        until(() -> text("json").contains("onerror"));
        put("schema", "create json schema M(a `" + markup + "`)");
        until(() -> text("findings").contains("onerror"));

        assertThat(browser.findElements(By.cssSelector("img, main script, b"))).isEmpty();
        assertThat(browser.executeScript("return window.broken")).isNull();
    }

    private static void until(BooleanSupplier reached) {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!reached.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("not reached; the page: "
                        + browser.findElement(By.tagName("body")).getText());
            }
            try {
                Thread.sleep(30);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    private static String text(String id) {
        return browser.executeScript("return document.getElementById(arguments[0]).innerText", id)
                .toString()
                .replace('\t', ' ')
                .strip();
    }

    private static String value(String editor) {
        return (String) browser.executeScript(
                "return document.querySelector('#' + arguments[0] + ' .CodeMirror').CodeMirror.getValue()", editor);
    }

    private static void put(String editor, String text) {
        browser.executeScript(
                "document.querySelector('#' + arguments[0] + ' .CodeMirror').CodeMirror.setValue(arguments[1])",
                editor,
                text);
    }

    private static String selectedTab() {
        return browser.findElement(By.cssSelector("[role=tab][aria-selected=true]"))
                .getText();
    }

    private static void light(boolean light) {
        browser.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", light ? "light" : "dark"))));
    }

    private static void screenshot(String name) throws IOException {
        if (Boolean.getBoolean("schemac.screenshots")) {
            Files.createDirectories(IMAGES);
            Files.write(IMAGES.resolve(name + ".png"), browser.getScreenshotAs(OutputType.BYTES));
        }
    }
}
