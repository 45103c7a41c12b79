def page = new File(basedir, '../../../../docs/quick-start.md').text.replace('\r\n', '\n')
assert page.contains('```sh\nmvn -q compile exec:java\n```\n')
def shown = (page =~ /(?s)```text\n(.*?)```/)[0][1]
assert new File(basedir, 'build.log').text.replace('\r\n', '\n').contains(shown)
assert new File(basedir, 'target/generated-sources/schemac/com/acme/shop/Order.java').isFile()
