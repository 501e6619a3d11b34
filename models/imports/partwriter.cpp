// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/partwriter.h"

#include "base/newfile.h"
#include "base/privatefolder.h"
#include "csv/csvreader.h"
#include "csv/csvwriter.h"
#include "csv/linestart.h"
#include "importrun/importplan.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;

namespace {

struct PartWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportParts)
};

base::Problem cannotWrite(const QString &why)
{
    return {.what = QCoreApplication::translate("ImportParts", "Couldn't write the import files."),
            .why = why};
}

// A file of rows that only the user can read.
class RowFile final
{
public:
    RowFile(const QString &path, const QStringList &headings)
        : m_file(path)
    {
        if (m_file.open(QIODevice::WriteOnly))
            m_csv.emplace(m_file);
        for (const auto &heading : headings)
            cell(heading.toUtf8());
        endRow();
    }

    void cell(QByteArrayView text)
    {
        if (m_csv)
            m_csv->cell(text);
        // Count the cell as if it were quoted, which gives an upper bound.
        m_bytes += text.size() + text.count('"') + 3;
        m_lines += csv::lineEndsIn(text);
    }
    void endRow()
    {
        if (m_csv)
            m_csv->endRow();
        ++m_lines;
    }
    // Returns an upper bound for the size.
    [[nodiscard]] qint64 bytes() const { return m_bytes; }
    // Returns the line at which the next row begins.
    [[nodiscard]] qint64 line() const { return m_lines + 1; }
    [[nodiscard]] base::Result<void> finish()
    {
        if (!m_csv)
            return tl::unexpected(cannotWrite(m_file.errorString()));
        const auto written = m_csv->finish();
        m_csv.reset();
        if (!written)
            return written;
        return m_file.commit() ? base::Result<void>()
                               : tl::unexpected(cannotWrite(m_file.errorString()));
    }

private:
    base::NewFile m_file;
    std::optional<csv::CsvWriter> m_csv;
    qint64 m_bytes = 0;
    qint64 m_lines = 0;
};

base::Result<void> writeMap(const QString &path, const std::vector<PartLine> &lines)
{
    base::NewFile file(path);
    const auto size = static_cast<qint64>(lines.size() * sizeof(PartLine));
    if (!file.open(QIODevice::WriteOnly)
        || file.write(reinterpret_cast<const char *>(lines.data()), size) != size || !file.commit())
        return tl::unexpected(cannotWrite(file.errorString()));
    return {};
}

// Distributes rows among the parts and the side file.
class PartWriter final
{
public:
    PartWriter(const importcheck::ImportTable &table, const importcheck::Conversion &conversion,
               const importcheck::CheckResult &result, const importcheck::ImportSettings &settings,
               QString folder)
        : m_table(table)
        , m_conversion(conversion)
        , m_result(result)
        , m_settings(settings)
        , m_folder(std::move(folder))
    {
        for (const auto &target : conversion.targets())
            m_headings.append(conversion.ruleOf(target).key);
    }

    [[nodiscard]] base::Result<void> add(quint32 row, quint32 line, const csv::RowScanner &cells)
    {
        if (m_result.isLeftOut(row)) {
            ++m_written.leftOut;
            return {};
        }
        if (!m_result.isGood(row))
            return holdBack(row, cells);
        if (m_settings.firstRows > 0 && m_sent == m_settings.firstRows)
            return {};
        if (m_part && m_part->bytes() + m_largest >= m_settings.partBytes) {
            if (const auto ended = endPart(); !ended)
                return ended;
        }
        if (!m_part) {
            m_written.rows.push_back(0);
            m_part.emplace(pathOf(importrun::ImportPlan::partName(number())), m_headings);
        }
        const auto before = m_part->bytes();
        m_lines.push_back(
            {.partLine = static_cast<quint32>(m_part->line()), .row = row, .line = line});
        for (const auto &target : m_conversion.targets())
            m_part->cell(
                m_conversion
                    .cell(target, row, importcheck::rawCell(target, cells, m_raw), m_scratch)
                    .text);
        m_part->endRow();
        m_largest = std::max(m_largest, m_part->bytes() - before);
        ++m_written.rows.back();
        ++m_sent;
        return {};
    }

    [[nodiscard]] base::Result<WrittenParts> finish()
    {
        auto ended = m_part ? endPart() : base::Result<void>();
        if (ended && m_rest)
            ended = m_rest->finish();
        return ended ? base::Result<WrittenParts>(m_written) : tl::unexpected(ended.error());
    }

private:
    [[nodiscard]] qint64 number() const { return static_cast<qint64>(m_written.rows.size()); }
    [[nodiscard]] QString pathOf(const QString &name) const
    {
        return QDir(m_folder).filePath(name);
    }

