// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

class QObject;

namespace storedesk::jobs {

// The same for work that answers nothing. Apart, because compiling Qt's promises for every kind of
// answer takes long.
void runInBackground(std::function<void()> work, QObject *context, std::function<void()> done);

// Does the work in a thread of the pool and hands what it answers to done, from the event loop of
// the context, unless that is gone.
template <typename Work, typename Done>
void inBackground(Work work, QObject *context, Done done)
{
    using Answer = std::invoke_result_t<Work &>;
    const auto answer = std::make_shared<std::optional<Answer>>();
    // Shared, because what they hold may be something that cannot be copied.
    runInBackground(
        [answer, work = std::make_shared<Work>(std::move(work))] { answer->emplace((*work)()); },
        context,
        [answer, done = std::make_shared<Done>(std::move(done))] { (*done)(*std::move(*answer)); });
}

} // namespace storedesk::jobs
