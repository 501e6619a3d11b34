// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/host/jobaddress.h"
#include "ui/host/pageid.h"
#include "ui/tour/scenes.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "jobs/jobmanager.h"
#include "jobs/jobrun.h"
#include "jobs/rowmaker.h"
#include "storage/namedids.h"
#include "storage/views.h"
#include "transfers/filedownloads.h"
#include "ui/overview/overviewpage.h"
#include "ui/shell/mainwindow.h"
#include "workspace/workspace.h"

#include <QAbstractItemModel>
#include <QDialog>
#include <QJsonArray>
#include <QListView>
#include <QTemporaryDir>

#include <algorithm>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;
using catalogue::OperationId;

namespace {

const auto namedSegment = u"6735e1a09c2b41f0a8d3e77b"_s;

// Starts a job that changes contacts which do not exist.
void beginPoints(PageHost &host)
{
    const storedesk::jobs::BulkPlan plan{.operation = OperationId::PatchContactByEmail,
                                         .keyColumn = 0,
                                         .targets = {{1, catalogue::key::contact::points}}};
    const storedesk::jobs::RowMaker maker(plan);
    storedesk::jobs::ListJob job{
        .title = u"puntos-noviembre.csv"_s, .plan = plan, .columns = {}, .rows = {}};
    for (int row = 1; row <= 240; ++row)
        job.rows.push_back(maker.row({u"nadie%1@example.com"_s.arg(row), u"10"_s}));
    (void)host.workspace().jobManager().begin(job);
}

// Cancels the jobs of earlier scenes.
void cancelJobs(PageHost &host)
{
    auto &jobManager = host.workspace().jobManager();
    for (const auto &job : std::vector(jobManager.jobs())) {
        if (job.head.state != journal::JobState::Done)
            jobManager.cancel(job.id);
    }
}

QWidget *openPausedWork(PageHost &host)
{
    cancelJobs(host);
    beginPoints(host);
    auto *page = host.open({.page = pageid::overview});
    return page ? page->window() : nullptr;
}

bool pauseWork(PageHost &host)
{
    auto &jobManager = host.workspace().jobManager();
    jobManager.pauseAll();
    const auto &jobs = jobManager.jobs();
    return !jobs.empty() && jobs.front().head.state == journal::JobState::Paused
        && jobManager.running() == 0;
}

bool refreshOverview(PageHost &host)
{
    host.currentPage()->refresh();
    return true;
}

bool isLoaded(PageHost &host)
{
    return host.currentPage()->settled();
}

QWidget *openNames(PageHost &host)
{
    auto *window = dynamic_cast<shell::MainWindow *>(&host);
    if (!window || !host.open({.page = pageid::shortcuts}))
        return nullptr;
    storage::nameId(host.account().storage().views(), storage::NamedKind::Segment, namedSegment,
                    u"Compradores de Madrid"_s);
    window->goTo(u"ma"_s);
    return window;
}

// Opens the palette again if the page took the focus.
bool hasNames(PageHost &host)
{
    auto &window = dynamic_cast<shell::MainWindow &>(host);
    const auto *list = window.findChild<QListView *>(u"paletteList"_s);
    if (!list->isVisible())
        window.goTo(u"ma"_s);
    return list->isVisible() && host.account().session().client().underWay() == 0
        && list->model()->rowCount() > 4;
}

QWidget *openWithRunningJob(PageHost &host)
{
    cancelJobs(host);
    beginPoints(host);
    return dynamic_cast<shell::MainWindow *>(&host);
}

// Whether a job is running, because the question is asked only about running jobs.
bool jobIsRunning(PageHost &host)
{
    const auto &jobManager = host.workspace().jobManager();
    return std::ranges::any_of(jobManager.jobs(), [&jobManager](const auto &job) {
        const auto *run = jobManager.runOf(job.id);
        return run && run->state() == storedesk::jobs::JobRun::State::Running;
    });
}

bool quit(PageHost &host)
{
    auto &window = dynamic_cast<shell::MainWindow &>(host);
    const auto asks = [&window] {
        return window.findChild<QDialog *>(u"jobsQuestion"_s) != nullptr;
    };
    if (!asks())
        window.close();
    return asks();
}

QWidget *openSegment(PageHost &host)
{
    storage::nameId(host.account().storage().views(), storage::NamedKind::Segment, namedSegment,
                    u"Compradores de Madrid"_s);
    auto *page =
        host.open({.page = pageid::newExport,
                   .values = {u"contacts"_s},
                   .filter = QMap<QString, QString>{{catalogue::key::segmentId, namedSegment}}});
    return page ? page->window() : nullptr;
}

// Downloads the file of an export slowly.
QWidget *openDownload(PageHost &host)
{
    static const QTemporaryDir folder;
    cancelJobs(host);
    for (const auto &row : host.workspace().fileDownloads().rows())
        host.workspace().fileDownloads().cancel(row.id);
    auto *page = host.open({.page = pageid::jobs});
    if (!page)
        return nullptr;
    auto &session = host.account().session();
    session.exports().list(page)->then(page, [&host, &session](const http::Outcome &outcome) {
        const auto exports =
            outcome ? outcome->document.object()[u"results"_s].toArray() : QJsonArray();
        for (const auto &each : exports) {
            const QUrl address(each[catalogue::key::fileUrl].toString());
            const auto id = each[catalogue::key::id].toString();
            if (address.isEmpty())
                continue;
            const auto download = host.workspace().fileDownloads().start(
                {.address = address,
                 .member = catalogue::key::fileUrl,
                 .read = session.exports().toGet(id),
                 .folder = folder.path(),
                 .name = u"contactos-noviembre.zip"_s,
                 .replace = true,
                 .page = PageAddress{u"export"_s, {id}}.text()});
            host.open(jobPlace(download));
            return;
        }
    });
    return page->window();
}

bool isHalfDownloaded(PageHost &host)
{
    return std::ranges::any_of(host.workspace().fileDownloads().rows(), [](const auto &row) {
        return row.isRunning() && row.total > 0 && row.done * 2 >= row.total;
    });
}

} // namespace

QList<Scene> workScenes()
{
    const QStringList slow{u"patchContactByEmail:drip=10"_s};
    return {
        inSteps({.name = "overview-work"_L1,
                 .title = u"Overview: work that needs attention"_s,
                 .open = openPausedWork,
                 .troubles = slow},
                {pauseWork, refreshOverview, isLoaded}),
        {.name = "shell-palette-names"_L1,
         .title = u"Go to anything: names"_s,
         .open = openNames,
         .ready = hasNames},
        {.name = "export-segment"_L1, .title = u"Export: a named segment"_s, .open = openSegment},
        inSteps({.name = "shell-quit-jobs"_L1,
                 .title = u"Quitting with running jobs"_s,
                 .open = openWithRunningJob,
                 .troubles = slow},
                {jobIsRunning, quit}),
        inSteps({.name = "jobs-transfers"_L1,
                 .title = u"Jobs: a download"_s,
                 .open = openDownload,
                 .troubles = {u"file:drip=700"_s}},
                {isHalfDownloaded}),
    };
}

} // namespace storedesk::ui::tour
