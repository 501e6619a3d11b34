// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "overviewpage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/filedownloads/filefetch.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/storemark.h"
#include "ui/insights/pinnedinsights.h"
#include "ui/overview/chartcard.h"
#include "ui/overview/overviewaddresses.h"
#include "ui/overview/overviewreads.h"
#include "ui/overview/recentcard.h"
#include "ui/overview/stockcards.h"
#include "ui/overview/workcards.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/scrolled.h"
#include "workspace/workspace.h"

#include <QEvent>
#include <QGridLayout>
#include <QJsonArray>
#include <QLocale>
#include <QScrollArea>
#include <QScrollBar>

namespace storedesk::ui::overview {

using namespace Qt::StringLiterals;
using catalogue::Resource;

static constexpr std::chrono::seconds betweenLooks{10};
static constexpr std::chrono::seconds betweenUnseenLooks{10};
static constexpr std::chrono::seconds oldAfter{120};

OverviewPage::OverviewPage(PageHost &host, QWidget *parent)
    : Page(host, {.page = pageid::overview}, parent)
    , m_reads(new OverviewReads(host.workspace(), this))
    , m_head(new PageHead(tr("Overview"), this))
    , m_content(new QWidget(this))
    , m_area(scrolled(m_content))
    , m_grid(new QGridLayout(m_content))
    , m_pinned(new insights::PinnedInsights(host, m_content))
    , m_charts(new QWidget(m_content))
    , m_chartBox(new QBoxLayout(QBoxLayout::LeftToRight, m_charts))
    , m_fetch(new filedownloads::FileFetch(host, this))
{
    m_timer = host.clock().timer([this] {
        // A hidden page still refreshes, but at a longer interval, because the navigation shows
        // running transfers.
        m_missed = !isVisible() && !isOld(betweenUnseenLooks);
        // Refresh everything after oldAfter, so that "updated" in the subtitle applies to the whole
        // page.
        if (!m_missed)
            isOld(oldAfter) ? m_reads->refresh() : m_reads->refreshUnderWay();
        else
            m_timer->start(betweenLooks);
    });
    build();
    connect(m_reads, &OverviewReads::changed, this, &OverviewPage::showAll);
    showAll();
}

QString OverviewPage::title() const
{
    return tr("Overview");
}

Icon OverviewPage::icon() const
{
    return Icon::Overview;
}

void OverviewPage::refresh()
{
    m_reads->refresh();
    m_pinned->refresh();
}

// Focuses the page itself. No card has priority: the arrow keys scroll the page, and Tab starts at
// the top.
void OverviewPage::focusFirst()
{
    m_area->setAccessibleName(title());
    m_area->setFocus(Qt::OtherFocusReason);
}

bool OverviewPage::settled() const
{
    return !m_reads->isReading() && m_pinned->isSettled();
}

Badge OverviewPage::badge() const
{
    return {.running = m_reads->runningCount(), .warnings = static_cast<int>(m_needs->count())};
}

// Returns the counts shown on this page, which the navigation shows as well. The count of a partly
// loaded list is unknown.
QMap<QString, Badge> OverviewPage::otherBadges() const
{
    QMap<QString, Badge> badges{{pageid::jobs, {.running = m_reads->workCount()}},
                                {pageid::contacts, {}}};
    for (const auto resource :
         {Resource::Export, Resource::Import, Resource::CouponSet, Resource::Workflow}) {
        auto &badge = badges[listPlace(resource).page];
        if (m_reads->wasRead(resource) && m_reads->isWhole(resource))
            badge.total = static_cast<qsizetype>(m_reads->records(resource).size());
    }
    for (const auto &transfer : itemmodels::underWay(m_reads->transfers()))
        ++badges[listPlace(transfer.resource).page].running;
    for (const auto &need : m_needs->needs())
        ++badges[listBehind(need).page].warnings;
    return badges;
}

std::optional<QList<AttentionNotice>> OverviewPage::notices() const
{
    if (!m_reads->knowsNeeds())
        return {};
    return noticesOf(m_needs->needs(), m_reads->now());
}

QJsonObject OverviewPage::viewState() const
{
    return {{u"importsAsTable"_s, m_importChart->isTable()},
            {u"exportsAsTable"_s, m_exportChart->isTable()},
            {u"dismissed"_s, QJsonArray::fromStringList(m_needs->dismissed())}};
}

void OverviewPage::restoreViewState(const QJsonObject &state)
{
    m_importChart->setTable(state["importsAsTable"_L1].toBool());
    m_exportChart->setTable(state["exportsAsTable"_L1].toBool());
    m_needs->setDismissed(state["dismissed"_L1].toVariant().toStringList());
}

void OverviewPage::showAll()
{
    for (auto *card : m_cards)
        card->tell(*m_reads);
    schedule();
    m_head->setSubtitle(subtitle());
    Q_EMIT headChanged();
}

bool OverviewPage::somethingIsUnderWay() const
{
    return !itemmodels::underWay(m_reads->transfers()).empty();
}

void OverviewPage::schedule()
{
    if (!somethingIsUnderWay())
        m_timer->stop();
    else if (!m_reads->isReading() && !m_timer->due())
        m_timer->start(betweenLooks);
}

void OverviewPage::again(Resource resource)
{
    // The user asked for a retry, so also resume requests that stopped after a refused scope.
    if (m_reads->stateOf(resource) == OverviewReads::State::Failed)
        host().account().session().client().resume();
    m_reads->refresh(resource);
}

void OverviewPage::openFile(Resource resource, const QString &id)
{
    for (const auto &record : m_reads->records(resource)) {
        if (record[catalogue::key::id].toString() != id)
            continue;
        if (const auto file = filedownloads::fileOf(resource, record))
            m_fetch->open(*file);
        return;
    }
}

bool OverviewPage::isOld(std::chrono::seconds age) const
{
    const auto read = m_reads->readAt();
    return read.isValid() && read.secsTo(host().clock().now()) > age.count();
}

QString OverviewPage::subtitle() const
{
    const auto store = nameOf(host().account().profile());
    if (m_reads->isReading())
        return tr("%1 · loading…").arg(store);
    if (!m_reads->readAt().isValid())
        return tr("%1 · not loaded yet").arg(store);
    const auto time =
        QLocale().toString(m_reads->readAt().toLocalTime().time(), QLocale::ShortFormat);
    return somethingIsUnderWay() ? tr("%1 · updated %2 · refreshing automatically").arg(store, time)
                                 : tr("%1 · updated %2").arg(store, time);
}

void OverviewPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    const bool missed = std::exchange(m_missed, false);
    // The warning levels of coupon sets may have changed on their pages.
    showAll();
    // Refresh outdated data when the page is shown again.
    if (isOld(oldAfter))
        m_reads->refresh();
    else if (missed)
        m_reads->refreshUnderWay();
}

bool OverviewPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_area->viewport() && event->type() == QEvent::Resize)
        arrange();
    const bool turned = event->type() == QEvent::Show || event->type() == QEvent::Hide;
    if (watched == m_area->verticalScrollBar() && turned)
        takeMargins(event->type() == QEvent::Show);
    return Page::eventFilter(watched, event);
}

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
    offer(Icon::Imports, tr("New import…"), pageid::newImport);
    offer(Icon::Exports, tr("New export…"), pageid::newExport)->setKind(Role::Primary);
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
    m_pinned->setColumns(columns);
    m_grid->addWidget(m_pinned, 0, 0, 1, columns);
    int place = columns;
    for (auto *card : m_cards) {
        QWidget *widget = card;
        // The two charts are placed side by side.
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

// Sets the margins. The width of the scroll bar is subtracted from the margin, so that the cards
// stay aligned with the buttons. The other margins leave room for a card's focus ring.
void OverviewPage::takeMargins(bool scrolls)
{
    const int bar = scrolls ? m_area->verticalScrollBar()->sizeHint().width() : 0;
    m_grid->setContentsMargins(marginsAlong(2, 2, std::max(2, 20 - bar), 16));
}

} // namespace storedesk::ui::overview
