package com.acme.models;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.schemac.runtime.annotation.JsonSchema;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;

/** Rates of a day, in a map that the class makes. */
@JsonSchema
public class ExchangeRates {
    private String base;
    private LocalDate date;
    private Map<String, BigDecimal> rates = new TreeMap<>();

    private int count;

    public String getBase() {
        return base;
    }

    public void setBase(String base) {
        this.base = base;
    }

    public LocalDate getDate() {
        return date;
    }

    public void setDate(LocalDate date) {
        this.date = date;
    }

    public Map<String, BigDecimal> getRates() {
        return rates;
    }

    public void setRates(Map<String, BigDecimal> rates) {
        this.rates = rates;
        count = rates == null ? 0 : rates.size();
    }

    @JsonIgnore
    public int getCount() {
        return count;
    }
}
