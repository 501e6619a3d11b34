// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "clipboardtable.h"

#include "csv/csvwriter.h"
#include "csv/spreadsheettext.h"

#include <QAbstractItemModel>
#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

#include <algorithm>
#include <array>
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

CopiedTable tableOf(const QAbstractItemModel &model, const QList<int> &columns)
{
    QList<int> rows(model.rowCount());
    std::iota(rows.begin(), rows.end(), 0);
    return tableOf(model, rows, columns);
}

CopiedTable tableOf(const QAbstractItemModel &model)
{
    QList<int> columns(model.columnCount());
    std::iota(columns.begin(), columns.end(), 0);
    return tableOf(model, columns);
}

static QString guarded(const QString &cell)
{
    return csv::looksLikeFormula(cell.toUtf8()) ? u'\'' + cell : cell;
}

// Returns a cell as tab-separated text. Replaces tabs and line breaks, which would end the cell,
// with spaces, and quotes a cell that starts with a quote, which would otherwise join several
// cells.
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

static QString csvText(const CopiedTable &table)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    csv::CsvWriter writer(buffer, {.safeForSpreadsheets = true});
    if (!table.titles.isEmpty())
        writer.row(table.titles);
    for (const auto &row : table.rows)
        writer.row(row);
    // Cannot fail, because it writes to memory.
    (void)writer.finish();
    return QString::fromUtf8(buffer.data());
}

// Two columns may have the same title; a number then tells them apart.
static QStringList memberNames(const QStringList &titles)
{
    QStringList names;
    for (const auto &title : titles) {
        auto name = title;
        for (int number = 2; names.contains(name); ++number)
            name = u"%1 (%2)"_s.arg(title).arg(number);
        names.append(name);
    }
    return names;
}

static QString jsonText(const CopiedTable &table)
{
    const auto names = memberNames(table.titles);
    QJsonArray list;
    for (const auto &row : table.rows) {
        QJsonObject record;
        for (qsizetype at = 0; at < std::min(names.size(), row.size()); ++at)
            record.insert(names[at], row[at]);
        list.append(record);
    }
    return QString::fromUtf8(QJsonDocument(list).toJson());
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

static QString markdownText(const CopiedTable &table)
{
    QStringList lines{markdownRow(table.titles),
                      markdownRow(QStringList(table.titles.size(), u"---"_s))};
    for (const auto &row : table.rows)
        lines.append(markdownRow(row));
    return lines.join(u'\n') + u'\n';
}

ClipboardTable::ClipboardTable(const CopiedTable &table, CopyFormat format)
{
    static constexpr std::array<QString (*)(const CopiedTable &),
                                static_cast<std::size_t>(CopyFormat::Count)>
        writers{nullptr, &csvText, &jsonText, &markdownText};
    if (const auto write = writers[static_cast<std::size_t>(format)]) {
        text = write(table);
        if (format == CopyFormat::Csv)
            csv = text;
        return;
    }
    csv = csvText(table);
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
    if (!table.html.isEmpty())
        mime->setHtml(table.html);
    if (!table.csv.isEmpty())
        mime->setData(u"text/csv"_s, table.csv.toUtf8());
    QGuiApplication::clipboard()->setMimeData(mime.release());
}

void copyText(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

} // namespace storedesk::ui
