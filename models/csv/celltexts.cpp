// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "celltexts.h"

namespace storedesk::csv {

void CellTexts::clear()
{
    m_bytes.resize(0);
    m_ends.clear();
    m_views.clear();
}

void CellTexts::endRow()
{
    qsizetype begin = 0;
    for (const auto end : m_ends) {
        m_views.push_back(QByteArrayView(m_bytes).sliced(begin, end - begin));
        begin = end;
    }
}

QByteArrayView CellTexts::cell(int index) const
{
    const auto position = static_cast<std::size_t>(index);
    return position < m_views.size() ? m_views[position] : QByteArrayView();
}

QList<QByteArray> CellTexts::copy() const
{
    QList<QByteArray> cells;
    cells.reserve(static_cast<qsizetype>(m_views.size()));
    for (const auto &view : m_views)
        cells.append(view.toByteArray());
    return cells;
}

} // namespace storedesk::csv
