// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "table/dialect.h"

#include <QByteArray>
#include <QStringList>

#include <initializer_list>
#include <optional>
#include <span>

class QIODevice;

namespace storedesk::table {

enum class Quoting {
    WhenNeeded,
    Always,
};

struct CsvFormat
{
    Dialect dialect = {};
    Quoting quoting = Quoting::WhenNeeded;
    QByteArray lineEnd = "\n";
    bool byteOrderMark = false;
    // Puts ' before a cell that a spreadsheet would take for a formula, and quotes what another
    // list separator would tear. Not for files that go back to the service: +34 600 000 000 is a
    // phone number there.
    bool safeForSpreadsheets = false;

    bool operator==(const CsvFormat &) const = default;
};

// Writes rows so that CsvReader reads back exactly these cells. Collects a block before it writes.
class CsvWriter final
{
public:
    explicit CsvWriter(QIODevice &device, CsvFormat format = {});
    ~CsvWriter(); // writes what is collected; only finish() tells whether that worked
    Q_DISABLE_COPY_MOVE(CsvWriter)

    // One cell of the row under way.
    void cell(QByteArrayView bytes);
    void cell(const QString &text) { cell(QByteArrayView(text.toUtf8())); }
    void endRow();

    void row(std::span<const QByteArrayView> cells);
    void row(std::initializer_list<QByteArrayView> cells)
    {
        row(std::span(cells.begin(), cells.size()));
    }
    void row(const QList<QByteArray> &cells);
    void row(const QStringList &cells);

    [[nodiscard]] qint64 rows() const { return m_rows; }
    // Writes the rest. After the first failure nothing more is written and this tells why.
    [[nodiscard]] base::Result<void> finish();

private:
    void append(QByteArrayView bytes);
    void flush();
    [[nodiscard]] bool needsQuotes(QByteArrayView bytes) const;

    QIODevice &m_device;
    CsvFormat m_format;
    QByteArray m_block;
    std::optional<base::Problem> m_problem;
    qint64 m_rows = 0;
    int m_cells = 0; // in the row under way
    bool m_loneEmptyCell =
        false; // the row so far is one empty cell, which must not look like a blank line
};

} // namespace storedesk::table
