// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/loglevel.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::base {

using namespace Qt::StringLiterals;

Q_LOGGING_CATEGORY(requestLog, "storedesk.requests", QtWarningMsg)
Q_LOGGING_CATEGORY(jobLog, "storedesk.jobs", QtWarningMsg)

namespace {

struct LogLevelRow
{
    LogLevel level;
    QLatin1StringView name;
    // Rules of QLoggingCategory.
    QLatin1StringView rules;
};

constexpr std::array logLevelRows{
    LogLevelRow{LogLevel::Error, "error"_L1, "*.debug=false\n*.info=false\n*.warning=false"_L1},
    LogLevelRow{LogLevel::Warning, "warning"_L1, ""_L1},
    LogLevelRow{LogLevel::Info, "info"_L1, "storedesk.*.info=true"_L1},
    LogLevelRow{LogLevel::Debug, "debug"_L1, "storedesk.*.info=true\nstoredesk.*.debug=true"_L1},
};
static_assert(logLevelRows.size() == static_cast<std::size_t>(LogLevel::Count));

} // namespace

QStringList logLevelNames()
{
    QStringList names;
    for (const auto &row : logLevelRows)
        names.append(row.name);
    return names;
}

std::optional<LogLevel> logLevelOf(QStringView name)
{
    const auto *row = std::ranges::find_if(
        logLevelRows, [name](const LogLevelRow &one) { return name == one.name; });
    return row == logLevelRows.end() ? std::nullopt : std::optional(row->level);
}

void setLogLevel(LogLevel level)
{
    QLoggingCategory::setFilterRules(logLevelRows[static_cast<std::size_t>(level)].rules);
    if (level >= LogLevel::Info)
        qSetMessagePattern(u"%{time yyyy-MM-ddTHH:mm:ss.zzz} %{type} "
                           "%{if-category}%{category}: %{endif}%{message}"_s);
}

QString unknownLogLevel(const QString &name)
{
    return QCoreApplication::translate("LogLevel", "“%1” is not a log level. Choose one of: %2.")
        .arg(name, logLevelNames().join(u", "_s));
}

} // namespace storedesk::base
