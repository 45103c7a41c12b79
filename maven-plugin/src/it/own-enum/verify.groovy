def classes = new File(basedir, 'target/classes/com/example')
assert ['Color.class', 'Mixer.class', 'Paint.class', 'PaintParser.class', 'PaintWriter.class', 'BrushParser.class', 'ToolParser.class'].every { new File(classes, it).isFile() }
assert new File(basedir, 'target/generated-sources/schemac/com/example/Paint.java').text.contains('Color[] getShades()')
assert !new File(basedir, 'target/generated-sources/schemac/com/example/Tool.java').exists()
