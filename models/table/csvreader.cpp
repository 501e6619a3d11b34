// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csvreader.h"

#include <QCoreApplication>
#include <QFileDevice>

#include <algorithm>

namespace storedesk::table {

static constexpr qsizetype blockSize = 256LL * 1024;
static constexpr QByteArrayView byteOrderMark = "\xEF\xBB\xBF";

namespace {
struct Words
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
    qsizetype begin = 0;
    for (const auto end : m_ends) {
        m_views.push_back(QByteArrayView(m_bytes).sliced(begin, end - begin));
        begin = end;
    }
    return true;
}

QByteArrayView CsvReader::cell(int index) const
{
    const auto position = static_cast<std::size_t>(index);
    return position < m_views.size() ? m_views[position] : QByteArrayView();
}

QList<QByteArray> CsvReader::copy() const
{
    QList<QByteArray> cells;
    cells.reserve(static_cast<qsizetype>(m_views.size()));
    for (const auto &view : m_views)
        cells.append(view.toByteArray());
    return cells;
}

// A device that has ended may say so with 0 or, when it is a stream, with -1.
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
    m_block.resize(blockSize);
    const auto size = m_device.read(m_block.data(), blockSize);
    m_block.resize(std::max<qint64>(size, 0));
    m_at = 0;
    if (size < 0 && failed(m_device)) {
        m_problem = base::Problem{.what = Words::tr("The table could not be read to its end."),
                                  .why = m_device.errorString(),
                                  .next = Words::tr("Check the file and try again.")};
    }
    if (m_begun || size <= 0)
        return size > 0;

    m_begun = true;
    // A stream may hand out less than a mark at first.
    while (m_block.size() < byteOrderMark.size() && byteOrderMark.startsWith(m_block)) {
        const auto more = m_device.read(byteOrderMark.size() - m_block.size());
        if (more.isEmpty())
            break;
        m_block += more;
    }
    m_hadMark = m_block.startsWith(byteOrderMark);
    if (!m_hadMark)
        return true;
    m_at = byteOrderMark.size();
    m_lineOffset = m_at;
    return m_at < m_block.size() || fill();
}

void CsvReader::beginRow()
{
    m_bytes.resize(0);
    m_ends.clear();
    m_views.clear();
    m_faults.clear();
    m_terminated = false;
    m_blank = false;
    m_cut = false;
    m_state = State::CellStart;

    const auto atLineFeed = [this] {
        return m_returnAt >= 0 && m_returnAt + 1 == m_blockOffset + m_at
            && (m_at < m_block.size() || fill()) && m_block.at(m_at) == '\n';
    };
    if (atLineFeed()) {
        breakLine('\n');
        ++m_at;
    }
    if (m_at == m_block.size())
        fill();
    m_line = m_physical;
    m_offset = m_blockOffset + m_at;
}

bool CsvReader::step()
{
    switch (m_state) {
    case State::CellStart:
        if (m_dialect.quote != 0 && m_block.at(m_at) == m_dialect.quote) {
            m_opened = {.kind = CsvFault::Kind::UnterminatedQuote,
                        .line = m_physical,
                        .column = m_blockOffset + m_at - m_lineOffset + 1,
                        .cell = static_cast<int>(m_ends.size())};
            ++m_at;
            m_state = State::Quoted;
            return false;
        }
        m_state = State::Plain;
        [[fallthrough]];
    case State::Plain:
        return stepPlain();
    case State::Quoted:
        stepQuoted();
        return false;
    case State::QuoteInQuoted:
        return stepBehindQuote();
    }
    return false;
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
    const char *found = std::find_if(
        begin, end, [quote](char byte) { return byte == quote || byte == '\n' || byte == '\r'; });
    append(begin, found - begin);
    m_at += found - begin;
    if (found == end)
        return;
    if (*found == quote) {
        m_state = State::QuoteInQuoted;
    } else {
        append(found, 1);
        breakLine(*found);
    }
    ++m_at;
}

bool CsvReader::stepBehindQuote()
{
    const char byte = m_block.at(m_at);
    if (byte == m_dialect.quote) {
        append(&byte, 1);
        ++m_at;
        m_state = State::Quoted;
        return false;
    }
    if (byte == m_dialect.delimiter || byte == '\n' || byte == '\r')
        return endAt(byte);
    report(CsvFault::Kind::TextAfterQuote, m_physical, m_blockOffset + m_at - m_lineOffset + 1);
    m_state = State::Plain;
    return false;
}

// A delimiter or a line end; true for the latter.
bool CsvReader::endAt(char byte)
{
    endCell();
    const bool rowEnds = byte != m_dialect.delimiter;
    if (rowEnds) {
        m_blank = m_blockOffset + m_at == m_offset;
        breakLine(byte);
    }
    ++m_at;
    return rowEnds;
}

void CsvReader::endOfFile()
{
    if (m_state == State::Quoted) {
        m_opened.cell = static_cast<int>(m_ends.size());
        m_faults.push_back(m_opened);
    }
    endCell();
}

void CsvReader::append(const char *bytes, qsizetype size)
{
    const auto room = m_rowLimit - m_bytes.size();
    if (size > room && !m_cut) {
        m_cut = true;
        report(CsvFault::Kind::RowTooLong, m_physical,
               m_blockOffset + m_at - m_lineOffset + 1 + room);
    }
    m_bytes.append(bytes, std::min<qint64>(size, room));
}

void CsvReader::endCell()
{
    m_ends.push_back(m_bytes.size());
    m_state = State::CellStart;
}

void CsvReader::breakLine(char byte)
{
    const auto offset = m_blockOffset + m_at;
    const bool sameLineEnd = byte == '\n' && m_returnAt >= 0 && m_returnAt + 1 == offset;
    if (byte == '\r')
        m_returnAt = offset;
    if (!sameLineEnd)
        ++m_physical;
    m_lineOffset = offset + 1;
}

void CsvReader::report(CsvFault::Kind kind, qint64 line, qint64 column)
{
    m_faults.push_back(
        {.kind = kind, .line = line, .column = column, .cell = static_cast<int>(m_ends.size())});
}

} // namespace storedesk::table
