package com.example.paint;

public enum Color {
    RED,
    GREEN
}
