// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <chrono>
#include <functional>

class QObject;

namespace storedesk::cli {

// Must be called before any other thread exists, because threads inherit the signal mask. From then
// on, SIGINT, SIGTERM and SIGHUP end the program within a second: at once if no handler is
// registered, otherwise after the handler's time limit. A second signal always ends it at once.
void watchSignals();

// Runs the handler in the event loop on the first signal, as long as the context exists.
void onInterrupt(QObject *context, const std::function<void()> &handler);
// Called by handlers to set the time limit, counted from the signal, after which the program is
// ended.
void allowTimeToStop(std::chrono::milliseconds time);
// Reports that the command was cancelled and ends the program. Everything that must survive is
// already on disk, as after a crash.
[[noreturn]] void cancelNow();

} // namespace storedesk::cli
