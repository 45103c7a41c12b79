package dev.schemac.benchmarks.model.records;

import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** A charge, in the form in which payment providers report it: amounts in cents, times in seconds, nested details. */
@Json
@JsonSchema
public record PaymentEventRecord(
        String id,
        String object,
        String api_version,
        long created,
        boolean livemode,
        int pending_webhooks,
        String type,
        Request request,
        Charge charge) {

    /** What caused the event. */
    @Json
    public record Request(String id, String idempotency_key) {}

    /** The charge. */
    @Json
    public record Charge(
            String id,
            String object,
            long amount,
            long amount_captured,
            long amount_refunded,
            String application_fee_id,
            String balance_transaction_id,
            Contact billing_details,
            String calculated_statement_descriptor,
            boolean captured,
            long created,
            String currency,
            String customer_id,
            String description,
            boolean disputed,
            String failure_code,
            String failure_message,
            String invoice_id,
            Outcome outcome,
            boolean paid,
            String payment_intent_id,
            Method payment_method_details,
            String receipt_email,
            String receipt_number,
            String receipt_url,
            boolean refunded,
            Refund[] refunds,
            Contact shipping,
            String statement_descriptor,
            String status,
            String transfer_group,
            String[] tags) {}

    /** The payer, or the recipient. */
    @Json
    public record Contact(Place address, String email, String name, String phone, String tracking_number) {}

    /** A postal address. */
    @Json
    public record Place(String city, String country, String line1, String line2, String postal_code, String state) {}

    /** Whether it was accepted, and why not. */
    @Json
    public record Outcome(
            String network_status,
            String reason,
            String risk_level,
            int risk_score,
            String seller_message,
            String type) {}

    /** The means of payment. */
    @Json
    public record Method(Card card, String type) {}

    /** A card. */
    @Json
    public record Card(
            long amount_authorized,
            String brand,
            String address_line1_check,
            String address_postal_code_check,
            String cvc_check,
            String country,
            int exp_month,
            int exp_year,
            String fingerprint_id,
            String funding,
            Integer installments,
            String last4,
            String network,
            String three_d_secure,
            String wallet) {}

    /** A refund. */
    @Json
    public record Refund(
            String id,
            String object,
            long amount,
            long created,
            String currency,
            String reason,
            String receipt_number,
            String status) {}
}
