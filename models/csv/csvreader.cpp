// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csvreader.h"

#include "base/ascii.h"

#include <QCoreApplication>
#include <QFileDevice>

#include <algorithm>

namespace storedesk::csv {

static constexpr qsizetype readBlock = 256LL * 1024;

namespace {
struct CsvReaderWords
{
    Q_DECLARE_TR_FUNCTIONS(CsvReader)
};
} // namespace

CsvReader::CsvReader(QIODevice &device, Dialect dialect, qint64 rowLimit)
    : m_device(device)
    , m_dialect(dialect)
    , m_rowLimit(rowLimit)
{ }

bool CsvReader::next()
{
    beginRow();
    if (m_at == m_block.size() && !fill())
        return false;
    while (m_at < m_block.size() || fill()) {
        if (step()) {
            m_terminated = true;
            break;
        }
    }
    if (!m_terminated) {
        if (m_problem)
            return false;
        endOfFile();
    }
    m_cells.endRow();
    return true;
}

// At its end a device may return 0, or -1 if it is sequential.
static bool failed(QIODevice &device)
{
    const auto *file = qobject_cast<QFileDevice *>(&device);
    if (file && file->error() != QFileDevice::NoError)
        return true;
    return !device.isSequential() || !device.atEnd();
}

bool CsvReader::fill()
{
    if (m_problem)
        return false;
    m_blockOffset += m_block.size();
    m_block.resize(readBlock);
    const auto size = m_device.read(m_block.data(), readBlock);
    m_block.resize(std::max<qint64>(size, 0));
    m_at = 0;
    if (size < 0 && failed(m_device)) {
        m_problem = base::Problem{.what = CsvReaderWords::tr("Couldn't read the whole table."),
                                  .why = m_device.errorString(),
                                  .next = CsvReaderWords::tr("Check the file and try again.")};
    }
    if (m_begun || size <= 0)
        return size > 0;

    m_begun = true;
    // A sequential device may first return fewer bytes than a byte order mark.
    while (m_block.size() < base::utf8Mark.size() && base::utf8Mark.startsWith(m_block)) {
        const auto more = m_device.read(base::utf8Mark.size() - m_block.size());
        if (more.isEmpty())
            break;
        m_block += more;
    }
    m_hadMark = m_block.startsWith(base::utf8Mark);
    if (!m_hadMark)
        return true;
    m_at = base::utf8Mark.size();
    m_lines.setBegin(m_at);
    return m_at < m_block.size() || fill();
}

void CsvReader::beginRow()
{
    m_cells.clear();
    m_faults.clear();
    m_terminated = false;
    m_blank = false;
    m_cut = false;
    m_hasNul = false;
    m_state = CsvState::CellStart;
    m_blanks.clear();

    passLineFeed();
    if (m_at == m_block.size())
        fill();
    passComments();
    m_line = m_lines.line();
    m_offset = place();
}

// Skips the second half of the previous CR LF.
void CsvReader::passLineFeed()
{
    const bool behindReturn = m_lines.isBehindReturn(place()) && (m_at < m_block.size() || fill());
    if (behindReturn && m_block.at(m_at) == '\n') {
        breakLine('\n');
        ++m_at;
    }
}

// A comment ends with its line, regardless of its content.
void CsvReader::passComments()
{
    while (m_dialect.comment != 0 && m_at < m_block.size()
           && m_block.at(m_at) == m_dialect.comment) {
        ++m_comments;
        bool ended = false;
        while (!ended && (m_at < m_block.size() || fill())) {
            const char byte = m_block.at(m_at);
            ended = byte == '\n' || byte == '\r';
            if (ended)
                breakLine(byte);
            ++m_at;
        }
        passLineFeed();
        if (m_at == m_block.size())
            fill();
    }
}

} // namespace storedesk::csv
