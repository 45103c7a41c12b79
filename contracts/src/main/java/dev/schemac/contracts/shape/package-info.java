package dev.schemac.contracts.shape;
