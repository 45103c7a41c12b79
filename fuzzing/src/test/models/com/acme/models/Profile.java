package com.acme.models;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.schemac.runtime.annotation.JsonSchema;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.Map;
import java.util.Set;

/** A profile in kebab case, with constraints on a bean. */
@JsonSchema
@JsonNaming(PropertyNamingStrategies.KebabCaseStrategy.class)
public class Profile {
    @NotBlank
    private String displayName;

    private LocalDate birthDay;

    @Positive
    private Integer heightInCm;

    @Size(max = 5)
    private Set<String> spokenLanguages;

    private Map<String, Visibility> fieldVisibility;

    @JsonProperty("e-mail")
    private String mail;

    public String getDisplayName() {
        return displayName;
    }

    public void setDisplayName(String displayName) {
        this.displayName = displayName;
    }

    public LocalDate getBirthDay() {
        return birthDay;
    }

    public void setBirthDay(LocalDate birthDay) {
        this.birthDay = birthDay;
    }

    public Integer getHeightInCm() {
        return heightInCm;
    }

    public void setHeightInCm(Integer heightInCm) {
        this.heightInCm = heightInCm;
    }

    public Set<String> getSpokenLanguages() {
        return spokenLanguages;
    }

    public void setSpokenLanguages(Set<String> spokenLanguages) {
        this.spokenLanguages = spokenLanguages;
    }

    public Map<String, Visibility> getFieldVisibility() {
        return fieldVisibility;
    }

    public void setFieldVisibility(Map<String, Visibility> fieldVisibility) {
        this.fieldVisibility = fieldVisibility;
    }

    public String getMail() {
        return mail;
    }

    public void setMail(String mail) {
        this.mail = mail;
    }

    /** Who sees a member. */
    public enum Visibility {
        @JsonProperty("public")
        PUBLIC,
        @JsonProperty("friends")
        FRIENDS,
        @JsonProperty("none")
        NONE
    }
}
