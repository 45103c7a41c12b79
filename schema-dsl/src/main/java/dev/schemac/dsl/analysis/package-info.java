/** What a text editor asks of schemas: where names stand, what a text consists of, and what may stand at a place. */
package dev.schemac.dsl.analysis;
