package com.acme.shop;

import com.acme.orders.Order;
import com.acme.parcels.Parcel;
import org.mapstruct.BeanMapping;
import org.mapstruct.Mapper;
import org.mapstruct.Mapping;
import org.mapstruct.ReportingPolicy;

/** A property of one class that the other class lacks is an error. */
@Mapper(unmappedTargetPolicy = ReportingPolicy.ERROR, unmappedSourcePolicy = ReportingPolicy.ERROR)
public interface ShopMapper {
    OrderView toView(Order order);

    Order toEvent(OrderView view);

    @BeanMapping(ignoreUnmappedSourceProperties = "undeclaredMembers")
    ParcelView toView(Parcel parcel);

    @Mapping(target = "removeUndeclaredMember", ignore = true)
    Parcel toEvent(ParcelView view);
}
