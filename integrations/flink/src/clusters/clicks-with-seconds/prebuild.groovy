// The same job after a change of its schemas: a wider column, and a new one in both events.
def change(path, Map changes) {
    def file = new File(basedir, path)
    def text = file.text
    changes.each { before, after ->
        assert text.contains(before) : "$path has no $before"
        text = text.replace(before, after)
    }
    file.text = text
}
change 'src/main/epl/Clicks.epl', [
    'create json schema Click(user string, page string, at Instant)':
        '@Column(name=seconds, defaultValue=0)\ncreate json schema Click(user string, at Instant, page string, seconds int)',
    'create json schema Visits(page string, from Instant, clicks int)':
        '@Column(name=seconds, defaultValue=0)\ncreate json schema Visits(page string, from Instant, seconds long, clicks long)'
]
change 'src/main/java/com/acme/clicks/Main.java', [
    '.clicks(1)': '.clicks(1L).seconds(click.seconds().longValue())',
    '.clicks(a.clicks() + b.clicks())': '.clicks(a.clicks() + b.clicks()).seconds(a.seconds() + b.seconds())'
]
return true
