// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLoggingCategory>
#include <QStringList>

#include <optional>

namespace storedesk::base {

// How much the programs write to standard error, from least to most.
enum class LogLevel : quint8 { Error, Warning, Info, Debug, Count };

// The name on the command line.
inline constexpr QLatin1StringView logLevelOption("log-level");

// Returns the names of all levels, as typed on the command line.
[[nodiscard]] QStringList logLevelNames();
[[nodiscard]] std::optional<LogLevel> logLevelOf(QStringView name);
// Applies to the whole program. Info and Debug lines carry their time and category.
void setLogLevel(LogLevel level);
// Returns the error message for an unknown level.
[[nodiscard]] QString unknownLogLevel(const QString &name);

// Finished requests, without keys and personal data.
Q_DECLARE_LOGGING_CATEGORY(requestLog)
// Jobs that start, pause or end.
Q_DECLARE_LOGGING_CATEGORY(jobLog)

} // namespace storedesk::base
