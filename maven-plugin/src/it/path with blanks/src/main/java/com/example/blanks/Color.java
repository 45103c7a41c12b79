package com.example.blanks;

public enum Color {
    RED
}
