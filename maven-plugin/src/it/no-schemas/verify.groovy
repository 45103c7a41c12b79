def log = new File(basedir, 'build.log').text
def folder = new File(basedir, 'src/main/epl').canonicalPath
assert log.contains("[INFO] No schemas: there is no folder ${folder}")
assert log.contains('[INFO] Skipped because schemac.skip is set')
for (parameter in ['sourceDirectory', 'includes', 'excludes', 'outputDirectory', 'resourceDirectory', 'stateDirectory', 'defaultPackage', 'style', 'esper', 'skip']) {
    assert log.contains("User property: schemac.${parameter}")
}
assert !new File(basedir, 'target').exists()
