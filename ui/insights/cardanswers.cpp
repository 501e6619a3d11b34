// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "cardanswers.h"

#include "insightsource/insightsource.h"
#include "ui/insights/insightcard.h"

namespace storedesk::ui::insights {

using storedesk::insights::InsightReply;

CardAnswers::CardAnswers(insightsource::InsightSource &source, base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_source(source)
    , m_work(clock)
{ }

void CardAnswers::setCards(std::vector<InsightCard *> cards)
{
    m_work.stop();
    m_cards = std::move(cards);
    m_next = 0;
}

void CardAnswers::ask()
{
    m_next = 0;
    for (auto *card : m_cards)
        card->showComputing();
    askNext();
}

void CardAnswers::askNext()
{
    // The source asks again as soon as it can answer.
    if (!m_source.engine())
        return;
    if (m_next >= m_cards.size()) {
        m_work.stop();
        return Q_EMIT finished();
    }
    auto *card = m_cards[m_next];
    const storedesk::insights::QuestionRequest request{.input = m_source.input(),
                                                       .question = &card->question()};
    m_work.start([engine = m_source.engine(),
                  request](base::Progress &progress) { return engine->answer(request, progress); },
                 [this, card](base::Result<InsightReply> &&reply) {
                     ++m_next;
                     if (reply) {
                         card->showReply(*reply, m_source);
                         if (reply->answer)
                             Q_EMIT answered(*reply);
                     } else {
                         card->showProblem(reply.error());
                     }
                     askNext();
                 });
}

} // namespace storedesk::ui::insights
