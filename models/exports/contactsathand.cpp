// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/contactsathand.h"

#include "catalogue/key.h"
#include "desk/copiedcontacts.h"
#include "desk/desk.h"
#include "exports/acceptedrows.h"
#include "exports/exportrules.h"

#include <algorithm>

namespace storedesk::exports {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using jobs::inBackground;
using local::ContactCopy;
using local::ContactCopyFolder;
namespace key = catalogue::key;

static constexpr base::Clock::Duration betweenLooks = 5min;

// Requests an unambiguous format with all columns.
static QJsonObject wantedBody()
{
    return {{key::delimiter, u","_s}, {key::dateFormat, u"ISO"_s}, {key::version, u"v5"_s}};
}

// Deletes an outdated copy before it is read.
static base::Result<ContactsAtHand::Known> knownOf(const ContactCopyFolder &folder,
                                                   const QDateTime &limit)
{
    const auto state = folder.dropOlder(limit).and_then([&folder] { return folder.read(); });
    if (!state)
        return tl::unexpected(state.error());
    ContactsAtHand::Known known{.state = *state};
    if (state->path.isEmpty())
        return known;
    auto copy = ContactCopy::open(state->path);
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

ContactsAtHand &ContactsAtHand::of(desk::Desk &desk)
{
    auto *made = desk.findChild<ContactsAtHand *>(QString(), Qt::FindDirectChildrenOnly);
    return made ? *made : *new ContactsAtHand(desk);
}

ContactsAtHand::ContactsAtHand(desk::Desk &desk)
    : QObject(&desk)
    , m_desk(desk)
    , m_board(jobs::JobBoard::of(desk))
    , m_shelf(LocalExports::of(desk))
    , m_folder(desk.folder())
    , m_timer(desk.clock().timer([this] { look(); }))
    , m_stopped(std::make_shared<std::atomic<bool>>(false))
{
    connect(&m_shelf, &LocalExports::changed, this, &ContactsAtHand::takeTable);
    connect(&m_shelf, &LocalExports::notBegun, this, &ContactsAtHand::fail);
    connect(&m_shelf, &LocalExports::failed, this,
            [this](const QString &job, const base::Problem &problem) {
                if (job == m_known.state.job && !job.isEmpty())
                    fail(problem);
            });
    connect(&m_board, &jobs::JobBoard::jobEnded, this, &ContactsAtHand::mergeImports);
    connect(&m_board, &jobs::JobBoard::listChanged, this, &ContactsAtHand::mergeImports);
    connect(&m_board, &jobs::JobBoard::jobEnded, this, &ContactsAtHand::changed);
    connect(&m_board, &jobs::JobBoard::listChanged, this, &ContactsAtHand::changed);
    connect(&m_board, &jobs::JobBoard::failed, this, [this] { m_begun.clear(); });
    connect(&desk.copiedContacts(), &desk::CopiedContacts::failed, this, &ContactsAtHand::fail);
    connect(&desk.copiedContacts(), &desk::CopiedContacts::contactsChanged, this, [this] {
        m_reader.noteChange();
        read();
        Q_EMIT contentChanged();
    });
    connect(&desk.settings(), &settings::Settings::changed, this,
            [this](settings::Setting setting) {
                if (setting == settings::Setting::CopyDays)
                    read();
            });
    read();
    look();
}

ContactsAtHand::~ContactsAtHand()
{
    *m_stopped = true;
}

void ContactsAtHand::read()
{
    inBackground([folder = m_folder, limit = oldest()] { return knownOf(folder, limit); }, this,
                 [this](const base::Result<Known> &known) {
                     m_ready = true;
                     if (!known)
                         return fail(known.error());
                     const bool other = known->state.path != m_known.state.path;
                     m_known = *known;
                     m_reader.setPath(m_known.state.path);
                     takeTable();
                     mergeImports();
                     Q_EMIT changed();
                     if (other)
                         Q_EMIT contentChanged();
                 });
}

QDateTime ContactsAtHand::oldest() const
{
    return m_desk.clock().now().addDays(-m_desk.settings().number(settings::Setting::CopyDays));
}

void ContactsAtHand::fail(const base::Problem &problem)
{
    m_problem = problem;
    m_asking = false;
    m_begun.clear();
    Q_EMIT changed();
}

// Returns false if the job no longer exists or has ended without a table.
bool ContactsAtHand::isMaking() const
{
    if (m_asking || !m_taking.isEmpty())
        return true;
    const auto &job = m_known.state.job;
    if (!m_known.state.on || job.isEmpty() || job == m_known.state.taken
        || !m_problem.what.isEmpty())
        return false;
    if (!m_board.isReady() || m_shelf.find(job) || m_shelf.isJoining(job))
        return true;
    const auto *listed = m_board.find(job);
    if (!listed)
        return job == m_begun;
    // A job that paused automatically waits for the user.
    if (listed->head.state == journal::JobState::Paused && !m_board.runOf(job))
        return false;
    return listed->head.state != journal::JobState::Done
        || listed->head.counts[journal::RowState::Done] == listed->head.rows();
}

// Requests the first copy of a day as soon as the program runs.
void ContactsAtHand::look()
{
    m_timer->start(betweenLooks);
    if (m_desk.mayWrite() && m_folder.isOn())
        ask(m_desk.clock().now().toLocalTime().date().startOfDay());
}

void ContactsAtHand::turnOn()
{
    if (!m_desk.mayWrite())
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

void ContactsAtHand::update()
{
    if (m_desk.mayWrite() && !isMaking())
        ask(m_desk.clock().now());
}

void ContactsAtHand::ask(const QDateTime &before)
{
    if (m_asking)
        return;
    m_asking = true;
    inBackground([folder = m_folder, now = m_desk.clock().now(),
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

void ContactsAtHand::begin()
{
    auto plan = planOf(u"contacts"_s, wantedBody(), m_desk.clock().now().toLocalTime().date());
    if (!plan)
        return fail(plan.error());
    plan->title =
        journal::storedTitle({.context = staticMetaObject.className(),
                              .text = QT_TRANSLATE_NOOP("storedesk::exports::ContactsAtHand",
                                                        "Contacts for the offline copy")});
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

// Contacts missing from the file would disappear from the copy.
static bool isUsable(const KeptExport &kept)
{
    return kept.finding.check != jobs::ExportCheck::Differs;
}

// Returns the newest table of all contacts, requested for the copy or exported by the user with the
// same options.
const KeptExport *ContactsAtHand::nextTable() const
{
    const auto &all = m_shelf.all();
    const auto found = std::ranges::find_if(all, [this](const KeptExport &kept) {
        return isUsable(kept)
            && (kept.job == m_known.state.job
                || (kept.plan.kind == u"contacts" && kept.plan.body == wantedBody()));
    });
    const bool newer = found != all.end() && found->job != m_known.state.taken
        && found->asked >= oldest() && (!m_known.asked.isValid() || found->asked > m_known.asked);
    return newer ? &*found : nullptr;
}

void ContactsAtHand::takeTable()
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
        return fail({.what = tr("The offline copy was not updated: the export doesn't match the "
                                "row count announced by the service."),
                     .why = made->finding.text,
                     .next = tr("Update it again.")});
    }
    const auto *next = nextTable();
    if (!next)
        return;
    m_taking = next->job;
    const ContactCopy::Source source{
        .table = next->path, .delimiter = next->plan.delimiter(), .asked = next->asked};
    inBackground(
        [folder = m_folder, source, job = m_taking, stopped = m_stopped] {
            return folder.take(source, job, [stopped] { return stopped->load(); });
        },
        this, [this, job = m_taking](const base::Result<bool> &done) { taken(job, done); });
    Q_EMIT changed();
}

void ContactsAtHand::taken(const QString &job, const base::Result<bool> &done)
{
    m_taking.clear();
    // The table was made only for the copy and is no longer needed.
    if (job == m_known.state.job || m_unwanted.contains(job))
        m_shelf.remove(job);
    if (!done)
        return fail(done.error());
    read();
}

void ContactsAtHand::mergeImports()
{
    if (!hasCopy())
        return;
    if (std::exchange(m_mergedPath, m_known.state.path) != m_known.state.path)
        m_merged.clear();
    std::vector<EndedImport> ended;
    for (auto &import : endedContactImports(m_board)) {
        if (import.ended >= m_known.asked && !m_merged.contains(import.files.id)
            && !m_known.imports.jobs.contains(import.files.id))
            ended.push_back(std::move(import));
    }
    // Later imports overwrite the values of earlier ones.
    std::ranges::sort(ended, {}, &EndedImport::ended);
    for (auto &import : ended) {
        m_merged.insert(import.files.id);
        m_desk.copiedContacts().run(
            [import = std::move(import)](const ContactCopyFolder &folder,
                                         const ContactCopy::IsStopped &isStopped) {
                return folder.merge(acceptedRowsOf(import), isStopped).map([](qint64 contacts) {
                    // Rows that are missing from the copy are shown as well.
                    return std::max<qint64>(contacts, 1);
                });
            });
    }
}

// Also removes its table, in case the job still completes.
void ContactsAtHand::drop(const QString &job)
{
    m_unwanted.append(job);
    m_board.cancel(job);
}

void ContactsAtHand::wipe()
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
