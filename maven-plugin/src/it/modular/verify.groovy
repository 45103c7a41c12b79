def log = new File(basedir, 'build.log').readLines()
def lines = { way -> ["$way, ANTLR 4.7.2", "$way, found: {\"name\":\"sky\",\"litres\":2.5}",
    "$way, deployed: {\"symbol\":\"ABC\",\"price\":12.5}", "$way, with an enum: {\"color\":\"GREEN\"}"]*.toString() }
assert log.containsAll(lines('as a module'))
assert log.containsAll(lines('on the class path'))