    [[nodiscard]] base::Result<void> endPart()
    {
        const auto ended = m_part->finish();
        m_part.reset();
        return ended
            ? writeMap(pathOf(importrun::ImportPlan::mapName(number())), std::exchange(m_lines, {}))
            : ended;
    }

    [[nodiscard]] base::Result<void> holdBack(quint32 row, const csv::RowScanner &cells)
    {
        if (!m_rest)
            m_rest.emplace(pathOf(importrun::ImportPlan::heldBackName()),
                           m_table.columns + QStringList(PartWords::tr("Reason")));
        for (int column = 0; column < static_cast<int>(m_table.columns.size()); ++column) {
            const auto *target = m_conversion.targetOf(column);
            const auto raw =
                target ? importcheck::rawCell(*target, cells, m_raw) : cells.text(column, m_raw);
            m_rest->cell(target ? m_conversion.cell(*target, row, raw, m_scratch).text : raw);
        }
        m_rest->cell(reasonsOf(row).toUtf8());
        m_rest->endRow();
        ++m_written.heldBack;
        return {};
    }

    [[nodiscard]] QString reasonsOf(quint32 row) const
    {
        QStringList reasons;
        for (const auto &fault : m_result.faultsOf(row))
            reasons.append(
                u"%1: %2"_s.arg(m_table.columns.value(fault.column),
                                importcheck::titleOf(fault.kind, m_settings.storeDomains)));
        return reasons.join(u'\n');
    }

    const importcheck::ImportTable &m_table;
    const importcheck::Conversion &m_conversion;
    const importcheck::CheckResult &m_result;
    const importcheck::ImportSettings &m_settings;
    const QString m_folder;
    QStringList m_headings;
    std::optional<RowFile> m_part;
    std::optional<RowFile> m_rest;
    std::vector<PartLine> m_lines;
    WrittenParts m_written;
    // The size of the largest row.
    qint64 m_largest = 0;
    qint64 m_sent = 0;
    importcheck::Conversion::Scratch m_scratch;
    QByteArray m_raw;
};

} // namespace

bool isErasedRow(const csv::CsvReader &reader)
{
    return !reader.blank() && std::ranges::all_of(reader.cells(), &QByteArrayView::isEmpty);
}

std::vector<PartLine> readPartMap(const QString &folder, qint64 part)
{
    QFile file(QDir(folder).filePath(importrun::ImportPlan::mapName(part)));
    std::vector<PartLine> lines;
    if (!file.open(QIODevice::ReadOnly))
        return lines;
    lines.resize(static_cast<std::size_t>(file.size()) / sizeof(PartLine));
    const auto size = static_cast<qint64>(lines.size() * sizeof(PartLine));
    if (file.read(reinterpret_cast<char *>(lines.data()), size) != size)
        lines.clear();
    return lines;
}

base::Result<WrittenParts> writeParts(const importcheck::ImportTable &table,
                                      const importcheck::Conversion &conversion,
                                      const importcheck::CheckResult &result,
                                      const importcheck::ImportSettings &settings,
                                      const QString &folder, base::Progress &progress)
{
    if (const auto made = base::makePrivateFolder(folder); !made)
        return tl::unexpected(made.error());
    PartWriter writer(table, conversion, result, settings, folder);
    const auto ranges = csv::rangesOf(table.source);
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    // Ranges are written one after the other, because the service processes the rows in order.
    for (const auto &range : ranges) {
        base::Result<void> written;
        auto line = table.source.index->before(range.firstRow).line;
        const auto read =
            csv::scan(table.source, std::span(&range, 1), progress,
                      [&](const csv::RowRange &rows, csv::RowScanner &cells, int /*thread*/) {
                          // The scan has skipped the header, so add the lines that it occupies.
                          if (rows.firstRow != range.firstRow)
                              line += csv::lineEndsIn(cells.rowBytes());
                          for (auto row = static_cast<quint32>(rows.firstRow);
                               written && cells.next(); ++row) {
                              const auto begins = static_cast<quint32>(line);
                              line += csv::lineEndsIn(cells.rowBytes());
                              if (!cells.blank())
                                  written = writer.add(row, begins, cells);
                          }
                      });
        if (!read || !written)
            return tl::unexpected(read ? written.error() : read.error());
        if (progress.cancelled())
            return tl::unexpected(
                base::Problem{.what = PartWords::tr("Writing the files was cancelled.")});
    }
    return writer.finish();
}

} // namespace storedesk::imports
