// The program fails if a result differs; how fast it was decides nothing, but the ratio is that of the two numbers before it.
def log = new File(basedir, 'build.log').text
assert log =~ /10000 documents, the same [1-9]\d{3,} results of both/
for (what in ['to read a document', 'to read it and take it through all statements']) {
    def line = log =~ /$what: Esper's JSON type (\d+) ns, schemac (\d+) ns, (\d+\.\d) times as fast/
    assert line.find()
    def ratio = String.format(Locale.ROOT, '%.1f', (line.group(1) as double) / (line.group(2) as double))
    assert line.group(3) == ratio
}
