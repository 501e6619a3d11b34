// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/fieldset.h"
#include "insightviews/answerview.h"

#include <QDate>
#include <QJsonArray>

namespace storedesk::insightviews {

using insights::InsightReply;

// Cells and names, formatted for the language of the user.
[[nodiscard]] AnswerCell textCell(const QString &text);
[[nodiscard]] AnswerCell countCell(qint64 count);
[[nodiscard]] AnswerCell moneyCell(qint64 cents);
// Empty if the value is null.
[[nodiscard]] AnswerCell moneyCell(const QJsonValue &cents);
[[nodiscard]] AnswerCell daysCell(const QJsonValue &days);
// Whether so few people say little or nothing, so that their percentage is grey or left out.
[[nodiscard]] bool isFew(qint64 people);
[[nodiscard]] bool isTooFew(qint64 people);
[[nodiscard]] QString percentText(double part);
// A percentage of people; "3 of 4" under 5 people, grey with the number of people under 30.
[[nodiscard]] AnswerCell shareCell(qint64 part, qint64 of);
// The same, but always with the number of people, because a mean needs it.
[[nodiscard]] AnswerCell meanCell(qint64 part, qint64 of);
// A percentage of rows.
[[nodiscard]] AnswerCell rowShareCell(qint64 part, qint64 of);
// The change of an amount. Under 5 people, it is the difference, and under 30, a grey percentage
// with the number of people.
[[nodiscard]] AnswerCell changeCell(qint64 before, qint64 now, qint64 people);
// The number of people behind the key. A click lists them.
[[nodiscard]] AnswerCell peopleCell(const InsightReply &reply, const QString &key);
// The value of a mark and its number of people.
[[nodiscard]] QString withPeople(const QString &text, qint64 people);

[[nodiscard]] double amountOf(qint64 cents);
[[nodiscard]] QDate dayOf(const QJsonValue &start);
// The people behind several numbers, in ascending order.
[[nodiscard]] std::vector<quint32> peopleOfAll(const InsightReply &reply, const QStringList &keys);
// A period by its first day: "Oct 2026".
[[nodiscard]] QString periodName(QDate start, QStringView unit);
// The same, with the covered days if the period is not complete: "Oct 2026, until 18 Oct".
[[nodiscard]] QString periodName(const InsightReply &reply, const QJsonValue &period);
// For an axis, where the year is only written in January.
[[nodiscard]] QString axisName(QDate start, QStringView unit, bool first);
// All types with their names.
[[nodiscard]] std::vector<catalogue::Option> activityTypes();
[[nodiscard]] QString activityName(const QString &type);
// The title of a column of amounts, with their currency if it is known.
[[nodiscard]] QString moneyTitle(const InsightReply &reply, const QString &title);
[[nodiscard]] QString revenueTitle(const InsightReply &reply);
// An amount with its currency, for places without such a title.
[[nodiscard]] QString moneyWords(const InsightReply &reply, const QJsonValue &cents);
[[nodiscard]] AnswerCell moneyFact(const InsightReply &reply, const QJsonValue &cents);

} // namespace storedesk::insightviews
