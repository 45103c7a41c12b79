package com.example;

public enum Color {
    RED
}
