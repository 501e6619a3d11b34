// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/warehouse/warehouserun.h"

#include "app/cli/account/callend.h"
#include "app/cli/account/storeidentity.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"
#include "app/cli/warehouse/warehousereport.h"

#include "catalogue/key.h"
#include "exportrun/exportjobkind.h"
#include "jobs/accountowner.h"
#include "journal/journal.h"
#include "warehouse/storedconnection.h"

#include <QFileInfo>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using warehouse::Outcome;
using warehouse::SyncStep;
using warehouse::WarehouseFaultKind;

// Purchases are known for two years.
static constexpr int usualYears = 2;

Outcome<std::unique_ptr<warehouse::Warehouse>>
openWarehouse(const warehouse::ConnectionSettings &settings, const QString &temporaryFolder)
{
    auto opened = warehouse::Warehouse::open(settings, {}, temporaryFolder);
    if (opened || opened.error().kind != WarehouseFaultKind::NeedsPassword)
        return opened;
    const auto stored = readSecret(settings.secretId());
    if (!stored.key || stored.key->isEmpty())
        return opened;
    return warehouse::Warehouse::open(settings, *stored.key, temporaryFolder);
}

WarehouseRun::WarehouseRun(const CommandAccount &account, WarehouseRequest request,
                           QString temporaryFolder)
    : m_accountFolder(account.folder())
    , m_request(std::move(request))
    , m_temporaryFolder(std::move(temporaryFolder))
    , m_exports(account, m_request.asJson)
{ }

int WarehouseRun::fail(const Problem &problem)
{
    m_problem = problem;
    if (!m_request.isSilent)
        complain(problem, m_request.asJson);
    return WrongUsage;
}

int WarehouseRun::fail(const warehouse::WarehouseFault &fault)
{
    m_problem = fault.problem;
    return m_request.isSilent ? exitCodeOf(fault.kind) : reportFault(fault, m_request.asJson);
}

Outcome<warehouse::WarehouseStore> WarehouseRun::store()
{
    const auto answer = readStore(m_exports.session(), m_exports.clock());
    if (!answer || !*answer)
        return warehouse::fault(
            WarehouseFaultKind::NoConnection,
            answer ? answer->error().words
                   : Problem{.what = CommandWords::tr("The service didn't respond.")});
    const auto record = (*answer)->document.object();
    const auto owner = jobs::withStore(m_exports.places().jobs.owner(), record);
    return warehouse::WarehouseStore{
        .id = owner.store,
        .name = owner.storeName.isEmpty() ? owner.store : owner.storeName,
        .zone = record[catalogue::key::timeZone].toString().toLatin1()};
}

Outcome<void> WarehouseRun::begin()
{
    auto opened = openWarehouse(m_request.connection, m_temporaryFolder);
    if (!opened)
        return tl::unexpected(opened.error());
    m_warehouse = *std::move(opened);
    return {};
}

int WarehouseRun::init()
{
    if (const auto opened = begin(); !opened)
        return fail(opened.error());
    const auto owner = store();
    if (!owner)
        return fail(owner.error());
    const auto today = m_exports.clock().now().date();
    const auto first = m_request.from.isValid()
        ? m_request.from
        : QDate(today.year(), today.month(), 1).addYears(-usualYears);
    if (const auto made = m_warehouse->create(*owner, first); !made)
        return fail(made.error());
    if (const auto kept = warehouse::storeConnection(m_accountFolder, m_request.connection); !kept)
        return fail(kept.error());
    if (m_request.asJson)
        printJson({{u"created"_s, true}, {u"firstDay"_s, first.toString(Qt::ISODate)}});
    else
        printLine(CommandWords::tr("The warehouse is ready for data from %1 onwards. Fill it with "
                                   "“storedesk-cli warehouse sync”.")
                      .arg(first.toString(Qt::ISODate)));
    return Done;
}

base::Result<std::vector<exports::StoredExport>> WarehouseRun::storedExports() const
{
    const auto &folder = m_exports.places().exports;
    if (!exports::ExportRegister::exists(folder))
        return std::vector<exports::StoredExport>();
    return exports::ExportRegister::open(folder).and_then(
        [](exports::ExportRegister known) { return known.all(); });
}

void WarehouseRun::forget(const exports::StoredExport &stored)
{
    if (stored.job != m_job)
        return;
    m_job.clear();
    // The job has no table any more, so it cannot be continued.
    if (const auto noted = m_warehouse->setJob({}); !noted)
        complain(noted.error().problem, m_request.asJson);
    if (const auto removed = exports::removeTable(m_exports.places().exports, stored); !removed)
        complain(removed.error(), m_request.asJson);
}

