// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "activities/activitysource.h"
#include "ui/host/page.h"
#include "ui/lookups/exportedlist.h"
#include "ui/lookups/purchaserows.h"
#include "ui/records/activitypane.h"
#include "ui/records/recordpage.h"
#include "ui/records/recordpanel.h"
#include "ui/records/recordview.h"
#include "workspace/workspace.h"

#include <QCoreApplication>
#include <QListView>
#include <QTabBar>
#include <QTableView>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using records::RecordView;

static records::RecordPage *recordPage(PageHost &host)
{
    return qobject_cast<records::RecordPage *>(host.currentPage());
}

// Exports the activities of the last month once.
static bool hasActivities(PageHost &host)
{
    auto &source = host.workspace().activitySource();
    if (source.isReady() && !source.hasActivities())
        source.fetchNewer();
    return source.hasActivities() && !source.isFetching() && host.currentPage()->settled();
}

static SceneStep showTab(RecordView::Tab tab)
{
    return [tab](PageHost &host) {
        auto *tabs = recordPage(host)->panel()->view()->tabs();
        if (!recordPage(host)->settled() || !tabs->isTabVisible(tab))
            return false;
        tabs->setCurrentIndex(tab);
        return true;
    };
}

static bool hasTimeline(PageHost &host)
{
    const auto *pane = recordPage(host)->findChild<records::ActivityPane *>();
    return pane->isSettled() && pane->count();
}

// Selects the newest purchase.
static bool choosePurchase(PageHost &host)
{
    auto *pane = recordPage(host)->findChild<records::ActivityPane *>();
    pane->showKind(activities::ActivityGroup::Purchase);
    auto *list = pane->findChild<QListView *>(u"timeline"_s);
    list->setCurrentIndex(pane->timeline().index(1, 0));
    return true;
}

static bool hasRows(PageHost &host, const QString &name)
{
    const auto *table = host.currentPage()->findChild<QTableView *>(name);
    return host.currentPage()->settled() && table->model()->rowCount() > 0;
}

// Opens the buyer of the newest purchase.
static bool openBuyer(PageHost &host)
{
    const auto *table = host.currentPage()->findChild<QTableView *>(u"exportedPurchases"_s);
    const auto email = table->model()->index(0, lookups::PurchaseRows::Buyer).data().toString();
    host.open({.page = pageid::contactRecord, .values = {u"email"_s, email}});
    return true;
}

static Scene listScene(QLatin1StringView name, const char *title, QLatin1StringView page,
                       const QString &table, const QList<SceneStep> &more = {})
{
    QList<SceneStep> steps{hasActivities, [table](PageHost &host) {
                               return hasRows(host, table);
                           }};
    steps += more;
    return inSteps({.name = name,
                    .title = QCoreApplication::translate("Tour", title),
                    .open = [page](PageHost &host) -> QWidget * {
                        auto *opened = host.open({.page = page});
                        auto *list =
                            opened ? opened->findChild<lookups::ExportedList *>() : nullptr;
                        if (!list)
                            return nullptr;
                        list->setInFront(true);
                        return opened->window();
                    }},
                   steps);
}

static Scene contactScene(QLatin1StringView name, const char *title,
                          const QList<SceneStep> &more = {})
{
    const QList<SceneStep> steps{openBuyer, showTab(RecordView::Activity), hasTimeline};
    return listScene(name, title, pageid::purchases, u"exportedPurchases"_s, steps + more);
}

static Scene buyersScene()
{
    const PageAddress product{.page = pageid::productRecord,
                              .values = {u"store-id"_s, u"SKU-1001"_s}};
    return inSteps({.name = "product-buyers"_L1,
                    .title = QCoreApplication::translate("Tour", "Buyers of a product"),
                    .open = [product](PageHost &host) -> QWidget * {
                        auto *page = host.open(product);
                        return page ? page->window() : nullptr;
                    }},
                   {hasActivities, showTab(RecordView::Buyers), [](PageHost &host) {
                        return hasRows(host, u"buyers"_s);
                    }});
}

QList<Scene> activityScenes()
{
    return {
        contactScene("contact-activity"_L1, QT_TRANSLATE_NOOP("Tour", "A contact's activities")),
        contactScene("contact-purchase"_L1, QT_TRANSLATE_NOOP("Tour", "A contact's purchase"),
                     {choosePurchase}),
        buyersScene(),
        listScene("purchases-all"_L1, QT_TRANSLATE_NOOP("Tour", "All purchases from exports"),
                  pageid::purchases, u"exportedPurchases"_s),
        listScene("products-all"_L1, QT_TRANSLATE_NOOP("Tour", "All products from exports"),
                  pageid::products, u"exportedProducts"_s),
    };
}

} // namespace storedesk::ui::tour
