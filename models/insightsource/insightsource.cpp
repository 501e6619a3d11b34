// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightsource.h"

#include "account/account.h"
#include "account/storezone.h"
#include "api/call.h"
#include "api/session.h"
#include "base/background.h"
#include "base/privatefolder.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "exports/exportrules.h"
#include "exports/localexports.h"
#include "insights/insightengine.h"
#include "insightsource/mirrornames.h"
#include "insightsource/warehousesource.h"
#include "storage/accountstorage.h"
#include "storage/views.h"

#include <QFileInfo>

#include <algorithm>

namespace storedesk::insightsource {

using namespace Qt::StringLiterals;
using exports::StoredExport;

namespace {

// The time that an export covers.
struct Coverage
{
    QDateTime from = {};
    QDateTime to = {};
};

} // namespace

static bool isWhole(const StoredExport &stored, QLatin1StringView kind)
{
    const auto filters = stored.plan.body[catalogue::key::filters].toObject();
    return stored.plan.kind == kind && filters[catalogue::key::activityTypes].toArray().isEmpty()
        && filters[catalogue::key::segmentId].toString().isEmpty()
        && QFileInfo::exists(stored.path);
}

static Coverage coverageOf(const StoredExport &stored)
{
    Coverage coverage{.to = stored.asked};
    if (stored.plan.periods.empty())
        return coverage;
    const auto &first = stored.plan.periods.front().from;
    coverage.from = QDateTime::fromString(first, Qt::ISODateWithMs);
    // The end is inclusive, and may be a day.
    const auto &last = stored.plan.periods.back().to;
    const auto end = QDateTime::fromString(last, Qt::ISODateWithMs);
    const bool isDay = !last.contains(u'T');
    if (end.isValid())
        coverage.to = std::min(coverage.to, isDay ? end.addDays(1) : end.addMSecs(1));
    return coverage;
}

// Adds the export if there is no gap between it and the later exports that have already been added.
static void join(InsightFiles &files, const StoredExport &stored, QDateTime &from)
{
    const auto coverage = coverageOf(stored);
    const bool first = files.activities.isEmpty();
    if (!first && (!from.isValid() || coverage.to < from || coverage.from >= from))
        return;
    files.activities.append(stored.path);
    if (!stored.besides.isEmpty())
        files.lines.append(stored.besides);
    if (first)
        files.asOf = coverage.to;
    from = coverage.from;
    if (from.isValid())
        files.coversFrom = from.toMSecsSinceEpoch();
}

InsightFiles filesOf(const std::vector<StoredExport> &exports)
{
    InsightFiles files;
    std::vector<const StoredExport *> activities;
    for (const auto &stored : exports) {
        if (isWhole(stored, "activities"_L1))
            activities.push_back(&stored);
        else if (files.contacts.isEmpty() && isWhole(stored, "contacts"_L1))
            files.contacts = stored.path;
    }
    const auto endOf = [](const StoredExport *stored) {
        return coverageOf(*stored).to;
    };
    std::ranges::stable_sort(activities, std::ranges::greater(), endOf);
    QDateTime from;
    for (const auto *stored : activities)
        join(files, *stored, from);
    for (const auto &stored : exports) {
        if (!files.asOf.isValid() && stored.path == files.contacts)
            files.asOf = stored.asked;
    }
    return files;
}

// The names of the stored choices.
static constexpr auto rolesName = "insight-roles"_L1;
static constexpr auto zoneName = "insight-zone"_L1;
static constexpr auto zoneId = "zone"_L1;
static constexpr auto sourceName = "insight-source"_L1;
static constexpr auto warehouseMember = "warehouse"_L1;

static tablefile::OpenOptions optionsOfFiles()
{
    return {.temporaryFolder = base::placesOf().temporary};
}

InsightSource::InsightSource(account::Account &account, exports::LocalExports &localExports)
    : m_account(account)
    , m_localExports(localExports)
    , m_reading(account.clock())
    , m_engine(std::make_shared<insights::InsightEngine>(
          optionsOfFiles(),
          [folder = account.folder()](const QStringList &ids) {
              return contactsInMirror(folder, ids);
          }))
    , m_warehouse(std::make_unique<WarehouseSource>(account))
{
    connect(&account, &account::Account::storeChanged, this, &InsightSource::changed);
    connect(&account.storage(), &storage::AccountStorage::becameReady, this, [this] {
        readZone();
        readChoice();
        setSamples(std::move(m_samples));
    });
    connect(m_warehouse.get(), &WarehouseSource::changed, this, [this] {
        if (m_usesWarehouse && m_warehouse->isReady() && m_warehouse->name().isEmpty())
            useExports();
        else if (m_usesWarehouse)
            Q_EMIT changed();
    });
    connect(&localExports, &exports::LocalExports::changed, this, &InsightSource::readExports);
    if (account.store().isEmpty())
        readStore();
    readZone();
    readChoice();
    readExports();
}

InsightSource::~InsightSource() = default;

// Unlike the account, reports that the store could not be read.
void InsightSource::readStore()
{
    m_account.session().store().get(this)->then(this, [this](const http::Outcome &outcome) {
        if (outcome)
            return m_account.setStore(outcome->document.object());
        m_isStoreUnavailable = true;
        Q_EMIT changed();
    });
}

bool InsightSource::isReady() const
{
    if (m_usesWarehouse)
        return m_warehouse->engine() != nullptr;
    return (m_opened || m_localExports.isReady()) && !m_reading.running();
}

const InsightFiles &InsightSource::files() const
{
    static const InsightFiles none;
    return m_usesWarehouse ? none : m_opened ? *m_opened : m_exports;
}

std::shared_ptr<insights::AnswerEngine> InsightSource::engine() const
{
    return m_usesWarehouse ? m_warehouse->engine() : m_engine;
}

void InsightSource::readExports()
{
    m_exports = filesOf(m_localExports.all());
    if (m_opened)
        return;
    releaseData();
    readSamples();
}

void InsightSource::readAgain()
{
    releaseData();
    readSamples();
}

// Waits in the background for a question that is being answered.
void InsightSource::releaseData()
{
    m_engine->setOutdated();
    base::runInBackground([engine = m_engine] { engine->releaseOutdated(); }, this, [] {});
}

void InsightSource::openFiles(const InsightFiles &files)
{
    m_opened = files;
    setUsesWarehouse(false);
    readSamples();
}

void InsightSource::useExports()
{
    m_opened.reset();
    setUsesWarehouse(false);
    readSamples();
}

void InsightSource::useWarehouse()
{
    m_opened.reset();
    setUsesWarehouse(true);
    readSamples();
}

void InsightSource::setUsesWarehouse(bool uses)
{
    if (uses == m_usesWarehouse)
        return;
    m_usesWarehouse = uses;
    m_account.storage().views().keep(sourceName,
                                     uses ? QJsonObject{{warehouseMember, true}} : QJsonObject());
    if (uses)
        m_warehouse->open();
}

void InsightSource::readChoice()
{
    const auto stored = m_account.storage().views().state(sourceName);
    if (!m_usesWarehouse && stored[warehouseMember].toBool())
        setUsesWarehouse(true);
}

void InsightSource::refresh()
{
    if (m_usesWarehouse)
        m_warehouse->refresh();
}

static std::vector<insights::ColumnSample> samplesOf(const InsightFiles &files,
                                                     const tablefile::OpenOptions &options,
                                                     base::Progress &progress)
{
    using insights::InputTable;
    std::vector<insights::ColumnSample> samples;
    const auto add = [&](InputTable table, const QString &path) {
        // Files that cannot be read are reported with the answer.
        if (auto sample = insights::sampleOf(table, path, options, progress))
            samples.push_back(*std::move(sample));
    };
    for (const auto &path : files.activities)
        add(InputTable::Activities, path);
    if (!files.contacts.isEmpty())
        add(InputTable::Contacts, files.contacts);
    for (const auto &path : files.lines)
        add(InputTable::Lines, path);
    return samples;
}

void InsightSource::readSamples()
{
    if (files().isEmpty()) {
        m_reading.stop();
        return setSamples({});
    }
    m_reading.start(
        [files = files(), options = optionsOfFiles()](base::Progress &progress) {
            return samplesOf(files, options, progress);
        },
        [this](std::vector<insights::ColumnSample> &&samples) { setSamples(std::move(samples)); });
}

void InsightSource::setSamples(std::vector<insights::ColumnSample> samples)
{
    m_samples = std::move(samples);
    m_roles = {};
    const auto stored = m_account.storage().views().state(rolesName);
    for (const auto &sample : m_samples) {
        const auto chosen = stored[sample.fingerprint()].toObject();
        auto ofTable = choicesFor(sample.table, m_roles);
        for (auto at = chosen.begin(); at != chosen.end(); ++at)
            ofTable.insert(at.key(), *at);
        if (!ofTable.isEmpty())
            m_roles.insert(nameOf(sample.table), ofTable);
    }
    Q_EMIT changed();
}

void InsightSource::setRoles(const QJsonObject &roles)
{
    auto stored = m_account.storage().views().state(rolesName);
    for (const auto &sample : m_samples) {
        const auto choices = choicesFor(sample.table, roles);
        QJsonObject chosen;
        for (const auto &heading : sample.headings) {
            if (choices.contains(heading))
                chosen.insert(heading, choices.value(heading));
        }
        stored.insert(sample.fingerprint(), chosen);
    }
    m_account.storage().views().keep(rolesName, stored);
    m_roles = roles;
    Q_EMIT changed();
}

QTimeZone InsightSource::zone() const
{
    return m_zone.isValid() ? m_zone : account::usualZone(m_account.store());
}

bool InsightSource::isZoneOfStore() const
{
    return account::storeZone(m_account.store()) == zone();
}

bool InsightSource::isZoneUnknown() const
{
    const auto &store = m_account.store();
    return !m_zone.isValid() && !account::storeZone(store).isValid()
        && (!store.isEmpty() || m_isStoreUnavailable);
}

// A choice that was made before the storage was ready has priority.
void InsightSource::readZone()
{
    const auto id = m_account.storage().views().state(zoneName)[zoneId].toString().toLatin1();
    if (!m_zone.isValid() && !id.isEmpty())
        m_zone = QTimeZone(id);
}

void InsightSource::setZone(const QTimeZone &zone)
{
    const auto chosen = zone == account::storeZone(m_account.store()) ? QTimeZone() : zone;
    if (chosen == m_zone)
        return;
    m_zone = chosen;
    m_account.storage().views().keep(
        zoneName,
        chosen.isValid() ? QJsonObject{{zoneId, QString::fromLatin1(chosen.id())}} : QJsonObject());
    Q_EMIT changed();
}

void InsightSource::setPeriod(QDate from, QDate to)
{
    if (from == m_from && to == m_to)
        return;
    m_from = from;
    m_to = to;
    Q_EMIT changed();
}

std::optional<std::chrono::minutes> InsightSource::exportDuration(const QString &kind) const
{
    static constexpr qint64 daysAtOnce = catalogue::limits::exportDays;
    const auto &chosen = files();
    qint64 days = 0;
    if (chosen.coversFrom && exports::hasRange(kind))
        days = QDateTime::fromMSecsSinceEpoch(*chosen.coversFrom).daysTo(chosen.asOf);
    return m_localExports.usualDuration(kind,
                                        std::max<qint64>(1, (days + daysAtOnce - 1) / daysAtOnce));
}

QString InsightSource::storeCurrency() const
{
    return m_account.store().value(catalogue::key::currency).toString();
}

insights::InsightInput InsightSource::input() const
{
    if (m_usesWarehouse)
        return {.zone = zone(), .from = m_from, .to = m_to, .storeCurrency = storeCurrency()};
    const auto &chosen = files();
    return {.activities = chosen.activities,
            .contacts = chosen.contacts,
            .lines = chosen.lines,
            .zone = zone(),
            .asOf = chosen.asOf.toMSecsSinceEpoch(),
            .coversFrom = chosen.coversFrom,
            .from = m_from,
            .to = m_to,
            .storeCurrency = storeCurrency(),
            .roles = m_roles,
            .columnFolder = usesExports() ? m_localExports.folder() : QString()};
}

} // namespace storedesk::insightsource
