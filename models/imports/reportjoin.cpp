// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/reportjoin.h"

#include "base/result.h"
#include "csv/csvreader.h"
#include "csv/tabledevice.h"
#include "importrun/importplan.h"
#include "records/columnmatch.h"
#include "tablefile/tableopener.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <vector>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

namespace {

// A report about rejected rows as written by the service, in any format, with the detected meaning
// of its columns.
struct ReportFile
{
    struct Reason
    {
        QString text;
        QString column = {};
        QString value = {};
    };

    QStringList headings = {};
    std::vector<QByteArrayList> rows = {};
    qint64 erased = 0;
    // Column indexes, or -1 if there is no such column. Line numbers are only used to distinguish
    // rows, because it is not known how the service counts lines.
    int line = -1;
    int field = -1;
    int value = -1;
    int reason = -1;

    // A column with the name of a sent field is a copy of that field and has no other meaning.
    [[nodiscard]] static base::Result<ReportFile> read(const QString &path,
                                                       const QStringList &fields = {});
    // Compares names, ignoring case, accents and punctuation.
    [[nodiscard]] int columnOf(const QStringList &names) const;
    // Returns the reasons why a row was rejected. The fields are those that were sent.
    [[nodiscard]] std::vector<Reason> reasonsOf(std::size_t row, const QStringList &fields) const;

private:
    void nameColumns(const QStringList &fields);
};

// Limits memory use. The report file itself stays complete.
constexpr std::size_t mostReportRows = 2'000'000;

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

// Returns whether every cell in the column is a number.
bool holdsNumbers(const ReportFile &report, int column)
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
    // The last column that is not a copy of a field is the most likely to contain the reason.
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
        if (isErasedRow(reader))
            ++report.erased;
        else if (!reader.blank())
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
    // The text looks like “_email: not an address; _points: not a number”.
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

// The maximum number of unmatched rows returned. The report file still contains all of them.
constexpr std::size_t mostLeft = 10'000;

QByteArray plain(const QByteArray &cell)
{
    return cell.trimmed().toLower();
}

// The values that a row in the part must have, by column.
using Evidence = std::map<int, QByteArray>;

// Report rows with the same copied values, and the rows in the part that have these values.
struct EvidenceGroup
{
    Evidence evidence;
    std::vector<std::size_t> reportRows = {};
    // Contains at most as many rows as the list of report rows.
    std::vector<std::size_t> matches = {};
    std::size_t matchCount = 0;
};

// Matches report rows to rows in the part. Visits every row in the part first, then decides.
class ReportJoiner final
{
public:
    ReportJoiner(const ReportFile &report, const QStringList &headings)
        : m_report(report)
        , m_headings(headings)
    {
        for (int column = 0; column < static_cast<int>(report.headings.size()); ++column) {
            const bool hasMeaning = column == report.line || column == report.field
                || column == report.value || column == report.reason;
            m_copies.push_back(hasMeaning ? -1 : ownColumn(report.headings[column]));
        }
        gather();
        index();
    }

    void look(std::size_t row, const QByteArrayList &cells)
    {
        for (const auto &[column, groups] : m_index) {
            const auto [first, last] = groups.equal_range(plain(cells.value(column)).toStdString());
            for (auto at = first; at != last; ++at)
                compare(m_groups[at->second], row, cells);
        }
    }

    void decide()
    {
        std::size_t contradicted = 0;
        for (const auto &group : m_groups)
            contradicted += group.matchCount == 0 ? group.reportRows.size() : 0;
        // If most rows have no match, the meaning of the columns was misdetected.
        if (contradicted * 2 > m_report.rows.size())
            return;
        for (const auto &group : m_groups) {
            if (group.matchCount == 1)
                joinToOne(group);
            else if (group.matchCount > 1)
                joinToAll(group);
        }
    }

