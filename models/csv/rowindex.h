// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <shared_mutex>
#include <vector>

namespace storedesk::csv {

// The position of a row in the file.
struct RowMark
{
    // The row number, counted from 0. The header is a row like any other.
    qint64 row = 0;
    qint64 offset = 0;
    // Physical line.
    qint64 line = 1;

    bool operator==(const RowMark &) const = default;
};

// The positions of the rows in a file: one mark for each block, which takes a few hundred kilobytes
// for a file of one gigabyte. Grows while the file is read. Thread-safe: the known rows can be
// queried at any time.
class RowIndex final
{
public:
    explicit RowIndex(RowMark first = {});
    Q_DISABLE_COPY_MOVE(RowIndex)

    // Number of known rows, which is the total number once the index is complete.
    [[nodiscard]] qint64 rows() const;
    // Physical lines.
    [[nodiscard]] qint64 lines() const;
    [[nodiscard]] bool complete() const;
    // Whether the last row has a line end.
    [[nodiscard]] bool terminated() const;

    // Returns the last mark at or before the row.
    [[nodiscard]] RowMark before(qint64 row) const;
    [[nodiscard]] std::vector<RowMark> marks() const;
    // Memory usage in bytes.
    [[nodiscard]] qint64 memory() const;

    // Only called by the indexer, which appends all marks in order and finally the end.
    void append(const std::vector<RowMark> &marks, qint64 rows, qint64 lines);
    void finish(bool terminated);

private:
    // Guards all members.
    mutable std::shared_mutex m_mutex;
    std::vector<RowMark> m_marks;
    qint64 m_rows = 0;
    qint64 m_lines = 0;
    bool m_complete = false;
    bool m_terminated = true;
};

} // namespace storedesk::csv
