// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/warehousesync.h"

#include "account/account.h"
#include "base/background.h"
#include "base/privatefolder.h"
#include "catalogue/key.h"
#include "jobs/accountowner.h"
#include "warehouse/storedconnection.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;

namespace {

struct SyncWords
{
    Q_DECLARE_TR_FUNCTIONS(WarehouseSync)
};

} // namespace

// The next step, and how many days are left.
struct WarehouseSync::Advance
{
    SyncStep step = {};
    qint64 days = 0;
};

WarehouseSync::WarehouseSync(account::Account &account, exports::LocalExports &localExports)
    : m_account(account)
    , m_exports(localExports)
    , m_secrets(account.clock())
    , m_worker(u"warehouse"_s, base::WorkerThread::Priority::Low)
{
    connect(&m_exports, &exports::LocalExports::kept, this, &WarehouseSync::arrived);
    connect(&m_exports, &exports::LocalExports::failed, this,
            [this](const QString &job, const base::Problem &problem) {
                if (!job.isEmpty() && job == m_job && m_requested)
                    fail({.problem = problem});
            });
    connect(&m_exports, &exports::LocalExports::notBegun, this,
            [this](const base::Problem &problem) {
                if (m_requested)
                    fail({.problem = problem});
            });
    if (m_account.store().isEmpty())
        m_account.readStore();
    base::inBackground([folder = account.folder()] { return storedConnection(folder); }, this,
                       [this](const base::Result<ConnectionSettings> &stored) {
                           m_ready = true;
                           if (!stored)
                               m_problem = stored.error();
                           else if (m_settings.parameters.isEmpty())
                               m_settings = *stored;
                           Q_EMIT changed();
                           if (stored && !stored->parameters.isEmpty())
                               refresh();
                       });
}

WarehouseSync::~WarehouseSync()
{
    m_worker.clear();
    if (m_progress)
        m_progress->cancel();
    if (m_warehouse)
        m_warehouse->connection().cancel();
}

template <typename Work, typename Done>
void WarehouseSync::post(Work work, Done done)
{
    // The activity has ended meanwhile.
    if (!m_warehouse)
        return;
    m_worker.post(
        [this, work = std::move(work), done = std::move(done), warehouse = m_warehouse]() mutable {
            const auto result =
                std::make_shared<std::invoke_result_t<Work &, Warehouse &>>(work(*warehouse));
            warehouse.reset();
            QMetaObject::invokeMethod(
                this,
                [this, done = std::move(done), result]() mutable {
                    if (*result)
                        done(std::move(*result));
                    else
                        fail(result->error());
                },
                Qt::QueuedConnection);
        });
}

WarehouseStore WarehouseSync::store() const
{
    const auto &record = m_account.store();
    const auto owner = jobs::withStore({}, record);
    return {.id = owner.store,
            .name = owner.storeName.isEmpty() ? owner.store : owner.storeName,
            .zone = record[catalogue::key::timeZone].toString().toLatin1()};
}

double WarehouseSync::part() const
{
    return m_total == 0 ? 0 : static_cast<double>(m_done) / static_cast<double>(m_total);
}

std::optional<base::Clock::Duration> WarehouseSync::left() const
{
    const auto passed = m_account.clock().ticks() - m_began;
    if (m_done == 0 || m_total == 0 || m_activity == Activity::Idle)
        return std::nullopt;
    return passed * (m_total - m_done) / m_done;
}

void WarehouseSync::connectTo(const ConnectionSettings &settings, const QByteArray &password)
{
    if (m_activity != Activity::Idle)
        return;
    m_settings = settings;
    m_status.reset();
    m_verification.reset();
    const auto connected = [this, password] {
        if (!password.isEmpty())
            m_secrets.write(m_settings.secretId(), password, this,
                            [](const base::Result<void> &) { });
        base::inBackground([folder = m_account.folder(),
                            settings = m_settings] { return storeConnection(folder, settings); },
                           this,
                           [this](const base::Result<void> &stored) {
                               if (!stored)
                                   m_problem = stored.error();
                               readStatus();
                           });
    };
    if (password.isEmpty())
        return begin(Activity::Connecting, connected);
    m_activity = Activity::Connecting;
    m_problem = {};
    Q_EMIT changed();
    open(password, connected);
}

