// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "retryafter.h"

#include "base/utc.h"
#include "http/requestpolicy.h"

#include <QLocale>

#include <algorithm>

namespace storedesk::http {

using namespace Qt::StringLiterals;
using Duration = base::Clock::Duration;

static RetryAfter capped(qint64 seconds)
{
    static const auto most =
        std::chrono::duration_cast<std::chrono::seconds>(requestPolicy.retryAfterCap).count();
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
    // The current format, and the two obsolete ones that recipients must still accept. The day of
    // the week is ignored: it is redundant, and Qt would check it against the wrong century for
    // two-digit years. Day and time are parsed separately, because Qt would treat a combined value
    // as local time, in which an hour is missing in spring.
    struct Form
    {
        QString day;
        QString dayFormat;
        QString time;
        QString zone;
    };
    const auto text = QString::fromLatin1(header.first(std::min<qsizetype>(header.size(), 64)));
    const auto words = text.simplified().split(u' ').sliced(1);
    std::optional<Form> form;
    if (words.size() == 5)
        form = {words.sliced(0, 3).join(u' '), u"dd MMM yyyy"_s, words[3], words[4]};
    else if (words.size() == 3)
        form = {words[0], u"dd-MMM-yy"_s, words[1], words[2]};
    else if (words.size() == 4)
        form = {u"%1 %2 %3"_s.arg(words[0], words[1], words[3]), u"MMM d yyyy"_s, words[2],
                u"GMT"_s};
    if (!form || form->zone != "GMT"_L1)
        return {};
    const auto day = QLocale::c().toDate(form->day, form->dayFormat);
    const auto time = QTime::fromString(form->time, u"hh:mm:ss"_s);
    if (!day.isValid() || !time.isValid())
        return {};
    const QDateTime moment(day, time, base::utc);
    // Two-digit years belong to this century.
    return day.year() < 1970 ? moment.addYears(100) : moment;
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

} // namespace storedesk::http
