// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "linkrow.h"

#include "itemmodels/showntext.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"

#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;

LinkRow::LinkRow(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_sign(new IconLabel(Icon::Info, Tone::Neutral, theme, this))
    , m_strong(new ElidedLabel({}, this))
    , m_rest(new ElidedLabel({}, this))
    , m_link(new Button({}, theme, this))
{
    m_strong->setFont(theme.font(Theme::Text::Strong));
    setRole(m_rest, Role::Muted);
    m_link->setKind(Role::Link);
    m_link->setObjectName(u"rowLink"_s);
    auto *box = rowIn(this, 8);
    box->addWidget(m_sign);
    box->addWidget(m_strong);
    box->addWidget(m_rest, 1);
    box->addWidget(m_link);
    setFixedHeight(theme.scaled(35));
    connect(m_link, &QPushButton::clicked, this, &LinkRow::triggered);
}

void LinkRow::set(Icon icon, Tone tone, const QString &strong, const QString &rest,
                  const QString &link)
{
    m_sign->set(icon, tone);
    m_strong->setText(strong);
    m_rest->setText(rest);
    m_link->setText(link);
    m_link->setAccessibleName(tr("%1: %2").arg(link, text()));
}

void LinkRow::setDetails(const QString &details)
{
    setToolTip(itemmodels::shownText(details));
}

void LinkRow::offerDismissal()
{
    auto *cross = iconButton(Icon::Close, tr("Dismiss"), m_theme, this);
    cross->setObjectName(u"dismiss"_s);
    cross->setAutoRaise(true);
    setSmall(cross);
    layout()->addWidget(cross);
    connect(cross, &QToolButton::clicked, this, &LinkRow::dismissed);
}

void LinkRow::setLine(bool line)
{
    m_line = line;
    update();
}

void LinkRow::paintEvent(QPaintEvent *)
{
    if (m_line)
        QPainter(this).fillRect(0, 0, width(), 1, m_theme.tokens().line);
}

QString LinkRow::text() const
{
    return m_strong->text() + u' ' + m_rest->text();
}

} // namespace storedesk::ui::overview
