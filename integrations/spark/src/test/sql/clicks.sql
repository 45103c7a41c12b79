CREATE TABLE clicks (user STRING, millis INT, day DATE)
USING schemac
OPTIONS (schema 'create json schema Click(user string, millis int)', compression 'gzip')
PARTITIONED BY (day);

INSERT INTO clicks VALUES ('ann', 250, DATE '2026-01-01');

CREATE TEMPORARY VIEW slow
USING schemac
OPTIONS (path 'clicks/*.jsonl', schema 'create json schema Click(user string, millis int)');
