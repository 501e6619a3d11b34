// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/insightanswer.h"

#include <functional>

namespace storedesk::insights {

// The size of the data behind an answer.
struct DataSummary
{
    qint64 activities = 0;
    qint64 contacts = 0;
    qint64 lines = 0;
    // In milliseconds since 1970.
    qint64 coverageFrom = 0;
    QString currency = {};
};

struct QuestionRequest
{
    InsightInput input = {};
    const QuestionRow *question = nullptr;
    // Parameters that are missing have their default values.
    QHash<QString, QString> parameters = {};
};

// Values of a contact that the data does not have.
struct KnownContact
{
    QString email = {};
    QString name = {};
};
// Finds contacts by their IDs. Called in any thread.
using ContactDirectory = std::function<QHash<QString, KnownContact>(const QStringList &ids)>;

// A contact in a result.
struct NamedContact
{
    // Its index in PeopleByKey.
    quint32 person = 0;
    // Empty if the contacts table does not have it.
    QString email = {};
    QString name = {};
};

struct InsightReply
{
    tl::expected<InsightAnswer, Obstacle> answer;
    InsightInput input = {};
    DataSummary data = {};
    std::shared_ptr<const PeopleByKey> people = {};
    // The contacts that the result names, by their IDs.
    QHash<QString, NamedContact> contacts = {};
    // Identifies the data that the numbers in `people` belong to, for engines that keep several
    // versions of it.
    int session = 0;

    [[nodiscard]] qint64 countOf(const QString &key) const;
};

struct InsightPerson
{
    // The contact id, or an email if there is none.
    QString id = {};
    // Empty if the contacts table does not have it.
    QString email = {};
    QString name = {};

    bool operator==(const InsightPerson &) const = default;
};

// Answers questions from any thread, one at a time.
class AnswerEngine
{
public:
    AnswerEngine() = default;
    virtual ~AnswerEngine() = default;
    Q_DISABLE_COPY_MOVE(AnswerEngine)

    // Fails if the data cannot be read, or if the progress was cancelled.
    [[nodiscard]] virtual base::Result<InsightReply> answer(const QuestionRequest &request,
                                                            base::Progress &progress) = 0;
    // Returns the people with these numbers in a reply.
    [[nodiscard]] virtual base::Result<std::vector<InsightPerson>>
    people(const InsightReply &reply, const std::vector<quint32> &people,
           base::Progress &progress) = 0;
    // The next question reads the data again. Returns at once, even during a question.
    virtual void setOutdated() = 0;
    // Releases outdated data, unless a question has read it again. May wait for a question that is
    // being answered.
    virtual void releaseOutdated() = 0;
};

} // namespace storedesk::insights
