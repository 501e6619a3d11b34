// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablefile/savedcolumns.h"

#include "csv/rowreader.h"

#include <QRegularExpression>

#include <algorithm>

namespace storedesk::tablefile {

using namespace Qt::StringLiterals;

static QByteArrayList firstRow(const csv::TableSource &source, const std::vector<int> &columns)
{
    csv::RowReader reader(source.file, source.index, source.dialect);
    const auto all = reader.row(0);
    if (columns.empty())
        return all;
    QByteArrayList some;
    for (const int column : columns)
        some.append(all.value(column));
    return some;
}

// Phone numbers and postal codes may consist of digits, but are never amounts.
static bool isOfCodes(const QString &title)
{
    static const QRegularExpression words(
        u"(phone|mobile|tel[eé]fono|m[oó]vil|\\btel\\b|\\bzip|postal|post ?code|\\bcp\\b)"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return words.match(title).hasMatch();
}

XlsxColumns savedColumns(const csv::TableSource &source, const csv::Selection &selection)
{
    XlsxColumns columns{.formats = source.formats};
    if (source.header && source.rows() > 0)
        columns.titles =
            selection.titles.isEmpty() ? firstRow(source, selection.columns) : selection.titles;
    if (!selection.columns.empty()) {
        columns.formats.clear();
        for (const int column : selection.columns)
            columns.formats.append(source.formatOf(column));
    }
    const auto names =
        source.header && source.rows() > 0 ? firstRow(source, selection.columns) : QByteArrayList();
    for (qsizetype column = 0; column < std::min(names.size(), columns.formats.size()); ++column) {
        if (isOfCodes(QString::fromUtf8(names.at(column))))
            columns.formats[column] = {};
    }
    return columns;
}

} // namespace storedesk::tablefile
