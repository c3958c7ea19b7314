"""Reads a release with pandas, each table in each format, and prints rows and sums as JSON (scripts/data-release/read-back.ts)."""

import json
import math
import pathlib
import sqlite3
import sys

import pandas as pd

PANDAS_TYPES = {"integer": "Int64", "number": "float64", "string": "string"}


def read(folder, resource, types):
    """A table as a frame, with the types that the descriptor names; null where this pandas cannot read the format."""
    file = folder / resource["path"]
    if resource["format"] == "csv":
        return pd.read_csv(file, dtype=types, keep_default_na=False, na_values=resource["schema"]["missingValues"])
    if resource["format"] == "ndjson":
        return pd.read_json(file, lines=True, dtype=False, convert_dates=False).astype(types)
    try:
        return pd.read_parquet(file)
    except ImportError:
        return None


def counted(frame, fields):
    """Of each column: how many values there are, and their sum, or the sum of their lengths."""
    columns = {}
    for field in fields:
        values = [one for one in frame[field["name"]].tolist() if not pd.isna(one)]
        sizes = [len(one) if field["type"] == "string" else one for one in values]
        columns[field["name"]] = [len(values), math.fsum(sizes)]
    return {"rows": len(frame), "columns": columns}


def main():
    folder, database = pathlib.Path(sys.argv[1]), sys.argv[2]
    answers, left_out = {}, []
    resources = json.loads((folder / "datapackage.json").read_text())["resources"]
    for resource in resources:
        fields = resource["schema"]["fields"]
        types = {field["name"]: PANDAS_TYPES[field["type"]] for field in fields}
        frame = read(folder, resource, types)
        if frame is None:
            left_out.append(resource["path"])
        else:
            answers[resource["path"]] = counted(frame, fields)
        if resource["format"] == "csv":
            table = resource["path"].split(".")[0]
            with sqlite3.connect(database) as connection:
                stored = pd.read_sql_query(f'SELECT * FROM "{table}"', connection)
            answers[f"campusatlas.sqlite, {table}"] = counted(stored, fields)
    print(json.dumps({"reader": f"pandas {pd.__version__}", "answers": answers, "leftOut": left_out}))


main()
