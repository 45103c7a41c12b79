def log = new File(basedir, 'build.log').text.replace('\r\n', '\n')
def readme = new File(basedir, '../../../../README.md').text.replace('\r\n', '\n')
assert log.contains((readme =~ /(?s)```json\n(.*?)```/)[0][1])
