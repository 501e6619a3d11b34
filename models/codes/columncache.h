// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "codes/codedcolumn.h"

#include <QObject>

#include <map>
#include <mutex>
#include <set>
#include <vector>

namespace storedesk::codes {

// The columns of an opened table that questions have asked for, so that further questions about
// them need not read the file. Filled by the object that opened the table. Thread-safe.
class ColumnCache final : public QObject
{
    Q_OBJECT

public:
    using Column = std::shared_ptr<const CodedColumn>;

    // Returns null if the column is not available.
    [[nodiscard]] Column find(int column) const;
    // The rows without any cell, in order. Known as soon as there is a column.
    [[nodiscard]] const std::vector<qint64> &blankRows() const { return m_blankRows; }

    // Requests columns after a question that had to read them from the file. Ignores columns that
    // have already been requested, and further ones once there are many.
    void ask(const std::vector<int> &columns);
    // Returns some of the requested columns, which the caller has to add or return.
    [[nodiscard]] std::vector<int> takeAsked();
    // Allows columns that could not be read now to be requested again.
    void giveBack(const std::vector<int> &columns);
    // Adds columns of the same table. The blank rows must be the same each time.
    void add(const std::map<int, Column> &columns, const std::vector<qint64> &blankRows);

Q_SIGNALS:
    // Emitted in any thread when columns have been requested.
    void asked();

private:
    // Guards all members.
    mutable std::mutex m_mutex;
    std::map<int, Column> m_columns;
    std::set<int> m_known;
    std::vector<int> m_asked;
    std::vector<qint64> m_blankRows;
};

} // namespace storedesk::codes
