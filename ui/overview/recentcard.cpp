// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "recentcard.h"

#include "ui/host/pagehost.h"
#include "ui/overview/overviewaddresses.h"
#include "ui/overview/overviewreads.h"
#include "ui/tables/pilldelegate.h"
#include "ui/tables/tableview.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QHeaderView>
#include <QVBoxLayout>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;

static constexpr int recentShown = 5;

RecentCard::RecentCard(PageHost &host, QWidget *parent)
    : OverviewCard(Icon::Swap, tr("Recent imports and exports"), host, parent)
    , m_model(host.clock())
    , m_table(new TableView(host.theme(), this))
{
    setObjectName(u"recent"_s);
    build();
    addLinks();
}

// Adds the links below the table, because two of them do not fit next to the title in every
// language.
void RecentCard::addLinks()
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(12, 4, 12, 0);
    row->setSpacing(16);
    for (const auto resource : {Resource::Import, Resource::Export}) {
        const bool imports = resource == Resource::Import;
        auto *link =
            new Button(imports ? tr("All imports") : tr("All exports"), host().theme(), this);
        link->setKind(Role::Link);
        link->setObjectName(imports ? u"allImports"_s : u"allExports"_s);
        connect(link, &QPushButton::clicked, this,
                [this, resource] { Q_EMIT placeWanted(listPlace(resource)); });
        row->addWidget(link);
    }
    row->addStretch();
    rows()->addLayout(row);
}

void RecentCard::build()
{
    m_table->setModel(&m_model);
    m_table->setObjectName(u"recentTable"_s);
    m_table->setAccessibleName(tr("Recent imports and exports"));
    m_table->setSortingEnabled(false);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setTabKeyNavigation(false);
    m_table->setPillColumn(RecentModel::StateColumn, [this](const QModelIndex &index) {
        return pillOf(m_model.rowAt(index.row()));
    });
    m_table->cells()->setInk(RecentModel::When, CellInk::Muted);
    const auto &theme = host().theme();
    auto *header = m_table->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(RecentModel::What, QHeaderView::Stretch);
    m_table->setColumnWidth(RecentModel::StateColumn, theme.scaled(112));
    m_table->setColumnAtLeast(RecentModel::Rows, 54);
    m_table->setColumnWidth(RecentModel::When, widthOf({RecentModel::longestWhen()}));
    m_table->setColumnWidth(RecentModel::File, widthOf(RecentModel::fileWords()));
    m_table->cells()->setInk(RecentModel::File, CellInk::Link);
    connect(m_table, &TableView::opened, this, &RecentCard::openAt);
    connect(m_table, &QAbstractItemView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == RecentModel::File && !index.data().toString().isEmpty())
            openAt(index);
    });
    // Align the text of the cells with the title.
    extendRowsToEdges(12);
    rows()->addWidget(m_table);
    m_table->hide();
}

// Returns the width of a column for these strings in the current language.
int RecentCard::widthOf(const QStringList &words) const
{
    int width = 0;
    for (const auto &each : words)
        width = std::max(width, m_table->fontMetrics().horizontalAdvance(each));
    return width + host().theme().scaled(28);
}

void RecentCard::openAt(const QModelIndex &index)
{
    const auto &transfer = m_model.rowAt(index.row());
    if (index.column() == RecentModel::File && transfer.hasFile)
        Q_EMIT fileWanted(transfer.resource, transfer.id);
    else
        Q_EMIT placeWanted(recordPlace(transfer.resource, transfer.id));
}

void RecentCard::tell(const OverviewReads &reads)
{
    const bool readable = tellState(reads, {Resource::Export, Resource::Import});
    auto transfers = reads.transfers();
    if (readable && transfers.empty())
        say(tr("No imports or exports yet."));
    if (transfers.size() > recentShown)
        transfers.resize(recentShown);
    m_model.setTransfers(transfers);
    m_table->setVisible(!transfers.empty());
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height()
                            + m_model.rowCount() * m_table->verticalHeader()->defaultSectionSize()
                            + 2);
}

PageAddress RecentCard::destination() const
{
    return listPlace(Resource::Export);
}

} // namespace storedesk::ui::overview
