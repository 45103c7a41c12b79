package com.acme.shop;

import com.acme.orders.Order;
import com.acme.parcels.Parcel;
import lombok.Builder;
import lombok.Value;

/** Contains generated events, a bean and a record. */
@Value
@Builder(toBuilder = true)
public class Shipment {
    String carrier;
    Order order;
    Parcel parcel;
}
