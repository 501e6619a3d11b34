// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/detailstext.h"

#include "itemmodels/showntext.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/selectabletext.h"

#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

DetailsText::DetailsText(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_link(new Button(tr("Details"), theme, this))
    , m_text(new QLabel(this))
{
    m_link->setObjectName(u"details"_s);
    m_link->setKind(Role::Link);
    setSmall(m_link);
    m_text->setObjectName(u"detailsText"_s);
    setSelectable({m_text});
    m_text->setFont(theme.font(Theme::Text::Small));
    auto *column = columnIn(this, 2);
    column->addWidget(m_link, 0, Qt::AlignLeft);
    column->addWidget(m_text);
    connect(m_link, &Button::clicked, this, [this] { showText(true); });
    setText({});
}

void DetailsText::setText(const QString &text)
{
    m_text->setText(itemmodels::shownText(text));
    showText(false);
    setVisible(!text.isEmpty());
}

void DetailsText::setAlignment(Qt::Alignment alignment)
{
    m_text->setAlignment(alignment);
    layout()->setAlignment(m_link, alignment);
}

void DetailsText::showText(bool shown)
{
    m_link->setVisible(!shown);
    m_text->setVisible(shown);
}

} // namespace storedesk::ui
