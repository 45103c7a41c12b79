package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.golden.members.Contact;
import dev.schemac.golden.members.ContactParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a schema says about the members of its columns: names, aliases, required and non-null members, defaults. */
class ColumnOptionsTest {

    @Test
    void jsonNameIsReadAndWrittenAndTheKeyInTheMap() {
        Contact contact = Contact.parse("{\"contact_id\":\"a\"}");

        assertThat(contact.getId()).isEqualTo("a");
        assertThat(contact.asMap())
                .containsOnlyKeys("contact_id", "mail", "visits", "language", "legacy", "nick")
                .containsEntry("contact_id", "a");
        assertThat(contact.toJson()).isEqualTo("{\"contact_id\":\"a\",\"visits\":1,\"language\":\"en\"}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mail", "email", "e-mail"})
    void aliasesAreReadAndNeverWritten(String name) {
        String json = "{\"contact_id\":\"a\",\"" + name + "\":\"m\",\"visits\":2,\"language\":\"fr\"}";

        assertThat(Contact.parse(json).toJson())
                .isEqualTo("{\"contact_id\":\"a\",\"mail\":\"m\",\"visits\":2,\"language\":\"fr\"}");
    }

    @Test
    void twoNamesOfAColumnAreADuplicate() {
        String json = "{\"email\":\"m\",\"contact_id\":\"a\",\"e-mail\":\"n\"}";

        assertRefused(json, "duplicate member at $['e-mail']");
        assertThat(ContactParser.INSTANCE.parse(json, JsonOptions.ESPER).getMail())
                .isEqualTo("n");
    }

    @Test
    void requiredMemberIsMissing() {
        assertRefused("{}", "required member is missing at $.contact_id");
        assertRefused("{\"mail\":\"m\"}", "required member is missing at $.contact_id");
    }

    @Test
    void nullIsRefusedWhereAColumnMustNotBeNull() {
        assertRefused("{\"contact_id\":null}", "expected string but found null at $.contact_id");
        assertRefused("{\"contact_id\":\"a\",\"language\":null}", "expected string but found null at $.language");
    }

    @Test
    void aNullThatHasADefaultIsWritten() {
        Contact contact = new Contact();
        contact.setId("a");
        contact.clearVisits();

        String json = contact.toJson();

        assertThat(json).isEqualTo("{\"contact_id\":\"a\",\"visits\":null,\"language\":\"en\"}");
        assertThat(Contact.parse(json)).isEqualTo(contact);
        assertThat(contact.toJson(JsonOptions.ESPER))
                .isEqualTo("{\"contact_id\":\"a\",\"mail\":null,\"visits\":null,\"language\":\"en\",\"legacy\":null}");
    }

    /** What the parser would refuse, or read as another value, is no document of the schema. */
    @Test
    void anEventWithoutAColumnThatMustBeThereIsNotWritten() {
        Contact contact = new Contact();
        assertNotWritten(contact, "contact_id");
        assertThat(contact).hasToString("{\"visits\":1,\"language\":\"en\"}");
        contact.setId("a");
        contact.setLanguage(null);
        assertNotWritten(contact, "language");
        contact.setLanguage("en");
        assertThat(contact.toJson()).isNotEmpty();
    }

    private static void assertNotWritten(Contact contact, String column) {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            assertThatThrownBy(() -> contact.toJson(options))
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage("required column has no value at $." + column);
        }
    }

    @Test
    void defaultsAreForMissingMembersAndNotForNull() {
        Contact missing = Contact.parse("{\"contact_id\":\"a\"}");
        Contact nothing = Contact.parse("{\"contact_id\":\"a\",\"visits\":null}");

        assertThat(missing.hasVisits()).isTrue();
        assertThat(missing.getVisits()).isEqualTo(1);
        assertThat(missing.getLanguage()).isEqualTo("en");
        assertThat(nothing.hasVisits()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"5", "null", "\"x\"", "[{\"a\":[1]}]", "{\"b\":{}}"})
    void nullColumnIsNullWhateverComes(String value) {
        String inOrder =
                "{\"contact_id\":\"a\",\"mail\":\"m\",\"visits\":2,\"language\":\"fr\",\"legacy\":" + value + "}";
        String otherwise =
                "{\"legacy\":" + value + ",\"contact_id\":\"a\",\"mail\":\"m\",\"visits\":2,\"language\":\"fr\"}";

        Contact contact = Contact.parse(inOrder);
        assertThat(contact).isEqualTo(Contact.parse(otherwise));
        assertThat(contact.hasLegacy()).isFalse();
        assertThat(contact.getLegacy()).isNull();
        assertThat(contact.asMap()).containsEntry("legacy", null);
        assertThat(contact.toJson(JsonOptions.ESPER)).endsWith("\"legacy\":null}");
    }

    private static void assertRefused(String json, String message) {
        assertThatThrownBy(() -> Contact.parse(json))
                .isInstanceOf(JsonParseException.class)
                .hasMessageStartingWith(message);
    }
}
