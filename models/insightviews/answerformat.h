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
// A percentage; "3 of 4" under 5 people, grey with the number of people under 30.
[[nodiscard]] AnswerCell shareCell(qint64 part, qint64 of);
[[nodiscard]] AnswerCell changeCell(qint64 before, qint64 now);
// The number of people behind the key. A click lists them.
[[nodiscard]] AnswerCell peopleCell(const InsightReply &reply, const QString &key);
// The value of a mark and its number of people.
[[nodiscard]] QString withPeople(const QString &text, qint64 people);

[[nodiscard]] double amountOf(qint64 cents);
[[nodiscard]] QDate dayOf(const QJsonValue &start);
// A period by its first day: "Oct 2026".
[[nodiscard]] QString periodName(QDate start, QStringView unit);
// For an axis, where the year is only written in January.
[[nodiscard]] QString axisName(QDate start, QStringView unit, bool first);
// All types with their names.
[[nodiscard]] std::vector<catalogue::Option> activityTypes();
[[nodiscard]] QString activityName(const QString &type);
// The title of the amounts: the revenue, with its currency if there is one.
[[nodiscard]] QString revenueTitle(const InsightReply &reply);

} // namespace storedesk::insightviews