    // Returns the report rows for each matching row in the part.
    [[nodiscard]] const std::map<std::size_t, std::vector<std::size_t>> &joined() const
    {
        return m_joined;
    }

private:
    [[nodiscard]] int ownColumn(const QString &heading) const
    {
        for (qsizetype column = 0; column < m_headings.size(); ++column) {
            if (records::folded(m_headings[column]) == records::folded(heading))
                return static_cast<int>(column);
        }
        return -1;
    }

    // Returns nothing if the report contradicts itself or contains no copied values.
    [[nodiscard]] Evidence evidenceOf(const QByteArrayList &cells) const
    {
        Evidence evidence;
        bool consistent = true;
        const auto add = [&](int column, const QByteArray &cell) {
            const auto value = plain(cell);
            if (column < 0 || value.isEmpty())
                return;
            const auto [at, isNew] = evidence.emplace(column, value);
            consistent = consistent && (isNew || at->second == value);
        };
        for (std::size_t column = 0; column < m_copies.size(); ++column)
            add(m_copies[column], cells.value(static_cast<qsizetype>(column)));
        if (m_report.field >= 0 && m_report.value >= 0)
            add(ownColumn(QString::fromUtf8(cells.value(m_report.field)).trimmed()),
                cells.value(m_report.value));
        return consistent ? evidence : Evidence();
    }

    void gather()
    {
        std::map<Evidence, std::size_t> places;
        for (std::size_t row = 0; row < m_report.rows.size(); ++row) {
            const auto evidence = evidenceOf(m_report.rows[row]);
            if (evidence.empty())
                continue;
            const auto [at, isNew] = places.emplace(evidence, m_groups.size());
            if (isNew)
                m_groups.push_back({.evidence = evidence});
            m_groups[at->second].reportRows.push_back(row);
        }
    }

    // Groups are indexed by the column with the most distinct values.
    void index()
    {
        std::map<int, std::set<QByteArray>> values;
        for (const auto &group : m_groups) {
            for (const auto &[column, value] : group.evidence)
                values[column].insert(value);
        }
        for (std::size_t at = 0; at < m_groups.size(); ++at) {
            const auto lead =
                std::ranges::max_element(m_groups[at].evidence, {}, [&values](const auto &one) {
                    return values[one.first].size();
                });
            m_index[lead->first].emplace(lead->second.toStdString(), at);
        }
    }

    static void compare(EvidenceGroup &group, std::size_t row, const QByteArrayList &cells)
    {
        for (const auto &[column, value] : group.evidence) {
            if (plain(cells.value(column)) != value)
                return;
        }
        if (group.matchCount++ < group.reportRows.size())
            group.matches.push_back(row);
    }

    // Counts the rows in the part to which these report rows refer. A row may have several faults.
    [[nodiscard]] std::size_t rowsMeant(const std::vector<std::size_t> &reportRows) const
    {
        if (m_report.line < 0)
            return reportRows.size();
        std::set<QByteArray> lines;
        for (const auto row : reportRows)
            lines.insert(m_report.rows[row].value(m_report.line).trimmed());
        return lines.size();
    }

    void joinToOne(const EvidenceGroup &group)
    {
        if (m_report.line >= 0 && rowsMeant(group.reportRows) > 1)
            return;
        auto &joined = m_joined[group.matches.front()];
        joined.insert(joined.end(), group.reportRows.begin(), group.reportRows.end());
    }

    // The rows cannot be told apart, so they are matched only if all of them were rejected. If the
    // same reason appears twice, it refers to two rows.
    void joinToAll(const EvidenceGroup &group)
    {
        std::map<QByteArray, std::vector<std::size_t>> byReason;
        for (const auto row : group.reportRows)
            byReason[m_report.rows[row].value(m_report.reason)].push_back(row);
        for (auto &[reason, reportRows] : byReason) {
            if (reportRows.size() != group.matchCount || rowsMeant(reportRows) != group.matchCount)
                continue;
            if (m_report.line >= 0)
                std::ranges::sort(reportRows, {}, [this](std::size_t row) {
                    return m_report.rows[row].value(m_report.line).trimmed().toLongLong();
                });
            for (std::size_t at = 0; at < reportRows.size(); ++at)
                m_joined[group.matches[at]].push_back(reportRows[at]);
        }
    }

