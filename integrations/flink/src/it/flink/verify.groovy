def log = new File(basedir, 'build.log').text.replace('\r\n', '\n')
// what README shows
def shown = new File(basedir, 'README.md').text.replace('\r\n', '\n').split('```text\n')[1].split('```')[0]
assert shown.trim()
assert log.contains(shown)
