package dev.schemac.codegen.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.ValueStyle;
import dev.schemac.codegen.write.SourceWriter;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Builds that end anywhere: every file is old or new, and the next build makes what a clean one makes. */
@Tag("slow")
class InterruptedBuildTest {

    @TempDir
    private Path folder;

    /** The process is gone after so many steps; in the middle of the last one, if that one writes. */
    private static final class Killed extends SourceWriter {
        private int steps;

        Killed(int steps) {
            this.steps = steps;
        }

        /** No cleaning up after that: whatever is still tried fails too. */
        static final class End extends Error {
            private static final long serialVersionUID = 1L;
        }

        private boolean ends() {
            if (steps <= 0) {
                throw new End();
            }
            return --steps == 0;
        }

        private static void end(boolean now) {
            if (now) {
                throw new End();
            }
        }

        @Override
        protected void makeFolders(Path path) throws IOException {
            boolean last = ends();
            super.makeFolders(path);
            end(last);
        }

        @Override
        protected void create(Path file, byte[] content) throws IOException {
            boolean last = ends();
            super.create(file, last ? Arrays.copyOf(content, content.length / 2) : content);
            end(last);
        }

        @Override
        protected void move(Path from, Path to) throws IOException {
            boolean last = ends();
            super.move(from, to);
            end(last);
        }

        @Override
        public void delete(Path file) throws IOException {
            boolean last = ends();
            super.delete(file);
            end(last);
        }
    }

    /** So many bytes are free. */
    private static final class Full extends SourceWriter {
        private int free;

        Full(int free) {
            this.free = free;
        }

        @Override
        protected void create(Path file, byte[] content) throws IOException {
            int fits = Math.min(free, content.length);
            super.create(file, Arrays.copyOf(content, fits));
            free -= fits;
            if (fits < content.length) {
                throw new FileSystemException(file.toString(), null, "No space left on device");
            }
        }
    }

    @Test
    void theFirstBuildIsKilledAtEveryStep() throws IOException {
        Map<String, String> expected = clean(false);
        int step = 1;
        for (; ; step++) {
            BuildFolder project = project("first" + step, false);
            project.writer = new Killed(step);
            boolean killed = isKilled(project);
            assertOldOrNew(project.output(), Map.of(), expected);
            assertRecovers(project, expected, step);
            if (!killed) {
                break;
            }
        }
        assertThat(step).isGreaterThan(30);
    }

    @Test
    @DisplayName("a change of every file, a schema that goes and a schema that comes, killed at every step")
    void aLaterBuildIsKilledAtEveryStep() throws IOException {
        Map<String, String> before = clean(false);
        Map<String, String> after = clean(true);
        int step = 1;
        for (; ; step++) {
            BuildFolder project = project("later" + step, false);
            project.build();
            change(project);
            project.writer = new Killed(step);
            boolean killed = isKilled(project);
            assertOldOrNew(project.output(), before, after);
            if (step % 2 == 0) {
                // the user gives up and takes the change back: the old files must come again
                revert(project);
                assertRecovers(project, before, step);
            } else {
                assertRecovers(project, after, step);
            }
            if (!killed) {
                break;
            }
        }
        assertThat(step).isGreaterThan(30);
    }

    @Test
    void theDiskIsFullAtEveryFile() throws IOException {
        Map<String, String> before = clean(false);
        Map<String, String> after = clean(true);
        int free = 0;
        for (boolean full = true; full; free += 2500) {
            BuildFolder project = project("full" + free, false);
            project.build();
            change(project);
            project.writer = new Full(free);
            full = isFull(project);
            assertOldOrNew(project.output(), before, after);
            assertThat(project.output().keySet()).noneMatch(name -> name.endsWith(".tmp"));
            assertRecovers(project, after, free);
        }
        int changed = after.entrySet().stream()
                .filter(file -> !file.getValue().equals(before.get(file.getKey())))
                .mapToInt(file -> file.getValue().length())
                .sum();
        assertThat(free).isGreaterThan(changed);
        assertThat(changed).isGreaterThan(5 * 2500);
    }

