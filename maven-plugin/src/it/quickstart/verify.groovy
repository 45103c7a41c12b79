def log = new File(basedir, 'build.log').text.replace('\r\n', '\n')
assert log.contains('''\
xBavaMCv6j0eYkT6HMcB, 23, at 2.6395313895198393 110.5363758848371, active: true
  tags: Hx6qJTHe8y 23vYh8ILj6 geU64sSQgH ezNI8Gx5vq
  friend: dWwKYheGgTZejIMYdglXvvrWAzUqsk
  friend: EqVIiZyuhSCkWXvqSxgyQihZaiwSra
NnjrrCj1TTObhT9gHMH2, 33, at 16.675958191062414 114.20858157883556, active: true
  tags: 
received 1 user
''')
