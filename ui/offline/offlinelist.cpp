// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/offline/offlinelist.h"

#include "ui/host/pagehost.h"
#include "ui/widgets/button.h"

namespace storedesk::ui::records {

OfflineList::OfflineList(PageHost &host, Icon icon, QWidget *parent)
    : QWidget(parent)
    , m_icon(icon)
    , m_turn(new Button(icon, {}, host.theme(), parent))
{
    connect(m_turn, &QPushButton::clicked, this, [this] {
        setInFront(!m_inFront);
        find();
    });
}

void OfflineList::takeTurnsWith(QWidget *other)
{
    m_other = other;
    setVisible(m_inFront);
    m_other->setVisible(!m_inFront);
    showTurn();
}

void OfflineList::setInFront(bool inFront)
{
    const bool turns = m_inFront != inFront;
    m_isChosen = true;
    m_inFront = inFront;
    setVisible(inFront);
    if (m_other)
        m_other->setVisible(!inFront);
    showTurn();
    if (turns)
        Q_EMIT turned();
}

void OfflineList::offer()
{
    if (m_isChosen || m_inFront || !m_other)
        return;
    setInFront(true);
    m_isChosen = false;
}

void OfflineList::showTurn()
{
    const auto hidden = turnText();
    m_turn->setSign(m_inFront ? Icon::Search : m_icon);
    m_turn->setText(m_inFront ? tr("Live lookup") : hidden.text);
    m_turn->setToolTip(m_inFront ? tr("Back to live lookup") : hidden.toolTip);
}

} // namespace storedesk::ui::records
