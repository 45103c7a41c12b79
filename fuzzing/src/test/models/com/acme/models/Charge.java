package com.acme.models;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import dev.schemac.runtime.annotation.JsonSchema;
import java.math.BigDecimal;
import java.util.Map;

/** A payment: a record with a union of methods, selected by a member. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
public record Charge(
        String id,
        @JsonProperty("amount_captured") long amountCaptured,
        @JsonFormat(shape = JsonFormat.Shape.STRING) BigDecimal fee,
        String currency,
        Map<String, String> metadata,
        @JsonProperty("payment_method") Method method,
        Status status) {

    /** How it is paid. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Card.class, name = "card"),
        @JsonSubTypes.Type(value = Transfer.class, name = "bank_transfer"),
        @JsonSubTypes.Type(value = Wallet.class, name = "wallet")
    })
    public sealed interface Method permits Card, Transfer, Wallet {}

    /** A card. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Card(String brand, @JsonProperty("last4") String lastDigits, int expMonth, int expYear)
            implements Method {}

    /** A transfer. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Transfer(String iban, String bic) implements Method {}

    /** A wallet. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    public record Wallet(String provider, Card card) implements Method {}

    /** Where it is. */
    public enum Status {
        pending,
        succeeded,
        failed
    }
}
