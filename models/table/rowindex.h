// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <shared_mutex>
#include <vector>

namespace storedesk::table {

// A place in the file where a row begins.
struct RowMark
{
    qint64 row = 0; // from 0, the header is a row like any other
    qint64 offset = 0;
    qint64 line = 1; // physical

    bool operator==(const RowMark &) const = default;
};

// Where the rows of a file are: one mark for each block of the file, so some hundred kilobytes for
// a gigabyte. Grows while the file is read; any thread may ask at any time about the rows known so
// far.
class RowIndex final
{
public:
    explicit RowIndex(RowMark first = {});
    Q_DISABLE_COPY_MOVE(RowIndex)

    // Rows known so far; all of them once complete.
    [[nodiscard]] qint64 rows() const;
    [[nodiscard]] qint64 lines() const; // physical
    [[nodiscard]] bool complete() const;
    // The last row has a line end behind it.
    [[nodiscard]] bool terminated() const;

    // The last mark at or before the row.
    [[nodiscard]] RowMark before(qint64 row) const;
    [[nodiscard]] std::vector<RowMark> marks() const;
    // Bytes this index takes.
    [[nodiscard]] qint64 memory() const;

    // For the one who builds it: marks in order, then the end.
    void append(const std::vector<RowMark> &marks, qint64 rows, qint64 lines);
    void finish(bool terminated);

private:
    mutable std::shared_mutex m_mutex; // guards all of it
    std::vector<RowMark> m_marks;
    qint64 m_rows = 0;
    qint64 m_lines = 0;
    bool m_complete = false;
    bool m_terminated = true;
};

} // namespace storedesk::table
