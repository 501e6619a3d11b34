// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/erasurerequests.h"

#include "account/account.h"
#include "base/newfile.h"
#include "base/privatefolder.h"
#include "catalogue/key.h"
#include "jobs/bulkkind.h"
#include "privacy/localdataerasure.h"

#include <QDir>

#include <algorithm>

namespace storedesk::privacy {

using namespace Qt::StringLiterals;
using journal::JobState;
using journal::RowState;
using Outcome = ErasedContact::Outcome;

static constexpr auto certificateEnding = ".json"_L1;

ErasureRequests::ErasureRequests(account::Account &account, jobs::JobManager &jobManager,
                                 QString savedFiles)
    : m_account(account)
    , m_jobManager(jobManager)
    , m_folder(QDir(account.folder()).filePath(u"erasures"_s))
    , m_savedFiles(std::move(savedFiles))
{
    connect(&m_jobManager, &jobs::JobManager::listChanged, this, &ErasureRequests::update);
    connect(&m_jobManager, &jobs::JobManager::jobChanged, this, &ErasureRequests::update);
    // Rows that were locked by the job can be wiped now that it has ended.
    connect(&m_jobManager, &jobs::JobManager::jobEnded, this, [this] {
        m_problems.clear();
        update();
    });
    readRegister();
}

ErasureRequests::~ErasureRequests() = default;

QString ErasureRequests::certificatePath(const QString &id) const
{
    return QDir(m_folder).filePath(id + certificateEnding);
}

static ErasureRequests::Entry entryOf(const QString &id, const QByteArray &json)
{
    const auto certificate = verifiedCertificate(json);
    if (!certificate)
        return {
            .id = id, .state = ErasureRequests::State::Certified, .problem = certificate.error()};
    return {.id = id,
            .reference = certificate->reference,
            .at = certificate->begun,
            .state = ErasureRequests::State::Certified,
            .rows = static_cast<qint64>(certificate->contacts.size()),
            .gone = certificate->count(Outcome::Deleted) + certificate->count(Outcome::Absent),
            .seal = certificate->seal()};
}

void ErasureRequests::readRegister()
{
    base::inBackground(
        [folder = m_folder] {
            std::vector<Entry> entries;
            const auto names = QDir(folder).entryList({u'*' + certificateEnding}, QDir::Files,
                                                      QDir::Name | QDir::Reversed);
            for (const auto &name : names) {
                QFile file(QDir(folder).filePath(name));
                if (file.open(QIODevice::ReadOnly))
                    entries.push_back(
                        entryOf(name.chopped(certificateEnding.size()), file.readAll()));
            }
            return entries;
        },
        this,
        [this](std::vector<Entry> entries) {
            m_certified = std::move(entries);
            m_ready = true;
            update();
        });
}

QString ErasureRequests::begin(const ErasureList &list, const QString &reference)
{
    return m_jobManager.begin(erasureJob(list, reference));
}

void ErasureRequests::finish(const QString &id)
{
    m_finished.append(id);
    update();
}

void ErasureRequests::tryAgain(const QString &id)
{
    const auto *job = m_jobManager.find(id);
    if (!job)
        return;
    m_problems.remove(id);
    if (canBeWiped(*job))
        return update();
    m_jobManager.again(id, {});
}

// Returns whether every contact has been deleted or left out, so that only the local copies remain
// to be wiped.
bool ErasureRequests::canBeWiped(const journal::ListedJob &job) const
{
    const auto &head = job.head;
    return head.state == JobState::Done && !job.taken && !m_jobManager.runOf(job.id)
        && (head.counts[RowState::Done] == head.rows() || m_finished.contains(job.id));
}

static bool isErasure(const journal::ListedJob &job)
{
    const auto plan = jobs::bulkPlanOf(job.head.outline);
    return plan && plan->erases;
}

void ErasureRequests::update()
{
    if (!m_ready || !m_jobManager.isReady())
        return;
    m_entries = m_certified;
    QStringList due;
    for (const auto &job : m_jobManager.jobs()) {
        if (!isErasure(job))
            continue;
        const bool known = std::ranges::find(m_certified, job.id, &Entry::id) != m_certified.end();
        // The program ended after writing the certificate but before removing the job.
        if (known) {
            if (!m_wipes.contains(job.id) && !m_jobManager.runOf(job.id))
                due.append(job.id);
            continue;
        }
        const auto &head = job.head;
        Entry entry{.id = job.id,
                    .reference = head.title(),
                    .at = head.created,
                    .state = canBeWiped(job) ? State::Wiping
                        : head.state == JobState::Done && !m_jobManager.runOf(job.id)
                        ? State::Open
                        : State::Running,
                    .rows = head.rows(),
                    .gone = head.counts[RowState::Done],
                    .problem = m_problems.value(job.id)};
        if (entry.state == State::Wiping && entry.problem.what.isEmpty())
            due.append(job.id);
        m_entries.push_back(std::move(entry));
    }
    std::ranges::sort(m_entries, std::ranges::greater(), &Entry::id);
    for (const auto &id : due)
        wipe(id);
    Q_EMIT changed();
}

void ErasureRequests::wipe(const QString &id)
{
    if (std::ranges::find(m_certified, id, &Entry::id) != m_certified.end())
        return m_jobManager.remove(id);
    if (m_wipes.contains(id))
        return;
    auto *wipe = new LocalDataErasure(m_account, m_jobManager, id, m_savedFiles, this);
    m_wipes.insert(id, wipe);
    connect(wipe, &LocalDataErasure::ended, this,
            [this, id, wipe](const base::Result<QMap<QString, qint64>> &parts) {
                wipe->deleteLater();
                wiped(id, parts, wipe->searched());
            });
    wipe->start();
}

void ErasureRequests::wiped(const QString &id, const base::Result<QMap<QString, qint64>> &parts,
                            const QStringList &searched)
{
    if (parts) {
        certify(id, *parts, searched);
    } else {
        m_wipes.remove(id);
        m_problems.insert(id, parts.error());
        update();
    }
    Q_EMIT erased();
}

static ErasedContact contactOf(const journal::JobRow &row, const ErasureCertificate &certificate)
{
    const bool deleted = !row.before.isEmpty() || (row.status >= 200 && row.status < 300);
    const auto outcome = row.state == RowState::Done
        ? (deleted ? Outcome::Deleted : Outcome::Absent)
        : row.state == RowState::Unknown ? Outcome::Unknown
                                         : Outcome::Failed;
    return {.number = row.number,
            .subject = certificate.subjectOf(row.key),
            .outcome = outcome,
            .status = row.status,
            .code = row.state == RowState::Done ? QString() : row.code,
            .at = row.at};
}

static base::Result<QByteArray>
writeCertificate(journal::Journal &journal, ErasureCertificate certificate, const QString &path)
{
    const auto &head = journal.head();
    certificate.begun = head.begun;
    certificate.ended = head.ended;
    for (qint64 last = 0;;) {
        const auto rows = journal.rows().findBehind({}, last, 500);
        if (!rows)
            return tl::unexpected(rows.error());
        if (rows->empty())
            break;
        last = rows->back().number;
        for (const auto &row : *rows)
            certificate.contacts.push_back(contactOf(row, certificate));
    }
    if (auto made = base::makePrivateFolder(QFileInfo(path).path()); !made)
        return tl::unexpected(made.error());
    base::NewFile file(path);
    const auto json = certificate.toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit())
        return tl::unexpected(
            base::Problem{.what = ErasureRequests::tr("Couldn't write the certificate."),
                          .why = file.errorString(),
                          .next = ErasureRequests::tr("Free up disk space and try again.")});
    return json;
}

void ErasureRequests::certify(const QString &id, const QMap<QString, qint64> &parts,
                              const QStringList &searched)
{
    const auto *job = m_jobManager.find(id);
    if (!job)
        return;
    ErasureCertificate certificate{
        .request = id,
        .reference = job->head.title(),
        .store = m_account.store().value(catalogue::key::name).toString(m_account.profile().name),
        .previous = m_certified.empty() ? QByteArray() : m_certified.front().seal,
        .salt = ErasureCertificate::newSalt(),
        .wiped = parts,
        .searched = searched};
    m_jobManager.ask(
        id,
        [certificate, path = certificatePath(id)](journal::Journal &journal) {
            return writeCertificate(journal, certificate, path);
        },
        this,
        [this, id](const base::Result<QByteArray> &json) {
            m_wipes.remove(id);
            if (!json) {
                m_problems.insert(id, json.error());
                return update();
            }
            m_finished.removeAll(id);
            m_certified.insert(m_certified.begin(), entryOf(id, *json));
            // The job is the last stored data that names the contacts, so remove it.
            m_jobManager.remove(id);
            update();
            Q_EMIT certified(id);
        });
}

} // namespace storedesk::privacy
