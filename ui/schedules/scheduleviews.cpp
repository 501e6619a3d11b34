// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "scheduleviews.h"

#include "exports/exportrules.h"
#include "schedules/exportwork.h"
#include "schedules/importwork.h"
#include "schedules/reportwork.h"
#include "ui/host/purchaseaddress.h"
#include "ui/host/recipeaddress.h"
#include "ui/schedules/exportform.h"
#include "ui/schedules/folderbulkform.h"
#include "ui/schedules/folderimportform.h"
#include "ui/schedules/reportform.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace storedesk::ui::schedules {

using namespace Qt::StringLiterals;

namespace {

struct ViewWords
{
    Q_DECLARE_TR_FUNCTIONS(ScheduleViews)
};

QList<Fact> exportFacts(const QJsonObject &object)
{
    const auto settings = storedesk::schedules::ExportSettings::fromJson(object);
    QList<Fact> facts{{ViewWords::tr("Data"), exports::titleOfKind(settings.type)}};
    if (settings.days > 0)
        facts.append({ViewWords::tr("Period"),
                      ViewWords::tr("%Ln days before the run", nullptr, settings.days)});
    facts.append({ViewWords::tr("File"),
                  settings.output.isEmpty() ? ViewWords::tr("A new table in Files")
                                            : QDir::toNativeSeparators(settings.output)});
    return facts;
}

QList<Fact> importFacts(const QJsonObject &object)
{
    const auto settings = storedesk::schedules::FolderImportSettings::fromJson(object);
    return {{ViewWords::tr("Folder"), QDir::toNativeSeparators(settings.folder)},
            {ViewWords::tr("Recipe"), QFileInfo(settings.recipe).fileName().remove(recipeEnding)},
            {ViewWords::tr("Afterwards"),
             settings.movesFiles ? ViewWords::tr("Move the file to “done”")
                                 : ViewWords::tr("Leave the file in the folder")}};
}

QList<Fact> reportFacts(const QJsonObject &object)
{
    const auto settings = storedesk::schedules::ReportSettings::fromJson(object);
    return {{ViewWords::tr("File"), QDir::toNativeSeparators(settings.output)},
            {ViewWords::tr("Time zone"), QString::fromLatin1(settings.zone.id())}};
}

template <typename Form>
SettingsForm *made(PageHost &host, QWidget *parent)
{
    return new Form(host, parent);
}

SettingsForm *madeForPurchases(PageHost &host, QWidget *parent)
{
    return new FolderImportForm(host, parent, storedesk::imports::RecipeKind::Purchases);
}

constexpr auto views = std::to_array<ScheduleView>({
    {.kind = "export"_L1,
     .icon = Icon::Exports,
     .sentence = QT_TRANSLATE_NOOP("ScheduleViews", "Exports a table to this computer"),
     .facts = exportFacts,
     .makeForm = made<ExportForm>},
    {.kind = "import"_L1,
     .icon = Icon::Imports,
     .sentence = QT_TRANSLATE_NOOP("ScheduleViews", "Imports the files in a folder"),
     .mayWatch = true,
     .facts = importFacts,
     .makeForm = made<FolderImportForm>},
    {.kind = "bulk"_L1,
     .icon = Icon::Jobs,
     .sentence = QT_TRANSLATE_NOOP("ScheduleViews", "Runs a bulk job with the files in a folder"),
     .mayWatch = true,
     .facts = importFacts,
     .makeForm = made<FolderBulkForm>},
    {.kind = "purchases"_L1,
     .icon = Icon::Purchases,
     .sentence =
         QT_TRANSLATE_NOOP("ScheduleViews", "Imports the purchases in the files of a folder"),
     .mayWatch = true,
     .facts = importFacts,
     .filePlace = purchaseFilePlace,
     .makeForm = madeForPurchases},
    {.kind = "mirror"_L1,
     .icon = Icon::Contacts,
     .sentence = QT_TRANSLATE_NOOP("ScheduleViews", "Updates the offline copy of all contacts"),
     .isOptional = false},
    {.kind = "report"_L1,
     .icon = Icon::Chart,
     .sentence = QT_TRANSLATE_NOOP("ScheduleViews", "Saves the Insights answers as a web page"),
     .facts = reportFacts,
     .makeForm = made<ReportForm>},
    {.kind = "warehouse"_L1,
     .icon = Icon::Warehouse,
     .sentence = QT_TRANSLATE_NOOP("ScheduleViews", "Syncs the PostgreSQL warehouse")},
});

} // namespace

std::span<const ScheduleView> scheduleViews()
{
    return views;
}

const ScheduleView &viewOf(const storedesk::schedules::Schedule &schedule)
{
    const auto found = std::ranges::find_if(
        views, [&](const ScheduleView &view) { return schedule.kind == view.kind; });
    Q_ASSERT(found != views.end());
    return *found;
}

QString sentenceOf(const ScheduleView &view)
{
    return QCoreApplication::translate("ScheduleViews", view.sentence);
}

} // namespace storedesk::ui::schedules
