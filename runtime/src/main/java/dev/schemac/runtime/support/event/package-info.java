/**
 * The superinterfaces and descriptions of generated parsers. This package is above {@code runtime}, whose sealed types
 * only its types implement. The rest of {@code support} is below, because {@code runtime} itself calls it.
 */
package dev.schemac.runtime.support.event;
