// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheetoutput.h"

#include "csv/encoding.h"
#include "csv/utf8.h"
#include "tablefile/sqlitesaver.h"
#include "tablefile/xlsxsaver.h"
#include "values/jsonvalue.h"

#include <QIODevice>
#include <QSet>

#include <algorithm>
#include <atomic>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Result;

static constexpr qint64 rowsMeasured = 500;
static constexpr qsizetype widest = 40;

static void appendJsonText(QByteArrayView text, QByteArray &result)
{
    const auto sound =
        csv::validUtf8(text) == text.size() ? text.toByteArray() : QString::fromUtf8(text).toUtf8();
    result += '"';
    for (const char byte : sound) {
        if (byte == '"' || byte == '\\') {
            result += '\\';
            result += byte;
        } else if (static_cast<unsigned char>(byte) < 0x20) {
            result += "\\u00" + QByteArray::number(byte, 16).rightJustified(2, '0');
        } else {
            result += byte;
        }
    }
    result += '"';
}

// Returns a unique key for a cell beyond the named columns.
static QByteArray extraKey(const QSet<QByteArray> &names, int column)
{
    auto key = '#' + QByteArray::number(column + 1);
    while (names.contains(key))
        key.prepend('#');
    return key;
}

// With `typed`, numbers, booleans and empty cells have JSON types according to their columns'
// formats.
static csv::AppendRow jsonRows(const SheetTable &sheet, const std::vector<int> &columns, bool typed)
{
    // The names are unique.
    QByteArrayList keys;
    for (const auto &name : sheet.names)
        keys.append(name.toUtf8());
    const QSet<QByteArray> taken(keys.begin(), keys.end());
    const auto formats = sheet.source.formats;
    return [=](const csv::RowScanner &row, bool /*last*/, QByteArray &result) {
        QByteArray scratch;
        const int count = columns.empty() ? row.count() : static_cast<int>(columns.size());
        bool first = true;
        result += '{';
        for (int index = 0; index < count && !row.blank(); ++index) {
            const int column = columns.empty() ? index : columns[static_cast<std::size_t>(index)];
            // The row ends before this column.
            if (column >= row.count())
                continue;
            if (!first)
                result += ',';
            first = false;
            appendJsonText(column < keys.size() ? keys.at(column) : extraKey(taken, column),
                           result);
            result += ':';
            const auto cell = row.text(column, scratch);
            if (const auto value =
                    typed ? values::jsonValueOf(cell, formats.value(column)) : std::nullopt)
                result += *value;
            else
                appendJsonText(cell, result);
        }
        result += "}\n";
    };
}

// Returns the cell as a single line, without characters that could move the cursor or change the
// writing direction.
static QString shown(QByteArrayView cell)
{
    QString text;
    const auto whole = QString::fromUtf8(cell);
    for (const auto letter : whole) {
        const auto code = letter.unicode();
        if (code == '\n' || code == '\r')
            text += u'⏎';
        else if (code < 0x20)
            text += QChar(0x2400 + code);
        else if (code == 0x7F || letter.category() == QChar::Other_Control
                 || letter.category() == QChar::Other_Format)
            text += u'\uFFFD';
        else
            text += letter;
    }
    return text.size() > widest ? text.left(widest - 1) + u'…' : text;
}

static std::vector<quint32> firstRows(const SheetTable &sheet, const csv::Selection &selection)
{
    std::vector<quint32> rows;
    const qint64 begin = sheet.source.header ? 1 : 0;
    const auto count = selection.order ? static_cast<qint64>(selection.order->size())
        : selection.only               ? selection.only->count()
                                       : sheet.source.rows() - begin;
    rows.reserve(static_cast<std::size_t>(std::clamp<qint64>(count, 0, rowsMeasured)));
    for (qint64 place = 0; place < std::min(count, rowsMeasured); ++place)
        rows.push_back(selection.order
                           ? (*selection.order)[static_cast<std::size_t>(place)]
                           : static_cast<quint32>(selection.only ? selection.only->rowAt(place)
                                                                 : begin + place));
    return rows;
}

