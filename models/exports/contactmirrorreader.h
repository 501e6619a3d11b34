// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/workerthread.h"
#include "storage/contactmirror.h"

#include <QHash>
#include <QObject>
#include <QPointer>

#include <optional>

namespace storedesk::exports {

// Reads the offline copy of an account's contacts in a separate thread, one query after the other.
class ContactMirrorReader final : public QObject
{
    Q_OBJECT

public:
    explicit ContactMirrorReader(QObject *parent = nullptr);
    // Waits for the query in progress.
    ~ContactMirrorReader() override;

    // Sets the file for all further queries. Empty if there is no file.
    void setPath(const QString &path);

    // The work returns a Result, which is passed to done in the event loop unless the context has
    // been destroyed.
    template <typename Work, typename Done>
    void ask(Work work, QObject *context, Done done)
    {
        using Answer = std::invoke_result_t<Work &, storage::ContactMirror &>;
        m_querying.post([this, path = m_path, work = std::move(work), context = QPointer(context),
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

    // Must be called when contacts in the file have changed, so that its columns are sorted again.
    void noteChange() { ++m_content; }

    // A new search cancels the previous one, whose callback is not called.
    using Found = std::function<void(base::Result<storage::ContactMirror::Numbers>)>;
    using Numbers = std::shared_ptr<const storage::ContactMirror::Numbers>;
    // Restricts and sorts the results of a search.
    struct Arranged
    {
        std::shared_ptr<const storage::ContactOrder> by = {};
        bool descending = false;
        // Selected contacts in the order of the copy. Null means all contacts.
        Numbers only = {};
    };
    void search(const QString &words, const Arranged &arranged, QObject *context, Found found);

    // Sorts all contacts by a column, concurrently with queries. A new call cancels the previous
    // one, whose callback is not called.
    using Ordered = std::function<void(base::Result<std::shared_ptr<const storage::ContactOrder>>)>;
    void order(const QString &column, storage::ComparedAs as, QObject *context, Ordered ordered);

    // Finds contacts that meet conditions, or counts the values in a column. A new call cancels the
    // previous one, as with order().
    using Met = std::function<void(base::Result<Numbers>)>;
    void meeting(const storage::ContactFilter &filter, QObject *context, Met met);
    using Counted = std::function<void(base::Result<statistics::DistinctValues>)>;
    void valuesOf(const QString &column, QObject *context, Counted counted);

private:
    template <typename Work, typename Done>
    void beside(std::atomic<int> &wanted, Work work, QObject *context, Done done);

    using Order = std::shared_ptr<const storage::ContactOrder>;

    [[nodiscard]] storage::ContactMirror *opened(const QString &path);
    [[nodiscard]] base::Result<Order> madeOrder(const QString &path, const QString &column,
                                                storage::ComparedAs as,
                                                const std::function<bool()> &isStopped);

    QString m_path;
    std::atomic<int> m_searches = 0;
    std::atomic<int> m_content = 0;
    // Accessed by the query thread only.
    QString m_openPath;
    std::optional<storage::ContactMirror> m_copy;
    // The reason there is no copy.
    base::Problem m_problem;

    // Accessed by the sorting thread only.
    QString m_orderedPath;
    int m_orderedContent = 0;
    // Orders of the contacts, indexed by column.
    QHash<QString, Order> m_orders;
    std::atomic<int> m_ordersWanted = 0;
    std::atomic<int> m_filtersWanted = 0, m_countsWanted = 0;

    base::WorkerThread m_querying;
    base::WorkerThread m_ordering;
};

} // namespace storedesk::exports