    @Test
    void aKilledBuildForgetsNothingThatWasEdited() throws IOException {
        for (int step = 1; step < 25; step += 3) {
            BuildFolder project = project("edited" + step, false);
            project.build();
            Files.writeString(project.path("target/java/shop/Order.java"), "by hand");
            change(project);
            project.writer = new Killed(step);
            isKilled(project);
            project.writer = new SourceWriter();
            project.build();
            assertThat(project.path("target/schemac/edited/java/shop/Order.java"))
                    .as("killed at step " + step)
                    .hasContent("by hand");
        }
    }

    @Test
    @DisplayName("a process that is really gone, not only an exception")
    void aProcessEnds() throws Exception {
        Map<String, String> after = clean(true);
        for (int step : new int[] {3, 20}) {
            BuildFolder project = project("process" + step, false);
            project.build();
            change(project);
            Process process = new ProcessBuilder(
                            ProcessHandle.current().info().command().orElseThrow(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            HaltingBuild.class.getName(),
                            project.path("").toString(),
                            String.valueOf(step))
                    .inheritIO()
                    .start();
            assertThat(process.waitFor()).isEqualTo(HaltingBuild.HALTED);
            assertRecovers(project, after, step);
        }
    }

    private static boolean isKilled(BuildFolder project) throws IOException {
        try {
            project.build();
            return false;
        } catch (Killed.End e) {
            return true;
        }
    }

    private static boolean isFull(BuildFolder project) {
        try {
            project.build();
            return false;
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("No space left on device");
            return true;
        }
    }

    /** No file is anything but what it was before or shall be after. */
    private static void assertOldOrNew(
            Map<String, String> files, Map<String, String> before, Map<String, String> after) {
        files.forEach((name, text) -> {
            if (!name.endsWith(".tmp") && !text.equals("folder")) {
                assertThat(text).as(name).isIn(before.get(name), after.get(name));
            }
        });
    }

    private static void assertRecovers(BuildFolder project, Map<String, String> expected, int step) throws IOException {
        project.writer = new SourceWriter();
        BuildReport report = project.build();
        assertThat(project.output()).as("after step " + step).isEqualTo(expected);
        assertThat(report.setAside()).isEmpty();
        assertThat(project.files("target/schemac", "none")).containsOnlyKeys("generate-default.state", "lock");
        assertThat(project.build().upToDate()).isTrue();
    }

    private Map<String, String> clean(boolean changed) throws IOException {
        BuildFolder project = project("clean" + changed, changed);
        project.build();
        return project.output();
    }

    private BuildFolder project(String name, boolean changed) throws IOException {
        BuildFolder project = new BuildFolder(folder.resolve(name));
        revert(project);
        if (changed) {
            change(project);
        }
        return project;
    }

    private static void revert(BuildFolder project) throws IOException {
        project.schema("Order.epl", "module shop; @public create json schema Order(id string);");
        project.schema("Old.epl", "module old; create json schema Old(i int);");
        Files.deleteIfExists(project.path("src/main/epl/New.epl"));
        project.publishAs = "com.acme/shop";
        project.options = project.options.withStyle(ValueStyle.BEAN);
    }

    static void change(BuildFolder project) throws IOException {
        project.schema("Order.epl", "module shop; @public create json schema Order(id long, at java.time.Instant);");
        project.schema("New.epl", "module fresh.one; create json schema New(i int);");
        Files.deleteIfExists(project.path("src/main/epl/Old.epl"));
        project.publishAs = "com.acme/shop";
        project.options = project.options.withStyle(ValueStyle.RECORD);
    }

    /** The build of a process that ends without a word. */
    static final class HaltingBuild {
        static final int HALTED = 77;

        private HaltingBuild() {}

        public static void main(String[] arguments) throws IOException {
            BuildFolder project = new BuildFolder(Path.of(arguments[0]));
            change(project);
            project.writer = new Killed(Integer.parseInt(arguments[1]));
            try {
                project.build();
            } catch (Killed.End e) {
                Runtime.getRuntime().halt(HALTED);
            }
        }
    }
}
