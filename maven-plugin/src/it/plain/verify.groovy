def sources = new File(basedir, 'target/generated-sources/schemac/com/example/events')
assert sources.list().sort() == ['Item.java', 'ItemParser.java', 'ItemWriter.java', 'Order.java', 'OrderParser.java', 'OrderWriter.java']

def classes = new File(basedir, 'target/classes')
assert new File(classes, 'com/example/Total.class').isFile()
assert new File(classes, 'META-INF/services/dev.schemac.runtime.ObjectParser').readLines() ==
        ['com.example.events.ItemParser', 'com.example.events.OrderParser']

def log = new File(basedir, 'build.log').text
assert log.contains('[INFO] Compiled 2 schema files: 10 generated files written, 0 unchanged')
assert log.contains('[INFO] Up to date: 2 schema files, 10 generated files')
assert log.contains('Nothing to compile - all classes are up to date')
