/** Generated classes as bodies of requests and responses in Jakarta REST. */
package dev.schemac.rest;
