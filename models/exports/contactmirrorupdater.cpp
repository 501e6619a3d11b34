// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/contactmirrorupdater.h"

#include "account/account.h"
#include "account/contactmirrorcleaner.h"
#include "catalogue/key.h"
#include "exports/acceptedrows.h"
#include "exports/exportrules.h"

#include <algorithm>

namespace storedesk::exports {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using base::inBackground;
using storage::ContactMirror;
using storage::ContactMirrorFolder;
namespace key = catalogue::key;

static constexpr base::Clock::Duration betweenLooks = 5min;

// Returns the body of the export request, which selects an unambiguous format and all columns.
static QJsonObject wantedBody()
{
    return {{key::delimiter, u","_s}, {key::dateFormat, u"ISO"_s}, {key::version, u"v5"_s}};
}

base::Result<exportrun::ExportPlan> mirrorExport(QDate today)
{
    return planOf(u"contacts"_s, wantedBody(), today).map([](exportrun::ExportPlan plan) {
        plan.title = journal::storedTitle(
            {.context = ContactMirrorUpdater::staticMetaObject.className(),
             .text = QT_TRANSLATE_NOOP("storedesk::exports::ContactMirrorUpdater",
                                       "Contacts for the offline copy")});
        return plan;
    });
}

// Deletes an outdated copy before it is read.
static base::Result<ContactMirrorUpdater::Known> knownOf(const ContactMirrorFolder &folder,
                                                         const QDateTime &limit)
{
    const auto state = folder.dropOlder(limit).and_then([&folder] { return folder.read(); });
    if (!state)
        return tl::unexpected(state.error());
    ContactMirrorUpdater::Known known{.state = *state};
    if (state->path.isEmpty())
        return known;
    auto copy = ContactMirror::open(state->path);
    if (!copy)
        return tl::unexpected(copy.error());
    const auto count = copy->count();
    if (!count)
        return tl::unexpected(count.error());
    known.count = *count;
    known.asked = copy->asked();
    known.columns = copy->columns();
    const auto imports = copy->imports();
    if (!imports)
        return tl::unexpected(imports.error());
    known.imports = *imports;
    return known;
}

ContactMirrorUpdater::ContactMirrorUpdater(account::Account &account, jobs::JobManager &jobManager,
                                           LocalExports &localExports, Requests requests)
    : m_account(account)
    , m_jobManager(jobManager)
    , m_shelf(localExports)
    , m_folder(account.folder())
    , m_requests(requests)
    , m_timer(account.clock().timer([this] { look(); }))
    , m_stopped(std::make_shared<std::atomic<bool>>(false))
{
    connect(&m_shelf, &LocalExports::changed, this, &ContactMirrorUpdater::applyTable);
    connect(&m_shelf, &LocalExports::notBegun, this, &ContactMirrorUpdater::fail);
    connect(&m_shelf, &LocalExports::failed, this,
            [this](const QString &job, const base::Problem &problem) {
                if (job == m_known.state.job && !job.isEmpty())
                    fail(problem);
            });
    connect(&m_jobManager, &jobs::JobManager::jobEnded, this, &ContactMirrorUpdater::mergeImports);
    connect(&m_jobManager, &jobs::JobManager::listChanged, this,
            &ContactMirrorUpdater::mergeImports);
    connect(&m_jobManager, &jobs::JobManager::jobEnded, this, &ContactMirrorUpdater::changed);
    connect(&m_jobManager, &jobs::JobManager::listChanged, this, &ContactMirrorUpdater::changed);
    connect(&m_jobManager, &jobs::JobManager::failed, this, [this] { m_begun.clear(); });
    connect(&account.copiedContacts(), &account::ContactMirrorCleaner::failed, this,
            &ContactMirrorUpdater::fail);
    connect(&account.copiedContacts(), &account::ContactMirrorCleaner::contactsChanged, this,
            [this] {
                m_reader.noteChange();
                read();
                Q_EMIT contentChanged();
            });
    connect(&account.settings(), &settings::Settings::changed, this,
            [this](settings::Setting setting) {
                if (setting == settings::Setting::CopyDays)
                    read();
            });
    read();
    look();
}

ContactMirrorUpdater::~ContactMirrorUpdater()
{
    *m_stopped = true;
}

void ContactMirrorUpdater::read()
{
    inBackground([folder = m_folder, limit = oldest()] { return knownOf(folder, limit); }, this,
                 [this](const base::Result<Known> &known) {
                     m_ready = true;
                     if (!known)
                         return fail(known.error());
                     const bool other = known->state.path != m_known.state.path;
                     if (other && hasCopy() && !known->state.path.isEmpty())
                         Q_EMIT aboutToReplace();
                     m_known = *known;
                     m_reader.setPath(m_known.state.path);
                     applyTable();
                     mergeImports();
                     Q_EMIT changed();
                     if (other)
                         Q_EMIT contentChanged();
                 });
}

QDateTime ContactMirrorUpdater::oldest() const
{
    return m_account.clock().now().addDays(
        -m_account.settings().number(settings::Setting::CopyDays));
}

void ContactMirrorUpdater::fail(const base::Problem &problem)
{
    m_problem = problem;
    m_asking = false;
    m_begun.clear();
    Q_EMIT changed();
}

// Returns false if the job no longer exists or has ended without a table.
bool ContactMirrorUpdater::isMaking() const
{
    if (m_asking || !m_taking.isEmpty())
        return true;
    const auto &job = m_known.state.job;
    if (!m_known.state.on || job.isEmpty() || job == m_known.state.taken
        || !m_problem.what.isEmpty())
        return false;
    if (!m_jobManager.isReady() || m_shelf.find(job) || m_shelf.isJoining(job))
        return true;
    const auto *listed = m_jobManager.find(job);
    if (!listed)
        return job == m_begun;
    // The copy was made from a newer export of the user.
    if (m_known.asked.isValid() && listed->head.begun < m_known.asked
        && listed->head.state == journal::JobState::Done)
        return false;
    // A job that paused automatically waits for the user.
    if (listed->head.state == journal::JobState::Paused && !m_jobManager.runOf(job))
        return false;
    return listed->head.state != journal::JobState::Done
        || listed->head.counts[journal::RowState::Done] == listed->head.rows();
}

// Requests the first copy of a day as soon as the program runs.
void ContactMirrorUpdater::look()
{
    if (m_requests == Requests::ByOthers)
        return;
    m_timer->start(betweenLooks);
    if (m_account.mayWrite() && m_folder.isOn())
        ask(m_account.clock().now().toLocalTime().date().startOfDay());
}

void ContactMirrorUpdater::turnOn()
{
    if (!m_account.mayWrite())
        return;
    m_problem = {};
    m_asking = true;
    inBackground([folder = m_folder] { return folder.turnOn(); }, this,
                 [this](const base::Result<void> &done) {
                     if (!done)
                         return fail(done.error());
                     m_stopped = std::make_shared<std::atomic<bool>>(false);
                     m_asking = false;
                     m_known.state.on = true;
                     update();
                 });
    Q_EMIT changed();
}

void ContactMirrorUpdater::update()
{
    if (m_account.mayWrite() && !isMaking())
        ask(m_account.clock().now());
}

void ContactMirrorUpdater::ask(const QDateTime &before)
{
    if (m_asking)
        return;
    m_asking = true;
    inBackground([folder = m_folder, now = m_account.clock().now(),
                  before] { return folder.claim(now, before); },
                 this,
                 [this](const base::Result<bool> &claimed) {
                     m_asking = false;
                     if (!claimed)
                         return fail(claimed.error());
                     if (*claimed && !*m_stopped)
                         begin();
                     Q_EMIT changed();
                 });
    Q_EMIT changed();
}

void ContactMirrorUpdater::begin()
{
    const auto plan = mirrorExport(m_account.clock().now().toLocalTime().date());
    if (!plan)
        return fail(plan.error());
    m_problem = {};
    m_asking = true;
    const auto job = m_shelf.begin(*plan);
    m_begun = job;
    inBackground([folder = m_folder, job] { return folder.noteJob(job); }, this,
                 [this, job](const base::Result<void> &noted) {
                     m_asking = false;
                     m_known.state.job = job;
                     if (*m_stopped)
                         drop(job);
                     if (!noted)
                         return fail(noted.error());
                     read();
                 });
}

// An incomplete table is not usable, because contacts missing from it would disappear from the
// copy.
static bool isUsable(const StoredExport &kept)
{
    return kept.finding.check != exportrun::ExportCheck::Differs;
}

// Returns the newest table of all contacts, whether it was requested for the copy or exported by
// the user with the same options.
const StoredExport *ContactMirrorUpdater::nextTable() const
{
    const auto &all = m_shelf.all();
    const auto found = std::ranges::find_if(all, [this](const StoredExport &kept) {
        return isUsable(kept) && kept.job != m_stoppedTable
            && (kept.job == m_known.state.job
                || (kept.plan.kind == u"contacts" && kept.plan.body == wantedBody()));
    });
    const bool newer = found != all.end() && found->job != m_known.state.taken
        && found->asked >= oldest() && (!m_known.asked.isValid() || found->asked > m_known.asked);
    return newer ? &*found : nullptr;
}

void ContactMirrorUpdater::applyTable()
{
    for (const auto &job : std::exchange(m_unwanted, {})) {
        if (m_shelf.find(job))
            m_shelf.remove(job);
        else
            m_unwanted.append(job);
    }
    if (!m_ready || !m_known.state.on || !m_taking.isEmpty() || !m_problem.what.isEmpty())
        return;
    const auto *made = m_shelf.find(m_known.state.job);
    if (made && !isUsable(*made) && m_rejected != made->job) {
        m_rejected = made->job;
        return fail({.what = tr("The offline copy was not updated because the export doesn't match "
                                "the row count reported by the service."),
                     .why = made->finding.text,
                     .next = tr("Update it again.")});
    }
    const auto *next = nextTable();
    if (!next)
        return;
    m_taking = next->job;
    m_takingStopped = std::make_shared<std::atomic<bool>>(false);
    const ContactMirror::Source source{
        .table = next->path, .delimiter = next->plan.delimiter(), .asked = next->asked};
    inBackground(
        [folder = m_folder, source, job = m_taking, stopped = m_stopped, one = m_takingStopped] {
            return folder.take(source, job, [&] { return stopped->load() || one->load(); });
        },
        this, [this, job = m_taking](const base::Result<bool> &done) { taken(job, done); });
    Q_EMIT changed();
}

void ContactMirrorUpdater::taken(const QString &job, const base::Result<bool> &done)
{
    m_taking.clear();
    if (*m_takingStopped && !*m_stopped && !done.value_or(false)) {
        m_stoppedTable = job;
        return Q_EMIT changed();
    }
    // A table that was made only for the copy is no longer needed.
    if (job == m_known.state.job || m_unwanted.contains(job))
        m_shelf.remove(job);
    if (!done)
        return fail(done.error());
    read();
}

void ContactMirrorUpdater::stopTaking()
{
    if (!m_taking.isEmpty())
        *m_takingStopped = true;
}

void ContactMirrorUpdater::takeAgain()
{
    m_stoppedTable.clear();
    applyTable();
    Q_EMIT changed();
}

void ContactMirrorUpdater::mergeImports()
{
    if (!hasCopy())
        return;
    if (std::exchange(m_mergedPath, m_known.state.path) != m_known.state.path)
        m_merged.clear();
    std::vector<EndedImport> ended;
    for (auto &import : endedContactImports(m_jobManager)) {
        if (import.ended >= m_known.asked && !m_merged.contains(import.files.id)
            && !m_known.imports.jobs.contains(import.files.id))
            ended.push_back(std::move(import));
    }
    // Later imports overwrite the values of earlier ones.
    std::ranges::sort(ended, {}, &EndedImport::ended);
    for (auto &import : ended) {
        m_merged.insert(import.files.id);
        m_account.copiedContacts().run(
            [import = std::move(import)](const ContactMirrorFolder &folder,
                                         const ContactMirror::IsStopped &isStopped) {
                return folder.merge(acceptedRowsOf(import), isStopped).map([](qint64 contacts) {
                    // Report a change even if no contact was merged, because the number of missing
                    // rows is shown too.
                    return std::max<qint64>(contacts, 1);
                });
            });
    }
}

// Also removes the job's table, in case the job still completes.
void ContactMirrorUpdater::drop(const QString &job)
{
    m_unwanted.append(job);
    m_jobManager.cancel(job);
}

void ContactMirrorUpdater::wipe()
{
    *m_stopped = true;
    if (isMaking() && !job().isEmpty())
        drop(job());
    m_problem = {};
    m_known = {};
    m_begun.clear();
    m_reader.setPath({});
    inBackground([folder = m_folder] { return folder.wipe(); }, this,
                 [this](const base::Result<void> &done) {
                     if (!done)
                         return fail(done.error());
                     read();
                 });
    Q_EMIT changed();
    Q_EMIT contentChanged();
}

} // namespace storedesk::exports
