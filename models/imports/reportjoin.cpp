// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/reportjoin.h"

#include "csv/csvreader.h"
#include "importrun/importplan.h"
#include "imports/reportfile.h"
#include "records/columnmatch.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace storedesk::imports {

namespace {

// Limit for returned unmatched rows. The report file still contains all of them.
constexpr std::size_t mostLeft = 10'000;

QByteArray plain(const QByteArray &cell)
{
    return cell.trimmed().toLower();
}

// Values that a row of the part must have, by column.
using Evidence = std::map<int, QByteArray>;

// Report rows with the same copied values, and the rows of the part that have these values.
struct EvidenceGroup
{
    Evidence evidence;
    std::vector<std::size_t> reportRows = {};
    // Not more than the number of report rows.
    std::vector<std::size_t> matches = {};
    std::size_t matchCount = 0;
};

// Matches rows of the report to rows of the part. Visits every row of the part first, then decides.
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
        // If most rows have no match, the columns were misinterpreted.
        if (contradicted * 2 > m_report.rows.size())
            return;
        for (const auto &group : m_groups) {
            if (group.matchCount == 1)
                joinToOne(group);
            else if (group.matchCount > 1)
                joinToAll(group);
        }
    }

    // Rows of the report by the matching row of the part.
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

    // Counts the rows of the part that these report rows refer to. A row may have several faults.
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

    // The rows cannot be distinguished, so they are matched only if all of them were rejected. The
    // same reason given twice means two rows.
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
    // Column of the part that each column of the report copies; -1 if none.
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

// Uses the value of the part if the report contains none.
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
    const auto tell = [&](std::size_t row, const QByteArrayList &cells) {
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
        (void)readPart(file, map.size(), tell);
    ReportJoin join{.rows = static_cast<qint64>(report->rows.size()),
                    .unjoined = std::ranges::count(done, false),
                    .headings = report->headings};
    for (std::size_t row = 0; row < done.size() && join.left.size() < mostLeft; ++row) {
        if (!done[row])
            join.left.push_back(
                {.cells = report->rows[row], .reasons = reasonsIn(*report, row, headings, {})});
    }
    return join;
}

} // namespace storedesk::imports
