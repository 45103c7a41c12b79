assert new File(basedir, 'build.log').text =~ /Tests run: 5, Failures: 0, Errors: 0, Skipped: 0/
