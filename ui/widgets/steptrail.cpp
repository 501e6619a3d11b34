// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/steptrail.h"

#include "ui/theme/theme.h"
#include "ui/widgets/stepbutton.h"

#include <QHBoxLayout>
#include <QPainter>

#include <utility>

namespace storedesk::ui {

// Lengths of the line between two steps.
static constexpr int shortestLine = 6;
static constexpr int longestLine = 66;
// Gap on both sides of the line.
static constexpr int stepGap = 3;

StepTrail::StepTrail(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_row(new QHBoxLayout(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(0);
    m_row->addStretch(0);
    connect(&theme, &Theme::changed, this, &StepTrail::showNames);
}

void StepTrail::addButton()
{
    // The stretch at the end stays last.
    if (!m_buttons.isEmpty()) {
        auto *line = new QWidget(this);
        line->setMinimumWidth(m_theme.scaled(shortestLine + 2 * stepGap));
        line->setMaximumWidth(m_theme.scaled(longestLine + 2 * stepGap));
        line->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_row->insertWidget(m_row->count() - 1, line, 1);
    }
    auto *button = new StepButton(m_theme, this);
    button->setObjectName(QStringLiteral("step%1").arg(m_buttons.size()));
    m_row->insertWidget(m_row->count() - 1, button);
    connect(button, &StepButton::clicked, this,
            [this, step = static_cast<int>(m_buttons.size())] { Q_EMIT stepAsked(step); });
    m_buttons.append(button);
}

void StepTrail::setSteps(const QStringList &titles, int current, int firstOpen)
{
    if (titles == m_titles && current == m_current && firstOpen == m_firstOpen)
        return;
    m_titles = titles;
    m_current = current;
    m_firstOpen = firstOpen;
    while (m_buttons.size() < titles.size())
        addButton();
    for (int step = 0; step < m_buttons.size(); ++step) {
        auto *button = m_buttons.at(step);
        const bool isShown = step < titles.size();
        button->setVisible(isShown);
        // The line before the step.
        if (step > 0)
            m_row->itemAt(2 * step - 1)->widget()->setVisible(isShown);
        if (!isShown)
            continue;
        using State = StepButton::State;
        const auto state = step < current ? State::Done
            : step == current             ? State::Current
                                          : State::Ahead;
        button->setStep(step + 1, titles.at(step), state,
                        state == State::Done && step >= firstOpen);
    }
    showNames();
    tell();
}

void StepTrail::tell()
{
    setAccessibleName(tr("Step %L1 of %L2: %3")
                          .arg(m_current + 1)
                          .arg(m_titles.size())
                          .arg(m_titles.value(m_current)));
    update();
}

void StepTrail::showNames()
{
    const bool allNames = widthWith(true) <= width();
    for (auto *button : std::as_const(m_buttons))
        button->setNamed(allNames || button->state() == StepButton::State::Current);
    updateGeometry();
}

int StepTrail::widthWith(bool allNames) const
{
    int width = 0;
    for (int step = 0; step < m_titles.size(); ++step) {
        width += m_buttons.at(step)->widthWith(allNames || step == m_current);
        if (step > 0)
            width += m_theme.scaled(shortestLine + 2 * stepGap);
    }
    return width;
}

QSize StepTrail::sizeHint() const
{
    return {widthWith(true), m_row->sizeHint().height()};
}

QSize StepTrail::minimumSizeHint() const
{
    return {widthWith(false), m_row->sizeHint().height()};
}

void StepTrail::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showNames();
}

// Paints the lines between the steps.
void StepTrail::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setPen(QPen(m_theme.tokens().line, 1));
    const int gap = m_theme.scaled(stepGap);
    for (int step = 1; step < m_titles.size(); ++step) {
        const auto place = m_row->itemAt(2 * step - 1)->geometry();
        painter.drawLine(place.left() + gap, height() / 2, place.right() - gap, height() / 2);
    }
}

} // namespace storedesk::ui
