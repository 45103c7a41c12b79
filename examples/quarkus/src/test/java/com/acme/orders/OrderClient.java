package com.acme.orders;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.util.List;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** The service as its clients call it. Quarkus implements the interface. */
@Path("orders")
@RegisterRestClient
public interface OrderClient {
    @POST
    Order create(Order order);

    @POST
    @Path("all")
    List<Order> createAll(Order[] orders);

    @POST
    @Path("all")
    @Consumes(EventBodies.JSON_LINES)
    @Produces(EventBodies.JSON_LINES)
    List<Order> createLines(Order[] orders);
}
