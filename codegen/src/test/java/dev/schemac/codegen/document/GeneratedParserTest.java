package dev.schemac.codegen.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.golden.dynamic.Nothing;
import dev.schemac.golden.dynamic.NothingParser;
import dev.schemac.golden.scalars.Scalars;
import dev.schemac.golden.scalars.ScalarsParser;
import dev.schemac.golden.users.Friend;
import dev.schemac.golden.users.User;
import dev.schemac.golden.users.UserParser;
import dev.schemac.golden.users.Users;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What generated parsers do with members: order, absence, null, repetition, nesting. How single values are read is
 * tested in the runtime.
 */
class GeneratedParserTest {

    private static final List<String> SCALARS = List.of(
            "\"text\":\"a\\nb\"",
            "\"letter\":\"x\"",
            "\"flag\":true",
            "\"tiny\":-128",
            "\"small\":32767",
            "\"number\":-2147483648",
            "\"large\":9223372036854775807",
            "\"rough\":1.5",
            "\"fine\":-1.0E-5",
            "\"whole\":123456789012345678901234567890",
            "\"exact\":1.10");

    @Test
    void everyEntryPointReadsTheSame() throws IOException {
        String json =
                "{\"users\":[{\"_id\":\"1\",\"index\":7,\"friends\":[{\"id\":\"2\",\"name\":\"B\u00e9a \u20ac\"}]},null]}";
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        byte[] within = ("xx" + json + "yyy").getBytes(StandardCharsets.UTF_8);

        Users users = Users.parse(json);

        assertThat(users.getUsers()).hasSize(2);
        assertThat(users.getUsers()[1]).isNull();
        User user = users.getUsers()[0];
        assertThat(user.getId()).isEqualTo("1");
        assertThat(user.getIndex()).isEqualTo(7);
        assertThat(user.getFriends()).hasSize(1);
        assertThat(user.getFriends()[0].getName()).isEqualTo("B\u00e9a \u20ac");
        assertThat(Users.parse(bytes)).isEqualTo(users);
        assertThat(Users.parse(within, 2, bytes.length)).isEqualTo(users);
        assertThat(Users.parse(new ByteArrayInputStream(bytes))).isEqualTo(users);
    }

    @Test
    void everyScalar() {
        Scalars value = Scalars.parse("{" + String.join(",", SCALARS) + "}");

        assertThat(value.getText()).isEqualTo("a\nb");
        assertThat(value.getLetter()).isEqualTo('x');
        assertThat(value.isFlag()).isTrue();
        assertThat(value.getTiny()).isEqualTo((byte) -128);
        assertThat(value.getSmall()).isEqualTo((short) 32767);
        assertThat(value.getNumber()).isEqualTo(Integer.MIN_VALUE);
        assertThat(value.getLarge()).isEqualTo(Long.MAX_VALUE);
        assertThat(value.getRough()).isEqualTo(1.5f);
        assertThat(value.getFine()).isEqualTo(-1e-5);
        assertThat(value.getWhole()).isEqualTo(new BigInteger("123456789012345678901234567890"));
        assertThat(value.getExact()).isEqualTo(new BigDecimal("1.10"));
    }

    @Test
    void anyOrder() {
        Scalars expected = Scalars.parse("{" + String.join(",", SCALARS) + "}");
        List<String> members = new ArrayList<>(SCALARS);
        for (int seed = 0; seed < 200; seed++) {
            Collections.shuffle(members, new Random(seed));
            String json = "{" + String.join(", ", members) + "}";
            assertThat(Scalars.parse(json)).as("seed %d: %s", seed, json).isEqualTo(expected);
        }
    }

    @Test
    void anySubsetInOrder() {
        for (int subset = 0; subset < 1 << SCALARS.size(); subset++) {
            List<String> members = new ArrayList<>();
            for (int i = 0; i < SCALARS.size(); i++) {
                if ((subset & 1 << i) != 0) {
                    members.add(SCALARS.get(i));
                }
            }
            String json = "{" + String.join(",", members) + "}";
            assertThat(Scalars.parse(json).toJson()).isEqualTo(json);
        }
    }

    @Test
    void nullIsAbsent() {
        for (String member : SCALARS) {
            String name = member.substring(0, member.indexOf(':'));
            String without = "{"
                    + String.join(",", SCALARS.stream().filter(m -> m != member).toList()) + "}";
            String withNull = "{"
                    + String.join(
                            ",",
                            SCALARS.stream()
                                    .map(m -> m == member ? name + ":null" : m)
                                    .toList()) + "}";

            assertThat(Scalars.parse(withNull)).as(withNull).isEqualTo(Scalars.parse(without));
            assertThat(Scalars.parse(withNull).toJson()).isEqualTo(without);
        }
    }

    @Test
    void undeclaredMembersAreSkippedAnywhere() {
        Scalars expected = Scalars.parse("{" + String.join(",", SCALARS) + "}");
        for (int at = 0; at <= SCALARS.size(); at++) {
            List<String> members = new ArrayList<>(SCALARS);
            members.add(at, "\"more\":{\"text\":[1,{\"a\":null}],\"b\":\"}\"}");
            String json = "{" + String.join(",", members) + "}";

            assertThat(Scalars.parse(json)).as(json).isEqualTo(expected);
            assertThatThrownBy(() -> ScalarsParser.INSTANCE.parse(json, JsonOptions.STRICT))
                    .as(json)
                    .isInstanceOf(JsonParseException.class)
                    .hasMessageStartingWith("undeclared member at $.more (line 1, column ");
        }
    }

