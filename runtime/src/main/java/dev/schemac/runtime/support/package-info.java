/** What generated code calls, and only generated code: it may change with each version, and generated code with it. */
package dev.schemac.runtime.support;
