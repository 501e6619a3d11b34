// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csvreader.h"

#include "csv/cell.h"

#include <algorithm>

// The state machine that splits a row into cells.

namespace storedesk::csv {

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

// An escape sign only applies to a quote or to itself.
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

// More blanks are not needed once the row is too long.
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
        // The cell is omitted.
        return;
    m_faults.push_back({.kind = kind,
                        .line = m_lines.line(),
                        .column = m_lines.columnOf(at),
                        .cell = static_cast<int>(m_cells.ended())});
}

} // namespace storedesk::csv
