// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "local/contactcopy.h"

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
    void search(const QString &words, QObject *context, Found found);

private:
    [[nodiscard]] local::ContactCopy *opened(const QString &path);

    QString m_path;
    std::atomic<int> m_searches = 0;
    // Touched by the thread alone.
    QString m_openPath;
    std::optional<local::ContactCopy> m_copy;
    base::Problem m_problem; // why there is none

    QThreadPool m_pool; // of one thread; goes first
};

} // namespace storedesk::exports
