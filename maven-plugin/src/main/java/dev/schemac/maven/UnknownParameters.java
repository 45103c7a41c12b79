package dev.schemac.maven;

import dev.schemac.dsl.diagnostic.NearestName;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.maven.model.ConfigurationContainer;
import org.apache.maven.model.Plugin;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.Parameter;
import org.apache.maven.project.MavenProject;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/** Finds misspelled parameters in the POM, which Maven 3.8 ignores without a message. */
final class UnknownParameters {
    private UnknownParameters() {}

    /**
     * Returns a message for each element of the configuration that is a parameter of no goal.
     *
     * @param execution null, or without a descriptor, outside of Maven
     */
    static List<String> messages(MavenProject project, MojoExecution execution) {
        MojoDescriptor goal = execution == null ? null : execution.getMojoDescriptor();
        if (goal == null || goal.getPluginDescriptor() == null) {
            return List.of();
        }
        Set<String> known = new TreeSet<>();
        for (MojoDescriptor each : goal.getPluginDescriptor().getMojos()) {
            each.getParameters().stream()
                    .filter(Parameter::isEditable)
                    .map(Parameter::getName)
                    .forEach(known::add);
        }
        String key = execution.getPlugin().getKey();
        return project.getBuildPlugins().stream()
                .filter(plugin -> plugin.getKey().equals(key))
                .flatMap(plugin -> configurations(plugin, execution.getExecutionId()))
                .flatMap(UnknownParameters::elements)
                .distinct()
                .filter(name -> !known.contains(name))
                .map(name -> "The configuration in the POM has an unknown parameter '" + name + "'"
                        + NearestName.suggestion(name, known))
                .toList();
    }

    private static Stream<ConfigurationContainer> configurations(Plugin plugin, String execution) {
        return Stream.concat(
                Stream.of(plugin),
                plugin.getExecutions().stream().filter(each -> each.getId().equals(execution)));
    }

    private static Stream<String> elements(ConfigurationContainer container) {
        return container.getConfiguration() instanceof Xpp3Dom configuration
                ? Stream.of(configuration.getChildren()).map(Xpp3Dom::getName)
                : Stream.empty();
    }
}
