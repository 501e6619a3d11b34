// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinnedinsights.h"

#include "insightsource/insightpins.h"
#include "insightsource/insightsource.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/insights/cardanswers.h"
#include "ui/insights/insightcard.h"
#include "ui/theme/role.h"
#include "workspace/workspace.h"

#include <QGridLayout>
#include <QLabel>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using insightsource::InsightPins;
using insightsource::InsightSource;

PinnedInsights::PinnedInsights(PageHost &host, QWidget *parent)
    : QWidget(parent)
    , m_host(host)
    , m_grid(new QGridLayout(this))
{
    setObjectName(u"pinnedInsights"_s);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(10);
    auto *title = new QLabel(tr("Pinned insights"), this);
    setRole(title, Role::Heading);
    m_grid->addWidget(title, 0, 0);
    connect(&host.workspace().insightPins(), &InsightPins::changed, this,
            &PinnedInsights::showPins);
    showPins();
}

void PinnedInsights::showPins()
{
    const auto questions = m_host.workspace().insightPins().questions();
    setVisible(!questions.isEmpty());
    if (questions.isEmpty() && !m_answers)
        return;
    auto &source = m_host.workspace().insightSource();
    if (!m_answers) {
        m_answers = new CardAnswers(source, m_host.clock(), this);
        connect(&source, &InsightSource::changed, this, &PinnedInsights::refresh);
    }
    const auto before = m_answers->cards();
    m_answers->setCards({});
    for (auto *card : before) {
        card->hide();
        card->deleteLater();
    }
    std::vector<InsightCard *> cards;
    for (const auto &name : questions) {
        auto *card =
            new InsightCard(*storedesk::insights::questionNamed(name), m_host.theme(), this);
        connect(card, &QAbstractButton::clicked, this,
                [this, name] { m_host.open({.page = pageid::insight, .values = {name}}); });
        connect(card, &InsightCard::exportWanted, this, [this](const QString &kind) {
            m_host.open({.page = pageid::newExport, .values = {kind}});
        });
        cards.push_back(card);
    }
    m_answers->setCards(std::move(cards));
    arrange();
    refresh();
}

void PinnedInsights::refresh()
{
    if (m_answers)
        m_answers->ask();
}

bool PinnedInsights::isSettled() const
{
    return !m_answers || m_answers->isSettled();
}

void PinnedInsights::setColumns(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    arrange();
}

void PinnedInsights::arrange()
{
    int place = 0;
    for (auto *card : m_answers ? m_answers->cards() : std::vector<InsightCard *>()) {
        m_grid->addWidget(card, 1 + place / m_columns, place % m_columns);
        card->show();
        ++place;
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, m_columns - 1);
}

} // namespace storedesk::ui::insights
