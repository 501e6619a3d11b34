// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFuture>
#include <QPromise>
#include <QThreadPool>

#include <memory>
#include <type_traits>

namespace storedesk::jobs {

// Does the work in a thread of the pool and hands what it answers to done, in the thread of the
// context, unless that is gone.
template <typename Work, typename Done>
void inBackground(Work work, QObject *context, Done done)
{
    using Answer = std::invoke_result_t<Work &>;
    const auto promise = std::make_shared<QPromise<std::shared_ptr<Answer>>>();
    auto future = promise->future();
    promise->start();
    QThreadPool::globalInstance()->start([promise, work = std::move(work)]() mutable {
        promise->addResult(std::make_shared<Answer>(work()));
        promise->finish();
    });
    future.then(context, [done = std::move(done)](const std::shared_ptr<Answer> &answer) mutable {
        done(std::move(*answer));
    });
}

} // namespace storedesk::jobs
