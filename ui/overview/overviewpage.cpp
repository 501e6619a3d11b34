// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "overviewpage.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "ui/filedownloads/filefetch.h"
#include "ui/host/pagehost.h"
#include "ui/host/storemark.h"
#include "ui/overview/chartcard.h"
#include "ui/overview/overviewreads.h"
#include "ui/overview/workcards.h"
#include "ui/theme/theme.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/scrolled.h"

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
    : Page(host, parent)
    , m_reads(new OverviewReads(host.account(), this))
    , m_head(new PageHead(tr("Overview"), this))
    , m_content(new QWidget(this))
    , m_area(scrolled(m_content))
    , m_grid(new QGridLayout(m_content))
    , m_charts(new QWidget(m_content))
    , m_chartBox(new QBoxLayout(QBoxLayout::LeftToRight, m_charts))
    , m_fetch(new filedownloads::FileFetch(host, this))
{
    m_timer = host.clock().timer([this] {
        // A hidden page still refreshes, at a longer interval, because the navigation shows running
        // transfers.
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

PageAddress OverviewPage::place() const
{
    return {.page = u"overview"_s};
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
}

// No card stands out on this page: the arrow keys scroll it, and Tab starts at the top.
void OverviewPage::focusFirst()
{
    m_area->setAccessibleName(title());
    m_area->setFocus(Qt::OtherFocusReason);
}

bool OverviewPage::settled() const
{
    return !m_reads->isReading();
}

Badge OverviewPage::badge() const
{
    return {.running = m_reads->runningCount(), .warnings = static_cast<int>(m_needs->count())};
}

// The count of a partly loaded list is unknown.
QMap<Resource, Badge> OverviewPage::otherBadges() const
{
    QMap<Resource, Badge> badges;
    for (const auto resource :
         {Resource::Export, Resource::Import, Resource::CouponSet, Resource::Workflow}) {
        if (m_reads->wasRead(resource) && m_reads->isWhole(resource))
            badges[resource].total = static_cast<qsizetype>(m_reads->records(resource).size());
    }
    for (const auto &transfer : itemmodels::underWay(m_reads->transfers()))
        ++badges[transfer.resource].running;
    return badges;
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
    const auto time = QLocale().toString(m_reads->readAt().toLocalTime().time(), u"HH:mm"_s);
    return somethingIsUnderWay() ? tr("%1 · updated %2 · refreshing automatically").arg(store, time)
                                 : tr("%1 · updated %2").arg(store, time);
}

void OverviewPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    const bool missed = std::exchange(m_missed, false);
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

} // namespace storedesk::ui::overview
