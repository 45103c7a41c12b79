def log = new File(basedir, 'build.log').readLines()
def said = log.findAll { it =~ /Compiled \d+ schema|Up to date: / }.collect { it.replace('[INFO] ', '') }
def more = 'Up to date: 1 schema file, 6 generated files'
assert said == [
        'Compiled 3 schema files: 14 generated files written, 0 unchanged',
        'Compiled 1 schema file: 6 generated files written, 0 unchanged',
        // 2
        'Up to date: 3 schema files, 14 generated files',
        more,
        // 3
        'Compiled 3 schema files: 10 generated files written, 4 unchanged',
        'Compiled 1 schema file: 4 generated files written, 2 unchanged',
        // 4: the files of Item, what names the constants of the enum, and the schema
        'Compiled 3 schema files: 4 generated files written, 10 unchanged',
        more,
        // 5: the schema
        'Compiled 3 schema files: 1 generated file written, 13 unchanged',
        more,
        // 6
        'Compiled 2 schema files: 4 generated files written, 6 unchanged, 12 removed',
        // 7
        'Compiled 2 schema files: 10 generated files written, 0 unchanged',
]

// builds 1, 3, 4 and 6 compile; 2 and 5 do not, as no file has changed
def compiled = log.findAll { it =~ /Nothing to compile|Recompiling the module|Compiling \d+ source/ }.collect { it.contains('Nothing') }
assert compiled.count(true) == 2

def generated = { String folder ->
    def root = new File(basedir, folder)
    def files = [:]
    root.eachFileRecurse { if (it.isFile()) files[root.toPath().relativize(it.toPath()).toString()] = it.text }
    files
}
assert generated('target/generated-sources/schemac') == generated('target/fresh/sources')
assert generated('target/generated-resources/schemac') == generated('target/fresh/resources')
assert !new File(basedir, 'target/generated-sources/schemac/com/example/old').exists()
assert !new File(basedir, 'target/generated-sources/schemac/com/example/more').exists()
