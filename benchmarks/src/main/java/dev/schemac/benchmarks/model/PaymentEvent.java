package dev.schemac.benchmarks.model;

import com.dslplatform.json.CompiledJson;
import dev.schemac.runtime.annotation.JsonSchema;
import io.avaje.jsonb.Json;

/** A charge, in the form in which payment providers report it: amounts in cents, times in seconds, nested details. */
@CompiledJson
@Json
@JsonSchema
public final class PaymentEvent {
    public String id;
    public String object;
    public String api_version;
    public long created;
    public boolean livemode;
    public int pending_webhooks;
    public String type;
    public Request request;
    public Charge charge;

    /** What caused the event. */
    @CompiledJson
    @Json
    public static final class Request {
        public String id;
        public String idempotency_key;
    }

    /** The charge. */
    @CompiledJson
    @Json
    public static final class Charge {
        public String id;
        public String object;
        public long amount;
        public long amount_captured;
        public long amount_refunded;
        public String application_fee_id;
        public String balance_transaction_id;
        public Contact billing_details;
        public String calculated_statement_descriptor;
        public boolean captured;
        public long created;
        public String currency;
        public String customer_id;
        public String description;
        public boolean disputed;
        public String failure_code;
        public String failure_message;
        public String invoice_id;
        public Outcome outcome;
        public boolean paid;
        public String payment_intent_id;
        public Method payment_method_details;
        public String receipt_email;
        public String receipt_number;
        public String receipt_url;
        public boolean refunded;
        public Refund[] refunds;
        public Contact shipping;
        public String statement_descriptor;
        public String status;
        public String transfer_group;
        public String[] tags;
    }

    /** The payer, or the recipient. */
    @CompiledJson
    @Json
    public static final class Contact {
        public Place address;
        public String email;
        public String name;
        public String phone;
        public String tracking_number;
    }

    /** A postal address. */
    @CompiledJson
    @Json
    public static final class Place {
        public String city;
        public String country;
        public String line1;
        public String line2;
        public String postal_code;
        public String state;
    }

    /** Whether it was accepted, and why not. */
    @CompiledJson
    @Json
    public static final class Outcome {
        public String network_status;
        public String reason;
        public String risk_level;
        public int risk_score;
        public String seller_message;
        public String type;
    }

    /** The means of payment. */
    @CompiledJson
    @Json
    public static final class Method {
        public Card card;
        public String type;
    }

    /** A card. */
    @CompiledJson
    @Json
    public static final class Card {
        public long amount_authorized;
        public String brand;
        public String address_line1_check;
        public String address_postal_code_check;
        public String cvc_check;
        public String country;
        public int exp_month;
        public int exp_year;
        public String fingerprint_id;
        public String funding;
        public Integer installments;
        public String last4;
        public String network;
        public String three_d_secure;
        public String wallet;
    }

    /** A refund. */
    @CompiledJson
    @Json
    public static final class Refund {
        public String id;
        public String object;
        public long amount;
        public long created;
        public String currency;
        public String reason;
        public String receipt_number;
        public String status;
    }
}