// Whether the job exports the same rows and is not completed yet.
static bool canContinue(const journal::JobFolder &folder, const QString &job, const SyncStep &step,
                        const base::Clock &clock)
{
    if (job.isEmpty() || !QFileInfo::exists(folder.pathOf(job)))
        return false;
    const auto journal = journal::Journal::openAgain(folder.pathOf(job), clock);
    if (!journal)
        return false;
    const auto &head = (*journal)->head();
    const auto known = exportrun::exportPlanOf(head.outline);
    return known && head.created > step.notBefore && known->kind == step.plan.kind
        && known->periods == step.plan.periods && known->body == step.plan.body;
}

int WarehouseRun::request(const SyncStep &step)
{
    const auto interrupted = m_warehouse->job();
    if (!interrupted)
        return fail(interrupted.error());
    const auto &folder = m_exports.places().jobs;
    m_job = *interrupted;
    if (!canContinue(folder, m_job, step, m_exports.clock())) {
        m_job = folder.newId(m_exports.clock());
        if (const auto written =
                exports::writeExportJob(m_exports.jobFolder(), m_job, step.plan, m_exports.clock());
            !written)
            return fail(written.error());
        if (const auto noted = m_warehouse->setJob(m_job); !noted)
            return fail(noted.error());
    }
    const auto code = m_exports.exec(m_job, TableReport::Hidden);
    if (code != Done)
        return code;
    const auto stored = storedExports();
    if (!stored)
        return fail(stored.error());
    const auto made = std::ranges::find(*stored, m_job, &exports::StoredExport::job);
    if (made == stored->end())
        return fail(Problem{.what = CommandWords::tr("The export is missing.")});
    const auto checked = warehouse::checkMade(step, *made);
    if (!checked) {
        forget(*made);
        return fail(checked.error());
    }
    return Done;
}

int WarehouseRun::sync()
{
    if (const auto opened = begin(); !opened)
        return fail(opened.error());
    const auto owner = store();
    if (!owner)
        return fail(owner.error());
    const auto began = m_warehouse->beginSync(*owner, m_exports.clock().now());
    if (!began)
        return fail(began.error());
    if (m_request.from.isValid()) {
        const auto last = m_request.to.isValid() ? m_request.to : m_exports.clock().now().date();
        if (const auto marked = m_warehouse->readAgain(m_request.from, last); !marked)
            return fail(marked.error());
    }
    const auto interrupted = m_warehouse->job();
    m_job = interrupted.value_or(QString());
    for (;;) {
        const auto state = m_warehouse->syncState();
        const auto stored = storedExports();
        if (!state)
            return fail(state.error());
        if (!stored)
            return fail(stored.error());
        const auto step = warehouse::nextStep(*state, *stored);
        if (!step)
            return fail(step.error());
        if (step->kind == SyncStep::Kind::Done)
            break;
        if (step->kind == SyncStep::Kind::Request) {
            if (const auto code = request(*step); code != Done)
                return code;
            continue;
        }
        base::Progress progress;
        const auto counts = m_warehouse->load(*step, progress);
        if (!counts)
            return fail(counts.error());
        reportLoad(*step, *counts, m_request.asJson);
        forget(step->stored);
    }
    if (const auto ended = m_warehouse->endSync(); !ended)
        return fail(ended.error());
    return Done;
}

// Returns the export of the step's job.
static base::Result<SyncStep> loadedStep(SyncStep step, const QString &job,
                                         const std::vector<exports::StoredExport> &stored)
{
    const auto made = std::ranges::find(stored, job, &exports::StoredExport::job);
    if (made == stored.end())
        return tl::unexpected(Problem{.what = CommandWords::tr("The export is missing.")});
    step.kind = step.days.empty() ? SyncStep::Kind::LoadContacts : SyncStep::Kind::LoadActivities;
    step.stored = *made;
    return step;
}

int WarehouseRun::verify()
{
    if (const auto opened = begin(); !opened)
        return fail(opened.error());
    const auto owner = store();
    if (!owner)
        return fail(owner.error());
    const auto status = m_warehouse->prepareVerification(*owner);
    if (!status)
        return fail(status.error());
    const auto steps = warehouse::verificationSteps(status->days, m_request.from, m_request.to);
    if (!steps)
        return fail(steps.error());
    warehouse::WarehouseVerifier verifier(*m_warehouse);
    auto sum = verifier.compareDerived();
    if (!sum)
        return fail(sum.error());
    for (const auto &step : *steps) {
        if (const auto code = request(step); code != Done)
            return code;
        const auto stored = storedExports();
        const auto loaded = stored ? loadedStep(step, m_job, *stored)
                                   : base::Result<SyncStep>(tl::unexpect, stored.error());
        if (!loaded)
            return fail(loaded.error());
        base::Progress progress;
        const auto compared = verifier.compare(*loaded, progress);
        if (!compared)
            return fail(compared.error());
        sum->add(*compared);
        forget(loaded->stored);
    }
    return reportVerification(*sum, m_request.asJson);
}

} // namespace storedesk::cli
