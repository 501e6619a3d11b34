// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>

namespace storedesk::jobs {

// Does the work in a thread of the pool and hands what it answers to done, from the event loop of
// the context, unless that is gone. Not QFuture::then(): it may call at once, and it does not
// survive the end of its context everywhere.
template <typename Work, typename Done>
void inBackground(Work work, QObject *context, Done done)
{
    using Answer = std::invoke_result_t<Work &>;
    using Watcher = QFutureWatcher<std::shared_ptr<Answer>>;
    const auto promise = std::make_shared<QPromise<std::shared_ptr<Answer>>>();
    auto *watcher = new Watcher(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, done = std::move(done)]() mutable {
                         watcher->deleteLater();
                         done(std::move(*watcher->result()));
                     });
    watcher->setFuture(promise->future());
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)]() mutable {
        promise->addResult(std::make_shared<Answer>(work()));
        promise->finish();
    });
}

} // namespace storedesk::jobs
