/** Reads and writes generated classes with the parsers and generators of Jackson. */
// For developers: Jackson passes tokens, but generated parsers read bytes. So `TokenCopy` converts the tokens to JSON
// for the parser, and `TokenReplay` converts written JSON to tokens. The sources for the next major version of
// Jackson are derived from these by `Jackson3Sources`, so a change here applies to both.
package dev.schemac.jackson;
