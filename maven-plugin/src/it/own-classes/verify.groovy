def log = new File(basedir, 'build.log').text.replace('\r\n', '\n')
assert log.contains('''\
Order[id=A-1, customer=Customer[name=Ada, address=Address(street=Main St 1, city=London)], lines=[Line[sku=pen, quantity=12]], placedAt=2026-01-31T08:00:00Z, total=12.50, note=Optional.empty]
{"order_id":"A-1","customer":{"name":"Ada","address":{"street":"Main St 1","city":"London"}},"lines":[{"sku":"pen","quantity":12}],"placedAt":"2026-01-31T08:00:00Z","total":12.50}
true
expected object but found null at $.customer (line 1, column 14)
expected a number of at least 0 at $.total (line 1, column 27)
Parcel(number=7, to=Address(street=null, city=Paris))
{"number":7,"sent_to":{"city":"Paris"}}
''')
// the profiles of a build of all modules
assert log.readLines().findAll { it.contains('WARNING') && !it.contains('could not be activated') }.empty
