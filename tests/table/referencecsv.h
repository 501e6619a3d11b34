// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

#include <QByteArray>
#include <QList>

#include <utility>

namespace support {

struct ReferenceRow
{
    QList<QByteArray> cells;
    qint64 line = 1;
    qint64 offset = 0;
    bool blank = false;
    int faults = 0;
};

// The simplest possible reader, with which the real readers are compared. Holds the whole text in
// memory and uses a single index, without blocks and states.
class ReferenceCsv final
{
public:
    explicit ReferenceCsv(QByteArray text, storedesk::csv::Dialect dialect = {})
        : m_text(std::move(text))
        , m_dialect(dialect)
    {
        if (m_text.startsWith("\xEF\xBB\xBF"))
            m_at = 3;
    }

    [[nodiscard]] QList<ReferenceRow> rows()
    {
        QList<ReferenceRow> all;
        for (passComments(); !end(); passComments())
            all.append(row());
        return all;
    }

private:
    [[nodiscard]] bool end() const { return m_at >= m_text.size(); }
    [[nodiscard]] bool lineEnd() const
    {
        return end() || m_text.at(m_at) == '\n' || m_text.at(m_at) == '\r';
    }
    [[nodiscard]] bool quote() const
    {
        return m_dialect.quote != 0 && !end() && m_text.at(m_at) == m_dialect.quote;
    }
    [[nodiscard]] bool delimiter() const
    {
        return !end() && m_text.at(m_at) == m_dialect.delimiter;
    }

    // Returns the number of blanks that are ignored before a quote.
    [[nodiscard]] qsizetype blanks() const
    {
        auto at = m_at;
        while (at < m_text.size() && m_dialect.isBlank(m_text.at(at)))
            ++at;
        return at - m_at;
    }
    void passBlanksIf(bool (ReferenceCsv::*follows)() const)
    {
        const auto before = std::exchange(m_at, m_at + blanks());
        if (!(this->*follows)())
            m_at = before;
    }
    [[nodiscard]] bool cellEnd() const { return lineEnd() || delimiter(); }

    void passComments()
    {
        while (m_dialect.comment != 0 && !end() && m_text.at(m_at) == m_dialect.comment) {
            while (!lineEnd())
                ++m_at;
            passLineEnd();
        }
    }

    // Skips one line break of any kind and counts it.
    QByteArray passLineEnd()
    {
        const auto length = m_text.mid(m_at, 2) == "\r\n" ? 2 : 1;
        const auto bytes = m_text.mid(m_at, length);
        m_at += bytes.size();
        if (!bytes.isEmpty())
            ++m_line;
        return bytes;
    }

    QByteArray quoted(ReferenceRow &row)
    {
        QByteArray cell;
        ++m_at;
        for (;;) {
            if (end()) {
                ++row.faults;
                return cell;
            }
            const auto next = m_text.mid(m_at + 1, 1);
            if (m_dialect.escape != 0 && m_text.at(m_at) == m_dialect.escape
                && (next == QByteArray(1, m_dialect.quote)
                    || next == QByteArray(1, m_dialect.escape))) {
                cell += next;
                m_at += 2;
            } else if (lineEnd()) {
                cell += passLineEnd();
            } else if (quote()) {
                ++m_at;
                if (!quote())
                    return cell;
                cell += m_text.at(m_at++);
            } else {
                cell += m_text.at(m_at++);
            }
        }
    }

    ReferenceRow row()
    {
        ReferenceRow row{.cells = {}, .line = m_line, .offset = m_at, .blank = lineEnd()};
        for (;;) {
            QByteArray cell;
            passBlanksIf(&ReferenceCsv::quote);
            if (quote()) {
                cell = quoted(row);
                passBlanksIf(&ReferenceCsv::cellEnd);
                if (!cellEnd())
                    ++row.faults;
            }
            while (!cellEnd())
                cell += m_text.at(m_at++);
            row.cells.append(cell);
            if (!delimiter()) {
                passLineEnd();
                return row;
            }
            ++m_at;
        }
    }

    QByteArray m_text;
    storedesk::csv::Dialect m_dialect;
    qsizetype m_at = 0;
    qint64 m_line = 1;
};

} // namespace support
