// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QStringList>

class QAbstractItemModel;

namespace storedesk::ui {

// What is copied as a table: cells as they are seen, below their titles if there are any.
struct CopiedTable
{
    QStringList titles = {};
    QList<QStringList> rows = {};
};

[[nodiscard]] CopiedTable tableOf(const QAbstractItemModel &model, const QList<int> &rows,
                                  const QList<int> &columns);
[[nodiscard]] CopiedTable tableOf(const QAbstractItemModel &model); // all of it

// The table as spreadsheets paste it: text with tabs, and the same as HTML. A cell that a
// spreadsheet would compute gets an apostrophe in both, as in a file that is saved for them. Any
// thread may make it.
struct ClipboardTable
{
    explicit ClipboardTable(const CopiedTable &table);

    QString text = {};
    QString html = {};
};

// Every table leaves through the first, everything else, letter by letter, through the second.
void copyTable(const ClipboardTable &table);
void copyText(const QString &text);

} // namespace storedesk::ui
