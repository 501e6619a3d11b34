// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sourcetext.h"

#include "insightviews/answerview.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <array>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;
using insights::DataSummary;
using insights::InsightInput;

CoveredDays coveredDays(const insights::DataSummary &data, const insights::InsightInput &input)
{
    CoveredDays days{.first = QDateTime::fromMSecsSinceEpoch(data.coverageFrom, input.zone).date(),
                     .last = QDateTime::fromMSecsSinceEpoch(input.asOf - 1, input.zone).date()};
    if (input.from.isValid())
        days.first = std::max(days.first, input.from);
    if (input.to.isValid())
        days.last = std::min(days.last, input.to);
    return days;
}

QString periodText(const CoveredDays &days)
{
    const QLocale locale;
    return AnswerView::tr("%1 to %2")
        .arg(locale.toString(days.first, QLocale::ShortFormat),
             locale.toString(days.last, QLocale::ShortFormat));
}

QString asOfText(const InsightInput &input)
{
    const auto time = QDateTime::fromMSecsSinceEpoch(input.asOf, input.zone);
    const QLocale locale;
    return u"%1 %2"_s.arg(locale.toString(time.date(), QLocale::ShortFormat),
                          locale.toString(time.time(), u"HH:mm"_s));
}

QString coverageText(const DataSummary &data, const InsightInput &input)
{
    return QStringList{periodText(coveredDays(data, input)),
                       AnswerView::tr("as of %1").arg(asOfText(input)),
                       QString::fromLatin1(input.zone.id())}
        .join(u" · "_s);
}

BalanceSum balanceSum(const insights::RowUse &use)
{
    const std::array classes{use.used,       use.unreadableTime, use.afterAsOf,    use.duplicates,
                             use.otherTypes, use.otherCurrency,  use.outsidePeriod};
    const QLocale locale;
    QStringList parts;
    qint64 sum = 0;
    for (const auto rows : classes) {
        sum += rows;
        if (rows > 0)
            parts.append(locale.toString(rows));
    }
    const auto terms = parts.isEmpty() ? locale.toString(0) : parts.join(u" + "_s);
    if (sum == use.rows)
        return {.text =
                    AnswerView::tr("%1 = %Ln row(s)", nullptr, static_cast<int>(sum)).arg(terms),
                .isRight = true};
    return {.text = AnswerView::tr("%1 does not add up to %Ln row(s).", nullptr,
                                   static_cast<int>(use.rows))
                        .arg(terms)};
}

} // namespace storedesk::insightviews
