// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/choicecard.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/keyhint.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace storedesk::ui::accounts {

ChoiceCard::ChoiceCard(const StartChoice &choice, const Theme &theme, QWidget *parent)
    : Panel(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setProperty("ring", 8);
    setAccessibleName(choice.title);
    setAccessibleDescription(choice.text);
    auto *sign = new IconLabel(choice.icon, Tone::Accent, theme, this);
    sign->setSide(20);
    sign->setSurface(IconLabel::Surface::Square);
    auto *title = new QLabel(choice.title, this);
    setRole(title, Role::Heading);
    auto *text = new QLabel(choice.text, this);
    text->setWordWrap(true);
    setRole(text, Role::Muted);
    auto *button = new Button(choice.button, theme, this);
    if (choice.primary)
        button->setKind(Role::Primary);
    // The card takes the focus and handles Enter; the button is for mouse users.
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QPushButton::clicked, this, &ChoiceCard::chosen);
    auto *foot = new QHBoxLayout;
    foot->addWidget(button);
    foot->addStretch();
    if (!choice.key.isEmpty()) {
        m_button = button;
        m_hint = new KeyHint(choice.key, theme, this);
        foot->addWidget(m_hint);
    }
    box()->setContentsMargins(23, 22, 23, 21);
    box()->setSpacing(8);
    box()->addWidget(sign);
    box()->addSpacing(8);
    box()->addWidget(title);
    box()->addWidget(text);
    box()->addStretch();
    box()->addSpacing(16);
    box()->addLayout(foot);
}

// Hides the shortcut hint if it does not fit: key names are long in some languages, and the menu
// also shows the shortcut.
void ChoiceCard::resizeEvent(QResizeEvent *event)
{
    Panel::resizeEvent(event);
    // The numbers are the margins and the gap between hint and button.
    const int room = contentsRect().width() - 46 - 8;
    if (m_hint)
        m_hint->setVisible(m_button->sizeHint().width() + m_hint->sizeHint().width() <= room);
}

void ChoiceCard::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
        || event->key() == Qt::Key_Space)
        Q_EMIT chosen();
    else
        Panel::keyPressEvent(event);
}

void ChoiceCard::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint()))
        Q_EMIT chosen();
    else
        Panel::mouseReleaseEvent(event);
}

} // namespace storedesk::ui::accounts
