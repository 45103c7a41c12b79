package dev.schemac.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import dev.schemac.runtime.Point.PointParser;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class UndeployTest {

    private static final String JSON = "{\"x\":1,\"y\":2.5}";

    private final EventRuntime runtime = new EventRuntime();

    @Test
    void removesTheTypesOfOneDeployment() {
        Deployment first = runtime.deploy(List.of(new PointParser("a"), new PointParser("b")));
        Deployment second = runtime.deploy(List.of(new PointParser("c")));

        assertThat(runtime.undeploy(first)).isTrue();
        assertThat(runtime.eventTypeNames()).containsExactly("c.Point");
        assertThat(runtime.eventTypes()).extracting(EventType::qualifiedName).containsExactly("c.Point");
        assertThat(runtime.eventSender("Point").parse(JSON)).isEqualTo(new Point(1, 2.5));
        assertThat(runtime.undeploy(second)).isTrue();
        assertThat(runtime.eventTypes()).isEmpty();
    }

    @Test
    @DisplayName("parity 3.11 row 134: after undeploy no sender is found, one kept from before still parses")
    void keptSendersStillParse() {
        Deployment deployment = runtime.deploy(List.of(Point.PARSER));
        EventSender<Point> kept = runtime.eventSender(Point.class);
        List<Point> delivered = new ArrayList<>();
        kept.addListener(delivered::add);
        runtime.undeploy(deployment);

        assertThatThrownBy(() -> runtime.eventSender("Point"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no event type Point is deployed; nothing is deployed");
        assertThatThrownBy(() -> runtime.eventSender(Point.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no event type with class dev.schemac.runtime.Point is deployed; nothing is deployed");
        assertThatThrownBy(() -> runtime.eventType("Point")).isInstanceOf(IllegalArgumentException.class);
        kept.send(JSON);
        assertThat(delivered).containsExactly(new Point(1, 2.5));
    }

    @Test
    void freesTheNames() {
        Deployment old = runtime.deploy(List.of(Point.PARSER));
        EventSender<Point> oldSender = runtime.eventSender(Point.class);
        runtime.undeploy(old);
        Deployment renewed = runtime.deploy(List.of(Point.PARSER));

        assertThat(runtime.eventSender(Point.class)).isNotSameAs(oldSender);
        assertThat(runtime.undeploy(old)).as("undeploying the old one again").isFalse();
        assertThat(runtime.eventTypeNames()).containsExactly("Point");
        assertThat(runtime.undeploy(renewed)).isTrue();
    }

    @Test
    void knowsOnlyItsOwnDeployments() {
        Deployment elsewhere = new EventRuntime().deploy(List.of(Point.PARSER));
        runtime.deploy(List.of(Point.PARSER));

        assertThat(runtime.undeploy(elsewhere)).isFalse();
        assertThat(runtime.eventTypeNames()).containsExactly("Point");
        assertThatThrownBy(() -> runtime.undeploy(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    @DisplayName("parity 3.11 row 135: deploying the same types twice fails and changes nothing")
    void refusesTheSameTypesTwice() {
        runtime.deploy(List.of(Point.PARSER));

        assertThatThrownBy(() -> runtime.deploy(List.of(Point.PARSER)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("event type Point is already deployed");
        assertThat(runtime.eventTypes()).hasSize(1);
    }

    @Test
    void keepsWhatOthersReferTo() {
        Deployment base = runtime.deploy(List.of(new PointParser("a")), List.of(), "of base");
        Deployment derived = runtime.deploy(List.of(new PointParser("b")), List.of(base), 7);

        assertThat(runtime.attachments(Object.class)).containsExactly(entry(base, "of base"), entry(derived, 7));
        assertThat(runtime.attachments(String.class)).containsExactly(entry(base, "of base"));
        assertThatThrownBy(() -> runtime.undeploy(base))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "cannot undeploy Deployment[a.Point]: Deployment[b.Point] refers to it and must be undeployed first");
        assertThat(runtime.eventTypeNames()).containsExactly("a.Point", "b.Point");
        assertThat(runtime.undeploy(derived)).isTrue();
        assertThat(runtime.undeploy(base)).isTrue();
        assertThat(runtime.attachments(Object.class)).isEmpty();
    }

    @Test
    void refusesToReferToWhatIsGone() {
        Deployment gone = runtime.deploy(List.of(new PointParser("a")));
        runtime.undeploy(gone);

        assertThatThrownBy(() -> runtime.deploy(List.of(new PointParser("b")), List.of(gone), null))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "cannot deploy Deployment[b.Point]: it refers to Deployment[a.Point], which is not deployed");
        assertThat(runtime.eventTypeNames()).isEmpty();
    }

    @Test
    void keepsNoClassAlive() throws Exception {
        List<Deployment> deployments = new ArrayList<>();
        WeakReference<ClassLoader> loader = deployAndUndeploy(deployments);

        for (int i = 0; i < 100 && loader.get() != null; i++) {
            System.gc();
            Thread.sleep(20);
        }
        assertThat(loader.get()).as("class loader of an undeployed type").isNull();
        assertThat(deployments).hasSize(1);
    }

    /** In a method of its own, so that no local variable keeps anything. */
    private WeakReference<ClassLoader> deployAndUndeploy(List<Deployment> deployments) throws Exception {
        ClassLoader throwAway = new OwnPoint();
        Constructor<?> constructor =
                throwAway.loadClass(PointParser.class.getName()).getDeclaredConstructor(String.class);
        constructor.setAccessible(true);
        ObjectParser<?> parser = (ObjectParser<?>) constructor.newInstance("thrown.away");
        assertThat(parser.getClass().getClassLoader()).isSameAs(throwAway);

        Deployment deployment = runtime.deploy(List.of(parser));
        EventSender<?> sender = runtime.eventSender("Point").withOptions(JsonOptions.STRICT);
        sender.addListener(event -> {});
        sender.send(JSON);
        assertThat(runtime.eventType("Point").type().getClassLoader()).isSameAs(throwAway);
        assertThatThrownBy(() -> runtime.eventSender(Point.class))
                .hasMessage("class dev.schemac.runtime.Point is deployed from another class loader");
        assertThat(runtime.undeploy(deployment)).isTrue();
        deployments.add(deployment);
        return new WeakReference<>(throwAway);
    }

    /** Has its own {@link Point} and its parser, as a deployment has its own classes. */
    private static final class OwnPoint extends ClassLoader {
        OwnPoint() {
            super(UndeployTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(Point.class.getName())) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            try (InputStream file = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
                byte[] bytes = file.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
}