namespace {

// Prints aligned columns, as wide as the first rows need.
class TextTable final
{
public:
    TextTable(const SheetTable &sheet, const csv::Selection &selection, base::Progress &progress)
        : m_columns(selection.columns)
    {
        for (int column = 0; selection.columns.empty() && column < sheet.names.size(); ++column)
            m_columns.push_back(column);
        for (const int column : m_columns) {
            m_titles.append(shown(sheet.names.value(column).toUtf8()));
            m_widths.push_back(m_titles.constLast().size());
        }
        const auto rows = firstRows(sheet, selection);
        const auto raw = csv::rawRows(sheet.source, rows, progress);
        for (const auto &bytes : raw.value_or(std::vector<QByteArray>())) {
            csv::RowScanner row(bytes, sheet.source.dialect);
            const auto cells = row.next() ? cellsOf(row) : QStringList();
            for (qsizetype index = 0; index < cells.size(); ++index) {
                auto &width = m_widths[static_cast<std::size_t>(index)];
                width = std::max(width, cells.at(index).size());
            }
        }
    }

    [[nodiscard]] QByteArray heading() const
    {
        QStringList rules;
        for (const auto width : m_widths)
            rules.append(QString(width, u'─'));
        return lineOf(m_titles) + lineOf(rules);
    }

    [[nodiscard]] QByteArray lineOf(const csv::RowScanner &row) const
    {
        return lineOf(cellsOf(row));
    }

private:
    [[nodiscard]] QStringList cellsOf(const csv::RowScanner &row) const
    {
        QStringList cells;
        QByteArray scratch;
        for (const int column : m_columns)
            cells.append(shown(row.text(column, scratch)));
        return cells;
    }

    [[nodiscard]] QByteArray lineOf(const QStringList &cells) const
    {
        QString line;
        for (qsizetype index = 0; index < cells.size(); ++index) {
            line += index > 0 ? "  "_L1 : ""_L1;
            line += cells.at(index).leftJustified(m_widths[static_cast<std::size_t>(index)]);
        }
        while (line.endsWith(u' '))
            line.chop(1);
        return line.toUtf8() + '\n';
    }

    std::vector<int> m_columns;
    QStringList m_titles;
    std::vector<qsizetype> m_widths;
};

} // namespace

Result<qint64> writeSheet(const SheetTable &sheet, const csv::Selection &selection,
                          const SheetQuestion &question, QIODevice &device,
                          const QString &temporaryFolder, base::Progress &progress)
{
    std::atomic<qint64> unsound = 0;
    const auto write = [&](const csv::AppendRow &append) -> Result<qint64> {
        const auto counting = [&](const csv::RowScanner &row, bool last, QByteArray &result) {
            unsound += csv::validUtf8(row.rowBytes()) < row.rowBytes().size() ? 1 : 0;
            append(row, last, result);
        };
        const auto written = csv::writeRows(sheet.source, selection, counting, device, progress);
        return written ? Result<qint64>(unsound.load()) : written;
    };
    if (question.form == SheetForm::Json)
        return write(jsonRows(sheet, selection.columns, question.typed));
    if (question.form == SheetForm::Table) {
        const TextTable text(sheet, selection, progress);
        device.write(text.heading());
        return write([&text](const csv::RowScanner &row, bool /*last*/, QByteArray &result) {
            result += text.lineOf(row);
        });
    }
    if (question.form == SheetForm::Xlsx || question.form == SheetForm::Sqlite) {
        const auto writeFile = question.form == SheetForm::Xlsx
            ? qOverload<const csv::TableSource &, const csv::Selection &, QIODevice &,
                        const QString &, base::Progress &>(&tablefile::writeXlsx)
            : &tablefile::writeSqlite;
        const auto written = writeFile(sheet.source, selection, device, temporaryFolder, progress);
        return written ? Result<qint64>(0) : written;
    }
    std::optional<csv::CsvFormat> format;
    if (question.safe)
        format = csv::CsvFormat{.dialect = sheet.source.dialect,
                                .lineEnd = "\r\n",
                                .byteOrderMark = true,
                                .safeForSpreadsheets = true};
    const auto written = csv::writeTable(sheet.source, selection, format, device, progress);
    return written ? Result<qint64>(0) : written;
}

} // namespace storedesk::cli
