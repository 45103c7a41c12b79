def log = new File(basedir, 'build.log').text
assert basedir.name.contains(' ')
assert log.contains('Compiled 2 schema files: 10 generated files written, 0 unchanged')
assert log.contains('Compiled 1 schema file: 4 generated files written, 0 unchanged')
assert log.contains('Up to date: 2 schema files, 10 generated files')
assert log.contains('Up to date: 1 schema file, 4 generated files')
assert log.count('Tests run: 1, Failures: 0, Errors: 0, Skipped: 0') >= 2
assert log.count('Nothing to compile') == 2
