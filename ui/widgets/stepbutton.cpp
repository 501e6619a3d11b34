// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/stepbutton.h"

#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace storedesk::ui {

static constexpr int markSide = 20;
// Gap before the name.
static constexpr int markGap = 8;
// Room for the frame that shows the focus.
static constexpr int focusRoom = 3;

StepButton::StepButton(const Theme &theme, QWidget *parent)
    : QAbstractButton(parent)
    , m_theme(theme)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    connect(&theme, &Theme::changed, this, &QWidget::updateGeometry);
}

void StepButton::setStep(int number, const QString &title, State state, bool leadsBack)
{
    m_number = number;
    m_state = state;
    m_title = title;
    setEnabled(leadsBack);
    setFocusPolicy(leadsBack ? Qt::StrongFocus : Qt::NoFocus);
    setCursor(leadsBack ? Qt::PointingHandCursor : Qt::ArrowCursor);
    setAccessibleName(leadsBack ? tr("Back to step %L1: %2").arg(number).arg(title)
                                : tr("Step %L1: %2").arg(number).arg(title));
    setToolTip(leadsBack ? tr("Back to “%1”").arg(title) : QString());
    updateGeometry();
    update();
}

void StepButton::setNamed(bool named)
{
    if (named == m_named)
        return;
    m_named = named;
    updateGeometry();
    update();
}

int StepButton::widthWith(bool name) const
{
    const int mark = m_theme.scaled(markSide + 2 * focusRoom);
    if (!name)
        return mark;
    const QFontMetrics metrics(m_theme.font(Theme::Text::Strong));
    return mark + m_theme.scaled(markGap) + metrics.horizontalAdvance(m_title);
}

QSize StepButton::sizeHint() const
{
    return {widthWith(m_named), m_theme.scaled(markSide + 2 * focusRoom)};
}

void StepButton::paintMark(QPainter &painter, const QRect &place) const
{
    const auto &tokens = m_theme.tokens();
    const bool isCurrent = m_state == State::Current;
    painter.setPen(QPen(isCurrent ? tokens.accent : handle(tokens), 1));
    painter.setBrush(isCurrent ? tokens.accent : tokens.panel);
    painter.drawEllipse(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5));
    if (m_state == State::Done) {
        const int inset = m_theme.scaled(4);
        paintIcon(&painter, place.adjusted(inset, inset, -inset, -inset), Icon::Tick, tokens.ok);
        return;
    }
    painter.setFont(m_theme.font(isCurrent ? Theme::Text::Strong : Theme::Text::Small));
    painter.setPen(isCurrent ? onAccent(tokens) : tokens.muted);
    painter.drawText(place, Qt::AlignCenter, QLocale().toString(m_number));
}

void StepButton::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto &tokens = m_theme.tokens();
    const int side = m_theme.scaled(markSide);
    const int inset = m_theme.scaled(focusRoom);
    if (hasFocus()) {
        painter.setPen(QPen(tokens.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), inset, inset);
    }
    const auto placed = [this](const QRect &place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    paintMark(painter, placed({inset, (height() - side) / 2, side, side}));
    if (!m_named)
        return;
    auto font = m_theme.font(m_state == State::Current ? Theme::Text::Strong : Theme::Text::Normal);
    font.setUnderline(isEnabled() && underMouse());
    painter.setFont(font);
    painter.setPen(m_state == State::Ahead ? tokens.muted : tokens.text);
    const int left = inset + side + m_theme.scaled(markGap);
    painter.drawText(placed({left, 0, width() - left, height()}),
                     Qt::AlignLeading | Qt::AlignVCenter, m_title);
}

} // namespace storedesk::ui
