// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/copying.h"

#include <QAbstractItemModel>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QMimeData>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

CopiedTable tableOf(const QAbstractItemModel &model, const QList<int> &rows,
                    const QList<int> &columns)
{
    CopiedTable table;
    for (const int column : columns)
        table.titles.append(model.headerData(column, Qt::Horizontal).toString());
    for (const int row : rows) {
        QStringList cells;
        for (const int column : columns)
            cells.append(model.index(row, column).data().toString());
        table.rows.append(cells);
    }
    return table;
}

// A tab or a line break inside a cell would be taken for the end of it. A text that a spreadsheet
// would compute gets an apostrophe, which says that it is text; a number is none of those.
static QString tabbed(QString cell)
{
    static const QString breaks = u"\t\r\n"_s;
    for (auto &c : cell) {
        if (breaks.contains(c))
            c = u' ';
    }
    bool isNumber = false;
    (void)QLocale().toDouble(cell, &isNumber);
    const bool formula = !cell.isEmpty() && u"=+-@"_s.contains(cell.front()) && !isNumber;
    return formula ? u'\'' + cell : cell;
}

static QString htmlRow(const QStringList &cells, const QString &tag)
{
    QString row = u"<tr>"_s;
    for (const auto &cell : cells)
        row += u"<%1>%2</%1>"_s.arg(tag, cell.toHtmlEscaped());
    return row + u"</tr>\n"_s;
}

std::unique_ptr<QMimeData> asTable(const CopiedTable &table)
{
    QStringList lines;
    QString html = htmlRow(table.titles, u"th"_s);
    auto rows = table.rows;
    rows.prepend(table.titles);
    for (const auto &row : std::as_const(rows)) {
        QStringList cells;
        for (const auto &cell : row)
            cells.append(tabbed(cell));
        lines.append(cells.join(u'\t'));
    }
    for (const auto &row : table.rows)
        html += htmlRow(row, u"td"_s);
    auto mime = std::make_unique<QMimeData>();
    mime->setText(lines.join(u'\n'));
    mime->setHtml(u"<meta charset=\"utf-8\">\n<table>\n%1</table>"_s.arg(html));
    return mime;
}

static QString markdownRow(const QStringList &cells)
{
    QStringList escaped;
    for (auto cell : cells) {
        cell.replace(u'\\', "\\\\"_L1).replace(u'|', "\\|"_L1).replace(u'\n', u' ');
        escaped.append(cell);
    }
    return u"| %1 |"_s.arg(escaped.join(" | "_L1));
}

QString asMarkdown(const CopiedTable &table)
{
    QStringList lines{markdownRow(table.titles),
                      markdownRow(QStringList(table.titles.size(), u"---"_s))};
    for (const auto &row : table.rows)
        lines.append(markdownRow(row));
    return lines.join(u'\n') + u'\n';
}

QString asJson(const QList<QJsonObject> &records)
{
    if (records.size() == 1)
        return QString::fromUtf8(QJsonDocument(records.front()).toJson());
    QJsonArray list;
    for (const auto &record : records)
        list.append(record);
    return QString::fromUtf8(QJsonDocument(list).toJson());
}

} // namespace storedesk::ui
