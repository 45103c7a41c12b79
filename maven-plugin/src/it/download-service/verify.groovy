def log = new File(basedir, 'build.log').text
def sources = new File(basedir, 'src/main/java/com/acme/download').listFiles()
def downloaded = new File(basedir, 'target/downloaded')
sources.each { source ->
  assert new File(downloaded, source.name).bytes == source.bytes
  assert log.contains("${source.name}, ${source.length()} bytes")
}
assert downloaded.list().length == sources.length
assert log =~ /Tests run: [1-9]\d*, Failures: 0, Errors: 0, Skipped: 0/
