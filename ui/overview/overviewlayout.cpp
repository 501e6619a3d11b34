// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "overviewpage.h"

#include "account/account.h"
#include "ui/filedownloads/filefetch.h"
#include "ui/host/pagehost.h"
#include "ui/overview/chartcard.h"
#include "ui/overview/recentcard.h"
#include "ui/overview/stockcards.h"
#include "ui/overview/workcards.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"

#include <QGridLayout>
#include <QScrollArea>
#include <QScrollBar>

// Builds the overview and arranges its cards for the available width.

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;

static constexpr int widthOfTwoColumns = 900;
static constexpr int widthOfTwoCharts = 1000;
static constexpr int gap = 12;

void OverviewPage::build()
{
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(marginsAlong(18, 16, 0, 0));
    box->setSpacing(12);
    buildHead(box);

    m_grid->setSpacing(gap);
    m_chartBox->setContentsMargins(0, 0, 0, 0);
    m_chartBox->setSpacing(gap);
    buildCards();
    m_area->setObjectName(u"cards"_s);
    m_area->viewport()->installEventFilter(this);
    m_area->verticalScrollBar()->installEventFilter(this);
    takeMargins(false);
    box->addWidget(m_area, 1);
    box->addWidget(m_fetch);
    arrange();
}

void OverviewPage::buildHead(QBoxLayout *box)
{
    const auto &theme = host().theme();
    auto *again = new Button(Icon::Refresh, tr("Refresh"), theme, this);
    again->setObjectName(u"refresh"_s);
    again->setKeyHint(QKeySequence::Refresh);
    connect(again, &QPushButton::clicked, this, &OverviewPage::refresh);
    m_head->layout()->setContentsMargins(marginsAlong(2, 0, 20, 0));
    m_head->add(again);
    const auto offer = [&](Icon icon, const QString &text, const QString &page) {
        auto *button = new Button(icon, text, theme, this);
        button->setObjectName(page);
        button->setEnabled(host().account().mayWrite());
        if (!button->isEnabled())
            button->setToolTip(tr("This account is read-only."));
        connect(button, &QPushButton::clicked, this, [this, page] { host().open({.page = page}); });
        m_head->add(button);
        return button;
    };
    offer(Icon::Imports, tr("New import…"), u"new-import"_s);
    offer(Icon::Exports, tr("New export…"), u"new-export"_s)->setKind(Role::Primary);
    box->addWidget(m_head);
}

void OverviewPage::buildCards()
{
    m_importChart = new ChartCard(Resource::Import, importedRows, host(), m_charts);
    m_importChart->setObjectName(u"importChart"_s);
    m_exportChart = new ChartCard(Resource::Export, madeExports, host(), m_charts);
    m_exportChart->setObjectName(u"exportChart"_s);
    m_chartBox->addWidget(m_importChart);
    m_chartBox->addWidget(m_exportChart);
    m_cards = {new RunningCard(host(), m_content),
               m_needs = new AttentionCard(host(), m_content),
               new StockCard(host(), m_content),
               new WorkflowsCard(host(), m_content),
               new RecentCard(host(), m_content),
               m_importChart,
               m_exportChart,
               new StoreCard(host(), m_content)};
    QWidget *before = nullptr;
    for (auto *card : m_cards) {
        connect(card, &OverviewCard::placeWanted, this,
                [this](const PageAddress &place) { host().open(place); });
        connect(card, &OverviewCard::againWanted, this, &OverviewPage::again);
        connect(card, &OverviewCard::fileWanted, this, &OverviewPage::openFile);
        if (before)
            setTabOrder(before, card);
        before = card;
    }
    connect(m_needs, &AttentionCard::dismissedChanged, this, &OverviewPage::viewStateChanged);
    connect(m_needs, &AttentionCard::dismissedChanged, this, &OverviewPage::showAll);
    connect(m_importChart, &ChartCard::tableChanged, this, &OverviewPage::viewStateChanged);
    connect(m_exportChart, &ChartCard::tableChanged, this, &OverviewPage::viewStateChanged);
}

void OverviewPage::arrange()
{
    const int columns =
        m_area->viewport()->width() < host().theme().scaled(widthOfTwoColumns) ? 1 : 2;
    // In a narrow window two charts side by side do not fit into half of the width.
    const bool stacked =
        columns == 2 && m_area->viewport()->width() < host().theme().scaled(widthOfTwoCharts);
    m_chartBox->setDirection(stacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    if (columns == m_columns)
        return;
    m_columns = columns;
    int place = 0;
    for (auto *card : m_cards) {
        QWidget *widget = card;
        // Shown beside the other chart.
        if (card == m_exportChart)
            continue;
        if (card == m_importChart)
            widget = m_charts;
        const bool wide = card == m_cards.back();
        if (wide)
            place = (place + columns - 1) / columns * columns;
        m_grid->addWidget(widget, place / columns, place % columns, 1, wide ? columns : 1);
        ++place;
    }
    // Leave the remaining height below the cards.
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, 0);
    m_grid->setRowStretch((place + columns - 1) / columns, 1);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns - 1);
}

// The scroll bar takes its width from the margin, so that the cards stay aligned with the buttons.
// The other margins leave space for the focus ring of a card.
void OverviewPage::takeMargins(bool scrolls)
{
    const int bar = scrolls ? m_area->verticalScrollBar()->sizeHint().width() : 0;
    m_grid->setContentsMargins(marginsAlong(2, 2, std::max(2, 20 - bar), 16));
}

} // namespace storedesk::ui::overview
