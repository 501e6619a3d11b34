// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/reportjoin.h"

#include "imports/reportfile.h"
#include "jobs/importplan.h"
#include "table/csvreader.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <unordered_map>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

namespace {

// The rows of a report, found by what joins them to a row of the part.
using Index = std::unordered_multimap<std::string, std::size_t>;

std::string plain(QByteArrayView text)
{
    const auto lower = text.toByteArray().trimmed().toLower();
    return {lower.constData(), static_cast<std::size_t>(lower.size())};
}

std::string wholeRow(const QByteArrayList &cells, const std::vector<int> &columns)
{
    QByteArray text;
    for (const int column : columns)
        text += cells.value(column) + '\x1f';
    return text.toStdString();
}

// Goes through a part and its report.
class Joiner final
{
public:
    Joiner(const ReportFile &report, const QStringList &headings, const QStringList &keys)
        : m_report(report)
        , m_headings(headings)
        , m_taken(report.rows.size(), false)
    {
        for (const auto &key : keys) {
            if (report.columnOf({key}) >= 0 && headings.contains(key))
                m_keys.emplace_back(static_cast<int>(headings.indexOf(key)),
                                    report.columnOf({key}));
        }
        layOut();
    }

    [[nodiscard]] ReportLayout layout() const { return m_layout; }
    [[nodiscard]] qint64 unjoined() const { return std::ranges::count(m_taken, false); }

    // The reasons for a row of the part; none: the report does not name it.
    [[nodiscard]] std::vector<JoinedRow::Reason> reasonsFor(quint32 line,
                                                            const QByteArrayList &cells)
    {
        std::vector<JoinedRow::Reason> reasons;
        if (m_layout == ReportLayout::Copy) {
            const auto found = m_index.find(wholeRow(cells, m_own));
            if (found == m_index.end())
                return reasons;
            add(found->second, cells, reasons);
            m_index.erase(found); // the same row may have been sent twice
            return reasons;
        }
        std::vector<std::size_t> rows;
        for (const auto &name : namesOf(line, cells)) {
            const auto [first, last] = m_index.equal_range(name);
            for (auto at = first; at != last; ++at)
                rows.push_back(at->second);
        }
        std::ranges::sort(rows);
        for (const auto row : rows)
            add(row, cells, reasons);
        return reasons;
    }

private:
    void layOut()
    {
        for (qsizetype column = 0; column < m_headings.size(); ++column)
            m_own.push_back(static_cast<int>(column));
        for (const auto &heading : m_headings)
            m_copies.push_back(m_report.columnOf({heading}));
        const bool copy = std::ranges::none_of(m_copies, [](int column) { return column < 0; })
            && m_report.headings.size() > m_headings.size() && m_report.line < 0;
        if (copy)
            m_layout = ReportLayout::Copy;
        else if (m_report.line >= 0)
            m_layout = ReportLayout::Lines;
        else if (!m_keys.empty() && m_report.reason >= 0)
            m_layout = ReportLayout::Keys;
        for (std::size_t row = 0; row < m_report.rows.size(); ++row) {
            const auto &cells = m_report.rows[row];
            if (m_layout == ReportLayout::Copy)
                m_index.emplace(wholeRow(cells, m_copies), row);
            else if (m_layout == ReportLayout::Lines)
                m_index.emplace(plain(cells.value(m_report.line)), row);
            else if (m_layout == ReportLayout::Keys)
                indexKey(row);
        }
    }

    // The first key that is filled names the record.
    void indexKey(std::size_t row)
    {
        for (const auto &[own, column] : m_keys) {
            const auto value = plain(m_report.rows[row].value(column));
            if (value.empty())
                continue;
            m_index.emplace(std::to_string(own) + ':' + value, row);
            return;
        }
    }

    [[nodiscard]] std::vector<std::string> namesOf(quint32 line, const QByteArrayList &cells) const
    {
        if (m_layout == ReportLayout::Lines)
            return {std::to_string(line)};
        std::vector<std::string> names;
        for (const auto &[own, column] : m_keys)
            names.push_back(std::to_string(own) + ':' + plain(cells.value(own)));
        return names;
    }

    void add(std::size_t row, const QByteArrayList &cells, std::vector<JoinedRow::Reason> &reasons)
    {
        m_taken[row] = true;
        for (auto reason : m_report.reasonsOf(row, m_headings)) {
            const auto column = m_headings.indexOf(reason.column);
            if (reason.value.isEmpty() && column >= 0)
                reason.value = QString::fromUtf8(cells.value(column));
            reasons.push_back(
                {.text = reason.text, .column = reason.column, .value = reason.value});
        }
    }

    const ReportFile &m_report;
    const QStringList m_headings;
    std::vector<bool> m_taken; // rows of the report
    std::vector<std::pair<int, int>> m_keys; // columns of the part and of the report
    std::vector<int> m_own;
    std::vector<int> m_copies; // of the columns of the part in the report
    ReportLayout m_layout = ReportLayout::Unknown;
    Index m_index;
};

} // namespace

base::Result<ReportJoin> joinReport(const QString &reportPath, const QString &folder, qint64 part,
                                    const QStringList &keys,
                                    const std::function<void(const JoinedRow &)> &take)
{
    const auto report = ReportFile::read(reportPath);
    if (!report)
        return tl::unexpected(report.error());
    QFile file(QDir(folder).filePath(jobs::ImportPlan::partName(part)));
    const auto map = readPartMap(folder, part);
    ReportJoin join{.rows = static_cast<qint64>(report->rows.size())};
    join.unjoined = join.rows;
    if (!file.open(QIODevice::ReadOnly) || map.empty())
        return join; // without the part there is nothing to join it to
    table::CsvReader reader(file);
    (void)reader.next();
    QStringList headings;
    for (const auto &cell : reader.copy())
        headings.append(QString::fromUtf8(cell));
    Joiner joiner(*report, headings, keys);
    std::vector<JoinedRow> found;
    for (std::size_t row = 0; row < map.size() && reader.next(); ++row) {
        const auto cells = reader.copy();
        auto reasons = joiner.reasonsFor(map[row].partLine, cells);
        if (!reasons.empty())
            found.push_back({.place = map[row], .cells = cells, .reasons = std::move(reasons)});
    }
    join.unjoined = joiner.unjoined();
    // A report of which most rows lead nowhere was understood wrongly: none of it counts.
    if (join.unjoined * 2 > join.rows) {
        join.unjoined = join.rows;
        return join;
    }
    join.layout = joiner.layout();
    for (const auto &row : found)
        take(row);
    return join;
}

} // namespace storedesk::imports
