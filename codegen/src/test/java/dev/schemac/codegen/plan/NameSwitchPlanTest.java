package dev.schemac.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The four bytes that columns are told apart by: those at the place where most names differ. */
class NameSwitchPlanTest {

    @Test
    void namesThatDifferEarlyAreToldByTheirQuoteAndThreeLetters() {
        NameSwitchPlan plan = NameSwitchPlan.of(List.of("index", "guid", "a", ""));
        assertThat(plan.offset()).isZero();
        assertThat(plan.branches().get(0)).isEqualTo(new NameSwitchPlan.Branch(word("\"ind"), List.of(0)));
        assertThat(plan.branches().get(1)).isEqualTo(new NameSwitchPlan.Branch(word("\"gui"), List.of(1)));
        assertThat(plan.branches().get(2)).isEqualTo(new NameSwitchPlan.Branch(word("\"a\":"), List.of(2)));
    }

    @Test
    void aCommonPrefixIsPassedOver() {
        NameSwitchPlan plan = NameSwitchPlan.of(List.of("customerName", "customerMail", "customerPhone"));
        assertThat(plan.branches()).allMatch(branch -> branch.columns().size() == 1);
        assertThat(plan.branches())
                .extracting(branch -> branch.text().orElseThrow())
                .allMatch(text -> text.length() == 4);
        assertThat(plan.offset()).isBetween(6, 9);
    }

    @Test
    void theBytesNeverReachBehindTheColonOfTheShortestName() {
        NameSwitchPlan plan = NameSwitchPlan.of(List.of("prefix1", "prefix2", "prefix3", "prefix4", "p"));
        assertThat(plan.offset()).isZero();
        assertThat(plan.branches()).containsExactly(new NameSwitchPlan.Branch(word("\"p\":"), List.of(4)));
    }

    @Test
    void aFewColumnsWithTheSameBytesShareABranch() {
        NameSwitchPlan plan = NameSwitchPlan.of(List.of("latitude", "late", "x"));
        assertThat(plan.branches().get(0)).isEqualTo(new NameSwitchPlan.Branch(word("\"lat"), List.of(0, 1)));
    }

    @Test
    void bytesAreThoseOfTheNameInItsEscapesAndUtf8() {
        assertThat(NameSwitchPlan.of(List.of("\"q")).branches().get(0).word()).isEqualTo(word("\"\\\"q"));
        NameSwitchPlan.Branch umlaut =
                NameSwitchPlan.of(List.of("\u00e9t\u00e9")).branches().get(0);
        assertThat(umlaut.word()).isEqualTo(word("\"\u00e9t"));
        assertThat(umlaut.text()).isEmpty();
    }

    @Test
    void aBackslashIsNotShownAsItMightBeginAnEscapeOfJava() {
        assertThat(NameSwitchPlan.of(List.of("\"u0")).branches().get(0).text()).isEmpty();
    }

    @Test
    void aSchemaWithoutColumnsHasNoBranches() {
        assertThat(NameSwitchPlan.of(List.of()).branches()).isEmpty();
    }

    @Test
    void theSameNamesGiveTheSamePlan() {
        List<String> names = IntStream.range(0, 64).mapToObj(i -> "column" + i).toList();
        assertThat(NameSwitchPlan.of(names)).isEqualTo(NameSwitchPlan.of(names));
        assertThat(NameSwitchPlan.of(names).branches()).isNotEmpty();
    }

    private static int word(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return bytes[0] & 0xff | (bytes[1] & 0xff) << 8 | (bytes[2] & 0xff) << 16 | (bytes[3] & 0xff) << 24;
    }
}
