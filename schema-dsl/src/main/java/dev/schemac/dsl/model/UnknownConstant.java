package dev.schemac.dsl.model;

import java.util.Optional;

/** What a column of an enum does with text that names none of its constants. Immutable. */
public final class UnknownConstant {
    /** It is an error. */
    public static final UnknownConstant FAIL = new UnknownConstant(Policy.FAIL, Optional.empty());

    /** It is null. */
    public static final UnknownConstant NULL = new UnknownConstant(Policy.NULL, Optional.empty());

    /** What becomes of such text. */
    public enum Policy {
        /** It is an error. */
        FAIL,
        /** It reads as null. */
        NULL,
        /** It is {@link UnknownConstant#constant()}. */
        CONSTANT
    }

    private final Policy policy;
    private final Optional<String> constant;

    private UnknownConstant(Policy policy, Optional<String> constant) {
        this.policy = policy;
        this.constant = constant;
    }

    static UnknownConstant named(String constant) {
        return new UnknownConstant(Policy.CONSTANT, Optional.of(constant));
    }

    /** {@return what becomes of such text} */
    public Policy policy() {
        return policy;
    }

    /** {@return the name of the constant that stands for it; present where the policy says so} */
    public Optional<String> constant() {
        return constant;
    }

    /** {@code fail}, {@code null} or the name of the constant. */
    @Override
    public String toString() {
        return constant.orElse(policy == Policy.FAIL ? "fail" : "null");
    }
}
