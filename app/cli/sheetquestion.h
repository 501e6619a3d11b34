// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/dialectguess.h"
#include "table/valuekey.h"

#include <QStringList>

#include <optional>

class QCommandLineParser;

namespace storedesk::cli {

enum class SheetForm : char { Csv, Json, Table, Xlsx };

// What the arguments of "sheet" ask for. Columns are still names: only the table knows them.
struct SheetQuestion
{
    QStringList files; // below each other; "-" is standard input
    QString where = {};
    QStringList sort = {};
    QStringList columns = {};
    QStringList group = {};
    QStringList total = {};
    QStringList average = {};
    QStringList distinct = {};
    QString compare = {};
    QStringList key = {};
    QStringList read = {}; // “amount as 1.234,56”
    bool exact = false;
    bool count = false;
    bool profile = false;
    bool about = false;
    bool safe = false;
    bool typed = false; // numbers, booleans and nulls in JSON
    qint64 limit = -1;
    SheetForm form = SheetForm::Csv;
    QString output = {};

    // How to read the file, where it is not to be guessed.
    QByteArray encoding = {};
    QString entry = {};
    bool stack = false;
    table::DialectWish dialect = {};
    std::optional<qint64> firstLine = std::nullopt;

    [[nodiscard]] table::Matching matching() const
    {
        return exact ? table::Matching::Exact : table::Matching::Alike;
    }
};

void addSheetOptions(QCommandLineParser &parser);
[[nodiscard]] base::Result<SheetQuestion> sheetQuestionFrom(const QCommandLineParser &parser);

} // namespace storedesk::cli
