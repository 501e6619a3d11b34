// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/imports/importrun.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

// The number of rows between two checks of the budget. Processing them takes a few milliseconds.
static constexpr int block = 100;

static base::Problem unreadable(const QString &why)
{
    return {.what = QCoreApplication::translate("ImportRun", "Couldn't read the file."),
            .why = why};
}

ImportRun::ImportRun(const QString &path, const PracticeImportPlan &plan,
                     std::unique_ptr<ImportTarget> target, QString reportPath, ErrorReport report)
    : m_file(path)
    , m_plan(plan)
    , m_target(std::move(target))
    , m_reportPath(std::move(reportPath))
    , m_reportKind(report)
{ }

base::Result<void> ImportRun::begin(const ImportProgress &progress)
{
    if (!m_file.open(QIODevice::ReadOnly))
        return tl::unexpected(unreadable(m_file.errorString()));
    m_reader.emplace(m_file, m_plan.dialect);
    if (!m_reader->next())
        return tl::unexpected(unreadable(m_file.errorString()));
    readHeader();
    m_progress = progress;
    m_report->resume(progress.reportSize);
    if (progress.offset == 0)
        return {};

    if (!m_file.seek(progress.offset))
        return tl::unexpected(unreadable(m_file.errorString()));
    m_startOffset = progress.offset;
    m_startLine = progress.line;
    m_reader.emplace(m_file, m_plan.dialect);
    // Skip the row that has already been processed.
    m_reader->next();
    return {};
}

void ImportRun::readHeader()
{
    const auto header = m_reader->copy();
    const auto &rules = m_target->checker().fields().rules;
    m_cells = static_cast<std::size_t>(header.size());
    for (int cell = 0; cell < header.size(); ++cell) {
        const auto name = QString::fromUtf8(header[cell]);
        const auto rule = std::ranges::find(rules, name, &catalogue::FieldRule::key);
        if (rule != rules.end() && header.indexOf(header[cell]) == cell)
            m_columns.push_back(
                {.cell = cell, .rule = static_cast<std::size_t>(rule - rules.begin())});
    }
    m_report.emplace(m_reportPath, m_reportKind, m_plan.dialect, header);
}

base::Result<bool> ImportRun::advance(std::optional<qint64> rows, const Budget &budget)
{
    bool ended = false;
    for (int taken = 0; !ended && (!rows || m_progress.rows() < *rows);) {
        if (taken++ % block == 0 && budget.spent())
            break;
        ended = !m_reader->next();
        if (!ended && !m_reader->blank())
            importRow();
    }
    if (m_reader->problem())
        return tl::unexpected(*m_reader->problem());
    m_target->conclude();
    const auto size = m_report->flush();
    if (!size)
        return tl::unexpected(size.error());
    m_progress.reportSize = *size;
    return ended;
}

void ImportRun::importRow()
{
    m_progress.offset = m_startOffset + m_reader->offset();
    m_progress.line = m_startLine + m_reader->line() - 1;
    auto faults = faultsOfShape();
    if (faults.empty()) {
        const auto values = valuesOfRow();
        faults = faultsOfCells();
        addFaults(faults, values);
        if (faults.empty())
            faults = m_target->take(values);
    }
    if (faults.empty()) {
        ++m_progress.success;
        return;
    }
    ++m_progress.errors;
    m_report->add(m_progress.line, m_reader->cells(), faults);
}

// Adds only faults that the row does not have yet, so that an unreadable cell is not reported
// twice.
void ImportRun::addFaults(std::vector<RowFault> &faults, const QJsonObject &values)
{
    const auto known = faults.size();
    for (auto &fault : m_target->faultsOf(values)) {
        const auto end = faults.begin() + static_cast<std::ptrdiff_t>(known);
        if (std::ranges::find(faults.begin(), end, fault.field, &RowFault::field) == end)
            faults.push_back(std::move(fault));
    }
}

std::vector<RowFault> ImportRun::faultsOfShape() const
{
    const auto cells = m_reader->cells();
    if (!m_reader->faults().empty())
        return {{.field = {}, .value = {}, .reason = wordsOf(m_reader->faults().front())}};
    if (cells.size() != m_cells)
        return {
            {.field = {},
             .value = {},
             .reason = u"Row has %1 values, the header has %2"_s.arg(cells.size()).arg(m_cells)}};
    return {};
}

std::vector<RowFault> ImportRun::faultsOfCells() const
{
    std::vector<RowFault> faults;
    const auto &checker = m_target->checker();
    for (const auto &column : m_columns) {
        const auto cell = m_reader->cell(column.cell);
        const auto reason = checker.check(
            column.rule, std::string_view(cell.data(), static_cast<std::size_t>(cell.size())));
        if (reason == catalogue::Reason::None)
            continue;
        const auto &rule = checker.fields().rules[column.rule];
        faults.push_back({.field = rule.key,
                          .value = cell.toByteArray(),
                          .reason = catalogue::textOf(reason, rule)});
    }
    return faults;
}

QJsonObject ImportRun::valuesOfRow() const
{
    QJsonObject values;
    const auto &rules = m_target->checker().fields().rules;
    for (const auto &column : m_columns) {
        const auto &rule = rules[column.rule];
        values[rule.key] = valueOf(rule, m_reader->cell(column.cell));
    }
    return values;
}

} // namespace storedesk::practice
