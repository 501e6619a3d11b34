// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "rowfetcher.h"

#include <utility>

namespace storedesk::sheet {

using namespace Qt::StringLiterals;

static constexpr std::size_t mostWishes = 16;

RowFetcher::RowFetcher(csv::TableSource source, QObject *parent)
    : QObject(parent)
    , m_source(std::move(source))
    , m_thread(u"table rows"_s)
{ }

RowFetcher::~RowFetcher()
{
    m_thread.clear();
}

void RowFetcher::ask(qint64 page, std::vector<qint64> rows)
{
    {
        const std::lock_guard lock(m_mutex);
        m_wishes.push_front({.page = page, .rows = std::move(rows)});
        if (m_wishes.size() > mostWishes) {
            // Report the page as not read, so that it is requested again when it becomes visible.
            const auto dropped = m_wishes.back().page;
            m_wishes.pop_back();
            QMetaObject::invokeMethod(
                this, [this, dropped] { Q_EMIT came(dropped, nullptr); }, Qt::QueuedConnection);
        }
    }
    m_thread.post([this] { serve(); });
}

static SheetRow rowOf(csv::RowReader &reader, qint64 number)
{
    SheetRow row{.number = number};
    const auto cells = reader.row(number);
    row.gone = cells.isEmpty();
    row.cells.reserve(cells.size());
    for (const auto &cell : cells) {
        auto text = QString::fromUtf8(cell.left(RowFetcher::longestCell));
        if (cell.size() > RowFetcher::longestCell)
            text.append(u'…');
        row.cells.append(std::move(text));
    }
    return row;
}

void RowFetcher::serve()
{
    std::unique_lock lock(m_mutex);
    if (m_wishes.empty())
        return;
    const auto wish = std::move(m_wishes.front());
    m_wishes.pop_front();
    lock.unlock();
    if (!m_reader)
        m_reader.emplace(m_source.file, m_source.index, m_source.dialect);
    auto rows = std::make_shared<SheetRows>();
    rows->reserve(wish.rows.size());
    for (const auto row : wish.rows)
        rows->push_back(rowOf(*m_reader, row));
    QMetaObject::invokeMethod(
        this, [this, page = wish.page, rows] { Q_EMIT came(page, rows); }, Qt::QueuedConnection);
}

} // namespace storedesk::sheet
