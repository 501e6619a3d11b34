// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/answerengine.h"
#include "insightviews/markchart.h"

#include <QCoreApplication>
#include <QVariant>

namespace storedesk::insightviews {

// A cell of the table of an answer.
struct AnswerCell
{
    QString text = {};
    QVariant order = {};
    // The people behind the number. Empty if there are none.
    QString key = {};
    // The email of the row's contact. Empty if the row has no contact.
    QString contact = {};
    // Grey, because the number is based on few people.
    bool muted = false;

    bool operator==(const AnswerCell &) const = default;
};

struct AnswerColumn
{
    QString title = {};
    bool isNumber = true;
    // Whether a click on a number lists the people behind it.
    bool opens = false;
};

using AnswerRow = std::vector<AnswerCell>;

// A labelled number that is not part of the table.
struct AnswerFact
{
    QString name = {};
    AnswerCell cell = {};
};

// An answer as it is shown.
struct AnswerView
{
    Q_DECLARE_TR_FUNCTIONS(AnswerView)

public:
    MarkChart chart = {};
    // Other charts of the same answer, to choose from by their titles.
    std::vector<MarkChart> otherCharts = {};
    std::vector<AnswerColumn> columns = {};
    std::vector<AnswerRow> rows = {};
    std::vector<AnswerFact> facts = {};
    // People behind numbers that combine others, such as "Other", by key.
    insights::PeopleByKey combined = {};

    // The people behind a key of this view. Null if there are none.
    [[nodiscard]] const std::vector<quint32> *peopleOf(const insights::InsightReply &reply,
                                                       const QString &key) const;
};

enum class QuestionTheme : quint8 { Sales, Customers, Email, List, Count };

// The display of a question.
struct QuestionDisplay
{
    QLatin1StringView name;
    QuestionTheme theme = QuestionTheme::Sales;
    // The reply must have an answer.
    AnswerView (*view)(const insights::InsightReply &reply) = nullptr;
    // Returns longer periods to use instead of the chosen ones, or nothing. Null if any answer can
    // be shown.
    std::optional<insights::PeriodUnit> (*longerPeriod)(const insights::InsightReply &reply) =
        nullptr;
};

// All questions by theme, in the order of the page.
[[nodiscard]] std::span<const QuestionDisplay> questionDisplays();
[[nodiscard]] const QuestionDisplay &displayOf(const insights::QuestionRow &question);
[[nodiscard]] QString titleOf(QuestionTheme theme);

} // namespace storedesk::insightviews
