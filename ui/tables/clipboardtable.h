// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QList>
#include <QStringList>

class QAbstractItemModel;

namespace storedesk::ui {

// A table to copy: the display strings of the cells, and the column titles if there are any.
struct CopiedTable
{
    QStringList titles = {};
    QList<QStringList> rows = {};
};

[[nodiscard]] CopiedTable tableOf(const QAbstractItemModel &model, const QList<int> &rows,
                                  const QList<int> &columns);
// Returns all rows with these columns.
[[nodiscard]] CopiedTable tableOf(const QAbstractItemModel &model, const QList<int> &columns);
// Returns the whole model as a table.
[[nodiscard]] CopiedTable tableOf(const QAbstractItemModel &model);

enum class CopyFormat : quint8 {
    // The formats that spreadsheets paste: tab-separated text, HTML and CSV. Cells that a
    // spreadsheet would evaluate are prefixed with an apostrophe, as in exported files.
    Table,
    // Comma-separated rows, guarded in the same way.
    Csv,
    // An array with one object for each row; its members are the column titles.
    Json,
    Markdown,
    Count
};

// The table as text. May be created in any thread.
struct ClipboardTable
{
    explicit ClipboardTable(const CopiedTable &table, CopyFormat format = CopyFormat::Table);

    QString text = {};
    // The table as HTML. Only set for CopyFormat::Table.
    QString html = {};
    // The table as CSV. Only set for CopyFormat::Table and CopyFormat::Csv.
    QString csv = {};
};

// Returns an object for one record and an array for several.
[[nodiscard]] QString asJson(const QList<QJsonObject> &records);

// Use copyTable() for all tables, and copyText() for any other text, which is copied verbatim.
void copyTable(const ClipboardTable &table);
void copyText(const QString &text);

} // namespace storedesk::ui
