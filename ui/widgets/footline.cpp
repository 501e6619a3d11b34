// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/footline.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/selectabletext.h"

#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui {

FootLine::FootLine(const Theme &theme, QWidget *parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_sign(new IconLabel(Icon::Info, Tone::Neutral, theme, this))
    , m_text(new QLabel(this))
    , m_note(new ElidedLabel({}, this))
    , m_end(new ElidedLabel({}, this))
    , m_button(new Button({}, theme, this))
{
    build();
}

void FootLine::build()
{
    m_sign->setSide(14);
    m_sign->hide();
    m_text->setObjectName(QStringLiteral("footText"));
    setSelectable({m_text});
    m_text->setFont(m_theme.font(Theme::Text::Small));
    m_end->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    setRole(m_note, Role::Small);
    setRole(m_end, Role::Small);
    setSmall(m_button);
    m_button->hide();
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 12, 5);
    row->addWidget(m_sign);
    row->addWidget(m_text);
    row->addWidget(m_note, 1);
    row->addWidget(m_end);
    row->addWidget(m_button);
    setMinimumHeight(m_theme.scaled(30));
}

void FootLine::setSign(std::optional<Icon> icon, Tone tone)
{
    m_sign->setVisible(icon.has_value());
    if (icon)
        m_sign->set(*icon, tone);
}

void FootLine::setText(const QString &text, const QString &note)
{
    m_text->setText(text);
    m_note->setText(note);
    setAccessibleName(text);
    setAccessibleDescription(note);
}

void FootLine::offer(const QString &text, const QKeySequence &key)
{
    m_button->setText(text);
    m_button->setKeyHint(key);
    m_button->setVisible(!text.isEmpty());
}

void FootLine::setEnd(const QString &text)
{
    m_end->setText(text);
}

} // namespace storedesk::ui
