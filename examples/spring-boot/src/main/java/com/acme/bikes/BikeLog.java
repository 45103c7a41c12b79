package com.acme.bikes;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** The events of each bike, in the order of their arrival; a service would have a database. */
@Component
class BikeLog {
    private final Map<String, List<BikeEvent>> events = new ConcurrentHashMap<>();

    void add(BikeEvent event) {
        events.compute(event.bike(), (bike, known) -> {
            List<BikeEvent> all = known == null ? new ArrayList<>() : new ArrayList<>(known);
            all.add(event);
            return List.copyOf(all);
        });
    }

    List<BikeEvent> of(String bike) {
        return events.getOrDefault(bike, List.of());
    }
}
