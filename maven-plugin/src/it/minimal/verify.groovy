def log = new File(basedir, 'build.log').text
assert new File(basedir, 'target/generated-sources/schemac/OrderParser.java').isFile()
assert new File(basedir, 'target/classes/OrderParser.class').isFile()
assert log.contains('[INFO] Checked 1 schema file')

// what the plugin adds to Maven: itself and its dependencies, in bytes
def jars = (log =~ /Included: ([^:\s]+):([^:\s]+):jar:([^:\s]+)/).collect {
    new File(localRepositoryPath, "${it[1].replace('.', '/')}/${it[2]}/${it[3]}/${it[2]}-${it[3]}.jar")
}.unique()
assert jars.size() > 5 && jars.every { it.isFile() }
println "${jars.size()} jars, ${jars.sum { it.length() }} bytes"
assert jars.sum { it.length() } < 3_000_000
