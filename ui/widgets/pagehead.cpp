// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/pagehead.h"

#include "ui/theme/role.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/selectabletext.h"
#include "ui/widgets/visibletext.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>

namespace storedesk::ui {

using namespace Qt::StringLiterals;

PageHead::PageHead(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(visibleText(title), this))
    , m_subtitle(new QLabel(this))
    , m_row(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_buttons(new QWidget(this))
    , m_flow(new FlowLayout(m_buttons))
{
    setRole(m_title, Role::Title);
    setRole(m_subtitle, Role::Muted);
    m_subtitle->setObjectName(u"subtitle"_s);
    setSelectable({m_title});
    m_subtitle->setTextFormat(Qt::PlainText);
    m_subtitle->setWordWrap(true);
    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_title);
    words->addWidget(m_subtitle);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    m_flow->setWraps(false);
    m_buttons->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_row->addLayout(words, 1);
    m_row->addWidget(m_buttons, 0, Qt::AlignVCenter);
}

void PageHead::setSubtitle(const QString &text)
{
    m_subtitle->setText(visibleText(text));
    // A text that can be selected can have the focus, so it must not be empty.
    if (text.isEmpty())
        m_subtitle->setTextInteractionFlags(Qt::NoTextInteraction);
    else
        setSelectable({m_subtitle});
}

void PageHead::add(QWidget *button)
{
    m_flow->addWidget(button);
    arrange();
}

// Moves the buttons below the title if they do not fit next to it.
void PageHead::arrange()
{
    const auto margins = m_row->contentsMargins();
    const int wanted = m_title->sizeHint().width() + m_row->spacing()
        + m_buttons->sizeHint().width() + margins.left() + margins.right();
    const bool stacked = m_placed && wanted > width();
    const auto direction = stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (direction == m_row->direction())
        return;
    m_row->setDirection(direction);
    m_row->setAlignment(m_buttons, stacked ? Qt::Alignment() : Qt::AlignVCenter);
    m_flow->setWraps(stacked);
    m_buttons->setSizePolicy(stacked ? QSizePolicy::Preferred : QSizePolicy::Fixed,
                             QSizePolicy::Preferred);
}

QSize PageHead::minimumSizeHint() const
{
    const auto margins = m_row->contentsMargins();
    const int wider = std::max(m_title->sizeHint().width(), m_flow->minimumSize().width());
    return {wider + margins.left() + margins.right(), QWidget::minimumSizeHint().height()};
}

void PageHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_placed = true;
    arrange();
}

bool PageHead::event(QEvent *event)
{
    // Arrange again, because the text or its size may have changed.
    if (event->type() == QEvent::LayoutRequest)
        arrange();
    return QWidget::event(event);
}

} // namespace storedesk::ui
