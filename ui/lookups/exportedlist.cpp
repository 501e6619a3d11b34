// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/exportedlist.h"

#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/savedviewsmenu.h"
#include "ui/lookups/productrows.h"
#include "ui/lookups/purchaserows.h"
#include "ui/offline/exportrowspane.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/panel.h"

#include <QHeaderView>

#include <array>
#include <span>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using catalogue::Resource;

using records::ExportColumnLook;

static constexpr auto wordsMember = "words"_L1;
static constexpr auto columnMember = "column"_L1;
static constexpr auto descendingMember = "descending"_L1;
static constexpr auto columnsMember = "columns"_L1;

static constexpr std::array purchaseLooks{
    ExportColumnLook{PurchaseRows::Time, 176},
    ExportColumnLook{PurchaseRows::Buyer, 240, CellInk::Name},
    ExportColumnLook{PurchaseRows::Amount, 120},
    ExportColumnLook{PurchaseRows::Purchase, 150, CellInk::Code},
    ExportColumnLook{PurchaseRows::Source, 140},
};

static constexpr std::array productLooks{
    ExportColumnLook{ProductRows::Name, 220, CellInk::Name},
    ExportColumnLook{ProductRows::Id, 120, CellInk::Code},
    ExportColumnLook{ProductRows::Revenue, 120},
    ExportColumnLook{ProductRows::Units, 70},
    ExportColumnLook{ProductRows::Purchases, 90},
    ExportColumnLook{ProductRows::Buyers, 70},
};

static std::unique_ptr<records::ExportRows> rowsOf(Resource resource, const base::Clock &clock)
{
    if (resource == Resource::Purchase)
        return std::make_unique<PurchaseRows>(clock);
    return std::make_unique<ProductRows>(clock);
}

records::ExportRowsWords ExportedList::wordsOf(Resource resource)
{
    if (resource == Resource::Purchase)
        return {.objectName = u"exportedPurchases"_s,
                .accessibleName = tr("Purchases from exports"),
                .searchHint = tr("Buyer, purchase ID or source"),
                .nothing = tr("No purchases"),
                .fileName = tr("Purchases")};
    return {.objectName = u"exportedProducts"_s,
            .accessibleName = tr("Products from exports"),
            .searchHint = tr("Name or product ID"),
            .nothing = tr("No products"),
            .fileName = tr("Products")};
}

ExportedList::ExportedList(PageHost &host, Resource resource, QWidget *parent)
    : OfflineList(host, Icon::List, parent)
    , m_resource(resource)
    , m_rows(rowsOf(resource, host.clock()))
{
    turnButton()->setObjectName(u"browseExported"_s);
    auto *panel = new Panel(this);
    m_pane = new records::ExportRowsPane(host, *m_rows, wordsOf(resource), panel);
    panel->box()->setContentsMargins(12, 12, 12, 0);
    panel->box()->addWidget(m_pane);
    auto *table = m_pane->table();
    m_pane->setLooks(resource == Resource::Purchase
                         ? std::span<const ExportColumnLook>(purchaseLooks)
                         : std::span<const ExportColumnLook>(productLooks));
    addViews(host);
    columnIn(this)->addWidget(panel);
    connect(table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
            &ExportedList::stateChanged);
    hide();
    showTurn();
}

// A view consists of the search, the order and the columns.
void ExportedList::addViews(PageHost &host)
{
    const auto page = m_resource == Resource::Purchase ? pageid::purchases : pageid::products;
    const auto now = [this] {
        auto view = state();
        view.insert(columnsMember, m_pane->columns().state());
        return view;
    };
    const auto show = [this](const QJsonObject &view) {
        restore(view);
        m_pane->columns().setState(view.value(columnsMember).toObject());
    };
    m_views = new SavedViewsMenu(host, QString(page), {.now = now, .show = show}, this);
    m_pane->addButton(m_views->button());
}

void ExportedList::showView(const QString &name)
{
    setInFront(true);
    m_views->show(name);
}

QString ExportedList::subtitle() const
{
    return m_resource == Resource::Purchase
        ? tr("Purchases in the exports on this computer")
        : tr("Products sold, from the exports on this computer");
}

ExportedList::TurnText ExportedList::turnText() const
{
    return m_resource == Resource::Purchase
        ? TurnText{.text = tr("All purchases…"),
                   .toolTip = tr("List the purchases in the exports on this computer")}
        : TurnText{.text = tr("All products…"),
                   .toolTip = tr("List the products sold, from the exports on this computer")};
}

void ExportedList::find()
{
    m_pane->find();
}

bool ExportedList::isSettled() const
{
    return !isVisible() || m_pane->isSettled();
}

QList<QAction *> ExportedList::actions() const
{
    return m_pane->actions();
}

QWidget *ExportedList::table() const
{
    return m_pane->table();
}

QJsonObject ExportedList::state() const
{
    const auto *header = m_pane->table()->horizontalHeader();
    return {{wordsMember, m_pane->searchText()},
            {columnMember, header->sortIndicatorSection()},
            {descendingMember, header->sortIndicatorOrder() == Qt::DescendingOrder}};
}

void ExportedList::restore(const QJsonObject &state)
{
    m_pane->setSearchText(state.value(wordsMember).toString());
    const int column = state.value(columnMember).toInt(-1);
    if (column < m_pane->table()->model()->columnCount())
        m_pane->table()->sortByColumn(column,
                                      state.value(descendingMember).toBool() ? Qt::DescendingOrder
                                                                             : Qt::AscendingOrder);
}

void ExportedList::search(const QString &text)
{
    setInFront(true);
    m_pane->setSearchText(text);
}

} // namespace storedesk::ui::lookups
