// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/service/backend.h"

#include "base/transaction.h"
#include "practice/core/keyfile.h"
#include "practice/core/moment.h"
#include "practice/core/problem.h"
#include "practice/seed/seed.h"
#include "practice/store/store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace storedesk::practice {

using namespace Qt::StringLiterals;
using enum catalogue::OperationId;

namespace {

// A folder with copies of freshly seeded stores, because copying a store is a hundred times faster
// than seeding it. Several processes may share a folder.
class SeededStores final
{
public:
    // Stores are seeded for the start of the hour, so that all stores started within one hour are
    // the same.
    SeededStores(const ServiceOptions &options, Moment now);

    [[nodiscard]] Moment begun() const { return m_begun; }
    // Returns false if there is no copy. No file is left at the path in that case.
    [[nodiscard]] bool copyTo(const QString &file) const;
    void keep(Store &store) const;

private:
    // The folder with the store that matches the options.
    QString m_folder;
    Moment m_begun;
};

constexpr auto storeName = "store.sqlite"_L1;

SeededStores::SeededStores(const ServiceOptions &options, Moment now)
    : m_begun(now / hour * hour)
{
    m_folder = u"%1/%2-%3-%4-%5-%6-%7"_s.arg(options.seededStores)
                   .arg(options.seed)
                   .arg(options.contacts)
                   .arg(static_cast<int>(options.history))
                   .arg(options.clvBuyers)
                   .arg(static_cast<int>(options.errorReport))
                   .arg(m_begun);
}

// Copies the data, and the export and import files next to it.
bool copyStore(const QString &from, const QString &to)
{
    const QDir source(Transfers::folderOf(from));
    const QDir target(Transfers::folderOf(to));
    if (!QFile::copy(from, to) || !target.mkpath(u"."_s))
        return false;
    const auto names = source.entryList(QDir::Files);
    return std::ranges::all_of(names, [&](const QString &name) {
        return QFile::copy(source.filePath(name), target.filePath(name));
    });
}

bool SeededStores::copyTo(const QString &file) const
{
    const auto kept = QDir(m_folder).filePath(storeName);
    if (!QFile::exists(kept))
        return false;
    if (copyStore(kept, file))
        return true;
    QFile::remove(file);
    QDir(Transfers::folderOf(file)).removeRecursively();
    return false;
}

// The copy is created in a temporary folder and renamed. If another process does the same at the
// same time, it creates the same content.
void SeededStores::keep(Store &store) const
{
    QDir().mkpath(QFileInfo(m_folder).path());
    QTemporaryDir made(m_folder + u".XXXXXX"_s);
    // Move the write-ahead log into the main file.
    store.run("PRAGMA wal_checkpoint(TRUNCATE)");
    if (made.isValid() && copyStore(store.database().path(), made.filePath(storeName)))
        QDir().rename(made.path(), m_folder);
}

} // namespace

base::Result<std::unique_ptr<Backend>> Backend::open(const ServiceOptions &options,
                                                     const base::Clock &clock)
{
    std::unique_ptr<QTemporaryDir> folder;
    std::unique_ptr<DataFile> dataFile;
    QString file;
    if (options.dataFile.isEmpty()) {
        folder = std::make_unique<QTemporaryDir>();
        if (!folder->isValid()) {
            return tl::unexpected(base::Problem{
                .what =
                    QCoreApplication::translate("Practice", "Couldn't set up the practice store."),
                .why = folder->errorString()});
        }
        file = folder->filePath(u"store.sqlite"_s);
    } else {
        auto claimed = DataFile::claim(options.dataFile);
        if (!claimed)
            return tl::unexpected(claimed.error());
        dataFile = std::move(*claimed);
        file = dataFile->path();
    }
    std::optional<SeededStores> kept;
    if (folder && !options.seededStores.isEmpty())
        kept.emplace(options, momentNow(clock));
    const bool copied = kept && kept->copyTo(file);
    auto store = Store::open(file, options.seed, clock);
    if (!store)
        return tl::unexpected(store.error());
    // A temporary store need not survive a power cut, and tests must not wait for the disk.
    if (folder)
        (*store)->run("PRAGMA synchronous = OFF");
    if (copied)
        Transfers::forgetAddresses(**store);
    auto backend = std::unique_ptr<Backend>(
        new Backend(std::move(folder), std::move(dataFile), std::move(*store), options, clock));
    if (Seed::isComplete(backend->store()))
        return backend;
    if (auto seeded = backend->seed(kept ? std::optional(kept->begun()) : std::nullopt); !seeded)
        return tl::unexpected(seeded.error());
    if (kept)
        kept->keep(backend->store());
    return backend;
}