    @Test
    void duplicatesAreErrorsOrTheLastWins() {
        for (String member : SCALARS) {
            String name = member.substring(1, member.indexOf(':') - 1);
            String json = "{" + String.join(",", SCALARS) + ",\"" + name + "\":null}";

            assertThatThrownBy(() -> Scalars.parse(json))
                    .as(json)
                    .isInstanceOf(JsonParseException.class)
                    .hasMessageStartingWith("duplicate member at $." + name + " (line 1, column ");
            String rest = "{"
                    + String.join(",", SCALARS.stream().filter(m -> m != member).toList()) + "}";
            assertThat(ScalarsParser.INSTANCE.parse(json, JsonOptions.ESPER).toJson())
                    .isEqualTo(rest);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "7",
                "\"x\"",
                "null",
                "",
                " ",
                "{",
                "{\"index\":1",
                "{\"index\":1}}",
                "{,}",
                "{\"index\":1,}"
            })
    void whatIsNoObjectIsRefused(String json) {
        assertThatThrownBy(() -> User.parse(json)).isInstanceOf(JsonParseException.class);
    }

    @Test
    void anErrorNamesThePathThroughGeneratedParsers() {
        String json = "{\"users\":[{},{\"friends\":[{\"id\":\"1\"},{\"id\":[]}]}]}";

        assertThatThrownBy(() -> Users.parse(json))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected string but found array at $.users[1].friends[1].id (line 1, column 43)");
    }

    @Test
    void schemasWithoutColumns() {
        assertThat(Nothing.parse("{}")).isEqualTo(new Nothing()).hasSameHashCodeAs(new Nothing());
        assertThat(Nothing.parse(" { \"a\" : [ ] , \"b\" : { } } ").toJson()).isEqualTo("{}");
        assertThat(new Nothing().asMap()).isEmpty();
        assertThatThrownBy(() -> NothingParser.INSTANCE.parse("{\"a\":1}", JsonOptions.STRICT))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("undeclared member at $.a (line 1, column 6)");
    }

    @Test
    void schemasThatContainThemselves() {
        String json = "{\"label\":\"a\",\"weight\":1,\"left\":{\"label\":\"b\",\"right\":{\"weight\":2}},"
                + "\"children\":[null,{\"children\":[]}],\"roads\":[{\"length\":1.5,\"target\":{\"label\":\"c\"}}]}";

        ObjectParser<JsonEvent> nodes = TestSchemas.beans("Tree").parser("tree.Node");
        JsonEvent node = nodes.parse(json);

        assertThat(node.get("left.right.weight")).isEqualTo(2);
        assertThat(node.get("roads[0].target.label")).isEqualTo("c");
        assertThat(node.toJson()).isEqualTo(json);
        assertThat(nodes.parse(json)).isEqualTo(node).hasSameHashCodeAs(node);
    }

    @Test
    void nestingHasALimit() {
        String json = "{\"left\":".repeat(300) + "{}" + "}".repeat(300);

        assertThatThrownBy(() -> TestSchemas.beans("Tree").parse("tree.Node", json))
                .isInstanceOfSatisfying(
                        JsonParseException.class, e -> assertThat(e.kind()).isEqualTo(JsonParseException.Kind.LIMIT));
    }

    @Test
    void schemasOfOtherModules() {
        String json = "{\"number\":1,\"buyer\":{\"name\":\"A\",\"lastOrders\":[{\"number\":2}],\"favorite\":"
                + "{\"article\":\"tea\",\"price\":1.50}},\"items\":[{\"quantity\":3}]}";

        CompiledSchemas modules = CompiledSchemas.of(
                "module customers; create json schema Customer(name string, lastOrders Order[], favorite Item);",
                "module orders; create json schema Order(number long, buyer Customer, items Item[]);"
                        + "create json schema Item(article string, price BigDecimal, quantity int);");
        JsonEvent order = modules.parse("orders.Order", json);

        assertThat(order.get("buyer").getClass()).isEqualTo(modules.type("customers.Customer"));
        assertThat(order.get("buyer.lastOrders[0].number")).isEqualTo(2L);
        assertThat(order.get("buyer.favorite.price")).isEqualTo(new BigDecimal("1.50"));
        assertThat(order.toJson()).isEqualTo(json);
    }

    @Test
    void aParserKnowsItsSchema() {
        EventType<User> type = UserParser.INSTANCE.eventType();

        assertThat(type.type()).isEqualTo(User.class);
        assertThat(type.name()).isEqualTo("User");
        assertThat(type.moduleName()).isEqualTo("dev.schemac.golden.users");
        assertThat(type.supertype()).isEmpty();
        assertThat(type.columns())
                .startsWith(
                        new EventColumn("_id", Scalar.STRING).withNames("_id", "id"),
                        new EventColumn("index", Scalar.INT))
                .contains(
                        new EventColumn("tags", ColumnTypes.array(Scalar.STRING)),
                        new EventColumn("friends", ColumnTypes.array(ColumnTypes.object(Friend.class))))
                .extracting(EventType.Column::name)
                .containsExactlyElementsOf(new User().asMap().keySet());
    }

    @Test
    void longArraysGrow() {
        StringBuilder json = new StringBuilder("{\"friends\":[");
        for (int i = 0; i < 1_000; i++) {
            json.append(i == 0 ? "" : ",").append("{\"id\":\"").append(i).append("\"}");
        }
        Friend[] friends = User.parse(json.append("]}").toString()).getFriends();

        assertThat(friends).hasSize(1_000);
        assertThat(friends[999].getId()).isEqualTo("999");
    }
}
