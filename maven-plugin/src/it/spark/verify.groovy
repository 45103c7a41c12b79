def log = new File(basedir, 'build.log').text.replace('\r\n', '\n')
assert log =~ /Tests run: 9, Failures: 0, Errors: 0, Skipped: 0/
def readme = new File(basedir, 'README.md').text.replace('\r\n', '\n')
def shown = (readme =~ /(?s)```text\n(.*?)```/)[0][1]
assert shown.readLines().every { log.contains('\n' + it + '\n') }
