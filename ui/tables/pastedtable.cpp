// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pastedtable.h"

#include "spreadsheet/htmltable.h"

#include <QMimeData>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

// Quotes a cell that contains a separator.
static QString pastedCell(QString cell)
{
    const bool torn = cell.contains(u'\t') || cell.contains(u'\n') || cell.startsWith(u'"');
    return torn ? u'"' + cell.replace(u'"', "\"\""_L1) + u'"' : cell;
}

static QString pastedTable(const QString &html)
{
    QString text;
    for (const auto &row : spreadsheet::tableOfHtml(html)) {
        QStringList cells;
        for (const auto &cell : row)
            cells.append(pastedCell(cell));
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

QString tableTextOf(const QMimeData &data)
{
    const auto text = data.hasText() ? data.text() : QString();
    // Prefer the text, because spreadsheets provide both formats and their text is exact.
    if (text.contains(u'\t') || !data.hasHtml())
        return text;
    const auto table = pastedTable(data.html());
    return table.isEmpty() ? text : table;
}

bool RowsEdit::canInsertFromMimeData(const QMimeData *source) const
{
    return source->hasText() || source->hasHtml();
}

void RowsEdit::insertFromMimeData(const QMimeData *source)
{
    insertPlainText(tableTextOf(*source));
    ensureCursorVisible();
}

} // namespace storedesk::ui
