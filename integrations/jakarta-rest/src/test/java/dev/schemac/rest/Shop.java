package dev.schemac.rest;

import com.acme.orders.Order;
import com.acme.shop.Payment;
import com.acme.shop.Place;
import com.acme.shop.User;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.Response;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** The methods of the tests. They return what they receive. */
@Path("/")
public class Shop {
    @POST
    @Path("user")
    public User user(User user) {
        return user;
    }

    @POST
    @Path("users")
    public List<User> users(List<User> users) {
        return users;
    }

    @POST
    @Path("array")
    public User[] array(User[] users) {
        return users;
    }

    @POST
    @Path("collection")
    public Collection<? extends User> collection(Iterable<? extends User> users) {
        return users instanceof Collection<? extends User> all ? all : List.of();
    }

    @POST
    @Path("stream")
    @Consumes({"application/x-ndjson", "application/json"})
    @Produces("text/plain")
    public String stream(Stream<User> users) {
        return "sum " + users.mapToLong(User::getId).sum();
    }

    /** The first event, of a client that sends the second one only after this answer. */
    @POST
    @Path("first")
    @Consumes({"application/x-ndjson", "application/json"})
    @Produces("text/plain")
    public String first(Stream<User> users) {
        Iterator<User> all = users.iterator();
        long first = all.next().getId();
        RECEIVED.complete(first);
        return first + " then " + all.next().getId();
    }

    /** The first event of {@link #first}, before the request has ended. */
    static final CompletableFuture<Long> RECEIVED = new CompletableFuture<>();

    @POST
    @Path("payment")
    public Payment payment(Payment payment) {
        return payment;
    }

    @POST
    @Path("order")
    public Order order(Order order) {
        return order;
    }

    @POST
    @Path("orders")
    public List<Order> orders(List<Order> orders) {
        return orders;
    }

    @POST
    @Path("place")
    public Place place(Place place) {
        return place;
    }

    @POST
    @Path("places")
    public List<Place> places(List<Place> places) {
        return places;
    }

    @POST
    @Path("response")
    public Response response(User user) {
        return Response.ok(new GenericEntity<List<User>>(List.of(user)) {}).build();
    }

    @POST
    @Path("map")
    @Produces("application/json")
    public Map<String, Object> map(Map<String, Object> map) {
        return map;
    }

    @POST
    @Path("text")
    @Consumes("application/json")
    @Produces("application/json")
    public String text(String text) {
        return text;
    }

    @GET
    @Path("all")
    public List<User> all() {
        return List.of(user(1), user(2));
    }

    @GET
    @Path("produced")
    @Produces({"application/json", "application/x-ndjson"})
    public List<User> produced() {
        return all();
    }

    @GET
    @Path("with-null")
    public List<User> withNull() {
        return Arrays.asList(user(1), null);
    }

    @GET
    @Path("unwritable")
    public List<User> unwritable() {
        User user = user(2);
        user.setWeight(Double.NaN);
        return List.of(user(1), user);
    }

    /** An event cannot be written. */
    @GET
    @Path("failing-list")
    public List<User> failingList(@QueryParam("count") int count, @QueryParam("bad") int bad) {
        List<User> users = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            users.add(user(i));
        }
        if (bad < count) {
            users.get(bad).setWeight(Double.NaN);
        }
        return users;
    }

    /** The iteration throws an exception of the application. */
    @GET
    @Path("failing-iteration")
    public List<User> failingIteration(@QueryParam("count") int count, @QueryParam("bad") int bad) {
        return new AbstractList<>() {
            @Override
            public User get(int index) {
                if (index == bad) {
                    throw new IllegalStateException("the source of users is gone");
                }
                return user(index);
            }

            @Override
            public int size() {
                return count;
            }
        };
    }

    @GET
    @Path("invalid")
    @Produces("application/json")
    public String invalid() {
        return "{\"age\":\"x\"}";
    }

    private static User user(long id) {
        User user = new User();
        user.setId(id);
        return user;
    }
}
