// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/orders/orderfaultlist.h"

#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/scrolled.h"

#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::orders {

using namespace Qt::StringLiterals;
using storedesk::purchases::OrderProblem;
using storedesk::purchases::ProblemCount;

OrderFaultList::OrderFaultList(const Theme &theme, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_body(new QWidget(this))
    , m_lines(new QVBoxLayout(m_body))
{
    setObjectName(u"orderFaults"_s);
    auto *title = new QLabel(tr("Problems"), this);
    setRole(title, Role::Strong);
    title->setContentsMargins(12, 8, 12, 8);
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(0);
    box()->setSpacing(0);
    box()->addWidget(title);
    box()->addWidget(separator(this));
    box()->addWidget(scrolled(m_body), 1);
}

void OrderFaultList::setBook(const storedesk::purchases::OrderBook &book)
{
    auto counts = book.problems();
    setVisible(!counts.empty());
    if (counts == m_shown)
        return;
    m_shown = std::move(counts);
    clearLayout(*m_lines);
    for (const auto &count : m_shown) {
        m_lines->addWidget(line(count));
        m_lines->addWidget(separator(m_body));
    }
    m_lines->addStretch(1);
    Q_EMIT madeAnew();
}

bool OrderFaultList::has(OrderProblem problem) const
{
    return std::ranges::find(m_shown, problem, &ProblemCount::problem) != m_shown.end();
}

QWidget *OrderFaultList::line(const ProblemCount &count)
{
    auto *line = new QWidget(m_body);
    auto *sign = new IconLabel(Icon::Warning, Tone::Warn, m_theme, line);
    auto *text = new QLabel(textOf(count.problem), line);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    auto *show = new Button(QLocale().toString(count.orders), m_theme, line);
    show->setKind(Role::Link);
    show->setObjectName(u"problem-%1"_s.arg(wordOf(count.problem)));
    show->setToolTip(tr("Show these orders"));
    show->setAccessibleName(
        tr("Show %Ln order(s): %1", nullptr, static_cast<int>(count.orders)).arg(text->text()));
    connect(show, &Button::clicked, this,
            [this, problem = count.problem] { Q_EMIT ordersAsked(problem); });
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    row->addWidget(sign, 0, Qt::AlignTop);
    row->addWidget(text, 1);
    row->addWidget(show, 0, Qt::AlignTop);
    return line;
}

} // namespace storedesk::ui::orders
