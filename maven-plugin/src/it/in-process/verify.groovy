// README shows what it prints.
def readme = new File(basedir, 'README.md').text.replace('\r\n', '\n')
def shown = (readme =~ /(?s)```text\n(.*?)```/)[0][1]
assert new File(basedir, 'build.log').text.replace('\r\n', '\n').contains(shown)
