// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insights/answerengine.h"

#include <QMutex>

#include <atomic>

namespace storedesk::insights {

// Answers questions from files. Keeps the files of the last question in memory until a question
// uses different files or a file has changed.
class InsightEngine final : public AnswerEngine
{
public:
    // The directory names contacts that the contacts table does not have.
    explicit InsightEngine(const tablefile::OpenOptions &options, ContactDirectory directory = {})
        : m_options(options)
        , m_directory(std::move(directory))
    { }

    [[nodiscard]] base::Result<InsightReply> answer(const QuestionRequest &request,
                                                    base::Progress &progress) override;
    [[nodiscard]] base::Result<std::vector<InsightPerson>>
    people(const InsightReply &reply, const std::vector<quint32> &people,
           base::Progress &progress) override;
    void setOutdated() override { m_outdated = true; }
    void releaseOutdated() override;

private:
    [[nodiscard]] base::Result<std::shared_ptr<InsightData>> dataFor(const InsightInput &input,
                                                                     base::Progress &progress);

    // Adds emails and names from the directory to people who have neither.
    void complete(QHash<QString, NamedContact> &contacts) const;
    void complete(std::vector<InsightPerson> &people) const;

    const tablefile::OpenOptions m_options;
    const ContactDirectory m_directory;
    std::atomic<bool> m_outdated = false;
    QMutex m_mutex;
    // Identifies the files and the zone of the data.
    InsightInput m_loaded;
    QStringList m_stamps;
    std::shared_ptr<InsightData> m_data;
};

} // namespace storedesk::insights
