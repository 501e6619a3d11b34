// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtGlobal>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

class QObject;

namespace storedesk::base {

// Waits for background tasks, which may use the clock, before the clock is destroyed.
class BackgroundEnd final
{
public:
    BackgroundEnd() = default;
    Q_DISABLE_COPY_MOVE(BackgroundEnd)
    ~BackgroundEnd() { wait(); }

    static void wait();
};

// Runs work without a result. Not a template, because instantiating QPromise for every result type
// is slow to compile.
void runInBackground(std::function<void()> work, QObject *context, std::function<void()> done);

// Runs work in a thread of the global pool and passes its result to done in the event loop of the
// context. If the context is destroyed first, done is not called.
template <typename Work, typename Done>
void inBackground(Work work, QObject *context, Done done)
{
    using Answer = std::invoke_result_t<Work &>;
    const auto answer = std::make_shared<std::optional<Answer>>();
    // Shared pointers, because std::function requires copyable captures.
    runInBackground(
        [answer, work = std::make_shared<Work>(std::move(work))] { answer->emplace((*work)()); },
        context,
        [answer, done = std::make_shared<Done>(std::move(done))] { (*done)(*std::move(*answer)); });
}

} // namespace storedesk::base