void WarehouseSync::refresh()
{
    if (m_activity == Activity::Idle && !m_settings.parameters.isEmpty())
        begin(Activity::Connecting, [this] { readStatus(); });
}

void WarehouseSync::begin(Activity activity, std::function<void()> next)
{
    if (m_activity != Activity::Idle)
        return;
    m_activity = activity;
    m_problem = {};
    m_pausing = false;
    m_done = 0;
    m_total = 0;
    m_began = m_account.clock().ticks();
    Q_EMIT changed();
    m_secrets.read(m_settings.secretId(), this,
                   [this, next = std::move(next)](const base::Result<QByteArray> &password) {
                       open(password.value_or(QByteArray()), next);
                   });
}

void WarehouseSync::open(const QByteArray &password, std::function<void()> next)
{
    using Opened = Outcome<std::unique_ptr<Warehouse>>;
    m_worker.post([this, settings = m_settings, password, next = std::move(next)]() mutable {
        const auto opened = std::make_shared<Opened>(
            Warehouse::open(settings, password, base::placesOf().temporary));
        QMetaObject::invokeMethod(
            this,
            [this, opened, next = std::move(next)] {
                if (!*opened)
                    return fail(opened->error());
                m_warehouse = std::move(**opened);
                m_progress = std::make_shared<base::Progress>();
                next();
            },
            Qt::QueuedConnection);
    });
}

void WarehouseSync::readStatus()
{
    m_needsTables = false;
    const auto read = [](Warehouse &warehouse) -> Outcome<std::optional<WarehouseStatus>> {
        const auto state = warehouse.schema().state();
        if (!state)
            return tl::unexpected(state.error());
        if (*state == WarehouseSchema::State::Empty)
            return std::nullopt;
        return warehouse.status().map(
            [](WarehouseStatus &&status) { return std::optional(std::move(status)); });
    };
    post(read, [this](const Outcome<std::optional<WarehouseStatus>> &status) {
        m_status = *status;
        m_needsTables = !m_status;
        finish();
    });
}

void WarehouseSync::create(QDate firstDay)
{
    begin(Activity::Creating, [this, firstDay] {
        post([store = store(),
              firstDay](Warehouse &warehouse) { return warehouse.create(store, firstDay); },
             [this](const Outcome<void> &) { readStatus(); });
    });
}

void WarehouseSync::sync()
{
    begin(Activity::Syncing, [this] {
        const auto start = [store = store(), now = m_account.clock().now()](
                               Warehouse &warehouse) -> Outcome<QString> {
            if (const auto began = warehouse.beginSync(store, now); !began)
                return tl::unexpected(began.error());
            return warehouse.job();
        };
        post(start, [this](const Outcome<QString> &job) {
            if (!m_requested)
                m_job = *job;
            advance();
        });
    });
}

void WarehouseSync::advance()
{
    if (m_pausing)
        return readStatus();
    const auto next = [stored = m_exports.all()](Warehouse &warehouse) -> Outcome<Advance> {
        const auto state = warehouse.syncState();
        if (!state)
            return tl::unexpected(state.error());
        const auto step = nextStep(*state, stored);
        if (!step)
            return fault(WarehouseFaultKind::Refused, step.error());
        return Advance{.step = *step, .days = qint64(neededDays(*state).size())};
    };
    post(next, [this](const Outcome<Advance> &advanced) {
        // The contacts count like ten days.
        static constexpr qint64 contacts = 10;
        const auto left = advanced->days + contacts;
        m_total = std::max(m_total, left);
        m_done = m_total - left;
        take(advanced->step);
        Q_EMIT changed();
    });
}

void WarehouseSync::take(const SyncStep &step)
{
    switch (step.kind) {
    case SyncStep::Kind::Request:
        return request(step);
    case SyncStep::Kind::LoadActivities:
    case SyncStep::Kind::LoadContacts:
        return load(step);
    case SyncStep::Kind::Done:
        return endSync();
    }
}

void WarehouseSync::request(const SyncStep &step)
{
    // The job of a paused sync is still running.
    const bool isRunning = m_requested && m_requested->plan.kind == step.plan.kind
        && m_requested->plan.periods == step.plan.periods;
    if (isRunning)
        return;
    m_requested = step;
    m_job = m_exports.begin(step.plan);
    post([job = m_job](Warehouse &warehouse) { return warehouse.setJob(job); },
         [](const Outcome<void> &) {});
}

