// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/dialect.h"

#include <QByteArray>
#include <QIODevice>
#include <QList>
#include <QRandomGenerator>

#include <algorithm>

namespace support {

using Table = QList<QList<QByteArray>>;

// Generates tables and strings that are difficult for CSV readers. The same seed gives the same
// tables.
class RandomTable final
{
public:
    explicit RandomTable(quint32 seed)
        : m_random(seed)
    { }

    [[nodiscard]] int below(int limit) { return m_random.bounded(limit); }

    [[nodiscard]] storedesk::csv::Dialect dialect()
    {
        const QByteArrayView delimiters(",;\t|");
        return {.delimiter = delimiters.at(below(4)), .quote = below(5) == 0 ? '\'' : '"'};
    }

    // Returns a dialect with extensions to RFC 4180: escapes, comments, and blanks around quotes.
    [[nodiscard]] storedesk::csv::Dialect looseDialect()
    {
        auto loose = dialect();
        loose.escape = below(4) == 0 ? '\\' : '\0';
        loose.comment = below(4) == 0 ? '#' : '\0';
        loose.blanksAroundQuotes = below(4) == 0;
        return loose;
    }

    [[nodiscard]] QByteArray cell()
    {
        static const QList<QByteArray> pieces{
            "",         "a",         "bcd",
            "\"",       "\"\"",      "'",
            ",",        ";",         "\t",
            "|",        "\n",        "\r",
            "\r\n",     "\n\n",      " ",
            "é",        "日本",      "\xEF\xBB\xBF",
            "=1+1",     "+34600",    QByteArray(1, '\0'),
            "\xFF\xFE", "ann@x.org", "1,204.50",
            "-7",       "@",         "\\",
        };
        QByteArray bytes;
        for (int count = below(4); count > 0; --count)
            bytes += pieces.at(below(static_cast<int>(pieces.size())));
        return bytes;
    }

    [[nodiscard]] Table table()
    {
        Table rows;
        const int columns = 1 + below(5);
        for (int count = below(8); count > 0; --count) {
            QList<QByteArray> row;
            const int cells = below(6) == 0 ? 1 + below(7) : columns;
            for (int index = 0; index < cells; ++index)
                row.append(cell());
            rows.append(row);
        }
        return rows;
    }

    // Returns text that no CSV writer would produce.
    [[nodiscard]] QByteArray soup(int longest = 60)
    {
        static constexpr QByteArrayView bytes("\"\"\"',,;\t|\r\n\n  \\\\##ab\xC3\xA9\0\xEF\xBB\xBF",
                                              27);
        QByteArray text = below(6) == 0 ? QByteArray("\xEF\xBB\xBF") : QByteArray();
        for (int count = below(longest); count > 0; --count)
            text += bytes.at(below(static_cast<int>(bytes.size())));
        return text;
    }

private:
    QRandomGenerator m_random;
};

// Returns bytes in small random portions, as a network does.
class DripDevice final : public QIODevice
{
public:
    DripDevice(QByteArray bytes, quint32 seed, int largest = 7)
        : m_bytes(std::move(bytes))
        , m_random(seed)
        , m_largest(largest)
    {
        open(ReadOnly | Unbuffered);
    }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] bool atEnd() const override { return m_at == m_bytes.size(); }

protected:
    qint64 readData(char *bytes, qint64 size) override
    {
        const auto count = std::min<qint64>(
            {size, m_bytes.size() - m_at, qint64{1} + m_random.bounded(m_largest)});
        std::copy_n(m_bytes.constData() + m_at, count, bytes);
        m_at += count;
        return count;
    }
    qint64 writeData(const char * /*bytes*/, qint64 /*size*/) override { return -1; }

private:
    QByteArray m_bytes;
    QRandomGenerator m_random;
    int m_largest;
    qint64 m_at = 0;
};

} // namespace support
