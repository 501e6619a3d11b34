// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/accountstorage.h"

#include "base/utc.h"
#include "storage/bin.h"
#include "storage/changehistory.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "storage/schema.h"
#include "storage/storageworker.h"
#include "storage/views.h"

#include <algorithm>
#include <array>

namespace storedesk::storage {

using namespace Qt::StringLiterals;

AccountStorage::AccountStorage(const QString &folder, const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_worker(std::make_unique<StorageWorker>(clock))
    , m_bin(new Bin(*m_worker, this))
    , m_drafts(new Drafts(*m_worker, this))
    , m_history(new LookupHistory(*m_worker, this))
    , m_views(new Views(*m_worker, this))
    , m_changes(new ChangeHistory(*m_worker, this))
{
    connect(m_worker.get(), &StorageWorker::failed, this, &AccountStorage::report);
    connect(m_bin, &Bin::deleted, this, &AccountStorage::forget);
    connect(m_bin, &Bin::returned, this,
            [this](const BinEntry &entry) { m_views->remember(DeletedContactKeys(entry)); });
    // Filled in the database thread, and read in this thread afterwards.
    const auto contents = std::make_shared<StorageContents>();
    const auto read = [contents](base::Database &database) -> base::Result<void> {
        auto found = readContents(database);
        if (!found)
            return tl::unexpected(found.error());
        *contents = std::move(*found);
        return {};
    };
    const auto opened = [this, contents](const base::Result<std::optional<base::Problem>> &notice) {
        m_bin->fill(std::move(contents->bin));
        m_drafts->fill(std::move(contents->drafts));
        m_history->fill(std::move(contents->visits));
        m_views->fill(std::move(contents->views));
        m_changes->fill(std::move(contents->changes));
        m_ready = true;
        if (!notice)
            report(notice.error());
        else if (notice->has_value())
            report(**notice);
        Q_EMIT becameReady();
    };
    m_worker->open({.folder = folder, .name = fileName(), .migrations = schema()}, read, opened);
}

AccountStorage::~AccountStorage() = default;

QString AccountStorage::fileName()
{
    return u"local.sqlite"_s;
}

// Only the copy in the bin is preserved, for as long as it can be restored.
void AccountStorage::forget(const BinEntry &entry)
{
    if (entry.resource != catalogue::Resource::Contact)
        return;
    const DeletedContactKeys contact(entry);
    m_history->forget(contact);
    m_changes->forget(contact);
    m_drafts->forget(contact);
    m_views->forget(contact);
}

static QList<qint64> copiesOf(const DeletedContactKeys &contacts,
                              const std::vector<BinEntry> &entries)
{
    QList<qint64> numbers;
    for (const BinEntry &entry : entries) {
        const bool own = entry.resource == catalogue::Resource::Contact
            && std::ranges::any_of(
                             entry.address + DeletedContactKeys::keysIn(entry.record),
                             [&contacts](const QString &value) { return contacts.isKey(value); });
        if (own || contacts.isMentionedIn(entry.title) || contacts.isMentionedIn(entry.record))
            numbers.append(entry.number);
    }
    return numbers;
}

void AccountStorage::erase(const DeletedContactKeys &contacts, QObject *context, Erased erased)
{
    if (!m_ready) {
        connect(
            this, &AccountStorage::becameReady, context,
            [this, contacts, context, erased] { erase(contacts, context, erased); },
            Qt::SingleShotConnection);
        return;
    }
    const auto copies = copiesOf(contacts, m_bin->entries());
    if (!copies.isEmpty())
        m_bin->drop(copies);
    const ErasedCopies gone{.visits = m_history->forget(contacts),
                            .drafts = m_drafts->forget(contacts),
                            .changes = m_changes->forget(contacts),
                            .copies = static_cast<int>(copies.size())};
    m_views->forget(contacts);
    // Posted after all other work. The file is written again, so that a failure is reported
    // here.
    m_worker->post([](base::Database &database) { return database.purge(); }, context,
                   [gone, erased = std::move(erased)](const base::Result<void> &purged) {
                       erased(purged.map([&gone] { return gone; }));
                   });
}

void AccountStorage::report(const base::Problem &problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

namespace {

struct AmountQuestion
{
    StoredSize StorageSizes::*kind;
    // Selects the count, the size in bytes and the oldest time.
    const char *sql;
};

// clang-format off
constexpr std::array questions{
    AmountQuestion{&StorageSizes::bin,
                   "SELECT count(*), sum(length(CAST(title || record || address AS BLOB))),"
                   " min(coalesce(deleted, kept)) FROM bin"},
    AmountQuestion{&StorageSizes::drafts,
                   "SELECT count(*), sum(length(CAST(place || content AS BLOB))), min(kept) FROM draft"},
    AmountQuestion{&StorageSizes::changes,
                   "SELECT count(*), sum(length(CAST(path || title || before || after AS BLOB))),"
                   " min(at) FROM change"},
    AmountQuestion{&StorageSizes::visits,
                   "SELECT count(*), sum(length(CAST(value || title AS BLOB))), min(at) FROM visit"},
};
// clang-format on

} // namespace

static base::Result<StorageSizes> amountsIn(base::Database &database)
{
    StorageSizes amounts;
    for (const auto &question : questions) {
        auto row = database.query(question.sql);
        if (!row.next())
            return tl::unexpected(row.problem().value_or(base::Problem()));
        amounts.*question.kind = {.bytes = row.number(1), .count = row.number(0)};
        if (!row.isNull(2))
            (amounts.*question.kind).oldest =
                QDateTime::fromMSecsSinceEpoch(row.number(2), base::utc);
    }
    return amounts;
}

void AccountStorage::measure(QObject *context, Measured measured)
{
    const auto found = std::make_shared<StorageSizes>();
    m_worker->post(
        [found](base::Database &database) {
            return amountsIn(database).map(
                [&found](const StorageSizes &amounts) { *found = amounts; });
        },
        context,
        [found, measured = std::move(measured)](const base::Result<void> &done) {
            measured(done.map([&found] { return *found; }));
        });
}

} // namespace storedesk::storage
