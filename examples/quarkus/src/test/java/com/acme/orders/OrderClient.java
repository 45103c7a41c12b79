package com.acme.orders;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** The service as its clients call it. Quarkus implements the interface. */
@Path("orders")
@RegisterRestClient
public interface OrderClient {
    @POST
    Order create(Order order);
}
