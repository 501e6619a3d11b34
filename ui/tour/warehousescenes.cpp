// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/clock.h"
#include "insights/answerengine.h"
#include "insightsource/insightsource.h"
#include "ui/host/page.h"
#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"
#include "warehouse/sqlconnection.h"
#include "warehouse/warehousesync.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialog>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using storedesk::warehouse::ConnectionSettings;
using storedesk::warehouse::SqlConnection;
using storedesk::warehouse::WarehouseSync;

namespace {

// The connection to an empty database, without a password. packaging/tour starts a server for it.
constexpr auto databaseVariable = "STOREDESK_TOUR_DATABASE";
constexpr int daysInWarehouse = 45;

WarehouseSync &syncOf(PageHost &host)
{
    return host.workspace().warehouseSync();
}

bool isIdle(PageHost &host)
{
    return syncOf(host).isReady() && syncOf(host).activity() == WarehouseSync::Activity::Idle;
}

// Leaves the form of a connection closed.
bool showTables(PageHost &host)
{
    auto *button = host.currentPage()->findChild<QAbstractButton *>(u"changeConnection"_s);
    if (button && button->isVisible() && button->isChecked())
        button->click();
    return true;
}

// After the scenes with a database, the form is only shown on request.
bool showForm(PageHost &host)
{
    if (!isIdle(host))
        return false;
    auto *button = host.currentPage()->findChild<QAbstractButton *>(u"changeConnection"_s);
    if (button && button->isVisible() && !button->isChecked())
        button->click();
    return true;
}

// Earlier tours may have used the same database.
void connectToEmptyDatabase(PageHost &host)
{
    const auto settings = ConnectionSettings::fromText(qEnvironmentVariable(databaseVariable));
    if (!settings)
        return;
    const auto connection = SqlConnection::open(*settings, {});
    if (connection && (*connection)->script("DROP SCHEMA IF EXISTS storedesk CASCADE"))
        syncOf(host).connectTo(*settings, {});
}

// Does the next of the steps to a complete warehouse.
bool fillWarehouse(PageHost &host)
{
    auto &sync = syncOf(host);
    if (!isIdle(host) || !sync.problem().what.isEmpty())
        return false;
    if (sync.settings().parameters.isEmpty()) {
        connectToEmptyDatabase(host);
    } else if (sync.needsTables()) {
        sync.create(host.clock().now().date().addDays(-daysInWarehouse));
    } else if (!sync.status()) {
        sync.refresh();
    } else if (!sync.status()->lastSync.isValid() || sync.status()->state.began.isValid()) {
        sync.sync();
    } else {
        return true;
    }
    return false;
}

bool startSync(PageHost &host)
{
    syncOf(host).sync();
    return true;
}

bool isHalfSynced(PageHost &host)
{
    return syncOf(host).activity() == WarehouseSync::Activity::Syncing && syncOf(host).part() > 0;
}

// Deletes and changes rows of the warehouse, so that there is something to find.
bool plantDifferences(PageHost &host)
{
    const auto connection = SqlConnection::open(syncOf(host).settings(), {});
    if (!connection
        || !(*connection)
                ->script("DELETE FROM activity WHERE activity_id IN (SELECT activity_id FROM"
                         " activity WHERE type <> 'purchase' ORDER BY activity_id LIMIT 2);"
                         "UPDATE contact SET name = 'Another' WHERE contact_id ="
                         " (SELECT min(contact_id) FROM contact)"))
        return false;
    syncOf(host).verify();
    return true;
}

bool isVerified(PageHost &host)
{
    return isIdle(host) && syncOf(host).verification();
}

// Answers all questions from the warehouse until a later scene chooses files.
bool answerFromWarehouse(PageHost &host)
{
    auto &source = host.workspace().insightSource();
    if (!source.usesWarehouse())
        source.useWarehouse();
    if (!source.isReady() || !source.engine())
        return false;
    host.open({.page = pageid::insights});
    return true;
}

bool isAnswered(PageHost &host)
{
    return host.currentPage() && host.currentPage()->settled();
}

bool openSales(PageHost &host)
{
    return isAnswered(host) && host.open({.page = pageid::insight, .values = {u"sales"_s}});
}

// The window is captured with the dialog.
bool chooseData(PageHost &host)
{
    if (!isAnswered(host))
        return false;
    auto *page = host.currentPage();
    if (!page->window()->findChild<QDialog *>(u"insightSource"_s))
        page->findChild<QAbstractButton *>(u"changeData"_s)->click();
    return true;
}

Scene pageScene(QLatin1StringView name, const char *title)
{
    return {.name = name,
            .title = QCoreApplication::translate("Tour", title),
            .open = [](PageHost &host) -> QWidget * {
                auto *page = host.open({.page = pageid::warehouse});
                return page ? page->window() : nullptr;
            }};
}

} // namespace

QList<Scene> warehouseScenes()
{
    QList<Scene> scenes{inSteps(
        pageScene("warehouse"_L1, QT_TRANSLATE_NOOP("Tour", "Copy to PostgreSQL")), {showForm})};
    if (!qEnvironmentVariableIsSet(databaseVariable))
        return scenes;
    scenes += {
        inSteps(pageScene("warehouse-status"_L1, QT_TRANSLATE_NOOP("Tour", "Warehouse: status")),
                {fillWarehouse, showTables}),
        inSteps(pageScene("insights-warehouse"_L1,
                          QT_TRANSLATE_NOOP("Tour", "Insights: answers from the warehouse")),
                {fillWarehouse, answerFromWarehouse, isAnswered}),
        inSteps(pageScene("insights-warehouse-sales"_L1,
                          QT_TRANSLATE_NOOP("Tour", "Insights: sales by month from the warehouse")),
                {fillWarehouse, answerFromWarehouse, openSales, isAnswered}),
        inSteps(pageScene("insights-warehouse-data"_L1,
                          QT_TRANSLATE_NOOP("Tour", "Insights: files or the warehouse")),
                {fillWarehouse, answerFromWarehouse, chooseData, isAnswered}),
        inSteps(pageScene("warehouse-sync"_L1,
                          QT_TRANSLATE_NOOP("Tour", "Warehouse: sync in progress")),
                {fillWarehouse, showTables, startSync, isHalfSynced}),
        inSteps(
            pageScene("warehouse-verify"_L1, QT_TRANSLATE_NOOP("Tour", "Warehouse: differences")),
            {fillWarehouse, showTables, plantDifferences, isVerified})};
    return scenes;
}

} // namespace storedesk::ui::tour
