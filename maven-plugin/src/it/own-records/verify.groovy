// What it prints is what its README shows.
def log = new File(basedir, 'build.log').text.replace('\r\n', '\n')
def readme = new File(basedir, 'README.md').text.replace('\r\n', '\n')
def shown = (readme =~ /(?s)```text\n(.*?)```/)[0][1]
assert log.contains(shown)
assert log =~ /Tests run: [1-9]\d*, Failures: 0, Errors: 0, Skipped: 0/
