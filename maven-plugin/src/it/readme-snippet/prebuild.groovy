// Schema, code, dependency and plugin as README shows them, in the places where a user puts them.
def readme = new File(basedir, '../../../../README.md').text.replace('\r\n', '\n')
def block = { language, number -> (readme =~ /(?s)```$language\n(.*?)```/)[number][1] }
def (dependency, plugin) = [block('xml', 0), block('xml', 1)]
assert (dependency + plugin).readLines().size() < 15

def pom = new File(basedir, 'pom.xml')
pom.text = pom.text
    .replace('  </dependencies>', dependency + '  </dependencies>')
    .replace('    <plugins>\n', '    <plugins>\n' + plugin)
def schema = new File(basedir, 'src/main/epl/Users.epl')
schema.parentFile.mkdirs()
schema.text = block('epl', 0)
def main = new File(basedir, 'src/main/java/com/acme/users/Main.java')
main.text = main.text.replace('// README', block('java', 0))
return true
