package dev.schemac.spring;

import com.acme.orders.Order;
import com.acme.shop.Payment;
import com.acme.shop.Place;
import com.acme.shop.Ticket;
import com.acme.shop.User;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

/** The methods that servlet and reactive applications have in common. They return what they receive. */
@RestController
class Shop {
    record Holder(String note, User user) {}

    @PostMapping("/user")
    User user(@RequestBody User user) {
        return user;
    }

    @PostMapping("/users")
    List<User> users(@RequestBody List<User> users) {
        return users;
    }

    @PostMapping("/array")
    Collection<User> array(@RequestBody User[] users) {
        return List.of(users);
    }

    @PostMapping("/payment")
    Payment payment(@RequestBody Payment payment) {
        return payment;
    }

    @PostMapping("/order")
    Order order(@RequestBody Order order) {
        return order;
    }

    @PostMapping("/holder")
    Holder holder(@RequestBody Holder holder) {
        return holder;
    }

    @PostMapping("/holders")
    Map<String, List<Holder>> holders(@RequestBody Map<String, List<Holder>> holders) {
        return holders;
    }

    @PostMapping("/map")
    Map<String, Object> map(@RequestBody Map<String, Object> map) {
        return map;
    }

    @PostMapping("/place")
    Place place(@RequestBody Place place) {
        return place;
    }

    @PostMapping("/ticket")
    Ticket ticket(@RequestBody Ticket ticket) {
        return ticket;
    }

    @PostMapping("/tickets")
    List<Ticket> tickets(@RequestBody List<Ticket> tickets) {
        return tickets;
    }

    @PostMapping("/places")
    List<Place> places(@RequestBody List<Place> places) {
        return places;
    }

    @PostMapping("/any")
    ResponseEntity<?> any(@RequestBody User user) {
        return ResponseEntity.ok(user);
    }

    @GetMapping("/all")
    List<User> all() {
        return List.of(User.parse("{\"id\":1}"), User.parse("{\"id\":2}"));
    }

    @GetMapping("/with-null")
    List<User> withNull() {
        return Arrays.asList(new User(), null);
    }

    @GetMapping("/unwritable")
    List<User> unwritable() {
        User user = new User();
        user.setWeight(Double.NaN);
        return List.of(new User(), user);
    }
}
