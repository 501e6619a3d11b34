// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/question.h"

namespace storedesk::insights {

// The answer to a question with everything that is shown or printed.
struct InsightAnswer
{
    const QuestionRow *question = nullptr;
    QHash<QString, QString> parameters = {};
    QJsonObject result = {};
    QString sentence = {};
    RowUse use = {};
    // Sorted contact ids by key, if they were requested.
    std::map<QString, QStringList> people = {};

    // Returns the answer in the format of the command line. People are included if they were
    // collected.
    [[nodiscard]] QJsonObject toJson(const InsightData &data, bool withPeople) const;
    // Describes how many rows were used, and why others were left out.
    [[nodiscard]] QString balanceLine() const;
};

// The people behind the numbers of an answer, by key. Ascending.
using PeopleByKey = std::map<QString, std::vector<quint32>>;

// An answer without the ids of its people, which the index of the data has.
struct IndexedAnswer
{
    InsightAnswer answer = {};
    // Empty unless they are wanted.
    PeopleByKey people = {};
};

[[nodiscard]] tl::expected<IndexedAnswer, Obstacle>
indexedAnswerOf(const QuestionRow &question, const InsightData &data,
                const QHash<QString, QString> &parameters, bool withPeople);
[[nodiscard]] tl::expected<InsightAnswer, Obstacle>
answerOf(const QuestionRow &question, const InsightData &data,
         const QHash<QString, QString> &parameters, bool withPeople);

} // namespace storedesk::insights
