// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablesaver.h"

#include "table/rowformatter.h"
#include "table/rowreader.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <atomic>
#include <limits>

namespace storedesk::table {

static constexpr std::size_t rowsAtOnce =
    200'000; // held in memory when the order is not that of the file

std::vector<QByteArray> rawRows(const Source &source, std::span<const quint32> rows,
                                Progress &progress)
{
    std::vector<quint64> waiting; // row and place, by row
    waiting.reserve(rows.size());
    for (std::size_t place = 0; place < rows.size(); ++place)
        waiting.push_back(quint64(rows[place]) << 32 | place);
    std::sort(waiting.begin(), waiting.end());
    std::vector<QByteArray> result(rows.size());
    scan(source, progress, [&](const RowRange &range, RowScanner &scanner, int /*thread*/) {
        auto next = std::lower_bound(waiting.begin(), waiting.end(), quint64(range.firstRow) << 32);
        for (auto row = quint64(range.firstRow); next != waiting.end() && scanner.next(); ++row) {
            for (; next != waiting.end() && *next >> 32 == row; ++next)
                result[*next & std::numeric_limits<quint32>::max()] =
                    scanner.rowBytes().toByteArray();
        }
    });
    return result;
}

namespace {

class Saver final
{
public:
    Saver(const Source &source, const Selection &selection, const std::optional<CsvFormat> &format,
          QIODevice &device, Progress &progress)
        : m_source(source)
        , m_selection(selection)
        , m_formatter(source, selection.columns, format)
        , m_device(device)
        , m_progress(progress)
    { }

    [[nodiscard]] qint64 run()
    {
        write(m_formatter.beginning());
        RowReader reader(m_source.file, m_source.index, m_source.dialect);
        if (m_source.header && m_source.rows() > 0) {
            RowScanner header(m_header = reader.raw(0), m_source.dialect);
            if (header.next())
                write(m_formatter.row(header));
        }
        if (m_selection.order)
            inGivenOrder();
        else
            inFileOrder();
        return m_rows;
    }

    [[nodiscard]] bool failed() const { return m_failed; }

private:
    void inFileOrder()
    {
        InOrder<QByteArray> parts([this](QByteArray &&part) { write(part); });
        const auto lastRow = m_source.rows() - 1;
        scan(m_source, m_progress, [&](const RowRange &range, RowScanner &rows, int /*thread*/) {
            QByteArray part;
            qint64 count = 0;
            for (auto row = range.firstRow; rows.next(); ++row) {
                if (m_selection.only && !m_selection.only->contains(row))
                    continue;
                m_formatter.append(rows, row == lastRow, part);
                ++count;
            }
            m_rows += count;
            parts.add(range.number, std::move(part));
        });
    }

    void inGivenOrder()
    {
        const std::span order(*m_selection.order);
        for (std::size_t begin = 0; begin < order.size() && !m_progress.cancelled();
             begin += rowsAtOnce) {
            const auto some = order.subspan(begin, std::min(rowsAtOnce, order.size() - begin));
            QByteArray part;
            for (const auto &bytes : rawRows(m_source, some, m_progress)) {
                RowScanner row(bytes, m_source.dialect);
                if (row.next())
                    m_formatter.append(row, false, part);
                ++m_rows;
            }
            write(part);
        }
    }

    void write(const QByteArray &bytes)
    {
        m_failed = m_failed || m_device.write(bytes) != bytes.size();
    }

    const Source &m_source;
    const Selection &m_selection;
    const RowFormatter m_formatter;
    QIODevice &m_device;
    Progress &m_progress;
    QByteArray m_header;
    std::atomic<qint64> m_rows = 0;
    bool m_failed = false;
};

} // namespace

base::Result<qint64> saveTable(const Source &source, const Selection &selection,
                               const std::optional<CsvFormat> &format, const QString &path,
                               Progress &progress)
{
    QSaveFile file(path);
    const auto failure = [&file](const QString &why) {
        file.cancelWriting();
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("TableSaver", "The table could not be saved."),
            .why = why,
            .next = QCoreApplication::translate(
                "TableSaver", "Check the folder and its free space and try again.")});
    };
    if (!file.open(QIODevice::WriteOnly))
        return failure(file.errorString());
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    Saver saver(source, selection, format, file, progress);
    const auto rows = saver.run();
    if (progress.cancelled())
        return failure(
            QCoreApplication::translate("TableSaver", "It was cancelled. Nothing was written."));
    if (source.file->changed())
        return failure(QCoreApplication::translate(
            "TableSaver", "The file was changed by another program meanwhile."));
    if (saver.failed() || !file.commit())
        return failure(file.errorString());
    return rows;
}

} // namespace storedesk::table
