// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>

#include <span>
#include <vector>

namespace storedesk::table {

// The texts of the cells of one row, collected piece by piece in one buffer that is kept from row
// to row.
class CellTexts final
{
public:
    void clear();
    void append(const char *bytes, qsizetype size) { m_bytes.append(bytes, size); }
    void endCell() { m_ends.push_back(m_bytes.size()); }
    void dropOpenCell() { m_bytes.resize(m_ends.empty() ? 0 : m_ends.back()); }
    void endRow(); // from here on the cells can be looked at

    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    [[nodiscard]] std::size_t ended() const { return m_ends.size(); }
    [[nodiscard]] std::span<const QByteArrayView> all() const { return m_views; }
    [[nodiscard]] QByteArrayView cell(int index) const; // empty behind the last
    [[nodiscard]] QList<QByteArray> copy() const;

private:
    QByteArray m_bytes;
    std::vector<qsizetype> m_ends; // of each cell in the bytes
    std::vector<QByteArrayView> m_views;
};

} // namespace storedesk::table
