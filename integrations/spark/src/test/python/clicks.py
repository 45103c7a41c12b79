"""Reads, queries and writes clicks with the data source of the page. ClusterTest submits it.

Arguments: the folder of clicks, the folder of the slow ones, and the schema.
"""

import sys

from pyspark.sql import SparkSession

folder, slow, schema = sys.argv[1:4]
spark = SparkSession.builder.appName("clicks.py").getOrCreate()
clicks = spark.read.format("schemac").option("schema", schema).load(folder)
clicks.createOrReplaceTempView("clicks")
print("columns:", ", ".join(clicks.columns))
for row in spark.sql("SELECT page, count(*) AS clicks, sum(millis) AS millis FROM clicks GROUP BY page").collect():
    print("total:", row.page, row.clicks, row.millis)
(
    clicks.where("millis >= 4000")
    .write.format("schemac")
    .option("schema", schema)
    .option("compression", "gzip")
    .partitionBy("day")
    .save(slow)
)
spark.sql(f"CREATE TABLE slow USING schemac OPTIONS (schema '{schema}') LOCATION '{slow}'")
spark.sql("MSCK REPAIR TABLE slow")  # the folders of days that exist already
print("slow:", spark.table("slow").count(), "of", spark.sql("SELECT * FROM slow WHERE page = '/3'").count())
spark.conf.set("spark.sql.catalog.events", "dev.schemac.spark.EventFunctions")
spark.conf.set("spark.sql.catalog.events.schema", schema)
print("parsed:", spark.sql("""SELECT events.click('{"id":7,"page":"/a"}').page AS page""").first().page)
try:
    spark.read.format("schemac").option("schema", schema).option("mod", "x").load(folder)
except Exception as error:
    print("error:", error)
spark.stop()
