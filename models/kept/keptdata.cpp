// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "kept/keptdata.h"

#include "desk/callkeeper.h"
#include "desk/desk.h"
#include "exports/contactsathand.h"
#include "local/bin.h"
#include "local/changes.h"
#include "local/drafts.h"
#include "local/history.h"

#include <QDir>
#include <QDirIterator>

#include <algorithm>
#include <numeric>

namespace storedesk::kept {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using exports::ContactsAtHand;
using exports::LocalExports;
using jobs::JobBoard;
using local::KeptAmount;
using settings::Setting;

static constexpr base::Clock::Duration aMoment = 200ms;

KeptData::KeptData(desk::Desk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
    , m_soon(desk.clock().timer([this] { measure(); }))
{
    listen();
}

KeptData::~KeptData() = default;

void KeptData::listen()
{
    auto &local = m_desk.local();
    connect(&local.bin(), &local::Bin::changed, this, &KeptData::measureSoon);
    connect(&local.drafts(), &local::Drafts::changed, this, &KeptData::measureSoon);
    connect(&local.changes(), &local::Changes::changed, this, &KeptData::measureSoon);
    connect(&local.history(), &local::History::changed, this, &KeptData::measureSoon);
    connect(&JobBoard::of(m_desk), &JobBoard::listChanged, this, &KeptData::measureSoon);
    connect(&JobBoard::of(m_desk), &JobBoard::failed, this, &KeptData::failed);
    connect(&LocalExports::of(m_desk), &LocalExports::changed, this, &KeptData::measureSoon);
    connect(&ContactsAtHand::of(m_desk), &ContactsAtHand::changed, this, &KeptData::measureSoon);
    connect(&m_desk.session().client().log(), &api::CallLog::cleared, this, &KeptData::measureSoon);
    connect(&m_desk.settings(), &settings::Settings::changed, this, &KeptData::measureSoon);
}

void KeptData::measureSoon()
{
    if (isMeasured() || isMeasuring())
        m_soon->start(aMoment);
}

static void add(KeptAmount &amount, const QFileInfo &file)
{
    amount.bytes += file.size();
    ++amount.count;
}

KeptData::Folders KeptData::walk(const QString &folder)
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

// Starts three measurements in three threads.
void KeptData::measure()
{
    if (isMeasuring()) {
        m_again = true;
        return;
    }
    m_awaited = 3;
    m_desk.local().measure(this, [this](const base::Result<local::LocalAmounts> &found) {
        const auto amounts = found.value_or(local::LocalAmounts());
        at(KeptKind::Bin) = amounts.bin;
        at(KeptKind::Drafts) = amounts.drafts;
        at(KeptKind::Changes) = amounts.changes;
        at(KeptKind::Visits) = amounts.visits;
        arrived();
    });
    m_desk.calls().archive().measure(this, [this](const base::Result<KeptAmount> &found) {
        at(KeptKind::CallLog) = found.value_or(KeptAmount());
        arrived();
    });
    jobs::inBackground([folder = m_desk.folder()] { return walk(folder); }, this,
                       [this](const Folders &folders) {
                           m_folders = folders;
                           arrived();
                       });
}

void KeptData::arrived()
{
    if (--m_awaited > 0)
        return;
    take(m_folders);
    m_measuredAt = m_desk.clock().now();
    if (std::exchange(m_again, false))
        measureSoon();
    Q_EMIT changed();
}

// "Others" is the rest of the folder after all known kinds.
void KeptData::take(const Folders &folders)
{
    const auto &copy = ContactsAtHand::of(m_desk).known();
    at(KeptKind::Copy) = {.bytes = folders.copy.bytes, .count = copy.count, .oldest = copy.asked};
    const auto &tables = LocalExports::of(m_desk).all();
    at(KeptKind::Exports) = {.bytes = folders.exports.bytes, .count = qint64(tables.size())};
    if (!tables.empty())
        at(KeptKind::Exports).oldest =
            std::ranges::min_element(tables, {}, &exports::KeptExport::finished)->finished;
    const auto &jobs = JobBoard::of(m_desk).jobs();
    at(KeptKind::Jobs) = {.bytes = folders.jobs.bytes, .count = qint64(jobs.size())};
    for (const auto &job : jobs) {
        auto &oldest = at(KeptKind::Jobs).oldest;
        if (job.head.created.isValid() && (!oldest.isValid() || job.head.created < oldest))
            oldest = job.head.created;
    }
    at(KeptKind::Others) = {};
    at(KeptKind::Others) = {.bytes = std::max<qint64>(0, folders.all.bytes - total()),
                            .count = folders.all.count - folders.copy.count - folders.exports.count
                                - folders.jobs.count};
}

qint64 KeptData::total() const
{
    return std::accumulate(m_amounts.begin(), m_amounts.end(), qint64(0),
                           [](qint64 sum, const KeptAmount &amount) { return sum + amount.bytes; });
}

QString KeptData::folderOf(KeptKind kind) const
{
    switch (kind) {
    case KeptKind::Copy:
        return ContactsAtHand::of(m_desk).folder();
    case KeptKind::Exports:
        return LocalExports::of(m_desk).folder();
    case KeptKind::Jobs:
        return JobBoard::of(m_desk).folder().path();
    case KeptKind::Key:
        return {};
    default:
        return m_desk.folder();
    }
}

int KeptData::daysOf(KeptKind kind) const
{
    switch (kind) {
    case KeptKind::Copy:
        return m_desk.settings().number(Setting::CopyDays);
    case KeptKind::Bin:
        return m_desk.settings().number(Setting::BinDays);
    case KeptKind::CallLog:
        return m_desk.settings().number(Setting::CallLogDays);
    case KeptKind::Jobs:
        return JobBoard::keptDays;
    default:
        return 0;
    }
}

void KeptData::remove(KeptKind kind)
{
    auto &local = m_desk.local();
    switch (kind) {
    case KeptKind::Copy:
        return ContactsAtHand::of(m_desk).wipe();
    case KeptKind::Exports:
        return removeExports();
    case KeptKind::Bin: {
        QList<qint64> numbers;
        for (const auto &entry : local.bin().entries())
            numbers.append(entry.number);
        return local.bin().drop(numbers);
    }
    case KeptKind::Drafts:
        for (const auto &place : local.drafts().all().keys())
            local.drafts().drop(place);
        return;
    case KeptKind::Changes:
        for (const auto &change : std::vector(local.changes().all()))
            local.changes().drop(change.number);
        return;
    case KeptKind::Visits:
        for (const auto &row : catalogue::resources()) {
            for (const auto &visit : local.history().visits(row.resource))
                local.history().forget(visit);
        }
        return;
    case KeptKind::Jobs:
        return removeJobs();
    case KeptKind::CallLog:
        return m_desk.session().client().log().clear();
    case KeptKind::Others:
    case KeptKind::Key:
    case KeptKind::Count:
        break;
    }
}

void KeptData::removeJobs()
{
    auto &board = JobBoard::of(m_desk);
    QStringList ended;
    for (const auto &job : board.jobs()) {
        if (!job.taken && !board.runOf(job.id))
            ended.append(job.id);
    }
    for (const auto &id : std::as_const(ended))
        board.remove(id);
}

void KeptData::removeExports()
{
    auto &shelf = LocalExports::of(m_desk);
    QStringList tables;
    for (const auto &table : shelf.all())
        tables.append(table.job);
    for (const auto &job : std::as_const(tables))
        shelf.remove(job);
}

} // namespace storedesk::kept
