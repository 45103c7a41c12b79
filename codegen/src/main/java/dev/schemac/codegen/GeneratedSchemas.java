package dev.schemac.codegen;

import dev.schemac.codegen.generator.PlannedSchemas;
import dev.schemac.dsl.model.Schema;
import java.util.List;

/**
 * What one run made of its sources.
 *
 * @param dependencies what the schemas refer to directly
 */
record GeneratedSchemas(
        Schema schema, PlannedSchemas plans, List<DeployedSchemas> dependencies, GeneratedFiles files) {}
