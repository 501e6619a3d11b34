// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "answerside.h"

#include "insightviews/sourcetext.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/selectabletext.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace storedesk::ui::insights {

using namespace Qt::StringLiterals;
using insightviews::AnswerFact;

static QLabel *wrapped(const QString &text, Role role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    setRole(label, role);
    return label;
}

AnswerSide::AnswerSide(const storedesk::insights::QuestionRow &question, const Theme &theme,
                       QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_facts(new QVBoxLayout)
{
    auto *content = new QWidget;
    auto *inside = new QVBoxLayout(content);
    inside->setContentsMargins(16, 14, 16, 14);
    inside->setSpacing(8);
    m_facts->setSpacing(4);
    inside->addLayout(m_facts);
    m_factsLine = separator(content);
    inside->addWidget(m_factsLine);
    inside->addWidget(wrapped(tr("Definition"), Role::Heading, content));
    auto *definition = wrapped(definitionOf(question), Role::Small, content);
    definition->setObjectName(u"definition"_s);
    inside->addWidget(definition);
    inside->addWidget(separator(content));
    inside->addWidget(wrapped(tr("Data used"), Role::Heading, content));
    m_balance = wrapped({}, Role::Small, content);
    m_balance->setObjectName(u"balance"_s);
    inside->addWidget(m_balance);
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    m_sumIcon = new IconLabel(Icon::TickCircle, Tone::Ok, theme, content);
    line->addWidget(m_sumIcon, 0, Qt::AlignTop);
    m_sum = wrapped({}, Role::Small, content);
    m_sum->setObjectName(u"balanceSum"_s);
    setSelectable({m_balance, m_sum});
    line->addWidget(m_sum, 1);
    inside->addLayout(line);
    m_zone = new Button(QString(), theme, content);
    m_zone->setObjectName(u"zone"_s);
    m_zone->setKind(Role::Link);
    m_zone->setToolTip(tr("Days, weeks and months follow this time zone. Click to change it."));
    connect(m_zone, &QPushButton::clicked, this, &AnswerSide::zoneWanted);
    inside->addWidget(m_zone, 0, Qt::AlignLeading);
    inside->addStretch(1);
    box()->addWidget(scrolled(content));
    setMinimumWidth(theme.scaled(220));
}

void AnswerSide::show(const insightviews::AnswerView &view,
                      const storedesk::insights::InsightAnswer &answer, const QString &zone)
{
    showFacts(view.facts);
    m_zone->setText(zone);
    // One line for each reason.
    auto reasons = answer.balanceLine().split(u" · "_s);
    for (auto &reason : reasons)
        reason.replace(0, 1, reason.at(0).toUpper());
    m_balance->setText(reasons.join(u'\n'));
    const auto sum = insightviews::balanceSum(answer.use);
    m_sumIcon->set(sum.isRight ? Icon::TickCircle : Icon::CrossCircle,
                   sum.isRight ? Tone::Ok : Tone::Err);
    m_sum->setText(sum.text);
}

void AnswerSide::showFacts(const std::vector<AnswerFact> &facts)
{
    while (auto *item = m_facts->takeAt(0)) {
        if (auto *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
    m_factsLine->setVisible(!facts.empty());
    for (const auto &fact : facts)
        m_facts->addWidget(makeFact(fact));
}

QWidget *AnswerSide::makeFact(const AnswerFact &fact)
{
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(wrapped(fact.name, Role::Small, row), 1);
    if (fact.cell.key.isEmpty()) {
        auto *value = new QLabel(fact.cell.text, row);
        setRole(value, fact.cell.muted ? Role::Muted : Role::Strong);
        value->setObjectName(u"factValue"_s);
        setSelectable({value});
        line->addWidget(value);
        return row;
    }
    auto *value = new Button(fact.cell.text, m_theme, row);
    value->setKind(Role::Link);
    value->setObjectName(u"fact:"_s + fact.cell.key);
    value->setAccessibleName(u"%1: %2"_s.arg(fact.name, fact.cell.text));
    connect(value, &QPushButton::clicked, this,
            [this, key = fact.cell.key, title = fact.name] { Q_EMIT peopleWanted(key, title); });
    line->addWidget(value);
    return row;
}

} // namespace storedesk::ui::insights
