// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "csv/dialect.h"

#include <QByteArray>
#include <QStringList>

#include <initializer_list>
#include <optional>
#include <span>

class QIODevice;

namespace storedesk::csv {

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
    // Whether to prefix cells that a spreadsheet would interpret as a formula with ', and to quote
    // cells that another list separator would split. Not for files sent to the service, where +34
    // 600 000 000 is a phone number.
    bool safeForSpreadsheets = false;

    bool operator==(const CsvFormat &) const = default;
};

// Writes rows so that CsvReader reads back exactly the same cells. Writes in blocks.
class CsvWriter final
{
public:
    explicit CsvWriter(QIODevice &device, CsvFormat format = {});
    // Writes buffered data. Errors are only reported by finish().
    ~CsvWriter();
    Q_DISABLE_COPY_MOVE(CsvWriter)

    // Appends a cell to the current row.
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
    // Writes buffered data. After the first failure nothing more is written, and the failure is
    // returned.
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
    // Number of cells already in the current row.
    int m_cells = 0;
    // Whether the row consists of a single empty cell so far. Such a row must not look like a blank
    // line.
    bool m_loneEmptyCell = false;
};

} // namespace storedesk::csv
