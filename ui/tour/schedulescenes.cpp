// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "imports/recipeshelf.h"
#include "schedules/exportwork.h"
#include "schedules/importwork.h"
#include "schedules/scheduler.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/scheduleaddress.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using storedesk::schedules::ExportSettings;
using storedesk::schedules::FolderImportSettings;
using storedesk::schedules::Rhythm;
using storedesk::schedules::RunResult;
using storedesk::schedules::Schedule;
using storedesk::schedules::ScheduleRun;

namespace {

struct ScheduleScenes
{
    Q_DECLARE_TR_FUNCTIONS(ScheduleScenes)
};

// Returns a run that began as many hours ago and took two minutes.
ScheduleRun runBefore(const QDateTime &now, int hours, const RunResult &result)
{
    const auto begun = now.addSecs(-3600 * hours);
    return {.id = u"tour-%1"_s.arg(hours),
            .planned = begun,
            .begun = begun,
            .ended = begun.addSecs(120),
            .result = result};
}

Schedule exportOf(const QString &id, const QString &type, const Rhythm &rhythm,
                  const QDateTime &now)
{
    return {.id = id,
            .kind = u"export"_s,
            .settings = ExportSettings{.type = type}.toJson(),
            .rhythm = rhythm,
            .handled = now};
}

Schedule folderImport(PageHost &host, const QDateTime &now)
{
    storedesk::imports::Recipe recipe{
        .name = u"CRM weekly"_s, .guards = {.mostRows = 5000, .mostRejects = 2, .mostBlanked = 0}};
    recipe.matching.targets = {{u"email"_s, QString(catalogue::key::contact::email)}};
    const auto stored = storedesk::imports::RecipeShelf(host.account().folder()).keep(recipe);
    const FolderImportSettings settings{.folder = u"/srv/shop/crm-inbox"_s,
                                        .recipe = stored ? stored->path : QString()};
    using State = RunResult::State;
    return {.id = u"tour-import"_s,
            .kind = u"import"_s,
            .settings = settings.toJson(),
            .rhythm = {.every = Rhythm::Every::File},
            .handled = now,
            .runs = {runBefore(now, 17, {.state = State::Partial, .rows = 412, .refused = 3}),
                     runBefore(now, 115, {.state = State::Finished, .rows = 398}),
                     runBefore(now, 210,
                               {.state = State::Stopped,
                                .problem = {.what = ScheduleScenes::tr(
                                                "A column is not in the recipe.")}})}};
}

} // namespace

static QWidget *openSchedules(PageHost &host)
{
    auto &scheduler = host.workspace().scheduler();
    const auto now = host.clock().now();
    using State = RunResult::State;
    auto activities = exportOf(u"tour-activities"_s, u"activities"_s, {.time = QTime(8, 0)}, now);
    activities.runs = {runBefore(now, 2, {.state = State::Finished, .rows = 6912})};
    auto contacts =
        exportOf(u"tour-contacts"_s, u"contacts"_s,
                 {.every = Rhythm::Every::Week, .weekday = 1, .time = QTime(7, 30)}, now);
    contacts.runs = {
        runBefore(now, 50,
                  {.state = State::Failed,
                   .problem = {.what = ScheduleScenes::tr("The service didn't respond.")}})};
    auto monthly =
        exportOf(u"tour-monthly"_s, u"contacts"_s,
                 {.every = Rhythm::Every::Month, .monthDay = 1, .time = QTime(6, 0)}, now);
    monthly.on = false;
    for (const auto &schedule : {activities, contacts, folderImport(host, now), monthly})
        scheduler.keep(schedule);
    auto *page = host.open({pageid::schedules});
    if (!page)
        return nullptr;
    page->showOnly({{QString(scheduleKey), u"tour-import"_s}});
    return page->window();
}

static bool areListed(PageHost &host)
{
    const auto &all = host.workspace().scheduler().all();
    return all.size() >= 4 && host.currentPage()->settled();
}

static bool pressNew(PageHost &host)
{
    host.currentPage()->findChild<QAbstractButton *>(u"newSchedule"_s)->click();
    return true;
}

static bool chooseImport(PageHost &host)
{
    const auto *dialog = host.currentPage()->window()->findChild<QDialog *>(u"scheduleDialog"_s);
    auto *kind = dialog ? dialog->findChild<QComboBox *>(u"kind"_s) : nullptr;
    if (!kind)
        return false;
    kind->setCurrentIndex(1);
    Q_EMIT kind->activated(1);
    return true;
}

QList<Scene> scheduleScenes()
{
    return {
        inSteps({"schedules"_L1, ScheduleScenes::tr("Schedules"), openSchedules}, {areListed}),
        inSteps({"schedule-new"_L1, ScheduleScenes::tr("Schedules: a new export"), openSchedules},
                {areListed, pressNew}),
        inSteps({"schedule-folder"_L1, ScheduleScenes::tr("Schedules: a watched folder"),
                 openSchedules},
                {areListed, pressNew, chooseImport}),
    };
}

} // namespace storedesk::ui::tour
