// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stockcards.h"

#include "catalogue/field.h"
#include "items/cells.h"
#include "items/stock.h"
#include "ui/frame/frame.h"
#include "ui/overview/cardrows.h"
#include "ui/overview/linkrow.h"
#include "ui/overview/overviewplaces.h"
#include "ui/overview/overviewreads.h"
#include "ui/theme/role.h"
#include "ui/widgets/elidedlabel.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using catalogue::Resource;

static constexpr std::size_t setsShown = 6;

StockCard::StockCard(Frame &frame, QWidget *parent)
    : OverviewCard(Icon::CouponSets, tr("Coupon stock"), frame, parent)
{
    setObjectName(u"stock"_s);
}

void StockCard::tell(const OverviewReads &reads)
{
    const bool readable = tellState(reads, {Resource::CouponSet});
    const auto stocks = items::stocksOf(reads.records(Resource::CouponSet));
    setLink(stocks.empty() ? tr("Coupon sets")
                           : tr("All %Ln set(s)", nullptr, static_cast<int>(stocks.size())));
    fitRows(m_stocks, std::min(stocks.size(), setsShown), rows(),
            [this] { return new StockRow(frame().theme(), this); });
    for (std::size_t at = 0; at < m_stocks.size(); ++at)
        m_stocks[at]->set(stocks[at]);
    if (readable && stocks.empty())
        say(tr("This store has no coupon sets."));
}

Place StockCard::destination() const
{
    return listPlace(Resource::CouponSet);
}

WorkflowsCard::WorkflowsCard(Frame &frame, QWidget *parent)
    : OverviewCard(Icon::Workflows, tr("Workflows by state"), frame, parent)
    , m_note(new QLabel(this))
{
    setObjectName(u"workflows"_s);
    m_note->setText(tr("The service finalises a workflow that is paused for more than 3 months."));
    m_note->setWordWrap(true);
    setRole(m_note, Role::Small);
    body()->insertWidget(body()->count() - 1, m_note);
}

void WorkflowsCard::tell(const OverviewReads &reads)
{
    const bool readable = tellState(reads, {Resource::Workflow});
    const auto &workflows = reads.records(Resource::Workflow);
    const auto counts =
        workflows.empty() ? std::vector<items::StateCount>() : items::workflowsByState(workflows);
    const auto all = static_cast<int>(workflows.size());
    setLink(workflows.empty() ? tr("Workflows") : tr("All %Ln", nullptr, all));
    fitRows(m_counts, counts.size(), rows(),
            [this] { return new StateCountRow(frame().theme(), this); });
    for (std::size_t at = 0; at < m_counts.size(); ++at)
        m_counts[at]->set(counts[at], all);
    m_note->setVisible(std::ranges::any_of(counts, [](const items::StateCount &count) {
        return count.state == "paused"_L1 && count.count > 0;
    }));
    if (readable && workflows.empty())
        say(tr("This store has no workflows."));
}

Place WorkflowsCard::destination() const
{
    return listPlace(Resource::Workflow);
}

StoreCard::StoreCard(Frame &frame, QWidget *parent)
    : OverviewCard(Icon::Store, tr("Store"), frame, parent)
    , m_fields(new QWidget(this))
{
    setObjectName(u"store"_s);
    setLink(tr("All fields"));
    build();
    rows()->addWidget(m_fields);
    m_fields->hide();
}

void StoreCard::build()
{
    auto *grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(2);
    for (const auto &field : catalogue::fieldsOf(Resource::Store)) {
        if (!field.places.testFlag(catalogue::Place::Table))
            continue;
        const auto column = static_cast<int>(m_values.size());
        auto *title = new QLabel(catalogue::titleOf(field), m_fields);
        setRole(title, Role::Small);
        auto *value = new ElidedLabel({}, m_fields);
        m_values.push_back(value);
        grid->addWidget(title, 0, column);
        grid->addWidget(value, 1, column);
        const bool isLong =
            field.type == catalogue::Type::Url || field.type == catalogue::Type::Texts;
        grid->setColumnStretch(column, isLong ? 2 : 1);
    }
}

static QString orDash(const QString &text)
{
    return text.isEmpty() ? u"–"_s : text;
}

void StoreCard::tell(const OverviewReads &reads)
{
    m_fields->setVisible(tellState(reads, {Resource::Store}));
    std::size_t at = 0;
    for (const auto &field : catalogue::fieldsOf(Resource::Store)) {
        if (field.places.testFlag(catalogue::Place::Table))
            m_values[at++]->setText(orDash(items::displayText(field, reads.store(), reads.now())));
    }
}

Place StoreCard::destination() const
{
    return listPlace(Resource::Store);
}

} // namespace storedesk::ui
