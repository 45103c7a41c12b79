// Absent columns stay absent on the way through the Lombok classes and back.
def log = new File(basedir, 'build.log').text.replace('\r\n', '\n')
assert log.contains('''\
OrderView(id=A-1, placed=2026-01-31, total=12.50, discount=0.5, gift=true, status=PAID, lines=[LineView(sku=pen, quantity=12), LineView(sku=ink, quantity=null)])
{"id":"A-1","placed":"2026-01-31","total":12.50,"discount":0.5,"gift":true,"status":"paid-in-full","lines":[{"sku":"pen","quantity":12},{"sku":"ink"}]}
OrderView(id=A-2, placed=null, total=null, discount=null, gift=null, status=null, lines=null)
{"id":"A-2"}
ParcelView(number=7, sent=2026-02-01T08:00:00Z, weight=2.5, insured=false, items=[LineView(sku=pen, quantity=12), LineView(sku=ink, quantity=null)])
{"number":7,"sent":"2026-02-01T08:00:00Z","weight":2.5,"insured":false,"items":[{"sku":"pen","quantity":12},{"sku":"ink"}]}
ParcelView(number=8, sent=null, weight=null, insured=null, items=null)
{"number":8}
Shipment(carrier=Post, order={"id":"A-1"}, parcel={"number":7})
true
''')
