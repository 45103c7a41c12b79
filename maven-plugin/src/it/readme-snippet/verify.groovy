def log = new File(basedir, 'build.log').text.replace('\r\n', '\n')
assert log.contains('1 is 36\n2 has no age\n{"users":[{"index":1,"age":36},{"index":2}]}\n')
