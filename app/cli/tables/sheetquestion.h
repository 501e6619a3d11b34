// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/dialectguess.h"
#include "values/valuekey.h"

#include <QStringList>

#include <optional>

class QCommandLineParser;

namespace storedesk::cli {

enum class SheetForm : char { Csv, Json, Table, Xlsx, Sqlite };

// The parsed arguments of "sheet". Columns are still given by name, because only the table can
// resolve them.
struct SheetQuestion
{
    // The files are appended to each other. "-" is standard input.
    QStringList files;
    QString where = {};
    QStringList sort = {};
    QStringList columns = {};
    QStringList group = {};
    // The column whose values become columns.
    QString across = {};
    QStringList total = {};
    QStringList average = {};
    QStringList distinct = {};
    QString compare = {};
    QStringList key = {};
    // Column formats, such as “amount as 1.234,56”.
    QStringList read = {};
    bool exact = false;
    bool count = false;
    bool profile = false;
    bool about = false;
    bool safe = false;
    // Whether JSON output uses numbers, booleans and nulls instead of strings.
    bool typed = false;
    qint64 limit = -1;
    SheetForm form = SheetForm::Csv;
    QString output = {};

    // Whether the values in the result have types, which depend on the formats of the columns.
    [[nodiscard]] bool hasTypes() const
    {
        return typed || form == SheetForm::Xlsx || form == SheetForm::Sqlite;
    }

    // Options that override the detection of the file's format.
    QByteArray encoding = {};
    QString entry = {};
    bool stack = false;
    csv::DialectHints dialect = {};
    std::optional<qint64> firstLine = std::nullopt;

    [[nodiscard]] values::TextMatching matching() const
    {
        return exact ? values::TextMatching::Exact : values::TextMatching::Alike;
    }
};

void addSheetOptions(QCommandLineParser &parser);
[[nodiscard]] base::Result<SheetQuestion> sheetQuestionFrom(const QCommandLineParser &parser);

} // namespace storedesk::cli
