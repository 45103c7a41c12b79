// The program fails if a result differs; how fast it was decides nothing.
def log = new File(basedir, 'build.log').text
assert log =~ /10000 documents, the same [1-9]\d{3,} results of both/
assert log =~ /to read a document: .* \d+\.\d times as fast/
assert log =~ /through all statements: .* \d+\.\d times as fast/
