// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storeswitcher.h"

#include "ui/host/storemark.h"
#include "ui/theme/direction.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace storedesk::ui::navigation {

using namespace Qt::StringLiterals;

StoreSwitcher::StoreSwitcher(const Theme &theme, QWidget *parent)
    : QToolButton(parent)
    , m_theme(theme)
{
    setObjectName(u"storeSwitcher"_s);
    setPopupMode(InstantPopup);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void StoreSwitcher::setProfile(const profiles::Profile &profile)
{
    m_profile = profile;
    tell();
}

void StoreSwitcher::setRail(bool rail)
{
    m_rail = rail;
    updateGeometry();
    update();
}

void StoreSwitcher::tell()
{
    const auto mark = markOf(m_profile);
    setAccessibleName(tr("Store: %1").arg(mark.inWords()));
    setAccessibleDescription(tr("Opens the list of accounts"));
    setToolTip(tr("%1: %2").arg(mark.inWords(), ui::textOf(m_profile.guard)));
    update();
}

void StoreSwitcher::changeEvent(QEvent *event)
{
    QToolButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        tell();
}

QSize StoreSwitcher::sizeHint() const
{
    return {m_theme.scaled(m_rail ? 36 : 180), m_theme.scaled(44)};
}

void StoreSwitcher::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_theme.tokens();
    const auto mark = markOf(m_profile);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(tokens.line);
    painter.setBrush(underMouse() ? hovered(tokens) : tokens.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    QRect stripe(10, 0, m_theme.scaled(12), m_theme.scaled(26));
    if (m_rail)
        stripe.moveCenter(rect().center());
    else
        stripe.moveTop((height() - stripe.height()) / 2);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colourOf(mark.colour, m_theme.look()));
    const auto mirrored = [this](const QRect &part) {
        return QStyle::visualRect(layoutDirection(), rect(), part);
    };
    painter.setLayoutDirection(layoutDirection());
    painter.drawRoundedRect(mirrored(stripe), 3, 3);
    if (m_rail)
        return;
    const int begin = stripe.right() + 10;
    const int width = this->width() - begin - 26;
    const auto line = [&](Theme::Text text, const QColor &ink, int top, const QString &words) {
        auto font = m_theme.font(text);
        if (text == Theme::Text::Small)
            font.setPixelSize(m_theme.scaled(11));
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(mirrored({begin, top, width, height() / 2 - 4}),
                         textFlags(words, Qt::AlignVCenter, layoutDirection()),
                         painter.fontMetrics().elidedText(words, Qt::ElideRight, width));
    };
    line(Theme::Text::Strong, tokens.text, 4, mark.name);
    auto kind = wordOf(m_profile.kind);
    kind.front() = kind.front().toUpper();
    line(Theme::Text::Small, tokens.muted, height() / 2,
         tr("%1 · %2", "kind and guard of a store")
             .arg(kind, ui::textOf(m_profile.guard).toLower()));
    paintIcon(&painter, mirrored({this->width() - 24, (height() - 14) / 2, 14, 14}),
              Icon::ChevronDown, tokens.muted);
}

} // namespace storedesk::ui::navigation
