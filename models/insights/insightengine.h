// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/insightanswer.h"

#include <QMutex>

#include <atomic>

namespace storedesk::insights {

// The size of the files behind an answer.
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

// A contact in a result.
struct NamedContact
{
    // Its index in PeopleByKey.
    quint32 person = 0;
    // Empty if the contacts table does not have it.
    QString email = {};
};

struct InsightReply
{
    tl::expected<InsightAnswer, Obstacle> answer;
    InsightInput input = {};
    DataSummary data = {};
    std::shared_ptr<const PeopleByKey> people = {};
    // The contacts that the result names, by their IDs.
    QHash<QString, NamedContact> contacts = {};

    [[nodiscard]] qint64 countOf(const QString &key) const;
};

struct InsightPerson
{
    // The contact id, or an email if there is none.
    QString id = {};
    // Empty if the contacts table does not have it.
    QString email = {};

    bool operator==(const InsightPerson &) const = default;
};

// Answers questions from any thread, one at a time. Keeps the files of the last question in memory
// until a question uses different files or a file has changed.
class InsightEngine final
{
public:
    explicit InsightEngine(const tablefile::OpenOptions &options)
        : m_options(options)
    { }

    // Fails if a file cannot be read, or if the progress was cancelled.
    [[nodiscard]] base::Result<InsightReply> answer(const QuestionRequest &request,
                                                    base::Progress &progress);
    // Returns the people of a reply to this input.
    [[nodiscard]] base::Result<std::vector<InsightPerson>>
    people(const InsightInput &input, const std::vector<quint32> &people, base::Progress &progress);
    // The next question reads the files again. Returns at once, even during a question.
    void setOutdated() { m_outdated = true; }
    // Releases outdated files, unless a question has read them again. Waits for a question that is
    // being answered.
    void releaseOutdated();

private:
    [[nodiscard]] base::Result<std::shared_ptr<InsightData>> dataFor(const InsightInput &input,
                                                                     base::Progress &progress);

    const tablefile::OpenOptions m_options;
    std::atomic<bool> m_outdated = false;
    QMutex m_mutex;
    // Identifies the files and the zone of the data.
    InsightInput m_loaded;
    QStringList m_stamps;
    std::shared_ptr<InsightData> m_data;
};

} // namespace storedesk::insights
