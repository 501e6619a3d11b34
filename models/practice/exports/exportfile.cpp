// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exportfile.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

// The number of rows between two checks of the budget. Writing them takes a few milliseconds.
static constexpr qint64 block = 500;

static base::Problem problemOf(const QFile &file)
{
    return {.what = QCoreApplication::translate("ExportFile", "Couldn't write the export file."),
            .why = file.errorString()};
}

ExportFile::ExportFile(const QString &path, PracticeExportPlan plan, ExportTables tables,
                       QDateTime now)
    : m_path(path)
    , m_plan(std::move(plan))
    , m_tables(std::move(tables))
    , m_now(std::move(now))
    , m_file(path + u".part"_s)
{ }

ExportFile::~ExportFile()
{
    m_csv.reset();
    m_zip.reset();
    if (m_file.isOpen())
        m_file.remove();
}

base::Result<void> ExportFile::begin()
{
    if (!m_file.open(QIODevice::WriteOnly | QIODevice::Truncate,
                     QFile::ReadOwner | QFile::WriteOwner))
        return tl::unexpected(problemOf(m_file));
    m_zip.emplace(m_file);
    return beginTable();
}

base::Result<void> ExportFile::beginTable()
{
    const auto &table = *m_tables[m_table];
    if (auto begun = m_zip->begin(m_plan.name + table.suffix() + u".csv"_s, m_now); !begun)
        return begun;
    m_csv.emplace(m_zip->entry(), m_plan.format);
    m_csv->row(table.header());
    return {};
}

base::Result<void> ExportFile::endTable()
{
    if (auto written = m_csv->finish(); !written)
        return written;
    m_csv.reset();
    return ++m_table < m_tables.size() ? beginTable() : finish();
}

base::Result<void> ExportFile::finish()
{
    auto finished = m_zip->finish();
    m_zip.reset();
    if (!finished)
        return finished;
    QFile::remove(m_path);
    if (!m_file.flush() || !m_file.rename(m_path))
        return tl::unexpected(problemOf(m_file));
    m_file.close();
    return {};
}

base::Result<bool> ExportFile::advance(std::optional<qint64> rows, const Budget &budget)
{
    if (!m_zip && m_table == 0) {
        if (auto begun = begin(); !begun)
            return tl::unexpected(begun.error());
    }
    while (m_csv && !budget.spent()) {
        const bool counted = m_table == 0;
        const auto wanted = counted && rows ? std::min(block, *rows - m_rows) : block;
        if (wanted <= 0)
            return false;
        const auto written = m_tables[m_table]->write(*m_csv, static_cast<int>(wanted));
        if (counted)
            m_rows += written;
        if (written == wanted)
            continue;
        if (auto ended = endTable(); !ended)
            return tl::unexpected(ended.error());
    }
    return !m_csv;
}

} // namespace storedesk::practice
