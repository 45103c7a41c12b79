package com.acme.bikes;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** The service. Run it with {@code mvn spring-boot:run}. */
@SpringBootApplication
public class BikesApplication {
    public static void main(String[] args) {
        SpringApplication.run(BikesApplication.class, args);
    }
}
