// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/jobwatch/jobwatch.h"
#include "app/cli/terminal/interrupt.h"

#include "base/result.h"

#include <QObject>

#include <functional>

class QCommandLineParser;

namespace storedesk::api {
class Session;
}

namespace storedesk::cli {

struct CommandAccount;

inline constexpr auto acceptKeyName = QLatin1StringView("accept-key");

void addAcceptKeyOption(QCommandLineParser &parser);

// Makes Control-C pause the running job.
struct Interrupts
{
    Interrupts()
    {
        onInterrupt(&listener, [this] { watch ? watch->interrupt() : cancelNow(); });
    }

    QObject listener;
    JobWatch *watch = nullptr;
};

// Runs a stored job until it ends or is paused, reports the result and returns the exit code.
// `prepare` changes the job before it starts.
[[nodiscard]] int runJob(const CommandAccount &account, const QString &id, api::Session &session,
                         base::Clock &clock, JobWatch::Options options, Interrupts &interrupts,
                         const std::function<base::Result<void>(jobs::Job &)> &prepare = {});

} // namespace storedesk::cli
