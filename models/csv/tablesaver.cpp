// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablesaver.h"

#include "base/newfile.h"
#include "csv/rowformatter.h"
#include "csv/rowreader.h"

#include <QCoreApplication>

#include <algorithm>
#include <atomic>
#include <limits>

namespace storedesk::csv {

// Maximum number of rows in memory if the order differs from that of the file.
static constexpr std::size_t rowsSavedAtOnce = 200'000;
// Bytes per write.
static constexpr qsizetype bytesWritten = 4LL * 1024 * 1024;

static base::Problem notSaved(const QString &why)
{
    return {.what = QCoreApplication::translate("TableSaver", "Couldn't save the table."),
            .why = why,
            .next = QCoreApplication::translate(
                "TableSaver", "Check the folder and its free space and try again.")};
}

base::Result<void>
visitRows(const TableSource &source, std::span<const quint32> rows, base::Progress &progress,
          const std::function<void(std::size_t place, const RowScanner &row)> &visit)
{
    // Rows and their positions in the list, sorted by row.
    std::vector<quint64> waiting;
    waiting.reserve(rows.size());
    for (std::size_t place = 0; place < rows.size(); ++place)
        waiting.push_back(quint64(rows[place]) << 32 | place);
    std::ranges::sort(waiting);
    const auto firstFrom = [&waiting](qint64 row) {
        return std::ranges::lower_bound(waiting, quint64(row) << 32);
    };
    auto ranges = rangesOf(source);
    for (std::size_t index = 0; index < ranges.size(); ++index) {
        const auto behind = index + 1 < ranges.size() ? ranges[index + 1].firstRow : source.rows();
        if (firstFrom(ranges[index].firstRow) == firstFrom(behind))
            // No row in this range is needed, so skip the range.
            ranges[index].end = ranges[index].begin;
    }
    std::erase_if(ranges, [](const RowRange &range) { return range.begin == range.end; });
    qint64 bytes = 0;
    for (const auto &range : ranges)
        bytes += range.end - range.begin;
    progress.begin(bytes);
    return scan(source, ranges, progress, [&](const RowRange &range, RowScanner &scanner, int) {
        // The next row that the scanner returns.
        auto row = quint64(range.firstRow);
        for (auto next = firstFrom(range.firstRow); next != waiting.end();) {
            const auto wanted = *next >> 32;
            scanner.skip(static_cast<qint64>(wanted - row));
            if (!scanner.next())
                // The row is in another range.
                break;
            row = wanted + 1;
            for (; next != waiting.end() && *next >> 32 == wanted; ++next)
                visit(*next & std::numeric_limits<quint32>::max(), scanner);
        }
    });
}

// Returns nothing if the rows are too large to hold in memory. A single row is never too large.
static base::Result<std::optional<std::vector<QByteArray>>>
rawRowsWithin(qint64 mostBytes, const TableSource &source, std::span<const quint32> rows,
              base::Progress &progress)
{
    std::vector<QByteArray> result(rows.size());
    std::atomic<qint64> bytes = 0;
    const auto read =
        visitRows(source, rows, progress, [&](std::size_t place, const RowScanner &row) {
            if ((bytes += row.rowBytes().size()) <= mostBytes || rows.size() == 1)
                result[place] = row.rowBytes().toByteArray();
        });
    if (!read)
        return tl::unexpected(read.error());
    if (bytes > mostBytes && rows.size() > 1)
        return std::nullopt;
    return result;
}

base::Result<std::vector<QByteArray>>
rawRows(const TableSource &source, std::span<const quint32> rows, base::Progress &progress)
{
    auto all = rawRowsWithin(std::numeric_limits<qint64>::max(), source, rows, progress);
    if (!all)
        return tl::unexpected(all.error());
    return std::move(**all);
}

namespace {

class RowWriter final
{
public:
    RowWriter(const TableSource &source, const Selection &selection, const AppendRow &append,
              QIODevice &device, base::Progress &progress)
        : m_source(source)
        , m_selection(selection)
        , m_append(append)
        , m_device(device)
        , m_progress(progress)
    { }

    [[nodiscard]] base::Result<qint64> run()
    {
        const auto read = m_selection.order ? inGivenOrder() : inFileOrder();
        if (m_failed)
            return tl::unexpected(notSaved(m_device.errorString()));
        if (!read)
            return tl::unexpected(read.error());
        return m_rows;
    }

private:
    [[nodiscard]] base::Result<void> inFileOrder()
    {
        InOrder<QByteArray> parts([this](QByteArray &&part) { write(part); });
        const auto lastRow = m_source.rows() - 1;
        return scan(m_source, m_progress,
                    [&](const RowRange &range, RowScanner &rows, int /*thread*/) {
                        QByteArray part;
                        qint64 count = 0;
                        for (auto row = range.firstRow; rows.next(); ++row) {
                            if (m_selection.only && !m_selection.only->contains(row))
                                continue;
                            m_append(rows, row == lastRow, part);
                            ++count;
                        }
                        m_rows += count;
                        parts.add(range.number, std::move(part));
                    });
    }

