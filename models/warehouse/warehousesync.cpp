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

// The state of the tables, and the status if this version can read it.
struct WarehouseSync::StatusRead
{
    WarehouseSchema::State state = WarehouseSchema::State::Empty;
    std::optional<WarehouseStatus> status = {};
    base::Problem problem = {};
};

WarehouseSync::WarehouseSync(account::Account &account, jobs::JobManager &jobManager,
                             exports::LocalExports &localExports)
    : m_account(account)
    , m_exports(localExports)
    , m_secrets(account.clock())
    , m_export(jobManager, localExports)
    , m_inbox(new QObject, [](QObject *inbox) { inbox->deleteLater(); })
    , m_worker(
          std::make_unique<base::WorkerThread>(u"warehouse"_s, base::WorkerThread::Priority::Low))
{
    connect(&m_export, &SyncExport::arrived, this, &WarehouseSync::arrived);
    connect(&m_export, &SyncExport::failed, this, &WarehouseSync::fail);
    connect(&m_export, &SyncExport::paused, this, &WarehouseSync::pause);
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
    abandon();
}

void WarehouseSync::abandon()
{
    ++m_run;
    m_worker->clear();
    if (m_progress)
        m_progress->cancel();
    if (m_interrupt)
        m_interrupt->abandon();
    m_worker->post([warehouse = std::exchange(m_warehouse, nullptr)] { });
    // The thread may still wait for the address of the host.
    base::inBackground(
        [worker = std::move(m_worker)]() mutable {
            worker.reset();
            return true;
        },
        m_inbox.get(), [](bool) {});
}

