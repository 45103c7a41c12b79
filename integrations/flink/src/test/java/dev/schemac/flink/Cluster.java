package dev.schemac.flink;

import java.net.URI;
import org.apache.flink.api.common.JobExecutionResult;
import org.apache.flink.client.deployment.executors.RemoteExecutor;
import org.apache.flink.configuration.Configuration;
import org.apache.flink.configuration.DeploymentOptions;
import org.apache.flink.configuration.MemorySize;
import org.apache.flink.configuration.RestOptions;
import org.apache.flink.configuration.TaskManagerOptions;
import org.apache.flink.runtime.jobgraph.JobGraph;
import org.apache.flink.runtime.minicluster.MiniCluster;
import org.apache.flink.runtime.minicluster.MiniClusterConfiguration;

/** Flink in this JVM, with task managers of one slot each. */
public final class Cluster implements AutoCloseable {
    private final MiniCluster cluster;

    public Cluster(int taskManagers) throws Exception {
        Configuration configuration = new Configuration();
        configuration.set(TaskManagerOptions.NETWORK_MEMORY_MAX, MemorySize.ofMebiBytes(32));
        configuration.set(TaskManagerOptions.MANAGED_MEMORY_SIZE, MemorySize.ofMebiBytes(8));
        cluster = new MiniCluster(new MiniClusterConfiguration.Builder()
                .setConfiguration(configuration)
                .setNumTaskManagers(taskManagers)
                .setNumSlotsPerTaskManager(1)
                .withRandomPorts()
                .build());
        cluster.start();
    }

    /** Returns the settings with which a program submits its jobs to this cluster. */
    public Configuration client() throws Exception {
        URI rest = cluster.getRestAddress().get();
        Configuration configuration = new Configuration();
        configuration.set(DeploymentOptions.TARGET, RemoteExecutor.NAME);
        configuration.set(RestOptions.ADDRESS, rest.getHost());
        configuration.set(RestOptions.PORT, rest.getPort());
        return configuration;
    }

    void submit(JobGraph job) throws Exception {
        cluster.submitJob(job).get();
    }

    boolean hasEnded(JobGraph job) throws Exception {
        return cluster.getJobStatus(job.getJobID()).get().isGloballyTerminalState();
    }

    /** Waits for the end of a job, and throws why it failed if it did. */
    JobExecutionResult await(JobGraph job) throws Exception {
        return cluster.requestJobResult(job.getJobID()).get().toJobExecutionResult(Cluster.class.getClassLoader());
    }

    JobExecutionResult run(JobGraph job) throws Exception {
        submit(job);
        return await(job);
    }

    /** Ends a task manager, and starts another one, which has the next number. */
    void replace(int taskManager) throws Exception {
        cluster.terminateTaskManager(taskManager).get();
        cluster.startTaskManager();
    }

    @Override
    public void close() {
        cluster.closeAsync().join();
    }
}
