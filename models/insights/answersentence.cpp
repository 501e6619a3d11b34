// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answersentence.h"

#include "insightdata/localcalendar.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

namespace {

struct SentenceRow
{
    QLatin1StringView question;
    QString (*text)(const QJsonObject &result);
};

qint64 numberIn(const QJsonValue &value, QLatin1StringView name)
{
    return value.toObject().value(name).toInteger();
}

qint64 numberIn(const QJsonObject &result, QLatin1StringView name)
{
    return result.value(name).toInteger();
}

// The member of a result with the currency of its amounts.
constexpr auto currencyMember = "_currency"_L1;

QString moneyOf(const QJsonObject &result, qint64 cents)
{
    return moneyText(cents, result[currencyMember].toString());
}

// Returns the amount of one part of the result.
QString moneyIn(const QJsonObject &result, const QJsonValue &part)
{
    return moneyOf(result, numberIn(part, "cents"_L1));
}

// Adds up all numbers in nested lists.
qint64 sumOf(const QJsonValue &value)
{
    if (!value.isArray())
        return value.toInteger();
    const auto list = value.toArray();
    qint64 sum = 0;
    for (const auto &entry : list)
        sum += sumOf(entry);
    return sum;
}

QString text(const char *source, qint64 count = -1)
{
    return QCoreApplication::translate("Insights", source, nullptr, static_cast<int>(count));
}

// Fewer buyers in one of the periods say too little for a percentage in a sentence.
constexpr qint64 leastBuyersForPercent = 30;

// Returns an empty string if there was no revenue before.
QString changeText(const QJsonObject &result)
{
    const auto comparison = result[periodComparison];
    const auto current = comparison["current"_L1];
    const auto previous = comparison["previous"_L1];
    const auto before = numberIn(previous, "cents"_L1);
    const auto difference = numberIn(current, "cents"_L1) - before;
    if (before <= 0)
        return {};
    if (difference == 0)
        return text(QT_TRANSLATE_NOOP("Insights", "the same as %1")).arg(daysText(previous));
    if (std::min(numberIn(current, "buyers"_L1), numberIn(previous, "buyers"_L1))
        < leastBuyersForPercent)
        return text(difference > 0 ? QT_TRANSLATE_NOOP("Insights", "%1 more than %2")
                                   : QT_TRANSLATE_NOOP("Insights", "%1 less than %2"))
            .arg(moneyOf(result, std::abs(difference)), daysText(previous));
    const auto percent = text(QT_TRANSLATE_NOOP("Insights", "%1%"))
                             .arg(QLocale()
                                      .toString(100.0 * static_cast<double>(difference)
                                                    / static_cast<double>(before),
                                                'f', 1)
                                      .remove(QLocale().negativeSign()));
    return text(difference > 0 ? QT_TRANSLATE_NOOP("Insights", "up %1 on %2")
                               : QT_TRANSLATE_NOOP("Insights", "down %1 on %2"))
        .arg(percent, daysText(previous));
}

QString salesSentence(const QJsonObject &result)
{
    const auto total = result["total"_L1];
    const auto purchases = numberIn(total, "purchases"_L1);
    const auto comparison = result[periodComparison];
    const auto current = comparison["current"_L1];
    const auto change = changeText(result);
    const bool all = purchases == numberIn(current, "purchases"_L1);
    if (all && !change.isEmpty())
        return text(QT_TRANSLATE_N_NOOP("Insights", "%Ln purchase(s) for a total of %1, %2."),
                    purchases)
            .arg(moneyIn(result, total), change);
    const auto sum =
        text(QT_TRANSLATE_N_NOOP("Insights", "%Ln purchase(s) for a total of %1."), purchases)
            .arg(moneyIn(result, total));
    if (change.isEmpty())
        return sum;
    // The names of months begin with a small letter in some languages.
    auto days = daysText(current);
    days.replace(0, 1, days.at(0).toUpper());
    return text(QT_TRANSLATE_NOOP("Insights", "%1 %2: %3, %4."))
        .arg(sum, days, moneyIn(result, current), change);
}

QString bestCustomersSentence(const QJsonObject &result)
{
    return text(QT_TRANSLATE_N_NOOP("Insights", "%Ln customer(s) spent a total of %1."),
                numberIn(result, "buyers"_L1))
        .arg(moneyIn(result, result));
}

QString rfmSentence(const QJsonObject &result)
{
    return text(QT_TRANSLATE_N_NOOP("Insights", "%Ln buyer(s) were scored."),
                numberIn(result, "buyers"_L1));
}

QString cohortsSentence(const QJsonObject &result)
{
    const auto next = result["mean"_L1].toArray().at(1).toObject();
    if (next.isEmpty())
        return text(QT_TRANSLATE_NOOP("Insights", "No later period is complete yet."));
    return text(QT_TRANSLATE_NOOP("Insights", "%L1 of %L2 buyers came back in the next period."))
        .arg(numberIn(next, "part"_L1))
        .arg(numberIn(next, "of"_L1));
}

QString secondPurchaseSentence(const QJsonObject &result)
{
    const auto returned = numberIn(result, "returned"_L1);
    const auto buyers = numberIn(result, "buyers"_L1);
    return text(QT_TRANSLATE_NOOP("Insights",
                                  "%L1 of %L2 buyers bought again; %L3 bought only once so far."))
        .arg(returned)
        .arg(buyers)
        .arg(buyers - returned);
}

QString newReturningSentence(const QJsonObject &result)
{
    qint64 first = 0;
    qint64 later = 0;
    const auto periods = result["periods"_L1].toArray();
    for (const auto &period : periods) {
        first += numberIn(period["new"_L1], "cents"_L1);
        later += numberIn(period["returning"_L1], "cents"_L1);
    }
    return text(QT_TRANSLATE_NOOP("Insights", "New customers spent %1, returning customers %2."))
        .arg(moneyOf(result, first), moneyOf(result, later));
}

QString productsSentence(const QJsonObject &result)
{
    return text(QT_TRANSLATE_N_NOOP("Insights", "%Ln product(s) were sold."),
                numberIn(result, "productCount"_L1));
}

QString sourcesSentence(const QJsonObject &result)
{
    return text(QT_TRANSLATE_N_NOOP("Insights", "Purchases come from %Ln source(s)."),
                result["rows"_L1].toArray().size());
}

QString emailsSentence(const QJsonObject &result)
{
    const auto attributed = result[attributedPurchases];
    return text(QT_TRANSLATE_N_NOOP("Insights",
                                    "%Ln attributed purchase(s) for a total of %1, of which %2 "
                                    "comes from other channels or earlier emails."),
                numberIn(attributed, "purchases"_L1))
        .arg(moneyIn(result, attributed), moneyIn(result, result["attributedElsewhere"_L1]));
}

QString workflowsSentence(const QJsonObject &result)
{
    return text(QT_TRANSLATE_NOOP("Insights", "Workflows account for %1 of %2."))
        .arg(moneyIn(result, result["attributed"_L1]), moneyIn(result, result));
}

QString funnelSentence(const QJsonObject &result)
{
    const auto steps = result["steps"_L1].toArray();
    return text(QT_TRANSLATE_NOOP("Insights", "%L1 of %L2 people reached the last step."))
        .arg(numberIn(steps.last(), "people"_L1))
        .arg(numberIn(steps.first(), "people"_L1));
}

QString couponsSentence(const QJsonObject &result)
{
    qint64 given = 0;
    qint64 bought = 0;
    const auto sets = result["sets"_L1].toArray();
    for (const auto &set : sets) {
        given += numberIn(set, "given"_L1);
        bought += numberIn(set, "bought"_L1);
    }
    return text(QT_TRANSLATE_NOOP("Insights",
                                  "%L1 of %L2 codes were followed by a purchase within the time "
                                  "limit. The export doesn't show whether the code was used."))
        .arg(bought)
        .arg(given);
}

QString listHealthSentence(const QJsonObject &result)
{
    return text(QT_TRANSLATE_NOOP("Insights", "The newsletter reaches %L1 of %L2 contacts."))
        .arg(numberIn(result["reach"_L1], "newsletter"_L1))
        .arg(numberIn(result, "known"_L1));
}

QString quietSentence(const QJsonObject &result)
{
    return text(QT_TRANSLATE_NOOP("Insights", "%L1 of %L2 reachable contacts became inactive."))
        .arg(numberIn(result, "quiet"_L1))
        .arg(numberIn(result, "reachable"_L1));
}

QString quotaSentence(const QJsonObject &result)
{
    const auto general = result["general"_L1];
    return text(QT_TRANSLATE_NOOP("Insights",
                                  "%L1 activities used in this billing month, %L2 expected."))
        .arg(numberIn(general, "used"_L1))
        .arg(numberIn(general, "forecast"_L1));
}

QString hoursSentence(const QJsonObject &result)
{
    return text(QT_TRANSLATE_NOOP("Insights", "%L1 of %L2 emails were opened within a day."))
        .arg(sumOf(result["openedWithinDay"_L1]))
        .arg(sumOf(result["ratedSends"_L1]));
}

constexpr std::array sentenceRows{SentenceRow{"sales"_L1, salesSentence},
                                  SentenceRow{"best-customers"_L1, bestCustomersSentence},
                                  SentenceRow{"rfm"_L1, rfmSentence},
                                  SentenceRow{"cohorts"_L1, cohortsSentence},
                                  SentenceRow{"second-purchase"_L1, secondPurchaseSentence},
                                  SentenceRow{"new-returning"_L1, newReturningSentence},
                                  SentenceRow{"products"_L1, productsSentence},
                                  SentenceRow{"sources"_L1, sourcesSentence},
                                  SentenceRow{"emails"_L1, emailsSentence},
                                  SentenceRow{"workflows"_L1, workflowsSentence},
                                  SentenceRow{"funnel"_L1, funnelSentence},
                                  SentenceRow{"coupons"_L1, couponsSentence},
                                  SentenceRow{"list-health"_L1, listHealthSentence},
                                  SentenceRow{"quiet"_L1, quietSentence},
                                  SentenceRow{"quota"_L1, quotaSentence},
                                  SentenceRow{"hours"_L1, hoursSentence}};

} // namespace

