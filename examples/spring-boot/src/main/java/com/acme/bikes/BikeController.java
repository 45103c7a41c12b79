package com.acme.bikes;

import java.util.List;
import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

/** The resources. Their bodies are records that schemac generates from {@code Bikes.epl}. */
@RestController
class BikeController {
    private final BikeLog log;

    BikeController(BikeLog log) {
        this.log = log;
    }

    /** Receives one event. If it is invalid, the starter responds with problem details. */
    @PostMapping("/events")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void receive(@RequestBody BikeEvent event) {
        log.add(event);
    }

    /** Receives one event in a line, and reads one after another: an upload may be of any length. */
    @PostMapping(path = "/events", consumes = MediaType.APPLICATION_NDJSON_VALUE)
    Uploaded upload(@RequestBody Stream<BikeEvent> events) {
        int count = 0;
        long metres = 0;
        for (BikeEvent event : (Iterable<BikeEvent>) events::iterator) {
            log.add(event);
            count++;
            if (event instanceof Returned returned) {
                metres += returned.metres();
            }
        }
        return Uploaded.builder().events(count).metres(metres).build();
    }

    /** Returns a JSON array, or JSON Lines if the request accepts {@code application/x-ndjson}. */
    @GetMapping("/bikes/{bike}/events")
    List<BikeEvent> events(@PathVariable String bike) {
        return log.of(bike);
    }
}