    [[nodiscard]] base::Result<void> inGivenOrder()
    {
        const std::span order(*m_selection.order);
        const auto whole = m_progress.share();
        const auto size = static_cast<double>(order.size());
        // Limit the first attempt, because reading too many rows would be wasted.
        const auto usual = m_source.file->size() / std::max<qint64>(1, m_source.rows()) + 1;
        auto count = std::clamp(static_cast<std::size_t>(m_selection.bytesAtOnce / usual / 2),
                                std::size_t(1), rowsSavedAtOnce);
        for (std::size_t begin = 0; begin < order.size() && !m_progress.cancelled();) {
            const auto some = order.subspan(begin, std::min(count, order.size() - begin));
            // The file is read once for each part of the order. The progress is divided in
            // proportion to the size of the parts.
            const auto share = whole.part(static_cast<double>(begin) / size,
                                          static_cast<double>(begin + some.size()) / size);
            m_progress.enter(share.part(0, 0.5));
            auto raw = rawRowsWithin(m_selection.bytesAtOnce, m_source, some, m_progress);
            if (!raw)
                return tl::unexpected(raw.error());
            if (!*raw) {
                count = some.size() / 4 + 1;
                continue;
            }
            m_progress.enter(share.part(0.5, 1));
            writeAll(**raw);
            begin += some.size();
        }
        return m_source.file->check();
    }

    void writeAll(std::vector<QByteArray> &raw)
    {
        QByteArray part;
        m_progress.begin(static_cast<qint64>(raw.size()));
        for (auto &bytes : raw) {
            if (m_progress.cancelled())
                return;
            m_progress.add(1);
            RowScanner row(bytes, m_source.dialect);
            if (row.next())
                m_append(row, false, part);
            ++m_rows;
            bytes.clear();
            if (part.size() < bytesWritten)
                continue;
            write(part);
            part.resize(0);
        }
        write(part);
    }

    void write(const QByteArray &bytes)
    {
        m_failed = m_failed || m_device.write(bytes) != bytes.size();
        if (m_failed)
            // A write failed, so stop reading.
            m_progress.cancel();
    }

    const TableSource &m_source;
    const Selection &m_selection;
    const AppendRow &m_append;
    QIODevice &m_device;
    base::Progress &m_progress;
    std::atomic<qint64> m_rows = 0;
    bool m_failed = false;
};

} // namespace

base::Result<qint64> writeRows(const TableSource &source, const Selection &selection,
                               const AppendRow &append, QIODevice &device, base::Progress &progress)
{
    return RowWriter(source, selection, append, device, progress).run();
}

base::Result<qint64> writeTable(const TableSource &source, const Selection &selection,
                                const std::optional<CsvFormat> &format, QIODevice &device,
                                base::Progress &progress)
{
    const RowFormatter formatter(source, selection.columns, format);
    auto begin = formatter.beginning();
    if (source.header && !selection.titles.isEmpty()) {
        begin += formatter.row(selection.titles);
    } else if (source.header && source.rows() > 0) {
        RowReader reader(source.file, source.index, source.dialect);
        const auto bytes = reader.raw(0);
        if (const auto read = reader.check(); !read)
            return tl::unexpected(read.error());
        RowScanner header(bytes, source.dialect);
        if (header.next())
            begin += formatter.row(header);
    }
    if (device.write(begin) != begin.size())
        return tl::unexpected(notSaved(device.errorString()));
    return writeRows(
        source, selection,
        [&formatter](const RowScanner &row, bool last, QByteArray &result) {
            formatter.append(row, last, result);
        },
        device, progress);
}

base::Result<qint64> saveWhole(const QString &path, const base::Progress &progress,
                               const std::function<base::Result<qint64>(QIODevice &device)> &write)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (!file.open(QIODevice::WriteOnly))
        return tl::unexpected(notSaved(file.errorString()));
    auto rows = write(file);
    if (!rows)
        return rows;
    if (progress.cancelled())
        return tl::unexpected(
            notSaved(QCoreApplication::translate("TableSaver", "Cancelled. Nothing was written.")));
    if (!file.commit())
        return tl::unexpected(notSaved(file.errorString()));
    return rows;
}

base::Result<qint64> saveTable(const TableSource &source, const Selection &selection,
                               const std::optional<CsvFormat> &format, const QString &path,
                               base::Progress &progress)
{
    return saveWhole(path, progress, [&](QIODevice &device) {
        return writeTable(source, selection, format, device, progress);
    });
}

base::Result<qint64> saveRows(const TableSource &source, const Selection &selection,
                              const QByteArray &beginning, const AppendRow &append,
                              const QString &path, base::Progress &progress)
{
    return saveWhole(path, progress, [&](QIODevice &device) -> base::Result<qint64> {
        if (device.write(beginning) != beginning.size())
            return tl::unexpected(notSaved(device.errorString()));
        return writeRows(source, selection, append, device, progress);
    });
}

} // namespace storedesk::csv
