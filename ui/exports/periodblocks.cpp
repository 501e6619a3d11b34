// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/exports/periodblocks.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/panel.h"

#include <QHBoxLayout>
#include <QLabel>

namespace storedesk::ui::exports {

using namespace Qt::StringLiterals;

PeriodBlocks::PeriodBlocks(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_flow(new FlowLayout(this))
{
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_flow->setSpacing(6);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void PeriodBlocks::addBlock()
{
    auto *panel = new Panel(this);
    panel->setObjectName(u"block.%1"_s.arg(m_shown.size()));
    panel->box()->setContentsMargins(10, 8, 10, 8);
    panel->box()->setSpacing(2);
    Shown shown{.panel = panel,
                .sign = new IconLabel(Icon::Clock, Tone::Neutral, m_theme, panel),
                .title = new QLabel(panel),
                .words = new QLabel(panel)};
    auto *head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(shown.sign);
    head->addWidget(shown.title, 1);
    setRole(shown.words, Role::Small);
    for (auto *label : {shown.title, shown.words})
        label->setTextFormat(Qt::PlainText);
    panel->box()->addLayout(head);
    panel->box()->addWidget(shown.words);
    panel->setMinimumWidth(m_theme.scaled(140));
    m_flow->addWidget(panel);
    panel->show();
    m_shown.append(shown);
}

void PeriodBlocks::set(const QList<PeriodBlock> &blocks)
{
    if (blocks == m_blocks)
        return;
    while (m_shown.size() > blocks.size())
        discard(m_shown.takeLast().panel);
    while (m_shown.size() < blocks.size())
        addBlock();
    for (qsizetype at = 0; at < blocks.size(); ++at) {
        const auto &block = blocks[at];
        const auto &shown = m_shown[at];
        if (at < m_blocks.size() && m_blocks[at] == block)
            continue;
        shown.sign->set(block.icon, block.tone);
        shown.title->setText(block.title);
        shown.words->setText(block.words);
        shown.panel->setToolTip(u"%1: %2"_s.arg(block.title, block.words));
        shown.panel->setAccessibleName(shown.panel->toolTip());
    }
    m_blocks = blocks;
    updateGeometry();
}

} // namespace storedesk::ui::exports
