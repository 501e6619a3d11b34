// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/copyreader.h"

namespace storedesk::exports {

CopyReader::CopyReader(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_ordering.setMaxThreadCount(1);
}

CopyReader::~CopyReader()
{
    ++m_searches;
    ++m_ordersWanted;
    for (auto *pool : {&m_pool, &m_ordering}) {
        pool->clear();
        pool->waitForDone();
    }
}

void CopyReader::setPath(const QString &path)
{
    if (m_path == path)
        return;
    m_path = path;
    ++m_searches;
    m_pool.start([this, path] { (void)opened(path); }); // lets go of the one before
}

local::ContactCopy *CopyReader::opened(const QString &path)
{
    if (m_openPath == path && m_copy)
        return &*m_copy;
    m_copy.reset();
    m_openPath = path;
    m_problem = {};
    if (path.isEmpty())
        return nullptr;
    auto copy = local::ContactCopy::open(path);
    if (!copy) {
        m_problem = copy.error();
        return nullptr;
    }
    return &m_copy.emplace(std::move(*copy));
}

void CopyReader::search(const QString &words, const Arranged &arranged, QObject *context,
                        Found found)
{
    const int number = ++m_searches;
    const auto isStopped = [this, number] {
        return m_searches != number;
    };
    ask(
        [words, arranged, isStopped](local::ContactCopy &copy) {
            auto numbers = copy.search(words, isStopped);
            if (numbers && arranged.by && !isStopped())
                *numbers = arranged.by->arranged(*numbers, arranged.descending);
            return numbers;
        },
        context,
        [isStopped, found = std::move(found)](base::Result<local::ContactCopy::Numbers> numbers) {
            if (!isStopped())
                found(std::move(numbers));
        });
}

// Numbers stay those of their contacts while the file is the same, whoever is taken out of it.
base::Result<CopyReader::Order> CopyReader::madeOrder(const QString &path, const QString &column,
                                                      local::ComparedAs as,
                                                      const std::function<bool()> &isStopped)
{
    if (m_orderedPath != path)
        m_orders.clear();
    m_orderedPath = path;
    if (const auto known = m_orders.value(column))
        return known;
    auto copy = local::ContactCopy::open(path);
    if (!copy)
        return tl::unexpected(copy.error());
    auto made = copy->order(column, as, isStopped);
    if (!made)
        return tl::unexpected(made.error());
    auto order = std::make_shared<const local::ContactOrder>(std::move(*made));
    m_orders.insert(column, order);
    return Order(std::move(order));
}

void CopyReader::order(const QString &column, local::ComparedAs as, QObject *context,
                       Ordered ordered)
{
    const int number = ++m_ordersWanted;
    m_ordering.start([this, number, path = m_path, column, as, context = QPointer(context),
                      ordered = std::move(ordered)]() mutable {
        const auto isStopped = [this, number] {
            return m_ordersWanted != number;
        };
        if (isStopped())
            return;
        auto order = madeOrder(path, column, as, isStopped);
        QMetaObject::invokeMethod(
            this,
            [this, number, context = std::move(context), ordered = std::move(ordered),
             order = std::move(order)]() mutable {
                if (context && m_ordersWanted == number)
                    ordered(std::move(order));
            },
            Qt::QueuedConnection);
    });
}

} // namespace storedesk::exports
