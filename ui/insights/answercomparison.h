// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "insights/answerengine.h"

#include <QLabel>

class QComboBox;

namespace storedesk::ui::insights {

// Answers a question for an earlier period as well, and shows the sentence. Hidden unless the user
// has chosen a comparison.
class AnswerComparison final : public QLabel
{
    Q_OBJECT

public:
    explicit AnswerComparison(base::Clock &clock, QWidget *parent = nullptr);

    // The field in which the user chooses the earlier period.
    [[nodiscard]] QComboBox *choice() const { return m_choice; }
    // Compares with the answer to this question.
    void ask(const std::shared_ptr<storedesk::insights::AnswerEngine> &engine,
             const storedesk::insights::QuestionRequest &request);
    void clear();
    [[nodiscard]] bool isSettled() const { return !m_work.running(); }

private:
    void start();
    void show(const storedesk::insights::QuestionRequest &asked,
              const base::Result<storedesk::insights::InsightReply> &reply);

    base::BackgroundTask m_work;
    QComboBox *m_choice;
    std::shared_ptr<storedesk::insights::AnswerEngine> m_engine;
    storedesk::insights::QuestionRequest m_request;
};

} // namespace storedesk::ui::insights
