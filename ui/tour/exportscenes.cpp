// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/scenes.h"

#include "catalogue/key.h"
#include "jobs/exportplan.h"
#include "jobs/jobboard.h"
#include "ui/exports/exportpage.h"
#include "ui/exports/whatstep.h"
#include "ui/frame/frame.h"
#include "ui/frame/page.h"

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

static ExportPage *exportPage(Frame &frame)
{
    return qobject_cast<ExportPage *>(frame.currentPage());
}

static QWidget *openContacts(Frame &frame)
{
    auto *page = frame.open({QString(ExportPage::word)});
    return page ? page->window() : nullptr;
}

static QWidget *openActivities(Frame &frame)
{
    auto *page = frame.open({QString(ExportPage::word), {u"activities"_s}});
    return page ? page->window() : nullptr;
}

static bool chooseYear(Frame &frame)
{
    exportPage(frame)->what().choose(Preset::LastYear);
    return true;
}

// An unfinished export of a year would block the queue of the service.
static bool stopOtherExports(Frame &frame)
{
    auto &board = jobs::JobBoard::of(frame.desk());
    for (const auto &job : std::vector(board.jobs())) {
        if (job.head.outline.task == jobs::exportTask && job.head.state != journal::JobState::Done)
            board.cancel(job.id);
    }
    return true;
}

template <int Step>
static bool goToExportStep(Frame &frame)
{
    if (exportPage(frame)->step() != Step)
        exportPage(frame)->goTo(Step);
    return exportPage(frame)->settled();
}

// Chooses a segment that does not exist, which the service rejects.
static bool chooseNoSegment(Frame &frame)
{
    const QJsonObject filters{{catalogue::key::segmentId, u"aaaaaaaaaaaaaaaaaaaaaaaa"_s}};
    exportPage(frame)->what().setTyped(u"contacts"_s, {{catalogue::key::filters, filters}});
    return true;
}

static bool pressNext(Frame &frame)
{
    exportPage(frame)->findChild<QAbstractButton *>(u"next"_s)->click();
    return true;
}

// Confirms the export if the account requires it.
static bool agreeToExport(Frame &frame)
{
    const auto *page = exportPage(frame);
    if (page->step() >= ExportPage::firstClosedStep)
        return true;
    const auto *dialog = page->window()->findChild<QDialog *>(u"review"_s);
    auto *button = dialog ? dialog->findChild<QAbstractButton *>(u"agree"_s) : nullptr;
    if (button)
        button->click();
    return false;
}

static bool isUnderWay(Frame &frame)
{
    return exportPage(frame)->place().values.value(0) == exportJobWord
        && exportPage(frame)->settled();
}

static bool isFetched(Frame &frame)
{
    return exportPage(frame)->step() > ExportPage::firstClosedStep && exportPage(frame)->settled();
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
