// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/pagehead.h"

#include "ui/theme/role.h"

#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

PageHead::PageHead(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_subtitle(new QLabel(this))
    , m_row(new QHBoxLayout(this))
{
    auto *name = new QLabel(title, this);
    setRole(name, Role::Title);
    setRole(m_subtitle, Role::Muted);
    m_subtitle->setObjectName(u"subtitle"_s);
    m_subtitle->setTextFormat(Qt::PlainText);
    m_subtitle->setWordWrap(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(name);
    words->addWidget(m_subtitle);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_row->addLayout(words, 1);
}

void PageHead::setSubtitle(const QString &text)
{
    m_subtitle->setText(text);
}

void PageHead::add(QWidget *button)
{
    m_row->addWidget(button, 0, Qt::AlignVCenter);
}

} // namespace storedesk::ui
