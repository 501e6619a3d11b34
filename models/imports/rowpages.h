// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/background.h"

#include <QCache>
#include <QSet>

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

namespace storedesk::imports {

// Rows of a file for a model, which are read in the background when they are first shown. Only the
// pages shown last stay in memory.
template <typename Row>
class RowPages final
{
public:
    using Rows = std::vector<Row>;
    // Reads the rows with these numbers. Called in a background thread.
    using Reader = std::function<Rows(const std::vector<quint32> &numbers)>;
    // Receives the first and the last row that became available.
    using Available = std::function<void(int first, int last)>;

    // The context owns this object.
    RowPages(QObject *context, Available available)
        : m_context(context)
        , m_available(std::move(available))
    { }
    Q_DISABLE_COPY_MOVE(RowPages)

    void reset(std::vector<quint32> numbers, Reader reader)
    {
        ++m_round;
        m_pages.clear();
        m_asked.clear();
        m_numbers = std::move(numbers);
        m_reader = std::move(reader);
    }
    // The numbers of the rows in the file.
    [[nodiscard]] const std::vector<quint32> &numbers() const { return m_numbers; }
    [[nodiscard]] bool isKnown(int row) const { return m_pages.contains(row / pageRows); }
    // Returns null and reads the row if it has not been read yet.
    [[nodiscard]] const Row *row(int row)
    {
        const auto page = row / pageRows;
        if (const auto *known = m_pages.object(page))
            return &(**known)[static_cast<std::size_t>(row % pageRows)];
        if (m_asked.contains(page))
            return nullptr;
        m_asked.insert(page);
        const auto first = m_numbers.begin() + page * pageRows;
        const auto count = std::min<std::ptrdiff_t>(pageRows, m_numbers.end() - first);
        base::inBackground(
            [reader = m_reader, numbers = std::vector<quint32>(first, first + count)] {
                return reader(numbers);
            },
            m_context,
            [this, page, round = m_round](Rows rows) {
                if (round == m_round)
                    store(page, std::move(rows));
            });
        return nullptr;
    }

private:
    static constexpr int pageRows = 64;

    void store(int page, Rows rows)
    {
        const int first = page * pageRows;
        const int last = first + static_cast<int>(rows.size()) - 1;
        m_asked.remove(page);
        m_pages.insert(
            page, new std::shared_ptr<const Rows>(std::make_shared<const Rows>(std::move(rows))));
        m_available(first, last);
    }

    QObject *m_context;
    Available m_available;
    Reader m_reader;
    std::vector<quint32> m_numbers;
    QCache<int, std::shared_ptr<const Rows>> m_pages{64};
    QSet<int> m_asked;
    // Incremented so that outdated pages are ignored.
    int m_round = 0;
};

} // namespace storedesk::imports
