package com.acme.models;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;

/** The token of an authorization server: immutable, with a static factory. */
@JsonSchema
@JsonIgnoreProperties(ignoreUnknown = true)
@JsonInclude(JsonInclude.Include.NON_NULL)
public final class TokenResponse {
    private final String accessToken;
    private final String tokenType;
    private final Long expiresIn;
    private final String scope;

    private TokenResponse(String accessToken, String tokenType, Long expiresIn, String scope) {
        this.accessToken = accessToken;
        this.tokenType = tokenType;
        this.expiresIn = expiresIn;
        this.scope = scope;
    }

    @JsonCreator
    public static TokenResponse of(
            @JsonProperty("access_token") String accessToken,
            @JsonProperty("token_type") String tokenType,
            @JsonProperty("expires_in") Long expiresIn,
            @JsonProperty("scope") String scope) {
        return new TokenResponse(accessToken, tokenType == null ? "Bearer" : tokenType, expiresIn, scope);
    }

    @JsonProperty("access_token")
    public String getAccessToken() {
        return accessToken;
    }

    @JsonProperty("token_type")
    public String getTokenType() {
        return tokenType;
    }

    @JsonProperty("expires_in")
    public Long getExpiresIn() {
        return expiresIn;
    }

    public String getScope() {
        return scope;
    }

    @JsonIgnore
    public boolean isShort() {
        return expiresIn != null && expiresIn < 60;
    }
}
