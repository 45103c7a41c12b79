// The folder has nothing but what the page says.
def page = new File(basedir, '../../../../docs/quick-start.md').text.replace('\r\n', '\n')
def files = (page =~ /(?s)<!-- file: (\S+) -->\n```\w+\n(.*?)```\n/)
assert files.count == 3
files.each { whole, name, content ->
  def file = new File(basedir, name)
  file.parentFile.mkdirs()
  file.text = content
}
return true