void WarehouseSync::arrived(const QString &job)
{
    if (job != m_job || !m_requested)
        return;
    auto step = *m_requested;
    m_requested.reset();
    const auto *stored = m_exports.find(job);
    if (m_activity == Activity::Idle || !stored)
        return;
    if (stored->finding.check == exportrun::ExportCheck::Differs)
        return fail(
            {.problem = {.what = SyncWords::tr("The export can't be used, because it may be "
                                               "incomplete."),
                         .why = stored->finding.text,
                         .next = SyncWords::tr("Start the sync again later.")}});
    if (m_activity == Activity::Syncing)
        return advance();
    step.kind = step.days.empty() ? SyncStep::Kind::LoadContacts : SyncStep::Kind::LoadActivities;
    step.stored = *stored;
    compare(step);
}

void WarehouseSync::load(const SyncStep &step)
{
    post([step,
          progress = m_progress](Warehouse &warehouse) { return warehouse.load(step, *progress); },
         [this, job = step.stored.job](const Outcome<MergeCounts> &) {
             forget(job);
             advance();
         });
}

// Deletes exports that only the warehouse needed.
void WarehouseSync::forget(const QString &job)
{
    if (job != m_job)
        return;
    m_exports.remove(job);
    m_job.clear();
    post([](Warehouse &warehouse) { return warehouse.setJob({}); }, [](const Outcome<void> &) {});
}

void WarehouseSync::endSync()
{
    m_done = m_total;
    post([](Warehouse &warehouse) { return warehouse.endSync(); },
         [this](const Outcome<void> &) { readStatus(); });
}

void WarehouseSync::verify()
{
    m_verification.reset();
    begin(Activity::Verifying, [this] {
        using Steps = std::pair<Verification, std::vector<SyncStep>>;
        const auto start = [store = store()](Warehouse &warehouse) -> Outcome<Steps> {
            const auto state = warehouse.prepareVerification(store);
            if (!state)
                return tl::unexpected(state.error());
            const auto derived = WarehouseVerifier(warehouse).compareDerived();
            if (!derived)
                return tl::unexpected(derived.error());
            const auto steps = verificationSteps(state->days, {}, {});
            if (!steps)
                return fault(WarehouseFaultKind::Refused, steps.error());
            return Steps(*derived, *steps);
        };
        post(start, [this](const Outcome<Steps> &steps) {
            m_verification = steps->first;
            m_comparisons = steps->second;
            m_next = 0;
            m_total = qint64(m_comparisons.size());
            verifyNext();
        });
    });
}

void WarehouseSync::verifyNext()
{
    m_done = qint64(m_next);
    if (m_pausing)
        m_verification.reset();
    if (m_pausing || m_next >= m_comparisons.size())
        return readStatus();
    request(m_comparisons[m_next++]);
    Q_EMIT changed();
}

void WarehouseSync::compare(const SyncStep &step)
{
    post(
        [step, progress = m_progress](Warehouse &warehouse) {
            return WarehouseVerifier(warehouse).compare(step, *progress);
        },
        [this, job = step.stored.job](const Outcome<Verification> &compared) {
            if (m_verification)
                m_verification->add(*compared);
            forget(job);
            verifyNext();
        });
}

void WarehouseSync::pause()
{
    if (m_activity != Activity::Syncing && m_activity != Activity::Verifying)
        return;
    m_pausing = true;
    if (m_progress)
        m_progress->cancel();
    if (m_warehouse)
        m_warehouse->connection().cancel();
    // While an export is running, no statement is.
    if (m_requested)
        readStatus();
    Q_EMIT changed();
}

void WarehouseSync::fail(const WarehouseFault &fault)
{
    m_requested.reset();
    if (m_pausing && m_warehouse && fault.kind == WarehouseFaultKind::Cancelled) {
        m_pausing = false;
        return readStatus();
    }
    if (m_activity == Activity::Verifying)
        m_verification.reset();
    m_problem = fault.problem;
    finish();
}

void WarehouseSync::finish()
{
    m_activity = Activity::Idle;
    m_pausing = false;
    // Ends the connection in the worker thread, after all posted work.
    m_worker.post([warehouse = std::exchange(m_warehouse, nullptr)] { });
    m_progress.reset();
    Q_EMIT changed();
}

} // namespace storedesk::warehouse
