/** Generated classes in Gson. */
package dev.schemac.gson;
