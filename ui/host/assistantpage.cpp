// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/assistantpage.h"

#include "ui/host/assistantstep.h"
#include "ui/host/pagehost.h"
#include "ui/tables/keyorder.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/steptrail.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QScrollArea>

#include <algorithm>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

AssistantPage::AssistantPage(PageHost &host, PageAddress place, const QString &title,
                             QWidget *parent)
    : Page(host, std::move(place), parent)
    , m_head(new PageHead(title, this))
    , m_trail(new StepTrail(host.theme(), this))
    , m_stack(new PageStack(this))
    , m_foot(new QHBoxLayout)
    , m_sign(new IconLabel(Icon::Warning, Tone::Warn, host.theme(), this))
    , m_obstacle(new ElidedLabel({}, this))
    , m_back(new Button(Icon::ChevronLeft, tr("&Back"), host.theme(), this))
    , m_next(new Button(tr("&Next"), host.theme(), this))
    , m_usualTitle(title)
{
    build();
    connect(m_back, &Button::clicked, this, [this] { goTo(neededFrom(m_step, -1)); });
    connect(m_next, &Button::clicked, this, &AssistantPage::next);
    connect(m_trail, &StepTrail::stepAsked, this, &AssistantPage::returnTo);
}

void AssistantPage::build()
{
    m_trail->setObjectName(u"trail"_s);
    m_obstacle->setObjectName(u"obstacle"_s);
    m_back->setObjectName(u"back"_s);
    m_next->setObjectName(u"next"_s);
    m_next->setKind(Role::Primary);
    m_foot->addWidget(m_sign);
    m_foot->addWidget(m_obstacle, 1);
    m_foot->addWidget(m_back);
    m_foot->addWidget(m_next);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(20, 14, 20, 14);
    box->setSpacing(12);
    box->addWidget(m_trail);
    box->addWidget(separator(this));
    box->addWidget(m_head);
    box->addWidget(m_stack, 1);
    box->addLayout(m_foot);
}

QWidget *AssistantPage::stepRoom() const
{
    return m_stack;
}

void AssistantPage::addStep(AssistantStep *step, bool scrolls)
{
    m_steps.append(step);
    m_stack->addWidget(scrolls ? static_cast<QWidget *>(scrolled(step)) : step);
    connect(step, &AssistantStep::changed, this, &AssistantPage::showState);
    connect(step, &AssistantStep::wantsNext, this, &AssistantPage::next);
    connect(step, &AssistantStep::filled, m_next, [this, step] {
        if (step == m_steps.at(m_step))
            m_next->setFocus(Qt::OtherFocusReason);
    });
    showTrail();
}

int AssistantPage::neededFrom(int step, int by) const
{
    do
        step += by;
    while (step >= 0 && step < stepCount() && !m_steps.at(step)->isNeeded());
    return step;
}

// Shows the list of steps. Steps that will be skipped are not listed.
void AssistantPage::showTrail()
{
    QStringList titles;
    int current = 0;
    int firstOpen = 0;
    for (int step = 0; step < stepCount(); ++step) {
        if (step == m_step)
            current = static_cast<int>(titles.size());
        if (step == m_firstOpen)
            firstOpen = static_cast<int>(titles.size());
        if (isListed(step))
            titles.append(m_steps.at(step)->title());
    }
    m_trail->setSteps(titles, current, m_steps.at(m_step)->leadsBack() ? firstOpen : current);
}

bool AssistantPage::isListed(int step) const
{
    return step == m_step || m_steps.at(step)->isNeeded();
}

void AssistantPage::returnTo(int listed)
{
    for (int step = 0; step < m_step; ++step) {
        if (isListed(step) && listed-- == 0)
            return goTo(step);
    }
}

static constexpr auto isUsual = "usual"_L1;

// Sets the title from the last session. A default title is generated again in the current language.
void AssistantPage::setKnownTitle(const QString &title, const QJsonObject &naming)
{
    if (!naming[isUsual].toBool())
        m_titleBefore = title;
}

QJsonObject AssistantPage::naming() const
{
    return {{isUsual, title() == m_usualTitle}};
}

QString AssistantPage::titleBefore() const
{
    return m_titleBefore.isEmpty() ? m_usualTitle : m_titleBefore;
}

void AssistantPage::focusFirst()
{
    m_steps.at(m_step)->focusFirst();
}

void AssistantPage::goTo(int step)
{
    // Focus the Next button before the old step is hidden, so that Qt does not move the focus
    // elsewhere. The button keeps the focus if the new step has no input.
    if (isVisible()) {
        // A step that proceeds automatically may have hidden the button.
        m_next->show();
        m_next->setFocus(Qt::OtherFocusReason);
    }
    m_step = std::clamp(step, m_firstOpen, stepCount() - 1);
    m_stack->setCurrentIndex(m_step);
    m_steps.at(m_step)->enter();
    entered(m_step);
    showState();
    // Update the tab order, because some widgets in a step are created or replaced when it is
    // entered.
    orderKeysAsLaidOut(*this);
    if (isVisible())
        m_steps.at(m_step)->focusFirst();
}

void AssistantPage::next()
{
    auto *step = m_steps.at(m_step);
    if (!step->obstacle().isEmpty()) {
        step->goToProblem();
        m_obstacle->setAccessibleName(step->obstacle());
        QAccessibleEvent event(m_obstacle, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
        return;
    }
    const int after = neededFrom(m_step, 1);
    after < stepCount() ? goTo(after) : finish();
}

void AssistantPage::showState()
{
    if (m_steps.isEmpty())
        return;
    showTrail();
    const auto *step = m_steps.at(m_step);
    const auto obstacle = step->obstacle();
    const auto words = obstacle.isEmpty() ? step->note() : obstacle;
    m_obstacle->setText(words);
    m_sign->setVisible(!words.isEmpty());
    m_back->setVisible(m_step > m_firstOpen && step->leadsBack());
    m_next->setVisible(!step->resumesAutomatically());
    m_next->setText(step->act().isEmpty() ? tr("&Next") : step->act());
    m_next->setKind(isDangerous() ? Role::Danger : Role::Primary);
    Q_EMIT headChanged();
}

} // namespace storedesk::ui
