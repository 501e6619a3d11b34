// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/ruleline.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/iconlabel.h"

#include <QHBoxLayout>

namespace storedesk::ui::events {

using namespace Qt::StringLiterals;

RuleLine::RuleLine(const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_row(new QHBoxLayout(this))
{
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(4);
}

void RuleLine::setRules(const QList<storedesk::records::EventRule> &rules)
{
    clearLayout(*m_row);
    for (const auto &rule : rules) {
        auto *sign = new IconLabel(rule.good ? Icon::TickCircle : Icon::Warning,
                                   rule.good ? Tone::Ok : Tone::Warn, m_theme, this);
        auto *words = new Button(rule.words, m_theme, this);
        words->setKind(Role::Flat);
        setSmall(words);
        words->setObjectName(u"rule"_s);
        words->setAccessibleName(rule.good ? tr("Met: %1").arg(rule.words)
                                           : tr("Not met: %1").arg(rule.words));
        words->setFocusPolicy(Qt::TabFocus);
        connect(words, &QPushButton::clicked, this, [this, row = rule.row] { Q_EMIT wanted(row); });
        m_row->addWidget(sign);
        m_row->addWidget(words);
    }
    m_row->addStretch();
}

} // namespace storedesk::ui::events
