// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

#include <span>
#include <vector>

namespace storedesk::csv {

// The strings of the cells of one row, collected piece by piece in a buffer that is reused for the
// next row.
class CellTexts final
{
public:
    void clear();
    void append(const char *bytes, qsizetype size) { m_bytes.append(bytes, size); }
    void endCell() { m_ends.push_back(m_bytes.size()); }
    void dropOpenCell() { m_bytes.resize(m_ends.empty() ? 0 : m_ends.back()); }
    // Must be called before the cells are read.
    void endRow();

    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    [[nodiscard]] std::size_t ended() const { return m_ends.size(); }
    [[nodiscard]] std::span<const QByteArrayView> all() const { return m_views; }
    // Returns an empty view after the last cell.
    [[nodiscard]] QByteArrayView cell(int index) const;
    [[nodiscard]] QList<QByteArray> copy() const;

private:
    QByteArray m_bytes;
    // End of each cell in m_bytes.
    std::vector<qsizetype> m_ends;
    std::vector<QByteArrayView> m_views;
};

} // namespace storedesk::csv
