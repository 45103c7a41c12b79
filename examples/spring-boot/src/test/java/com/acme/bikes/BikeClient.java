package com.acme.bikes;

import java.util.List;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;

/** The service as its clients call it. Spring implements the interface. */
public interface BikeClient {
    @PostExchange("/events")
    void send(@RequestBody BikeEvent event);

    @PostExchange(url = "/events", contentType = MediaType.APPLICATION_NDJSON_VALUE)
    Uploaded upload(@RequestBody List<BikeEvent> events);

    @GetExchange("/bikes/{bike}/events")
    List<BikeEvent> events(@PathVariable String bike);
}
