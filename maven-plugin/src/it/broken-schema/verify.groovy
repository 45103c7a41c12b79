def schema = new File(basedir, 'src/main/epl/Book.epl').canonicalPath
def log = new File(basedir, 'build.log').readLines()

def first = log.indexOf("[ERROR] ${schema}:[2,32] unknown type 'Naems'; did you mean 'Names'? [SC012]".toString())
assert first >= 0
assert log[first + 1] == '[ERROR]   create json schema Book(author Naems, title string);'
assert log[first + 2] == '[ERROR]                                  ^^^^^'
assert log[first + 3] == "[ERROR] ${schema}:[4,45] unknown type 'strin'; did you mean 'string'? [SC012]".toString()

assert log.any { it.contains('Failed to execute goal dev.schemac:schemac-maven-plugin') && it.contains('schemac: 2 errors in 1 file') }
assert !new File(basedir, 'target/generated-sources').exists()

def odd = new File(basedir, 'src/odd/epl/Odd.epl').canonicalPath
assert log.any { it.startsWith("[WARNING] ${odd}:[1,1] ") && it.endsWith('[SC101]') }
assert log.any { it.startsWith("[WARNING] ${odd}:[2,20] ") && it.endsWith('[SC103]') }
assert log.any { it.contains('schemac: 2 warnings in 1 file') }
assert log.contains('[INFO] Checked 1 schema file: 1 warning')
