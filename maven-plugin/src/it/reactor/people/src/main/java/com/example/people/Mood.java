package com.example.people;

public enum Mood {
    GOOD,
    BAD
}
