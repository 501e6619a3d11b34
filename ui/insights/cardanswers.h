// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "insights/answerengine.h"

#include <QObject>

#include <vector>

namespace storedesk::insightsource {
class InsightSource;
}

namespace storedesk::ui::insights {

class InsightCard;

// Answers the questions of several cards in the background, one after another.
class CardAnswers final : public QObject
{
    Q_OBJECT

public:
    // The arguments must outlive this object.
    CardAnswers(insightsource::InsightSource &source, base::Clock &clock, QObject *parent);

    // Sets the cards, which must exist until others are set.
    void setCards(std::vector<InsightCard *> cards);
    [[nodiscard]] const std::vector<InsightCard *> &cards() const { return m_cards; }
    // Answers all questions again. The old answers stay visible until the new ones are available.
    void ask();
    [[nodiscard]] bool isSettled() const { return !m_work.running() && m_next >= m_cards.size(); }

Q_SIGNALS:
    // Emitted for each answer.
    void answered(const storedesk::insights::InsightReply &reply);
    void finished();

private:
    void askNext();

    insightsource::InsightSource &m_source;
    base::BackgroundTask m_work;
    std::vector<InsightCard *> m_cards;
    // Index of the next question to be answered.
    std::size_t m_next = 0;
};

} // namespace storedesk::ui::insights