Backend::Backend(std::unique_ptr<QTemporaryDir> folder, std::unique_ptr<DataFile> dataFile,
                 std::unique_ptr<Store> store, const ServiceOptions &options,
                 const base::Clock &clock)
    : m_folder(std::move(folder))
    , m_dataFile(std::move(dataFile))
    , m_store(std::move(store))
    , m_options(options)
    , m_context{.store = *m_store, .clock = clock, .paging = options.paging}
    , m_fields(*m_store)
    , m_contacts(m_context, m_fields)
    , m_purchases(m_context)
    , m_products(m_context)
    , m_couponSets(m_context)
    , m_workflows(m_context)
    , m_contactFields(m_context, m_fields)
    , m_integrations(m_context)
    , m_eventTypes(m_context)
    , m_events(m_context, m_fields)
    , m_scores(*m_store, options.clvBuyers)
    , m_transfers(*m_store, m_options, clock)
{ }

base::Result<void> Backend::seed(std::optional<Moment> moment)
{
    if (m_dataFile) {
        if (auto forgotten = KeyFile(m_dataFile->path()).forget(); !forgotten)
            return forgotten;
    }
    auto context = m_context;
    context.moment = moment;
    Seed(context, m_options.contacts, m_options.history).run();
    m_scores.refresh(context.now());
    if (auto failure = m_store->failure())
        return tl::unexpected(*std::move(failure));
    return m_transfers.seed(moment);
}

base::Result<std::vector<Key>> Backend::keys() const
{
    if (!m_dataFile)
        return makeKeys(m_options.keys);
    return KeyFile(m_dataFile->path()).keys(m_options.keys);
}

template <typename Rows>
static consteval bool everyRowStandsAtItsOwnPlace(const Rows &rows)
{
    for (std::size_t place = 0; place < rows.size(); ++place) {
        if (static_cast<std::size_t>(rows[place].id) != place)
            return false;
    }
    return rows.size() == static_cast<std::size_t>(Count);
}

