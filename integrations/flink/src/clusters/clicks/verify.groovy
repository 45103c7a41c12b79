// The jar to submit: the job, schemac and the connector, and nothing that a cluster brings.
def entries = new java.util.jar.JarFile(new File(basedir, 'target/clicks-1.0-SNAPSHOT.jar')).withCloseable { jar ->
    assert jar.manifest.mainAttributes.getValue('Main-Class') == 'com.acme.clicks.Main'
    jar.entries().collect { it.name }
}
assert 'com/acme/clicks/ClickParser.class' in entries
assert 'dev/schemac/flink/EventLinesFormat.class' in entries
assert 'dev/schemac/runtime/ObjectParser.class' in entries
assert 'org/apache/flink/connector/file/src/FileSource.class' in entries
assert 'META-INF/services/dev.schemac.runtime.ObjectParser' in entries
assert !entries.any { it.startsWith('org/apache/flink/streaming/api/environment/') }
assert !entries.any { it.startsWith('org/slf4j/') }
