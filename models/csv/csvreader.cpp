// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csvreader.h"

#include "base/ascii.h"
#include "csv/cell.h"

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

// At the end of its data, a device may return 0, or -1 if it is sequential.
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

bool CsvReader::step()
{
    switch (m_state) {
    case CsvState::CellStart:
        stepCellStart();
        return false;
    case CsvState::Quoted:
        stepQuoted();
        return false;
    case CsvState::Escaped:
        stepEscaped();
        return false;
    case CsvState::QuoteInQuoted:
    case CsvState::Trailing:
        return stepBehindQuote();
    default:
        return stepPlain();
    }
}

void CsvReader::stepCellStart()
{
    const char byte = m_block.at(m_at);
    if (m_dialect.isBlank(byte)) {
        addBlank(byte);
        ++m_at;
        return;
    }
    if (m_dialect.quote == 0 || byte != m_dialect.quote) {
        append(m_blanks.constData(), m_blanks.size());
        m_state = CsvState::Plain;
        return;
    }
    m_opened = {.kind = CsvFault::Kind::UnterminatedQuote,
                .line = m_lines.line(),
                .column = m_lines.columnOf(place()),
                .cell = static_cast<int>(m_cells.ended())};
    ++m_at;
    m_blanks.clear();
    m_state = CsvState::Quoted;
}

bool CsvReader::stepPlain()
{
    const char *begin = m_block.constData() + m_at;
    const char *end = m_block.constData() + m_block.size();
    const char delimiter = m_dialect.delimiter;
    const char *found = std::find_if(begin, end, [delimiter](char byte) {
        return byte == delimiter || byte == '\n' || byte == '\r';
    });
    append(begin, found - begin);
    m_at += found - begin;
    return found != end && endAt(*found);
}

void CsvReader::stepQuoted()
{
    const char *begin = m_block.constData() + m_at;
    const char *end = m_block.constData() + m_block.size();
    const char quote = m_dialect.quote;
    const char escape = m_dialect.escape == 0 ? quote : m_dialect.escape;
    const char *found = std::find_if(begin, end, [quote, escape](char byte) {
        return byte == quote || byte == escape || byte == '\n' || byte == '\r';
    });
    append(begin, found - begin);
    m_at += found - begin;
    if (found == end)
        return;
    if (*found == quote) {
        m_state = CsvState::QuoteInQuoted;
    } else if (*found == escape) {
        m_state = CsvState::Escaped;
    } else {
        append(found, 1);
        breakLine(*found);
    }
    ++m_at;
}

// An escape character only applies to a quote or to itself.
void CsvReader::stepEscaped()
{
    const char byte = m_block.at(m_at);
    m_state = CsvState::Quoted;
    if (byte == m_dialect.quote || byte == m_dialect.escape) {
        append(&byte, 1);
        ++m_at;
    } else {
        append(&m_dialect.escape, 1);
    }
}

bool CsvReader::stepBehindQuote()
{
    const char byte = m_block.at(m_at);
    if (byte == m_dialect.quote && m_state == CsvState::QuoteInQuoted) {
        append(&byte, 1);
        ++m_at;
        m_state = CsvState::Quoted;
        return false;
    }
    if (byte == m_dialect.delimiter || byte == '\n' || byte == '\r')
        return endAt(byte);
    if (m_dialect.isBlank(byte)) {
        addBlank(byte);
        ++m_at;
        m_state = CsvState::Trailing;
        return false;
    }
    if (m_opened.line == m_lines.line()) {
        report(CsvFault::Kind::TextAfterQuote, place());
    } else if (m_cells.ended() <= mostCells) {
        m_opened.kind = CsvFault::Kind::QuoteAcrossLines;
        m_faults.push_back(m_opened);
    }
    append(m_blanks.constData(), m_blanks.size());
    m_state = CsvState::Plain;
    return false;
}

// Handles a delimiter or line end. Returns true for a line end.
bool CsvReader::endAt(char byte)
{
    endCell();
    const bool rowEnds = byte != m_dialect.delimiter;
    if (rowEnds) {
        m_blank = place() == m_offset;
        breakLine(byte);
    }
    ++m_at;
    if (!rowEnds && m_cells.ended() == mostCells)
        report(CsvFault::Kind::TooManyCells, place());
    return rowEnds;
}

void CsvReader::endOfFile()
{
    if (m_state == CsvState::CellStart)
        append(m_blanks.constData(), m_blanks.size());
    if (m_state == CsvState::Escaped)
        append(&m_dialect.escape, 1);
    if (isInside(m_state)) {
        m_opened.cell = static_cast<int>(m_cells.ended());
        m_faults.push_back(m_opened);
    }
    endCell();
}

void CsvReader::append(const char *bytes, qsizetype size)
{
    const auto nul = m_hasNul ? -1 : QByteArrayView(bytes, size).indexOf('\0');
    if (nul >= 0) {
        m_hasNul = true;
        report(CsvFault::Kind::NulByte, place() + nul);
    }
    const auto room = m_rowLimit - m_cells.size();
    if (size > room && !m_cut) {
        m_cut = true;
        report(CsvFault::Kind::RowTooLong, place() + room);
    }
    m_cells.append(bytes, std::min<qint64>(size, room));
}

// Do not collect more blanks once the row is too long.
void CsvReader::addBlank(char byte)
{
    if (m_blanks.size() <= m_rowLimit)
        m_blanks.append(byte);
}

void CsvReader::endCell()
{
    if (m_cells.ended() > mostCells)
        m_cells.dropOpenCell();
    else
        m_cells.endCell();
    m_blanks.clear();
    m_state = CsvState::CellStart;
}

void CsvReader::report(CsvFault::Kind kind, qint64 at)
{
    if (m_cells.ended() > mostCells)
        // The cell exceeds the maximum and is omitted, so its faults do not matter.
        return;
    m_faults.push_back({.kind = kind,
                        .line = m_lines.line(),
                        .column = m_lines.columnOf(at),
                        .cell = static_cast<int>(m_cells.ended())});
}

} // namespace storedesk::csv
