// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "retryafter.h"

#include "api/retrynumbers.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::api {

using namespace Qt::StringLiterals;
using Duration = base::Clock::Duration;

static RetryAfter capped(qint64 seconds)
{
    static const auto most =
        std::chrono::duration_cast<std::chrono::seconds>(numbers.retryAfterCap).count();
    return {.wait = std::chrono::seconds(std::min<qint64>(seconds, most)),
            .capped = seconds > most};
}

static bool isNumber(const QByteArray &text)
{
    return !text.isEmpty()
        && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

QDateTime httpDateOf(const QByteArray &header)
{
    // The form in use, and the two obsolete ones that a reader must still know. The day of the week
    // is left out: it is redundant, and wrong for the century Qt guesses from two digits.
    static const std::array formats{u"dd MMM yyyy hh:mm:ss 'GMT'"_s, u"dd-MMM-yy hh:mm:ss 'GMT'"_s,
                                    u"MMM d hh:mm:ss yyyy"_s};
    const auto whole = QString::fromLatin1(header.first(std::min<qsizetype>(header.size(), 64)));
    const auto text = whole.simplified().section(u' ', 1);
    for (const auto &format : formats) {
        auto moment = QLocale::c().toDateTime(text, format);
        if (!moment.isValid())
            continue;
        moment.setTimeSpec(Qt::UTC);
        // Two digits of a year mean this century.
        return moment.date().year() < 1970 ? moment.addYears(100) : moment;
    }
    return {};
}

std::optional<RetryAfter> retryAfterOf(const QByteArray &header, const QDateTime &sentAt)
{
    const auto text = header.trimmed();
    if (text.isEmpty())
        return std::nullopt;
    if (isNumber(text)) {
        bool fits = false;
        const qint64 seconds = text.toLongLong(&fits);
        return capped(fits ? seconds : std::numeric_limits<qint64>::max());
    }
    const auto moment = httpDateOf(text);
    if (!moment.isValid() || !sentAt.isValid())
        return std::nullopt;
    const auto milliseconds = sentAt.msecsTo(moment);
    if (milliseconds <= 0)
        return std::nullopt;
    return capped((milliseconds + 999) / 1000);
}

} // namespace storedesk::api
