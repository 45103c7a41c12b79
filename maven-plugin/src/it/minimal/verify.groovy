assert new File(basedir, 'target/generated-sources/schemac/OrderParser.java').isFile()
assert new File(basedir, 'build.log').text.contains('[INFO] Checked 1 schema file')
