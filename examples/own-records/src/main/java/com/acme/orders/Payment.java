package com.acme.orders;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.LocalDate;

/** How an order is paid: the member {@code type} selects the record. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Payment.Card.class, name = "card"),
    @JsonSubTypes.Type(value = Payment.Invoice.class, name = "invoice")
})
public sealed interface Payment {
    /** A card. */
    record Card(@JsonProperty("last_digits") String lastDigits, Brand brand) implements Payment {}

    /** An invoice, which is paid later. */
    record Invoice(@JsonFormat(pattern = "dd.MM.yyyy") LocalDate due) implements Payment {}

    /** The brand of a card. */
    enum Brand {
        @JsonProperty("visa")
        VISA,
        @JsonProperty("mastercard")
        MASTERCARD
    }
}
