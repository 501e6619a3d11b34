// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "catalogue/key.h"
#include "exportrun/exportjobkind.h"
#include "jobs/jobmanager.h"
#include "ui/exports/exportdatastep.h"
#include "ui/exports/exportpage.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "workspace/workspace.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialog>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using exports::ExportPage;
using storedesk::exports::Preset;

namespace {
struct ExportScenes
{
    Q_DECLARE_TR_FUNCTIONS(ExportScenes)
};
} // namespace

static ExportPage *exportPage(PageHost &host)
{
    return qobject_cast<ExportPage *>(host.currentPage());
}

static QWidget *openContacts(PageHost &host)
{
    auto *page = host.open({pageid::newExport});
    return page ? page->window() : nullptr;
}

static QWidget *openActivities(PageHost &host)
{
    auto *page = host.open({pageid::newExport, {u"activities"_s}});
    return page ? page->window() : nullptr;
}

static bool chooseYear(PageHost &host)
{
    exportPage(host)->what().choose(Preset::LastYear);
    return true;
}

// Stops other exports. An unfinished export of a whole year would block the queue at the service.
static bool stopOtherExports(PageHost &host)
{
    auto &jobManager = host.workspace().jobManager();
    for (const auto &job : std::vector(jobManager.jobs())) {
        if (exportrun::exportKind.matches(job.head.outline)
            && job.head.state != journal::JobState::Done)
            jobManager.cancel(job.id);
    }
    return true;
}

template <int Step>
static bool goToExportStep(PageHost &host)
{
    if (exportPage(host)->step() != Step)
        exportPage(host)->goTo(Step);
    return exportPage(host)->settled();
}

// Chooses a segment that does not exist, which the service rejects.
static bool chooseNoSegment(PageHost &host)
{
    const QJsonObject filters{{catalogue::key::segmentId, u"aaaaaaaaaaaaaaaaaaaaaaaa"_s}};
    exportPage(host)->what().setTyped(u"contacts"_s, {{catalogue::key::filters, filters}});
    return true;
}

static bool pressNext(PageHost &host)
{
    exportPage(host)->findChild<QAbstractButton *>(u"next"_s)->click();
    return true;
}

// Confirms the export if the account requires it.
static bool agreeToExport(PageHost &host)
{
    const auto *page = exportPage(host);
    if (page->step() >= ExportPage::firstClosedStep)
        return true;
    const auto *dialog = page->window()->findChild<QDialog *>(u"review"_s);
    auto *button = dialog ? dialog->findChild<QAbstractButton *>(u"agree"_s) : nullptr;
    if (button)
        button->click();
    return false;
}

static bool isUnderWay(PageHost &host)
{
    return exportPage(host)->place().values.value(0) == exportJobWord
        && exportPage(host)->settled();
}

static bool isFetched(PageHost &host)
{
    return exportPage(host)->step() > ExportPage::firstClosedStep && exportPage(host)->settled();
}

QList<Scene> exportScenes()
{
    const QList<SceneStep> sent{goToExportStep<2>, pressNext, agreeToExport};
    return {
        {"new-export"_L1, ExportScenes::tr("New export"), openContacts},
        inSteps({"export-range"_L1, ExportScenes::tr("New export: a whole year"), openActivities},
                {chooseYear}),
        inSteps({"export-options"_L1, ExportScenes::tr("New export: columns and format"),
                 openActivities},
                {chooseYear, goToExportStep<1>}),
        inSteps({"export-plan"_L1, ExportScenes::tr("New export: the plan"), openActivities},
                {chooseYear, goToExportStep<2>}),
        inSteps({"export-result"_L1, ExportScenes::tr("New export: the result"), openContacts},
                QList<SceneStep>{stopOtherExports} + sent + QList<SceneStep>{isFetched}),
        inSteps({"export-failed"_L1, ExportScenes::tr("New export: rejected"), openContacts},
                QList<SceneStep>{chooseNoSegment} + sent + QList<SceneStep>{isFetched}),
        inSteps({"export-run"_L1, ExportScenes::tr("New export: running"), openActivities},
                QList<SceneStep>{chooseYear} + sent + QList<SceneStep>{isUnderWay}),
    };
}

} // namespace storedesk::ui::tour
