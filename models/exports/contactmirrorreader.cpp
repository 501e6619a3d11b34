// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/contactmirrorreader.h"

#include <algorithm>

namespace storedesk::exports {

using namespace Qt::StringLiterals;

ContactMirrorReader::ContactMirrorReader(QObject *parent)
    : QObject(parent)
    , m_querying(u"mirror query"_s)
    , m_ordering(u"mirror order"_s)
{ }

ContactMirrorReader::~ContactMirrorReader()
{
    ++m_searches;
    ++m_ordersWanted;
    ++m_filtersWanted;
    ++m_countsWanted;
    m_querying.clear();
    m_ordering.clear();
}

void ContactMirrorReader::setPath(const QString &path)
{
    if (m_path == path)
        return;
    m_path = path;
    ++m_searches;
    // Also closes the previous file.
    m_querying.post([this, path] { (void)opened(path); });
}

storage::ContactMirror *ContactMirrorReader::opened(const QString &path)
{
    if (m_openPath == path && m_copy)
        return &*m_copy;
    m_copy.reset();
    m_openPath = path;
    m_problem = {};
    if (path.isEmpty())
        return nullptr;
    auto copy = storage::ContactMirror::open(path);
    if (!copy) {
        m_problem = copy.error();
        return nullptr;
    }
    return &m_copy.emplace(std::move(*copy));
}

static storage::ContactMirror::Numbers inBoth(const storage::ContactMirror::Numbers &one,
                                              const storage::ContactMirror::Numbers &other)
{
    storage::ContactMirror::Numbers both;
    std::ranges::set_intersection(one, other, std::back_inserter(both));
    return both;
}

void ContactMirrorReader::search(const QString &words, const Arranged &arranged, QObject *context,
                                 Found found)
{
    const int number = ++m_searches;
    const auto isStopped = [this, number] {
        return m_searches != number;
    };
    ask(
        [words, arranged, isStopped](storage::ContactMirror &copy) {
            auto numbers = copy.search(words, isStopped);
            if (numbers && arranged.only)
                *numbers = inBoth(*numbers, *arranged.only);
            if (numbers && arranged.by && !isStopped())
                *numbers = arranged.by->arranged(*numbers, arranged.descending);
            return numbers;
        },
        context,
        [isStopped,
         found = std::move(found)](base::Result<storage::ContactMirror::Numbers> numbers) {
            if (!isStopped())
                found(std::move(numbers));
        });
}

base::Result<ContactMirrorReader::Order>
ContactMirrorReader::madeOrder(const QString &path, const QString &column, storage::ComparedAs as,
                               const std::function<bool()> &isStopped)
{
    const int content = m_content;
    if (m_orderedPath != path || m_orderedContent != content)
        m_orders.clear();
    m_orderedContent = content;
    m_orderedPath = path;
    if (const auto known = m_orders.value(column))
        return known;
    auto copy = storage::ContactMirror::open(path);
    if (!copy)
        return tl::unexpected(copy.error());
    auto made = copy->order(column, as, isStopped);
    if (!made)
        return tl::unexpected(made.error());
    auto order = std::make_shared<const storage::ContactOrder>(std::move(*made));
    m_orders.insert(column, order);
    return Order(std::move(order));
}

template <typename Work, typename Done>
void ContactMirrorReader::beside(std::atomic<int> &wanted, Work work, QObject *context, Done done)
{
    const int number = ++wanted;
    m_ordering.post([this, &wanted, number, path = m_path, work = std::move(work),
                     context = QPointer(context), done = std::move(done)]() mutable {
        const std::function<bool()> isStopped = [&wanted, number] {
            return wanted != number;
        };
        if (isStopped())
            return;
        auto answer = work(path, isStopped);
        QMetaObject::invokeMethod(
            this,
            [&wanted, number, context = std::move(context), done = std::move(done),
             answer = std::move(answer)]() mutable {
                if (context && wanted == number)
                    done(std::move(answer));
            },
            Qt::QueuedConnection);
    });
}

void ContactMirrorReader::order(const QString &column, storage::ComparedAs as, QObject *context,
                                Ordered ordered)
{
    beside(
        m_ordersWanted,
        [this, column, as](const QString &path, const std::function<bool()> &isStopped) {
            return madeOrder(path, column, as, isStopped);
        },
        context, std::move(ordered));
}

void ContactMirrorReader::meeting(const storage::ContactFilter &filter, QObject *context, Met met)
{
    beside(
        m_filtersWanted,
        [filter](const QString &path, const std::function<bool()> &isStopped) {
            return storage::ContactMirror::open(path)
                .and_then(
                    [&](storage::ContactMirror copy) { return copy.meeting(filter, isStopped); })
                .map([](storage::ContactMirror::Numbers numbers) {
                    return std::make_shared<const storage::ContactMirror::Numbers>(
                        std::move(numbers));
                });
        },
        context, std::move(met));
}

void ContactMirrorReader::valuesOf(const QString &column, QObject *context, Counted counted)
{
    beside(
        m_countsWanted,
        [column](const QString &path, const std::function<bool()> &isStopped) {
            return storage::ContactMirror::open(path).and_then(
                [&](storage::ContactMirror copy) { return copy.valuesOf(column, isStopped); });
        },
        context, std::move(counted));
}

} // namespace storedesk::exports
