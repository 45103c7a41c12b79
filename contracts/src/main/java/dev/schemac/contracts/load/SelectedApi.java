package dev.schemac.contracts.load;

import dev.schemac.contracts.load.ApiContract.Body;
import dev.schemac.contracts.load.ApiContract.Operation;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The named schemas of an API, and the bodies of its selected operations.
 *
 * @param withoutBodies the operations that are selected by name and have no body
 */
public record SelectedApi(List<SchemaSite> definitions, List<Body> bodies, List<SchemaSite> withoutBodies) {
    /**
     * Returns the selected parts of an API.
     *
     * @throws ContractException if its version is not supported, or it has no schemas at all
     */
    public static SelectedApi of(SchemaSite root, References references, SelectedParts selected) {
        ApiContract.check(root);
        ApiContract api = new ApiContract(root, references);
        List<SchemaSite> definitions = api.definitions();
        Set<Body> bodies = new LinkedHashSet<>();
        if (selected.isAll()) {
            // Shared bodies first: an operation at the end of a contract changes no names before it.
            bodies.addAll(api.sharedBodies());
            api.sharedOperations().forEach(operation -> bodies.addAll(api.bodies(operation)));
        }
        List<SchemaSite> withoutBodies = new ArrayList<>();
        for (Operation operation : api.operations()) {
            if (selected.hasOperation(operation.names(), operation.tags())) {
                List<Body> own = api.bodies(operation);
                bodies.addAll(own);
                if (own.isEmpty() && !selected.isAll()) {
                    withoutBodies.add(operation.site());
                }
            }
        }
        if (selected.isAll() && definitions.isEmpty() && bodies.isEmpty()) {
            throw new ContractException(
                    api.definitionsPlace(),
                    "the contract has no schemas, neither here nor in the bodies of requests and responses");
        }
        return new SelectedApi(definitions, List.copyOf(bodies), withoutBodies);
    }
}
