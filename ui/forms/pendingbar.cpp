// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/pendingbar.h"

#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;

PendingBar::PendingBar(PageHost &host, QWidget *parent)
    : QFrame(parent)
    , m_host(host)
    , m_words(new ElidedLabel({}, this))
    , m_discard(new Button(Icon::Undo, tr("Discard"), host.theme(), this))
    , m_review(new Button(tr("&Review…"), host.theme(), this))
    , m_save(new Button({}, host.theme(), this))
    , m_saveAction(new QAction(tr("Save"), this))
{
    setObjectName(u"pendingBar"_s);
    m_words->setObjectName(u"pendingWords"_s);
    m_discard->setObjectName(u"discard"_s);
    m_review->setObjectName(u"review"_s);
    m_save->setObjectName(u"save"_s);
    m_discard->setKind(Role::Flat);
    m_save->setKind(Role::Primary);
    m_saveAction->setShortcut(QKeySequence::Save);
    m_save->setKeyHint(m_saveAction->shortcut());
    addAction(m_saveAction);
    auto *dot = new IconLabel(Icon::Dot, Tone::Accent, host.theme(), this);
    dot->setSide(14);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(16, 9, 16, 9);
    row->addWidget(dot);
    row->addWidget(m_words, 1);
    row->addWidget(m_discard);
    row->addWidget(m_review);
    row->addWidget(m_save);
    connect(m_discard, &QPushButton::clicked, this, &PendingBar::discardAsked);
    connect(m_review, &QPushButton::clicked, this, &PendingBar::reviewAsked);
    connect(m_save, &QPushButton::clicked, this, &PendingBar::saveAsked);
    connect(m_saveAction, &QAction::triggered, this, &PendingBar::saveAsked);
    hide();
}

void PendingBar::tell(qsizetype changes, const QString &busy)
{
    const int count = static_cast<int>(changes);
    QStringList words{busy.isEmpty() ? tr("%n unsaved change(s)", nullptr, count) : busy,
                      m_host.storeMark().inWords()};
    m_words->setText(words.join(u" · "_s));
    m_save->setText(tr("Save %n change(s)", nullptr, count));
    for (QWidget *button : {m_discard, m_review, m_save})
        button->setEnabled(busy.isEmpty());
    m_saveAction->setEnabled(busy.isEmpty() && changes > 0);
    setVisible(changes > 0);
}

// Hides the shortcut and the text if there is little room, so that the buttons keep their labels.
void PendingBar::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    const auto &theme = m_host.theme();
    m_save->setKeyHint(width() >= theme.scaled(480) ? m_saveAction->shortcut() : QKeySequence());
    // The width left for the text after subtracting the margins.
    int rest = width() - theme.scaled(110);
    for (const auto *button : {m_discard, m_review, m_save})
        rest -= button->sizeHint().width() + layout()->spacing();
    m_words->setVisible(rest > 0);
    const int edge = window()->height() < theme.scaled(400) ? 3 : 9;
    layout()->setContentsMargins(16, edge, 16, edge);
}

void PendingBar::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_host.theme().tokens();
    QPainter painter(this);
    painter.fillRect(rect(), tokens.accentSoft);
    painter.fillRect(QRect(0, 0, width(), 1), tokens.line);
}

} // namespace storedesk::ui::forms
