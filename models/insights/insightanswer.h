// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/question.h"

namespace storedesk::insights {

// The data behind an answer, as far as it is printed with each answer.
struct AnswerSource
{
    QTimeZone zone = {};
    // In milliseconds since 1970.
    qint64 asOf = 0;
    qint64 coverageFrom = 0;
    // Whether first purchases are known from the contacts table.
    bool knowsFirstPurchases = false;
    bool hasContacts = false;
    QString currency = {};
    qint64 conflictingDuplicates = 0;
    qint64 mergedContacts = 0;
};

[[nodiscard]] AnswerSource sourceOf(const InsightData &data);

// The people who did not buy a second time. The sets of people in a printed answer are fixed, so
// these people are only printed when their key is requested.
inline constexpr QLatin1StringView boughtOnceKey("once");

// The answer to a question, with everything that is displayed or printed.
struct InsightAnswer
{
    const QuestionRow *question = nullptr;
    QHash<QString, QString> parameters = {};
    QJsonObject result = {};
    QString sentence = {};
    // The sentence without the part about coverage, for a small space.
    QString shortSentence = {};
    RowUse use = {};
    // Whether the data states no currency, so that amounts are taken to be in the store's currency.
    bool assumesCurrency = false;
    // Sorted contact ids for each key, if they were requested.
    std::map<QString, QStringList> people = {};
    // The purchases of the last complete period, or of the days asked for, and those of the period
    // before it: {current, previous}. Empty if the question has none or if the data begins later.
    QJsonObject comparison = {};

    // Sets the result, everything that is not printed as part of it, and the sentence.
    void setResult(QJsonObject all, const QString &currency = {});
    // Returns the answer in the format used on the command line. People are included only if they
    // were collected.
    [[nodiscard]] QJsonObject toJson(const AnswerSource &source, bool withPeople) const;
    // Describes how many rows were used, and why others were left out.
    [[nodiscard]] QString balanceLine() const;
};

// The people behind the numbers of an answer, by key. Each list is in ascending order.
using PeopleByKey = std::map<QString, std::vector<quint32>>;

// An answer whose people are stored as indexes into the data, not as ids.
struct IndexedAnswer
{
    InsightAnswer answer = {};
    // Empty unless people were requested.
    PeopleByKey people = {};
};

[[nodiscard]] tl::expected<IndexedAnswer, Obstacle>
indexedAnswerOf(const QuestionRow &question, const InsightData &data,
                const QHash<QString, QString> &parameters, bool withPeople);
[[nodiscard]] tl::expected<InsightAnswer, Obstacle>
answerOf(const QuestionRow &question, const InsightData &data,
         const QHash<QString, QString> &parameters, bool withPeople);

} // namespace storedesk::insights