QString sentenceOf(const QuestionRow &question, const QJsonObject &result, const QString &currency)
{
    auto withCurrency = result;
    withCurrency.insert(currencyMember, currency);
    const auto *row = std::ranges::find(sentenceRows, question.name, &SentenceRow::question);
    return row == sentenceRows.end() ? QString() : row->text(withCurrency);
}

QString daysText(const QJsonValue &side)
{
    const QLocale locale;
    const auto first = QDate::fromString(side["from"_L1].toString(), Qt::ISODate);
    const auto last = QDate::fromString(side["to"_L1].toString(), Qt::ISODate);
    const int months = LocalCalendar::wholeMonths(first, last);
    if (months == 1)
        return locale.toString(first, u"MMM yyyy"_s);
    if (months == 3 && first.month() % 3 == 1)
        return text(QT_TRANSLATE_NOOP("Insights", "Q%1 %2"))
            .arg((first.month() + 2) / 3)
            .arg(first.year());
    if (months == 12 && first.month() == 1)
        return QString::number(first.year());
    const auto day = locale.toString(first, QLocale::ShortFormat);
    return first == last ? day
                         : text(QT_TRANSLATE_NOOP("Insights", "%1 to %2"))
                               .arg(day, locale.toString(last, QLocale::ShortFormat));
}

} // namespace storedesk::insights
