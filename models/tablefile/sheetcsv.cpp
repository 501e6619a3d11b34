// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetcsv.h"

#include "spreadsheet/refusal.h"

#include <algorithm>

namespace storedesk::tablefile {

static constexpr std::size_t rowsWaiting = 200;
// In bytes.
static constexpr qint64 mostWaiting = 1024 * 1024;
// A text is stored only once in the file even if a thousand cells refer to it, so the ratio is
// higher than for archives, but still limited.
static constexpr UnpackLimits sheetLimits{.ratio = 1'000, .freeSize = 64LL * 1024 * 1024};

SheetCsv::SheetCsv(const QString &temporaryFolder, qint64 packedSize)
    : m_spool(temporaryFolder)
    , m_writer(m_spool)
    , m_budget(packedSize, sheetLimits)
{ }

bool SheetCsv::add(qint64 row, std::span<const QByteArrayView> cells)
{
    auto bytes = static_cast<qint64>(cells.size()) + std::max<qint64>(row - m_next, 0);
    for (const auto &cell : cells)
        bytes += cell.size();
    if (const auto why = m_budget.take(bytes); why && !m_problem)
        m_problem = spreadsheet::damaged(*why);
    if (m_spool.failed() && !m_problem)
        m_problem = spreadsheet::noRoomForTexts(m_spool.errorString());
    if (m_problem)
        return false;
    if (m_begun) {
        write(row, cells, m_width);
        return true;
    }
    m_width = std::max(m_width, cells.size());
    m_waitingBytes += bytes;
    Waiting waiting{.row = row, .cells = {}};
    for (const auto &cell : cells)
        waiting.cells.append(cell.toByteArray());
    m_waiting.push_back(std::move(waiting));
    if (m_waiting.size() >= rowsWaiting || m_waitingBytes > mostWaiting)
        begin();
    return true;
}

void SheetCsv::begin()
{
    m_begun = true;
    // Whether the row is a title above the table, which is not padded.
    bool title = true;
    for (const auto &waiting : m_waiting) {
        std::vector<QByteArrayView> cells(waiting.cells.begin(), waiting.cells.end());
        title = title && cells.size() == 1;
        write(waiting.row, cells, title ? 1 : m_width);
    }
    m_waiting = {};
}

void SheetCsv::write(qint64 row, std::span<const QByteArrayView> cells, std::size_t width)
{
    for (; m_next < row; ++m_next)
        m_writer.endRow();
    for (const auto &cell : cells)
        m_writer.cell(cell);
    for (auto count = cells.size(); count < width; ++count)
        m_writer.cell(QByteArrayView());
    m_writer.endRow();
    ++m_next;
}

base::Result<std::shared_ptr<const csv::BlockFile>> SheetCsv::finish(const QString &name)
{
    if (!m_begun)
        begin();
    if (const auto written = m_writer.finish(); !written)
        return tl::unexpected(written.error());
    return m_spool.finish(name);
}

} // namespace storedesk::tablefile
