// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sourcetext.h"

#include "insightviews/answerview.h"

#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

namespace storedesk::insightviews {

using namespace Qt::StringLiterals;
using insights::DataSummary;
using insights::InsightInput;

static QDateTime localTime(qint64 time, const QTimeZone &zone)
{
    return QDateTime::fromMSecsSinceEpoch(time, zone);
}

QString asOfText(const InsightInput &input)
{
    const auto time = localTime(input.asOf, input.zone);
    const QLocale locale;
    return u"%1 %2"_s.arg(locale.toString(time.date(), QLocale::ShortFormat),
                          locale.toString(time.time(), u"HH:mm"_s));
}

QString coverageText(const DataSummary &data, const InsightInput &input)
{
    const QLocale locale;
    auto first = localTime(data.coverageFrom, input.zone).date();
    auto last = localTime(input.asOf - 1, input.zone).date();
    if (input.from.isValid())
        first = std::max(first, input.from);
    if (input.to.isValid())
        last = std::min(last, input.to);
    return QStringList{AnswerView::tr("%1 to %2")
                           .arg(locale.toString(first, QLocale::ShortFormat),
                                locale.toString(last, QLocale::ShortFormat)),
                       AnswerView::tr("as of %1").arg(asOfText(input)),
                       QString::fromLatin1(input.zone.id())}
        .join(u" · "_s);
}

} // namespace storedesk::insightviews
