import java.util.zip.ZipFile

def log = new File(basedir, 'build.log').text
def staff = new File(basedir, 'staff/target')

assert log.contains('read {"name":"Ada","mood":"GOOD","home":{"street":"x"},"salary":1.5,"boss":{"mood":"BAD"}}')
assert log.contains('com.example.people.Person') && log.contains('com.example.staff.Employee')
assert new File(staff, 'test-classes/com/example/cases/CaseParser.class').isFile()
assert !new File(staff, 'classes/com/example/cases').exists()
assert !new File(staff, 'generated-sources/schemac/com/example/people').exists()

// the jars carry the texts
def people = new ZipFile(new File(basedir, 'people/target/people-1.0-SNAPSHOT.jar'))
def index = people.getEntry('META-INF/schemac/com.example/people/schemas.index')
assert people.getInputStream(index).text == 'schemac 1\nstyle bean\nnames java\npackage \nschemas Person.epl\n'
people.close()

// the library as a folder of classes and as a jar is the same: the second build is up to date
def lines = log.readLines()
assert lines.count { it.contains('Up to date: 1 schema file') } >= 3
assert lines.count { it.contains('Compiled 1 schema file') } == 3 + 2
assert lines.count { it.contains('Checked 1 schema file') } >= 4 // by fmt, too

// compared with the last release, which is in the repository
assert lines.any { it =~ /Compared 1 schema file with .*people-0\.9\.jar: nothing breaks/ }
def next = new File(basedir, 'people/src/next/epl/Person.epl').canonicalPath
assert lines.any { it.startsWith("[ERROR] ${next}:[6,28] column 'street' now has the type 'int' instead of 'string'") }
