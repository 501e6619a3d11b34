// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/panel.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QVBoxLayout>

namespace storedesk::ui {

Panel::Panel(QWidget *parent)
    : QFrame(parent)
    , m_box(new QVBoxLayout(this))
{
    setRole(this, Role::Panel);
    m_box->setContentsMargins(1, 1, 1, 1);
    m_box->setSpacing(0);
}

QHBoxLayout *Panel::addHead(const QString &title, QLabel *count)
{
    auto *heading = new QLabel(title, this);
    setRole(heading, Role::Heading);
    setRole(count, Role::Muted);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(heading);
    row->addWidget(count);
    row->addStretch();
    m_box->addLayout(row);
    m_box->addWidget(separator(this));
    return row;
}

Card::Card(Icon icon, const QString &title, const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_head(new QWidget(this))
    , m_title(new ElidedLabel({}, this))
    , m_note(new QLabel(this))
    , m_link(new Button({}, theme, this))
    , m_body(new QVBoxLayout)
{
    setFocusPolicy(Qt::StrongFocus);
    setProperty("ring", 8);
    buildHead(icon, theme);
    setBleed(0);
    box()->setSpacing(10);
    box()->addWidget(m_head);
    box()->addLayout(m_body, 1);
    setTitle(title);
    connect(m_link, &QPushButton::clicked, this, &Card::opened);
}

void Card::buildHead(Icon icon, const Theme &theme)
{
    auto *row = new QHBoxLayout(m_head);
    row->setContentsMargins(0, 0, 0, 0);
    auto *sign = new IconLabel(icon, Tone::Neutral, theme, m_head);
    m_title->setFont(theme.font(Theme::Text::Strong));
    m_note->setTextFormat(Qt::PlainText);
    setRole(m_note, Role::Muted);
    m_link->setKind(Role::Link);
    m_link->hide();
    m_head->setCursor(Qt::PointingHandCursor);
    // Reserve the height of the link, whether it is visible or not.
    m_head->setFixedHeight(theme.scaled(22));
    row->addWidget(sign);
    row->addWidget(m_title);
    row->addWidget(m_note);
    row->addStretch();
    row->addWidget(m_link);
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void Card::setNote(const QString &note)
{
    m_note->setText(note);
    setAccessibleDescription(note);
}

void Card::setLink(const QString &text)
{
    m_link->setText(text);
    m_link->setVisible(!text.isEmpty());
}

void Card::addToHead(QWidget *widget)
{
    m_head->layout()->addWidget(widget);
}

void Card::setBleed(int pixels)
{
    box()->setContentsMargins(15 - pixels, 13, 15 - pixels, 13);
    m_head->setContentsMargins(pixels, 0, pixels, 0);
}

void Card::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter
        || event->key() == Qt::Key_Space)
        Q_EMIT opened();
    else
        Panel::keyPressEvent(event);
}

void Card::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton
        && m_head->geometry().contains(event->position().toPoint()))
        Q_EMIT opened();
    else
        Panel::mouseReleaseEvent(event);
}

QFrame *separator(QWidget *parent)
{
    auto *line = new QFrame(parent);
    setRole(line, Role::Line);
    return line;
}

} // namespace storedesk::ui
