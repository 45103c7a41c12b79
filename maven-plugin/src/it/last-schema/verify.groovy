import java.util.zip.ZipFile

def files = { String jar ->
    new ZipFile(new File(basedir, "target/${jar}.jar")).withCloseable { zip ->
        zip.entries().findAll { !it.directory && !it.name.startsWith('META-INF/m') && it.name != 'META-INF/MANIFEST.MF' }
                .collectEntries { [it.name, it.name.endsWith('.class') ? 'class' : zip.getInputStream(it).text] }
    }
}
def index = 'META-INF/services/dev.schemac.runtime.ObjectParser'
def all = files('all')
assert all[index] == 'com.example.bus.StopParser\ncom.example.ferry.FerryParser\n'
assert all['com/example/ferry/Ferry.class'] == 'class'
assert all.keySet().any { it.startsWith('META-INF/schemac/') }

def one = files('one')
assert one[index] == 'com.example.bus.StopParser\n'
assert one['com/example/bus/Stop.class'] == 'class'
assert one.keySet().every { !it.startsWith('com/example/ferry') }

assert files('none').keySet() == ['com/example/Main.class'] as Set

def left = []
new File(basedir, 'target').eachFileRecurse { if (it.isFile()) left << it.name }
assert left.findAll { it =~ /Stop|Ferry|Case|ObjectParser/ } == []
