// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/background.h"

#include <QFutureWatcher>
#include <QPromise>
#include <QThreadPool>

namespace storedesk::base {

void BackgroundEnd::wait()
{
    QThreadPool::globalInstance()->waitForDone();
}

// Not QFuture::then(): it may call the continuation immediately, and it does not reliably survive
// the destruction of its context.
void runInBackground(std::function<void()> work, QObject *context, std::function<void()> done)
{
    const auto promise = std::make_shared<QPromise<void>>();
    auto *watcher = new QFutureWatcher<void>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, done = std::move(done)] {
                         watcher->deleteLater();
                         done();
                     });
    watcher->setFuture(promise->future());
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)]() mutable {
        work();
        // Destroy captured objects in this thread before completion is signalled.
        work = {};
        promise->finish();
    });
}

} // namespace storedesk::base
