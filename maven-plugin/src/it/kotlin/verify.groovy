// What the README of the example shows.
def log = new File(basedir, 'build.log').text.replace('\r\n', '\n')
def printed = (new File(basedir, 'README.md').text.replace('\r\n', '\n') =~ /(?s)```text\n(.*?)```/)[0][1]
assert log.contains(printed)
