// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "clipboardtable.h"

#include "csv/spreadsheettext.h"

#include <QAbstractItemModel>
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QMimeData>

#include <memory>
#include <numeric>

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

CopiedTable tableOf(const QAbstractItemModel &model)
{
    QList<int> rows(model.rowCount());
    QList<int> columns(model.columnCount());
    std::iota(rows.begin(), rows.end(), 0);
    std::iota(columns.begin(), columns.end(), 0);
    return tableOf(model, rows, columns);
}

static QString guarded(const QString &cell)
{
    return csv::looksLikeFormula(cell.toUtf8()) ? u'\'' + cell : cell;
}

// Replaces tabs and line breaks, which would end the cell, with spaces, and quotes a cell that
// starts with a quote, which would otherwise join several cells.
static QString tabbed(const QString &cell)
{
    auto text = guarded(cell);
    text.replace("\r\n"_L1, " "_L1);
    for (const auto letter : {u'\t', u'\r', u'\n'})
        text.replace(letter, u' ');
    return text.startsWith(u'"') ? u'"' + text.replace(u'"', "\"\""_L1) + u'"' : text;
}

static QString textRow(const QStringList &cells)
{
    QStringList tabs;
    for (const auto &cell : cells)
        tabs.append(tabbed(cell));
    return tabs.join(u'\t');
}

static QString htmlRow(const QStringList &cells, const QString &tag)
{
    QString row = u"<tr>"_s;
    for (const auto &cell : cells)
        row += u"<%1>%2</%1>"_s.arg(tag, guarded(cell).toHtmlEscaped());
    return row + u"</tr>\n"_s;
}

ClipboardTable::ClipboardTable(const CopiedTable &table)
{
    QStringList lines;
    QString rows;
    if (!table.titles.isEmpty()) {
        lines.append(textRow(table.titles));
        rows += htmlRow(table.titles, u"th"_s);
    }
    for (const auto &row : table.rows) {
        lines.append(textRow(row));
        rows += htmlRow(row, u"td"_s);
    }
    text = lines.join(u'\n');
    html = u"<meta charset=\"utf-8\">\n<table>\n%1</table>"_s.arg(rows);
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

void copyTable(const ClipboardTable &table)
{
    auto mime = std::make_unique<QMimeData>();
    mime->setText(table.text);
    mime->setHtml(table.html);
    QGuiApplication::clipboard()->setMimeData(mime.release());
}

void copyText(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace storedesk::ui