// clang-format off
const Backend::Row &Backend::row(catalogue::OperationId id)
{
    using enum Contacts::Key;
    static constexpr std::array rows{
        Row{GetContact,                [](Backend &b, const PracticeRequest &r) { return b.m_contacts.get(r, Email); }},
        Row{DeleteContact,             [](Backend &b, const PracticeRequest &r) { return b.m_contacts.remove(r, Email); }},
        Row{PatchContact,              [](Backend &b, const PracticeRequest &r) { return b.m_contacts.patch(r, Email); }},
        Row{GetContactByEmail,         [](Backend &b, const PracticeRequest &r) { return b.m_contacts.get(r, Email); }},
        Row{DeleteContactByEmail,      [](Backend &b, const PracticeRequest &r) { return b.m_contacts.remove(r, Email); }},
        Row{PatchContactByEmail,       [](Backend &b, const PracticeRequest &r) { return b.m_contacts.patch(r, Email); }},
        Row{GetContactByExternalId,    [](Backend &b, const PracticeRequest &r) { return b.m_contacts.get(r, ExternalId); }},
        Row{DeleteContactByExternalId, [](Backend &b, const PracticeRequest &r) { return b.m_contacts.remove(r, ExternalId); }},
        Row{PatchContactByExternalId,  [](Backend &b, const PracticeRequest &r) { return b.m_contacts.patch(r, ExternalId); }},
        Row{CreatePurchase,            [](Backend &b, const PracticeRequest &r) { return b.m_purchases.create(r); }},
        Row{GetPurchase,               [](Backend &b, const PracticeRequest &r) { return b.m_purchases.get(r); }},
        Row{DeletePurchase,            [](Backend &b, const PracticeRequest &r) { return b.m_purchases.remove(r); }},
        Row{GetPurchaseByStoreId,      [](Backend &b, const PracticeRequest &r) { return b.m_purchases.getByStoreId(r); }},
        Row{DeletePurchaseByStoreId,   [](Backend &b, const PracticeRequest &r) { return b.m_purchases.removeByStoreId(r); }},
        Row{GetProduct,                [](Backend &b, const PracticeRequest &r) { return b.m_products.get(r); }},
        Row{DeleteProduct,             [](Backend &b, const PracticeRequest &r) { return b.m_products.remove(r); }},
        Row{GetProductByStoreId,       [](Backend &b, const PracticeRequest &r) { return b.m_products.getByStoreId(r); }},
        Row{DeleteProductByStoreId,    [](Backend &b, const PracticeRequest &r) { return b.m_products.removeByStoreId(r); }},
        Row{PatchProductByStoreId,     [](Backend &b, const PracticeRequest &r) { return b.m_products.patchByStoreId(r); }},
        Row{ListExports,               [](Backend &b, const PracticeRequest &r) { return b.m_transfers.answer(r); }},
        Row{CreateExport,              [](Backend &b, const PracticeRequest &r) { return b.m_transfers.answer(r); }},
        Row{CreateDataExplorerExport,  [](Backend &b, const PracticeRequest &r) { return b.m_transfers.answer(r); }},
        Row{GetExport,                 [](Backend &b, const PracticeRequest &r) { return b.m_transfers.answer(r); }},
        Row{DeleteExport,              [](Backend &b, const PracticeRequest &r) { return b.m_transfers.answer(r); }},
        Row{ListImports,               [](Backend &b, const PracticeRequest &r) { return b.m_transfers.answer(r); }},
        Row{CreateImport,              [](Backend &b, const PracticeRequest &r) { return b.m_transfers.answer(r); }},
        Row{GetImport,                 [](Backend &b, const PracticeRequest &r) { return b.m_transfers.answer(r); }},
        Row{DeleteImport,              [](Backend &b, const PracticeRequest &r) { return b.m_transfers.answer(r); }},
        Row{ListCouponSets,            [](Backend &b, const PracticeRequest &r) { return b.m_couponSets.list(r); }},
        Row{GetCouponSet,              [](Backend &b, const PracticeRequest &r) { return b.m_couponSets.get(r); }},
        Row{ListWorkflows,             [](Backend &b, const PracticeRequest &r) { return b.m_workflows.list(r); }},
        Row{GetWorkflow,               [](Backend &b, const PracticeRequest &r) { return b.m_workflows.get(r); }},
        Row{GetStore,                  [](Backend &b, const PracticeRequest &r) { return b.m_workflows.store(r); }},
        Row{ListContactFields,         [](Backend &b, const PracticeRequest &r) { return b.m_contactFields.list(r); }},
        Row{CreateContactField,        [](Backend &b, const PracticeRequest &r) { return b.m_contactFields.create(r); }},
        Row{GetContactField,           [](Backend &b, const PracticeRequest &r) { return b.m_contactFields.get(r); }},
        Row{DeleteContactField,        [](Backend &b, const PracticeRequest &r) { return b.m_contactFields.remove(r); }},
        Row{CreateCustomEventByAlias,  [](Backend &b, const PracticeRequest &r) { return b.m_events.createByAlias(r); }},
        Row{CreateCustomEventById,     [](Backend &b, const PracticeRequest &r) { return b.m_events.createById(r); }},
        Row{ListCustomIntegrations,    [](Backend &b, const PracticeRequest &r) { return b.m_integrations.list(r); }},
        Row{CreateCustomIntegration,   [](Backend &b, const PracticeRequest &r) { return b.m_integrations.create(r); }},
        Row{GetCustomIntegration,      [](Backend &b, const PracticeRequest &r) { return b.m_integrations.get(r); }},
        Row{PatchCustomIntegration,    [](Backend &b, const PracticeRequest &r) { return b.m_integrations.patch(r); }},
        Row{DeleteCustomIntegration,   [](Backend &b, const PracticeRequest &r) { return b.m_integrations.remove(r); }},
        Row{ListCustomEventTypes,      [](Backend &b, const PracticeRequest &r) { return b.m_eventTypes.list(r); }},
        Row{CreateCustomEventType,     [](Backend &b, const PracticeRequest &r) { return b.m_eventTypes.create(r); }},
        Row{GetCustomEventType,        [](Backend &b, const PracticeRequest &r) { return b.m_eventTypes.get(r); }},
        Row{DeleteCustomEventType,     [](Backend &b, const PracticeRequest &r) { return b.m_eventTypes.remove(r); }},
    };
    static_assert(everyRowStandsAtItsOwnPlace(rows));
    return rows[static_cast<std::size_t>(id)];
}
// clang-format on

bool Backend::work()
{
    m_scores.refresh(m_context.now());
    const bool more = m_transfers.advance();
    // Clear the failure, because due work is committed separately from requests.
    std::ignore = m_store->failure();
    return more;
}

PracticeResponse Backend::answer(const PracticeRequest &request)
{
    work();
    base::Transaction transaction(m_store->database());
    PracticeResponse answer = row(request.operation->id).answer(*this, request);
    auto failure = m_store->failure();
    if (!failure) {
        if (const auto done = transaction.commit(); !done)
            failure = done.error();
    }
    if (!failure)
        return answer;
    m_store->distrust();
    return problem(500, failure->what);
}

std::optional<FileAnswer> Backend::file(QByteArrayView token, const QString &fileName)
{
    work();
    return m_transfers.file(token, fileName);
}

} // namespace storedesk::practice
