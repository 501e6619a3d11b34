// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/reportfile.h"

#include "csv/csvreader.h"
#include "csv/tabledevice.h"
#include "records/columnmatch.h"
#include "tablefile/tableopener.h"

#include <QFileInfo>

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

// Limits memory; the report file is still complete.
static constexpr std::size_t mostReportRows = 2'000'000;

int ReportFile::columnOf(const QStringList &names) const
{
    for (const auto &name : names) {
        for (qsizetype column = 0; column < headings.size(); ++column) {
            if (headings[column] == name
                || records::folded(headings[column]) == records::folded(name))
                return static_cast<int>(column);
        }
    }
    return -1;
}

// Whether every cell of the column is a number.
static bool holdsNumbers(const ReportFile &report, int column)
{
    return std::ranges::all_of(report.rows, [column](const QByteArrayList &row) {
        bool isNumber = false;
        return row.value(column).trimmed().toLongLong(&isNumber) >= 0 && isNumber;
    });
}

void ReportFile::nameColumns(const QStringList &fields)
{
    const auto isCopy = [this, &fields](int column) {
        return std::ranges::any_of(fields, [&](const QString &field) {
            return records::folded(field) == records::folded(headings[column]);
        });
    };
    const auto find = [&](const QStringList &names) {
        for (const auto &name : names) {
            if (const int column = columnOf({name}); column >= 0 && !isCopy(column))
                return column;
        }
        return -1;
    };
    line = find({u"line"_s, u"line number"_s, u"linenumber"_s, u"lineno"_s, u"línea"_s,
                 u"número de línea"_s, u"row"_s, u"row number"_s, u"fila"_s, u"record"_s,
                 u"registro"_s});
    if (line >= 0 && !holdsNumbers(*this, line))
        line = -1;
    field =
        find({u"field"_s, u"column"_s, u"property"_s, u"attribute"_s, u"campo"_s, u"columna"_s});
    value = find({u"value"_s, u"valor"_s});
    reason = find({u"reason"_s, u"error"_s, u"errors"_s, u"message"_s, u"error message"_s,
                   u"description"_s, u"detail"_s, u"motivo"_s, u"errores"_s, u"mensaje"_s,
                   u"descripción"_s, u"causa"_s});
    // The last column that is not a copy of a field is the best guess.
    for (auto column = static_cast<int>(headings.size()) - 1; reason < 0 && column > 0; --column) {
        if (!isCopy(column) && column != line && column != field && column != value)
            reason = column;
    }
}

base::Result<ReportFile> ReportFile::read(const QString &path, const QStringList &fields)
{
    base::Progress progress;
    tablefile::OpenOptions options{.temporaryFolder = QFileInfo(path).path()};
    options.dialect.header = true;
    const auto opened = tablefile::openTable(path, options, progress);
    if (!opened)
        return tl::unexpected(opened.error());
    csv::TableDevice device(opened->file, opened->begin.offset);
    device.open(QIODevice::ReadOnly);
    csv::CsvReader reader(device, opened->dialect.dialect);
    ReportFile report;
    if (reader.next()) {
        for (const auto &cell : reader.copy())
            report.headings.append(QString::fromUtf8(cell).trimmed());
    }
    while (report.rows.size() < mostReportRows && reader.next()) {
        if (!reader.blank())
            report.rows.push_back(reader.copy());
    }
    if (reader.problem())
        return tl::unexpected(*reader.problem());
    report.nameColumns(fields);
    return report;
}

std::vector<ReportFile::Reason> ReportFile::reasonsOf(std::size_t row,
                                                      const QStringList &fields) const
{
    const auto &cells = rows[row];
    const auto text = QString::fromUtf8(cells.value(reason)).trimmed();
    if (field >= 0)
        return {{.text = text,
                 .column = QString::fromUtf8(cells.value(field)).trimmed(),
                 .value = value >= 0 ? QString::fromUtf8(cells.value(value)) : QString()}};
    // “_email: not an address; _points: not a number”
    std::vector<Reason> reasons;
    for (const auto &part : text.split(u"; "_s, Qt::SkipEmptyParts)) {
        const auto colon = part.indexOf(u": "_s);
        const auto name = colon > 0 ? part.first(colon) : QString();
        if (fields.contains(name))
            reasons.push_back({.text = part.sliced(colon + 2), .column = name});
        else if (reasons.empty() || !reasons.back().column.isEmpty())
            reasons.push_back({.text = part});
        else
            reasons.back().text += u"; "_s + part;
    }
    if (reasons.empty())
        reasons.push_back({.text = text});
    return reasons;
}

} // namespace storedesk::imports
