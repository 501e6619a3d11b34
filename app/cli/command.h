// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <span>

namespace storedesk::cli {

struct Command
{
    QLatin1StringView name;
    // The source text for translation.
    const char *summary;
    // Receives the arguments after the command's name, and the key from the environment. Returns an
    // ExitCode.
    int (*run)(const QStringList &arguments, const QByteArray &key);
};

[[nodiscard]] std::span<const Command> commands();
[[nodiscard]] QString summaryOf(const Command &command);

[[nodiscard]] int serve(const QStringList &arguments);
[[nodiscard]] int sample(const QStringList &arguments);
[[nodiscard]] int report(const QStringList &arguments);

} // namespace storedesk::cli