template <typename Work, typename Done>
void WarehouseSync::post(Work work, Done done)
{
    // The activity has ended meanwhile.
    if (!m_warehouse)
        return;
    m_worker->post([self = QPointer(this), run = m_run, inbox = m_inbox, work = std::move(work),
                    done = std::move(done), warehouse = m_warehouse]() mutable {
        const auto result =
            std::make_shared<std::invoke_result_t<Work &, Warehouse &>>(work(*warehouse));
        warehouse.reset();
        QMetaObject::invokeMethod(
            inbox.get(),
            [self, run, done = std::move(done), result]() mutable {
                if (!self || self->m_run != run)
                    return;
                if (*result)
                    done(std::move(*result));
                else
                    self->fail(result->error());
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
    const auto given = password.isEmpty() ? std::nullopt : std::optional(password);
    begin(Activity::Connecting, settings, given, [this, settings, password] {
        use(settings, password);
        readStatus();
    });
}

void WarehouseSync::use(const ConnectionSettings &settings, const QByteArray &password)
{
    m_settings = settings;
    m_status.reset();
    m_verification.reset();
    const auto noteProblem = [this](const base::Result<void> &stored) {
        if (stored)
            return;
        m_problem = stored.error();
        Q_EMIT changed();
    };
    if (!password.isEmpty())
        m_secrets.write(m_settings.secretId(), password, this, noteProblem);
    base::inBackground(
        [folder = m_account.folder(), settings] { return storeConnection(folder, settings); }, this,
        noteProblem);
}

void WarehouseSync::refresh()
{
    if (!m_settings.parameters.isEmpty())
        begin(Activity::Connecting, m_settings, {}, [this] { readStatus(); });
}

void WarehouseSync::begin(Activity activity, const ConnectionSettings &settings,
                          const std::optional<QByteArray> &password, std::function<void()> next)
{
    if (m_activity != Activity::Idle)
        return;
    m_activity = activity;
    m_problem = {};
    m_pausing = false;
    m_export.stopWaiting();
    m_done = 0;
    m_total = 0;
    m_began = m_account.clock().ticks();
    m_interrupt = std::make_shared<SqlInterrupt>();
    m_progress = std::make_shared<base::Progress>();
    Q_EMIT changed();
    if (password)
        return open(settings, *password, std::move(next));
    m_secrets.read(settings.secretId(), this,
                   [this, run = m_run, settings,
                    next = std::move(next)](const base::Result<QByteArray> &stored) {
                       if (run == m_run)
                           open(settings, stored.value_or(QByteArray()), next);
                   });
}

void WarehouseSync::open(const ConnectionSettings &settings, const QByteArray &password,
                         std::function<void()> next)
{
    using Opened = Outcome<std::unique_ptr<Warehouse>>;
    m_worker->post([self = QPointer(this), run = m_run, inbox = m_inbox, settings, password,
                    interrupt = m_interrupt, next = std::move(next)]() mutable {
        const auto opened = std::make_shared<Opened>(
            Warehouse::open(settings, password, base::placesOf().temporary, interrupt));
        QMetaObject::invokeMethod(
            inbox.get(),
            [self, run, opened, next = std::move(next)] {
                if (!self || self->m_run != run)
                    return;
                if (!*opened)
                    return self->fail(opened->error());
                self->m_warehouse = std::move(**opened);
                next();
            },
            Qt::QueuedConnection);
    });
}

void WarehouseSync::readStatus()
{
    m_export.stopWaiting();
    const auto read = [](Warehouse &warehouse) -> Outcome<StatusRead> {
        using State = WarehouseSchema::State;
        const auto state = warehouse.schema().state();
        if (!state)
            return tl::unexpected(state.error());
        StatusRead result{.state = *state};
        if (*state == State::Empty)
            return result;
        auto status = warehouse.status();
        if (!status && *state != State::Older)
            return tl::unexpected(status.error());
        if (status)
            result.status = *std::move(status);
        else
            result.problem = status.error().problem;
        return result;
    };
    post(read, [this](const Outcome<StatusRead> &status) {
        m_status = status->status;
        m_needsTables = status->state == WarehouseSchema::State::Empty;
        m_needsUpgrade = status->state == WarehouseSchema::State::Older;
        if (m_needsUpgrade)
            m_problem = status->problem;
        finish();
    });
}

void WarehouseSync::create(QDate firstDay)
{
    begin(Activity::Creating, m_settings, {}, [this, firstDay] {
        post([store = store(),
              firstDay](Warehouse &warehouse) { return warehouse.create(store, firstDay); },
             [this](const Outcome<void> &) { readStatus(); });
    });
}

void WarehouseSync::sync()
{
    m_verification.reset();
    begin(Activity::Syncing, m_settings, {}, [this] {
        const auto start = [store = store(), now = m_account.clock().now()](
                               Warehouse &warehouse) -> Outcome<QString> {
            if (const auto began = warehouse.beginSync(store, now); !began)
                return tl::unexpected(began.error());
            return warehouse.job();
        };
        post(start, [this](const Outcome<QString> &job) {
            m_export.resume(*job);
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
    const auto job = m_export.request(step);
    if (job)
        post([job = *job](Warehouse &warehouse) { return warehouse.setJob(job); },
             [](const Outcome<void> &) {});
}

void WarehouseSync::arrived(const SyncStep &step)
{
    if (m_activity == Activity::Syncing)
        advance();
    else
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

void WarehouseSync::forget(const QString &job)
{
    if (job != m_export.job())
        return;
    m_export.discard(job);
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
    begin(Activity::Verifying, m_settings, {}, [this] {
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
    if (m_pausing) {
        m_verification.reset();
        m_export.discard(m_export.job());
    }
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
    if (m_pausing || (m_activity != Activity::Syncing && m_activity != Activity::Verifying))
        return;
    m_pausing = true;
    m_progress->cancel();
    // While an export is running, no statement is.
    if (m_export.isWaiting() && m_activity == Activity::Verifying) {
        verifyNext();
    } else if (m_export.isWaiting()) {
        m_export.pause();
        readStatus();
    } else {
        m_interrupt->cancel();
    }
    Q_EMIT changed();
}

void WarehouseSync::cancel()
{
    if (m_activity == Activity::Idle)
        return;
    m_export.discard(m_export.job());
    abandon();
    m_worker =
        std::make_unique<base::WorkerThread>(u"warehouse"_s, base::WorkerThread::Priority::Low);
    m_verification.reset();
    // The warehouse still contains the start of the sync, so the next one continues it.
    if (m_activity == Activity::Syncing && m_status && !m_status->state.began.isValid())
        m_status->state.began = m_account.clock().now();
    finish();
}

void WarehouseSync::fail(const WarehouseFault &fault)
{
    m_export.stopWaiting();
    if (m_activity == Activity::Verifying) {
        m_verification.reset();
        m_export.discard(m_export.job());
    }
    if (m_pausing && fault.kind == WarehouseFaultKind::Cancelled) {
        m_pausing = false;
        return m_warehouse ? readStatus() : finish();
    }
    m_problem = fault.problem;
    finish();
}

void WarehouseSync::finish()
{
    m_activity = Activity::Idle;
    m_pausing = false;
    m_export.stopWaiting();
    // Ends the connection in the worker thread, after all posted work.
    m_worker->post([warehouse = std::exchange(m_warehouse, nullptr)] { });
    Q_EMIT changed();
}

} // namespace storedesk::warehouse