    const ReportFile &m_report;
    const QStringList m_headings;
    // For each report column, the column in the part that it copies, or -1 if there is none.
    std::vector<int> m_copies;
    std::vector<EvidenceGroup> m_groups;
    std::map<int, std::unordered_multimap<std::string, std::size_t>> m_index;
    std::map<std::size_t, std::vector<std::size_t>> m_joined;
};

// Reads a part row by row. Returns false if the number of rows differs.
bool readPart(QFile &file, std::size_t rows,
              const std::function<void(std::size_t, const QByteArrayList &)> &take)
{
    file.seek(0);
    csv::CsvReader reader(file);
    (void)reader.next();
    std::size_t row = 0;
    for (; reader.next(); ++row)
        take(row, reader.copy());
    return row == rows && !reader.problem();
}

QStringList headingsIn(QFile &file)
{
    csv::CsvReader reader(file);
    QStringList headings;
    if (reader.next()) {
        for (const auto &cell : reader.cells())
            headings.append(QString::fromUtf8(cell));
    }
    return headings;
}

// Uses the value from the part if the report does not contain the value.
std::vector<JoinedRow::Reason> reasonsIn(const ReportFile &report, std::size_t row,
                                         const QStringList &headings, const QByteArrayList &cells)
{
    std::vector<JoinedRow::Reason> reasons;
    for (auto reason : report.reasonsOf(row, headings)) {
        const auto column = headings.indexOf(reason.column);
        if (reason.value.isEmpty() && column >= 0)
            reason.value = QString::fromUtf8(cells.value(column));
        reasons.push_back({.text = reason.text, .column = reason.column, .value = reason.value});
    }
    return reasons;
}

} // namespace

base::Result<ReportJoin> joinReport(const QString &reportPath, const QString &folder, qint64 part,
                                    const std::function<void(const JoinedRow &)> &take)
{
    QFile file(QDir(folder).filePath(importrun::ImportPlan::partName(part)));
    const bool opened = file.open(QIODevice::ReadOnly);
    const auto headings = opened ? headingsIn(file) : QStringList();
    const auto report = ReportFile::read(reportPath, headings);
    if (!report)
        return tl::unexpected(report.error());
    const auto map = readPartMap(folder, part);
    ReportJoiner joiner(*report, headings);
    const bool whole = opened && !map.empty()
        && readPart(file, map.size(), [&joiner](std::size_t row, const QByteArrayList &cells) {
                           joiner.look(row, cells);
                       });
    if (whole)
        joiner.decide();
    const auto &joined = joiner.joined();
    std::vector<bool> done(report->rows.size(), false);
    const auto visit = [&](std::size_t row, const QByteArrayList &cells) {
        const auto found = joined.find(row);
        if (found == joined.end())
            return;
        JoinedRow one{.place = map[row], .cells = cells};
        for (const auto reportRow : found->second) {
            done[reportRow] = true;
            std::ranges::move(reasonsIn(*report, reportRow, headings, cells),
                              std::back_inserter(one.reasons));
        }
        take(one);
    };
    if (!joined.empty())
        (void)readPart(file, map.size(), visit);
    ReportJoin join{.rows = static_cast<qint64>(report->rows.size()),
                    .unjoined = std::ranges::count(done, false),
                    .erased = report->erased,
                    .headings = report->headings};
    for (std::size_t row = 0; row < done.size() && join.left.size() < mostLeft; ++row) {
        if (!done[row])
            join.left.push_back(
                {.cells = report->rows[row], .reasons = reasonsIn(*report, row, headings, {})});
    }
    return join;
}

} // namespace storedesk::imports
