package com.example.staff;

import dev.schemac.runtime.EventRuntime;

/** Reads an event of this module, whose parent is one of the other. */
public final class Main {
    public static void main(String[] args) {
        Employee employee = Employee.parse(
                "{\"name\":\"Ada\",\"mood\":\"GOOD\",\"home\":{\"street\":\"x\"},\"salary\":1.5,\"boss\":{\"mood\":\"BAD\"}}");
        System.out.println("read " + employee.toJson());
        System.out.println("types " + EventRuntime.load().eventTypeNames());
    }
}
