// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/contactcopy.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <optional>

namespace storedesk::exports {

// Reads the copy of an account's contacts in a thread of its own, one question after the other.
class CopyReader final : public QObject
{
    Q_OBJECT

public:
    explicit CopyReader(QObject *parent = nullptr);
    ~CopyReader() override; // waits for the question under way

    // What is asked from now on is asked of this file. Empty: there is none.
    void setPath(const QString &path);

    // The work answers a Result. It comes to done, from the event loop, unless the context is gone.
    template <typename Work, typename Done>
    void ask(Work work, QObject *context, Done done)
    {
        using Answer = std::invoke_result_t<Work &, local::ContactCopy &>;
        m_pool.start([this, path = m_path, work = std::move(work), context = QPointer(context),
                      done = std::move(done)]() mutable {
            auto *copy = opened(path);
            const auto answer =
                std::make_shared<Answer>(copy ? work(*copy) : Answer(tl::unexpect, m_problem));
            QMetaObject::invokeMethod(
                this,
                [context = std::move(context), done = std::move(done), answer]() mutable {
                    if (context)
                        done(std::move(*answer));
                },
                Qt::QueuedConnection);
        });
    }

    // Whoever searches anew no longer wants the search before: it ends early and is not answered.
    using Found = std::function<void(base::Result<local::ContactCopy::Numbers>)>;
    using Numbers = std::shared_ptr<const local::ContactCopy::Numbers>;
    // In the order of a column, when there is one, and of those who meet the conditions alone.
    struct Arranged
    {
        std::shared_ptr<const local::ContactOrder> by = {};
        bool descending = false;
        Numbers only = {}; // in the order of the copy; null: everybody
    };
    void search(const QString &words, const Arranged &arranged, QObject *context, Found found);

    // Orders everybody by a column, beside the questions: rows are read meanwhile. The order before
    // that is not there yet is no longer wanted, and is not answered.
    using Ordered = std::function<void(base::Result<std::shared_ptr<const local::ContactOrder>>)>;
    void order(const QString &column, local::ComparedAs as, QObject *context, Ordered ordered);

    // Who meets conditions, and which values a column has: likewise.
    using Met = std::function<void(base::Result<Numbers>)>;
    void meeting(const local::ContactFilter &filter, QObject *context, Met met);
    using Counted = std::function<void(base::Result<table::DistinctValues>)>;
    void valuesOf(const QString &column, QObject *context, Counted counted);

private:
    template <typename Work, typename Done>
    void beside(std::atomic<int> &wanted, Work work, QObject *context, Done done);

    using Order = std::shared_ptr<const local::ContactOrder>;

    [[nodiscard]] local::ContactCopy *opened(const QString &path);
    [[nodiscard]] base::Result<Order> madeOrder(const QString &path, const QString &column,
                                                local::ComparedAs as,
                                                const std::function<bool()> &isStopped);

    QString m_path;
    std::atomic<int> m_searches = 0;
    // Touched by the thread alone.
    QString m_openPath;
    std::optional<local::ContactCopy> m_copy;
    base::Problem m_problem; // why there is none

    // Touched by the thread that orders alone.
    QString m_orderedPath;
    QHash<QString, Order> m_orders; // by column
    std::atomic<int> m_ordersWanted = 0;
    std::atomic<int> m_filtersWanted = 0, m_countsWanted = 0;

    QThreadPool m_pool; // of one thread; goes first
    QThreadPool m_ordering; // likewise
};

} // namespace storedesk::exports
