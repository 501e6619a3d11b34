// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stockcards.h"

#include "account/account.h"
#include "catalogue/choice.h"
#include "catalogue/field.h"
#include "itemmodels/cells.h"
#include "itemmodels/seenfields.h"
#include "itemmodels/stock.h"
#include "storage/stocksamples.h"
#include "storage/views.h"
#include "ui/details/fieldlines.h"
#include "ui/host/pagehost.h"
#include "ui/overview/cardrows.h"
#include "ui/overview/linkrow.h"
#include "ui/overview/overviewaddresses.h"
#include "ui/overview/overviewreads.h"
#include "ui/theme/role.h"
#include "ui/widgets/discard.h"
#include "ui/widgets/elidedlabel.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>
#include <iterator>
#include <utility>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;

static constexpr std::size_t setsShown = 6;

StockCard::StockCard(PageHost &host, QWidget *parent)
    : OverviewCard(Icon::CouponSets, tr("Coupons left"), host, parent)
{
    setObjectName(u"stock"_s);
}

void StockCard::tell(const OverviewReads &reads)
{
    const bool readable = tellState(reads, {Resource::CouponSet});
    auto stocks = itemmodels::stocksOf(reads.records(Resource::CouponSet),
                                       host().settings().number(settings::Setting::StockWarning));
    const auto levels = reads.stockLevels();
    for (auto &stock : stocks) {
        if (levels.contains(stock.id))
            stock.warnBelow = levels.value(stock.id);
    }
    // Record the stock, so that the page for a set can show its history.
    if (host().account().storage().ready()) {
        for (const auto &set : reads.records(Resource::CouponSet))
            storage::noteStock(host().account().storage().views(), set, host().clock().now());
    }
    setLink(stocks.empty() ? tr("Coupon sets")
                           : tr("All %Ln set(s)", nullptr, static_cast<int>(stocks.size())));
    fitRows(m_stocks, std::min(stocks.size(), setsShown), rows(),
            [this] { return new StockRow(host().theme(), this); });
    for (std::size_t at = 0; at < m_stocks.size(); ++at) {
        m_stocks[at]->set(stocks[at]);
        lead(m_stocks[at], recordPlace(Resource::CouponSet, stocks[at].id));
    }
    if (readable && stocks.empty())
        say(tr("This store has no coupon sets."));
}

PageAddress StockCard::destination() const
{
    return listPlace(Resource::CouponSet);
}

WorkflowsCard::WorkflowsCard(PageHost &host, QWidget *parent)
    : OverviewCard(Icon::Workflows, tr("Workflows by status"), host, parent)
    , m_note(new QLabel(this))
{
    setObjectName(u"workflows"_s);
    m_note->setText(
        tr("The service finalises workflows that have been paused for more than 3 months."));
    m_note->setWordWrap(true);
    setRole(m_note, Role::Small);
    body()->insertWidget(body()->count() - 1, m_note);
}

void WorkflowsCard::tell(const OverviewReads &reads)
{
    const bool readable = tellState(reads, {Resource::Workflow});
    const auto &workflows = reads.records(Resource::Workflow);
    const auto counts = workflows.empty() ? std::vector<itemmodels::StateCount>()
                                          : itemmodels::workflowsByState(workflows);
    const auto all = static_cast<int>(workflows.size());
    setLink(workflows.empty() ? tr("Workflows") : tr("All %Ln", nullptr, all));
    fitRows(m_counts, counts.size(), rows(),
            [this] { return new StateCountRow(host().theme(), this); });
    for (std::size_t at = 0; at < m_counts.size(); ++at) {
        m_counts[at]->set(counts[at], all);
        lead(m_counts[at], listPlace(Resource::Workflow, counts[at].state));
    }
    m_note->setVisible(std::ranges::any_of(counts, [](const itemmodels::StateCount &count) {
        return count.state == catalogue::choice::state::paused && count.count > 0;
    }));
    if (readable && workflows.empty())
        say(tr("This store has no workflows."));
}

PageAddress WorkflowsCard::destination() const
{
    return listPlace(Resource::Workflow);
}

StoreCard::StoreCard(PageHost &host, QWidget *parent)
    : OverviewCard(Icon::Store, tr("Store"), host, parent)
    , m_fields(new QWidget(this))
{
    setObjectName(u"store"_s);
    setLink(tr("All fields"));
    rows()->addWidget(m_fields);
    m_fields->hide();
}

// Returns the store's catalogue fields in order, followed by other fields if the service uses
// different names.
static std::vector<details::FieldLine> storeLines(const QJsonObject &store, const QDateTime &now)
{
    constexpr std::size_t mostLines = 5;
    const details::ReadingContext reading{.now = now};
    std::vector<details::FieldLine> lines;
    const bool others = itemmodels::usesOtherNames(Resource::Store, store);
    for (const auto &field : catalogue::fieldsOf(Resource::Store)) {
        const auto text = details::readableText(field, store, reading);
        if (field.places.testFlag(catalogue::FieldLocation::Table) && !(others && text.isEmpty()))
            lines.push_back({.key = field.key, .title = catalogue::titleOf(field), .text = text});
    }
    if (others)
        std::ranges::move(details::otherLines(Resource::Store, {}, store, reading),
                          std::back_inserter(lines));
    if (lines.size() > mostLines)
        lines.resize(mostLines);
    return lines;
}

void StoreCard::showLines(const std::vector<details::FieldLine> &lines)
{
    delete m_fields->layout();
    discardChildren(*m_fields);
    auto *grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(2);
    for (const auto &line : lines) {
        const int column = grid->count() / 2;
        auto *title = new QLabel(line.title, m_fields);
        setRole(title, Role::Small);
        auto *value = new ElidedLabel(line.text.isEmpty() ? u"–"_s : line.text, m_fields);
        grid->addWidget(title, 0, column);
        grid->addWidget(value, 1, column);
        grid->setColumnStretch(column, line.text.size() > 20 ? 2 : 1);
    }
}

void StoreCard::tell(const OverviewReads &reads)
{
    m_fields->setVisible(tellState(reads, {Resource::Store}));
    if (std::exchange(m_store, reads.store()) != reads.store())
        showLines(storeLines(reads.store(), reads.now()));
}

PageAddress StoreCard::destination() const
{
    return listPlace(Resource::Store);
}

} // namespace storedesk::ui::overview
