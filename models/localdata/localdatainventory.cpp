// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "localdata/localdatainventory.h"

#include "account/account.h"
#include "account/callrecorder.h"
#include "exports/contactmirrorupdater.h"
#include "storage/bin.h"
#include "storage/changehistory.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "workspace/workspace.h"

#include <QDir>
#include <QDirIterator>

#include <algorithm>
#include <numeric>

namespace storedesk::localdata {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using exports::ContactMirrorUpdater;
using exports::LocalExports;
using jobs::JobManager;
using settings::Setting;
using storage::StoredSize;

static constexpr base::Clock::Duration aMoment = 200ms;

LocalDataInventory::LocalDataInventory(workspace::Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
    , m_account(workspace.account())
    , m_soon(m_account.clock().timer([this] { measure(); }))
{
    listen();
}

LocalDataInventory::~LocalDataInventory() = default;

void LocalDataInventory::listen()
{
    auto &local = m_account.storage();
    connect(&local.bin(), &storage::Bin::changed, this, &LocalDataInventory::measureSoon);
    connect(&local.drafts(), &storage::Drafts::changed, this, &LocalDataInventory::measureSoon);
    connect(&local.changes(), &storage::ChangeHistory::changed, this,
            &LocalDataInventory::measureSoon);
    connect(&local.history(), &storage::LookupHistory::changed, this,
            &LocalDataInventory::measureSoon);
    connect(&m_workspace.jobManager(), &JobManager::listChanged, this,
            &LocalDataInventory::measureSoon);
    connect(&m_workspace.jobManager(), &JobManager::failed, this, &LocalDataInventory::failed);
    connect(&m_workspace.localExports(), &LocalExports::changed, this,
            &LocalDataInventory::measureSoon);
    connect(&m_workspace.contactMirror(), &ContactMirrorUpdater::changed, this,
            &LocalDataInventory::measureSoon);
    connect(&m_account.session().client().log(), &api::CallLog::cleared, this,
            &LocalDataInventory::measureSoon);
    connect(&m_account.settings(), &settings::Settings::changed, this,
            &LocalDataInventory::measureSoon);
}

void LocalDataInventory::measureSoon()
{
    if (isMeasured() || isMeasuring())
        m_soon->start(aMoment);
}

static void add(StoredSize &amount, const QFileInfo &file)
{
    amount.bytes += file.size();
    ++amount.count;
}

LocalDataInventory::Folders LocalDataInventory::walk(const QString &folder)
{
    Folders found;
    const QDir root(folder);
    QDirIterator files(folder, QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        const auto file = files.fileInfo();
        const auto place = root.relativeFilePath(file.filePath()).section(u'/', 0, 0);
        add(found.all, file);
        if (place == "contacts"_L1)
            add(found.copy, file);
        else if (place == "exports"_L1)
            add(found.exports, file);
        else if (place == "jobs"_L1)
            add(found.jobs, file);
    }
    return found;
}

// Starts three measurements, each in a thread of its own.
void LocalDataInventory::measure()
{
    if (isMeasuring()) {
        m_again = true;
        return;
    }
    m_awaited = 3;
    m_account.storage().measure(this, [this](const base::Result<storage::StorageSizes> &found) {
        const auto amounts = found.value_or(storage::StorageSizes());
        at(LocalDataKind::Bin) = amounts.bin;
        at(LocalDataKind::Drafts) = amounts.drafts;
        at(LocalDataKind::Changes) = amounts.changes;
        at(LocalDataKind::Visits) = amounts.visits;
        arrived();
    });
    m_account.calls().archive().measure(this, [this](const base::Result<StoredSize> &found) {
        at(LocalDataKind::CallLog) = found.value_or(StoredSize());
        arrived();
    });
    base::inBackground([folder = m_account.folder()] { return walk(folder); }, this,
                       [this](const Folders &folders) {
                           m_folders = folders;
                           arrived();
                       });
}

void LocalDataInventory::arrived()
{
    if (--m_awaited > 0)
        return;
    take(m_folders);
    m_measuredAt = m_account.clock().now();
    if (std::exchange(m_again, false))
        measureSoon();
    Q_EMIT changed();
}

// "Others" is the remaining content of the folder after all known kinds have been subtracted.
void LocalDataInventory::take(const Folders &folders)
{
    const auto &copy = m_workspace.contactMirror().known();
    at(LocalDataKind::Copy) = {
        .bytes = folders.copy.bytes, .count = copy.count, .oldest = copy.asked};
    const auto &tables = m_workspace.localExports().all();
    at(LocalDataKind::Exports) = {.bytes = folders.exports.bytes, .count = qint64(tables.size())};
    if (!tables.empty())
        at(LocalDataKind::Exports).oldest =
            std::ranges::min_element(tables, {}, &exports::StoredExport::finished)->finished;
    const auto &jobs = m_workspace.jobManager().jobs();
    at(LocalDataKind::Jobs) = {.bytes = folders.jobs.bytes, .count = qint64(jobs.size())};
    for (const auto &job : jobs) {
        auto &oldest = at(LocalDataKind::Jobs).oldest;
        if (job.head.created.isValid() && (!oldest.isValid() || job.head.created < oldest))
            oldest = job.head.created;
    }
    at(LocalDataKind::Others) = {};
    at(LocalDataKind::Others) = {.bytes = std::max<qint64>(0, folders.all.bytes - total()),
                                 .count = folders.all.count - folders.copy.count
                                     - folders.exports.count - folders.jobs.count};
}

qint64 LocalDataInventory::total() const
{
    return std::accumulate(m_amounts.begin(), m_amounts.end(), qint64(0),
                           [](qint64 sum, const StoredSize &amount) { return sum + amount.bytes; });
}

QString LocalDataInventory::folderOf(LocalDataKind kind) const
{
    switch (kind) {
    case LocalDataKind::Copy:
        return m_workspace.contactMirror().folder();
    case LocalDataKind::Exports:
        return m_workspace.localExports().folder();
    case LocalDataKind::Jobs:
        return m_workspace.jobManager().folder().path();
    case LocalDataKind::Key:
        return {};
    default:
        return m_account.folder();
    }
}

int LocalDataInventory::daysOf(LocalDataKind kind) const
{
    switch (kind) {
    case LocalDataKind::Copy:
        return m_account.settings().number(Setting::CopyDays);
    case LocalDataKind::Bin:
        return m_account.settings().number(Setting::BinDays);
    case LocalDataKind::CallLog:
        return m_account.settings().number(Setting::CallLogDays);
    case LocalDataKind::Jobs:
        return JobManager::retentionDays;
    default:
        return 0;
    }
}

void LocalDataInventory::remove(LocalDataKind kind)
{
    auto &local = m_account.storage();
    switch (kind) {
    case LocalDataKind::Copy:
        return m_workspace.contactMirror().wipe();
    case LocalDataKind::Exports:
        return removeExports();
    case LocalDataKind::Bin: {
        QList<qint64> numbers;
        for (const auto &entry : local.bin().entries())
            numbers.append(entry.number);
        return local.bin().drop(numbers);
    }
    case LocalDataKind::Drafts:
        for (const auto &place : local.drafts().all().keys())
            local.drafts().drop(place);
        return;
    case LocalDataKind::Changes:
        for (const auto &change : std::vector(local.changes().all()))
            local.changes().drop(change.number);
        return;
    case LocalDataKind::Visits:
        for (const auto &row : catalogue::resources()) {
            for (const auto &visit : local.history().visits(row.resource))
                local.history().forget(visit);
        }
        return;
    case LocalDataKind::Jobs:
        return removeJobs();
    case LocalDataKind::CallLog:
        return m_account.session().client().log().clear();
    case LocalDataKind::Others:
    case LocalDataKind::Key:
    case LocalDataKind::Count:
        break;
    }
}

void LocalDataInventory::removeJobs()
{
    auto &jobManager = m_workspace.jobManager();
    QStringList ended;
    for (const auto &job : jobManager.jobs()) {
        if (!job.taken && !jobManager.runOf(job.id))
            ended.append(job.id);
    }
    for (const auto &id : std::as_const(ended))
        jobManager.remove(id);
}

void LocalDataInventory::removeExports()
{
    auto &shelf = m_workspace.localExports();
    QStringList tables;
    for (const auto &table : shelf.all())
        tables.append(table.job);
    for (const auto &job : std::as_const(tables))
        shelf.remove(job);
}

} // namespace storedesk::localdata
