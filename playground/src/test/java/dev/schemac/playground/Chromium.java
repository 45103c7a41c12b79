package dev.schemac.playground;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;

/** The page of a playground in Chromium. */
final class Chromium implements AutoCloseable {
    private static final Optional<File> CHROMIUM = program("chromium", "chromium-browser", "google-chrome");
    private static final Optional<File> DRIVER = program("chromedriver");

    final ChromeDriver driver;

    Chromium() {
        driver = new ChromeDriver(
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

    private static Optional<File> program(String... names) {
        String[] folders = System.getenv().getOrDefault("PATH", "").split(File.pathSeparator);
        return Stream.of(names)
                .flatMap(name -> Arrays.stream(folders).map(folder -> new File(folder, name)))
                .filter(File::canExecute)
                .findFirst();
    }

    @Override
    public void close() {
        driver.quit();
    }

    void show(Playground playground, String fragment) {
        driver.get("about:blank");
        driver.get(playground.address() + fragment);
        untilDone();
    }

    /** Fails if the console contains errors, such as those of the page's policy. Leaves the page. */
    void leave() {
        try {
            assertThat(driver.manage().logs().get(LogType.BROWSER).getAll())
                    .as("errors, and rejections by the policy")
                    .isEmpty();
        } finally {
            driver.get("about:blank"); // the page may still send requests
            driver.manage().logs().get(LogType.BROWSER);
        }
    }

    void until(BooleanSupplier reached) {
        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (!reached.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("not reached; the page: "
                        + driver.findElement(By.tagName("body")).getText());
            }
            try {
                Thread.sleep(30);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Waits for the result of the current text. */
    void untilDone() {
        until(() -> List.of("ready", "outdated", "failed").contains(state()));
    }

    String state() {
        return driver.findElement(By.tagName("body")).getDomAttribute("data-state");
    }

    WebElement find(String id) {
        return driver.findElement(By.id(id));
    }

    boolean isShown(String id) {
        return find(id).isDisplayed();
    }

    String text(String id) {
        return driver.executeScript("return document.getElementById(arguments[0]).innerText", id)
                .toString()
                .replace('\t', ' ')
                .strip();
    }

    String value(String editor) {
        return (String) driver.executeScript(
                "return document.querySelector('#' + arguments[0] + ' .CodeMirror').CodeMirror.getValue()", editor);
    }

    /** Replaces the content of an editor, and waits for the result. */
    void put(String editor, String text) {
        type(editor, text);
        untilDone();
    }

    /** Replaces the content of an editor. */
    void type(String editor, String text) {
        driver.executeScript(
                "document.querySelector('#' + arguments[0] + ' .CodeMirror').CodeMirror.setValue(arguments[1])",
                editor,
                text);
    }

    /** Focuses an editor with the cursor at the end, and returns its input. */
    WebElement focus(String editor) {
        driver.executeScript(
                "const editor = document.querySelector('#' + arguments[0] + ' .CodeMirror').CodeMirror;"
                        + "editor.focus(); editor.setCursor(editor.lineCount(), 0);",
                editor);
        return driver.switchTo().activeElement();
    }

    /** Selects a sample by the begin of its title, and waits for its result. */
    void sample(String title) {
        driver.findElements(By.cssSelector("#sample option")).stream()
                .filter(option -> option.getText().startsWith(title))
                .findFirst()
                .orElseThrow()
                .click();
        untilDone();
    }

    void light(boolean light) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", light ? "light" : "dark"))));
    }

    /** The size of the page, on a phone if it is narrow. */
    void size(int width, int height) {
        boolean phone = width < 500;
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", phone));
        driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", phone));
    }

    /** Makes requests of new pages fail. */
    String failing(String request, int times, int status, boolean busy) {
        return driver.executeCdpCommand(
                        "Page.addScriptToEvaluateOnNewDocument",
                        Map.of("source", String.format("""
                        const real = window.fetch;
                        window.failures = %d;
                        window.fetch = (url, options) => {
                          if (url !== '%s' || window.failures === 0) {
                            return real(url, options);
                          }
                          window.failures--;
                          return %d === 0
                            ? Promise.reject(new TypeError('network'))
                            : Promise.resolve(new Response('it took too long\\n',
                                { status: %3$d, headers: %s ? { 'Retry-After': '1' } : {} }));
                        };
                        """, times, request, status, busy)))
                .get("identifier")
                .toString();
    }

    void notFailing(String script) {
        driver.executeCdpCommand("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", script));
    }
}
