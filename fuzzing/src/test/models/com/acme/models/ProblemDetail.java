package com.acme.models;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.schemac.runtime.annotation.JsonSchema;
import java.net.URI;
import java.util.List;

/** An error of a service. */
@JsonSchema
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public class ProblemDetail {
    private URI type = URI.create("about:blank");
    private String title;
    private int status;
    private String detail;
    private List<Violation> violations;

    public URI getType() {
        return type;
    }

    public void setType(URI type) {
        this.type = type;
    }

    public String getTitle() {
        return title;
    }

    public void setTitle(String title) {
        this.title = title;
    }

    public int getStatus() {
        return status;
    }

    public void setStatus(int status) {
        this.status = status;
    }

    public String getDetail() {
        return detail;
    }

    public void setDetail(String detail) {
        this.detail = detail;
    }

    public List<Violation> getViolations() {
        return violations;
    }

    public void setViolations(List<Violation> violations) {
        this.violations = violations;
    }

    /** A field that is wrong. */
    public record Violation(String field, String message) {}
}
