// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/samplefiles.h"

#include "base/newfile.h"
#include "base/temporaryfolder.h"
#include "catalogue/key.h"
#include "csv/csvwriter.h"
#include "practice/exports/exportactivities.h"
#include "practice/exports/exportheadings.h"
#include "practice/seed/seedwords.h"
#include "practice/store/fieldregistry.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <array>
#include <cstring>

namespace storedesk::practice {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

// The number of activities that are sorted in memory at once.
static constexpr qint64 rowsOfBucket = 60'000;
static constexpr quint64 sampleTopic = 0x5a3917e;
static constexpr quint8 noDomain = 255;
static constexpr int workflows = 5;

// An activity with all data for its lines in the files.
struct SampleFiles::Row
{
    Moment date = 0;
    qint64 number = 0;
    // The number of the contact; 0 if it was deleted.
    qint32 contact = 0;
    // The number of the previous contact if this activity merges it.
    qint32 previous = 0;
    // 0 if the activity is not a purchase.
    qint32 purchase = 0;
    qint32 cents = 0;
    std::array<LifeLine, 4> lines = {};
    qint8 lineCount = 0;
    ActivityKind kind = ActivityKind::WebPageVisited;
    qint16 workflow = -1;
    qint16 content = -1;
    qint16 couponSet = -1;
    qint16 scenario = 0;
    qint16 confidence = 0;
};

struct SampleFiles::Column
{
    QLatin1StringView key;
    QByteArray (*text)(const SampleFiles &files, const Row &row);
};

static qint64 priceOf(int product)
{
    return wares()[static_cast<std::size_t>(product)].price;
}

static csv::CsvFormat fileFormat(bool byteOrderMark)
{
    return {.quoting = csv::Quoting::Always, .byteOrderMark = byteOrderMark};
}

static base::Problem problemOf(const QString &path, const QString &why)
{
    return {.what = QCoreApplication::translate("Practice", "Couldn't write %1.").arg(path),
            .why = why};
}

SampleFiles::SampleFiles(SampleRequest options, Moment now)
    : m_options(std::move(options))
    , m_ids(m_options.seed)
    , m_calendar(now, QTimeZone("Europe/Madrid"))
    , m_world{.calendar = m_calendar}
{
    const auto rows = columnRows();
    for (const auto &name : activityColumns(m_options.version)) {
        const auto found = std::ranges::find(rows, name, &Column::key);
        m_columns.push_back(found == rows.end() ? nullptr : &*found);
    }
    const auto perContact = m_options.activities / std::max(1, m_options.contacts);
    m_world.products = static_cast<int>(wares().size());
    m_world.workflows = workflows;
    m_world.contents = workflows + static_cast<int>(m_calendar.campaigns().size());
    m_world.campaignShare = static_cast<int>(std::clamp<qint64>(9 * (perContact - 4), 10, 900));
    m_domains.reserve(static_cast<std::size_t>(m_options.contacts));
}

SampleFiles::~SampleFiles() = default;

base::Result<SampleCounts> SampleFiles::write()
{
    const auto temporary = base::TemporaryFolder::make(m_options.temporary);
    if (!temporary)
        return tl::unexpected(temporary.error());
    if (auto opened = openBuckets((*temporary)->path()); !opened)
        return tl::unexpected(opened.error());
    if (auto written = writePeople(); !written)
        return tl::unexpected(written.error());
    if (auto written = writeActivities(); !written)
        return tl::unexpected(written.error());
    return m_counts;
}

base::Result<void> SampleFiles::openBuckets(const QString &folder)
{
    const auto buckets = m_options.activities / rowsOfBucket + 1;
    for (qint64 bucket = 0; bucket < buckets; ++bucket) {
        auto file = std::make_unique<QFile>(QDir(folder).filePath(QString::number(bucket)));
        if (!file->open(QIODevice::ReadWrite | QIODevice::Truncate,
                        QFile::ReadOwner | QFile::WriteOwner))
            return tl::unexpected(problemOf(file->fileName(), file->errorString()));
        m_buckets.push_back(std::move(file));
    }
    return {};
}

// Contacts are written in the order of their creation, and their activities are collected.
base::Result<void> SampleFiles::writePeople()
{
    base::NewFile file(QDir(m_options.folder).filePath(contactsName),
                       base::NewFile::Access::AsBefore);
    if (!file.open(QIODevice::WriteOnly))
        return tl::unexpected(problemOf(contactsName, file.errorString()));
    csv::CsvWriter writer(file, fileFormat(true));
    QStringList header{headingOf(HeadingSet::Contacts, key::id, m_options.headings)};
    for (const auto &field : FieldRegistry::systemFields())
        header.append(
            headingOf(HeadingSet::Contacts, field[key::id].toString(), m_options.headings));
    writer.row(header);
    for (int index = 0; index < m_options.contacts; ++index) {
        Random random(m_options.seed, sampleTopic + static_cast<quint64>(index));
        auto person = seedPersonAt(index, m_options.contacts, m_calendar.now(), random);
        if (CustomerLife::isAnonymous(index))
            person = {.number = person.number, .created = person.created};
        // Visits fill the files up to the wanted number of activities.
        m_world.wanted = m_options.activities * (index + 1) / m_options.contacts;
        const auto life = CustomerLife(m_world,
                                       {.index = index,
                                        .created = person.created,
                                        .hasEmail = !person.email.isEmpty(),
                                        .hasPhone = random.chance(62)},
                                       random)
                              .live();
        writeContact(writer, person, life);
        collect(person, life);
    }
    if (auto finished = writer.finish(); !finished)
        return finished;
    return file.commit() ? base::Result<void>()
                         : tl::unexpected(problemOf(contactsName, file.errorString()));
}

static QByteArray dateOrBlank(Moment date)
{
    return date == 0 ? QByteArray() : isoOf(date);
}

static QByteArray moneyText(qint64 cents)
{
    return QByteArray::number(cents / 100) + '.'
        + QByteArray::number(cents % 100).rightJustified(2, '0');
}

static qint64 centsOf(const LifePurchase &purchase)
{
    qint64 cents = purchase.hasShipping ? 495 : 0;
    for (const auto &line : purchase.lines)
        cents += line.quantity * priceOf(line.product);
    return cents;
}

namespace {

// The values of a contact that are known. Other fields are blank.
QHash<QString, QByteArray> valuesOf(const SeedPerson &person, const Life &life)
{
    qint64 cents = 0;
    qint64 purchases = 0;
    Moment first = 0;
    Moment last = 0;
    for (const auto &purchase : life.purchases) {
        if (purchase.isOfDeletedContact)
            continue;
        ++purchases;
        cents += centsOf(purchase);
        first = first == 0 ? purchase.date : std::min(first, purchase.date);
        last = std::max(last, purchase.date);
    }
    if (purchases > 0 && life.earlierPurchases > 0)
        first = life.earlierFirst;
    const bool isKnown = !person.email.isEmpty();
    return {
        {key::contact::email, person.email},
        {key::contact::externalId, person.externalId},
        {key::contact::name, person.name},
        {key::contact::surname, person.surname},
        {key::contact::emailStatus,
         !isKnown                ? ""
             : life.bounced != 0 ? "bounced"
                                 : "active"},
        {key::contact::newsletterSubscriptionStatus,
         life.unsubscribed != 0  ? "unsubscribed"
             : life.isSubscribed ? "subscribed"
                                 : "none"},
        {key::contact::smsSubscriptionStatus, life.hasSms ? "subscribed" : "none"},
        {key::contact::mobilePhone,
         life.hasSms ? "+34600" + QByteArray::number(100'000 + person.number % 900'000)
                     : QByteArray()},
        {key::contact::mobilePhoneStatus, life.hasSms ? "active" : ""},
        {key::contact::createdAt, isoOf(person.created)},
        {key::contact::isAnonymous, life.isAnonymous ? "true" : "false"},
        {key::contact::hasPushSubscriptions, life.hasPush ? "true" : "false"},
        {key::contact::totalPurchases, QByteArray::number(purchases)},
        {key::contact::totalPurchasesAmount, moneyText(cents)},
        {key::contact::firstPurchaseDate, dateOrBlank(first)},
        {key::contact::lastPurchaseDate, dateOrBlank(last)},
        {key::contact::emailSoftBounces, QByteArray::number(life.softBounces)},
        {key::contact::emailLastBouncedDate, dateOrBlank(life.bounced)},
        {key::contact::emailLastUnsubscribedDate, dateOrBlank(life.unsubscribed)},
    };
}

} // namespace

void SampleFiles::writeContact(csv::CsvWriter &to, const SeedPerson &person, const Life &life)
{
    static const auto fields = FieldRegistry::systemFields();
    const auto values = valuesOf(person, life);
    to.cell(QByteArrayView(idOf(IdKind::Contact, person.number)));
    for (const auto &field : fields)
        to.cell(QByteArrayView(values.value(field[key::id].toString())));
    to.endRow();
    ++m_counts.contacts;
    const auto domains = mailDomains();
    const auto domain = person.email.mid(person.email.indexOf('@') + 1);
    const auto found = std::ranges::find(domains, QByteArrayView(domain),
                                         [](const char *name) { return QByteArrayView(name); });
    m_domains.push_back(person.email.isEmpty() ? noDomain
                                               : static_cast<quint8>(found - domains.begin()));
}

void SampleFiles::collect(const SeedPerson &person, const Life &life)
{
    const auto before = m_purchases;
    m_purchases += std::ssize(life.purchases);
    const auto previous = m_options.contacts + 1 + static_cast<qint32>(person.number / 50);
    for (const auto &event : life.events) {
        Row row{.date = event.date,
                .number = m_counts.activities + 1,
                .contact = event.isAnonymous ? previous : static_cast<qint32>(person.number),
                .previous = event.kind == ActivityKind::ContactMerged ? previous : 0,
                .kind = event.kind,
                .workflow = event.workflow,
                .content = event.content,
                .couponSet = event.couponSet};
        if (event.purchase >= 0) {
            const auto &purchase = life.purchases[static_cast<std::size_t>(event.purchase)];
            row.purchase = static_cast<qint32>(before + event.purchase + 1);
            row.cents = static_cast<qint32>(centsOf(purchase));
            row.contact = purchase.isOfDeletedContact ? 0 : row.contact;
            row.lineCount = static_cast<qint8>(purchase.lines.size());
            std::ranges::copy(purchase.lines, row.lines.begin());
            row.workflow = static_cast<qint16>(purchase.workflow);
            row.content = static_cast<qint16>(purchase.content);
            row.scenario = static_cast<qint16>(purchase.scenario);
            row.confidence = static_cast<qint16>(purchase.confidence);
        }
        collect(row);
    }
}

void SampleFiles::collect(const Row &row)
{
    const auto buckets = static_cast<qint64>(m_buckets.size());
    const auto place = std::clamp((row.date - m_calendar.begin()) * buckets / LifeCalendar::length,
                                  qint64(0), buckets - 1);
    m_buckets[static_cast<std::size_t>(place)]->write(reinterpret_cast<const char *>(&row),
                                                      sizeof row);
    ++m_counts.activities;
}

base::Result<void> SampleFiles::writeActivities()
{
    const QDir folder(m_options.folder);
    base::NewFile file(folder.filePath(activitiesName), base::NewFile::Access::AsBefore);
    base::NewFile lineFile(folder.filePath(linesName), base::NewFile::Access::AsBefore);
    if (!file.open(QIODevice::WriteOnly) || !lineFile.open(QIODevice::WriteOnly))
        return tl::unexpected(problemOf(activitiesName, file.errorString()));
    csv::CsvWriter writer(file, fileFormat(true));
    csv::CsvWriter lines(lineFile, fileFormat(false));
    QStringList header;
    for (const auto &column : activityColumns(m_options.version))
        header.append(headingOf(HeadingSet::Activities, column, m_options.headings));
    writer.row(header);
    header.clear();
    for (const auto &column : lineColumns())
        header.append(headingOf(HeadingSet::Lines, column, m_options.headings));
    lines.row(header);
    for (const auto &bucket : m_buckets) {
        bucket->seek(0);
        const auto bytes = bucket->readAll();
        if (bucket->error() != QFile::NoError)
            return tl::unexpected(problemOf(activitiesName, bucket->errorString()));
        std::vector<Row> rows(static_cast<std::size_t>(bytes.size()) / sizeof(Row));
        std::memcpy(rows.data(), bytes.constData(), rows.size() * sizeof(Row));
        std::ranges::stable_sort(rows, {}, &Row::date);
        for (const auto &row : rows) {
            writeActivity(writer, row);
            writeLines(lines, row);
        }
    }
    if (auto finished = writer.finish(); !finished)
        return finished;
    if (auto finished = lines.finish(); !finished)
        return finished;
    if (!file.commit() || !lineFile.commit())
        return tl::unexpected(problemOf(activitiesName, file.errorString()));
    return {};
}

void SampleFiles::writeActivity(csv::CsvWriter &to, const Row &row) const
{
    for (const auto *column : m_columns)
        to.cell(QByteArrayView(column ? column->text(*this, row) : QByteArray()));
    to.endRow();
}

// Columns without a row are blank.
std::span<const SampleFiles::Column> SampleFiles::columnRows()
{
    using Files = const SampleFiles &;
    using Activity = const Row &;
    static constexpr auto hasSource = [](Files files, Activity row) {
        // Purchases have their source since the fourth version.
        return files.m_options.version >= 4 || row.purchase == 0;
    };
    static constexpr auto idOrBlank = [](Files files, IdKind kind, qint64 number) {
        return number < 1 ? QByteArray() : files.idOf(kind, number);
    };
    // clang-format off
    static constexpr std::array rows{
        Column{key::id,                [](Files files, Activity row) { return files.idOf(IdKind::Activity, row.number); }},
        Column{key::contactId,         [](Files files, Activity row) { return idOrBlank(files, IdKind::Contact, row.contact); }},
        Column{key::contact::email,    [](Files files, Activity row) { return files.emailOf(row.contact); }},
        Column{key::type,              [](Files, Activity row) { return QByteArray(nameOf(row.kind).data(), nameOf(row.kind).size()); }},
        Column{key::column::date,      [](Files, Activity row) { return isoOf(row.date); }},
        Column{key::origin,            [](Files, Activity row) { return isOnTheWeb(row.kind) ? QByteArray("web") : QByteArray(); }},
        Column{key::workflowId,        [](Files files, Activity row) { return hasSource(files, row) ? idOrBlank(files, IdKind::Workflow, row.workflow + 1) : QByteArray(); }},
        Column{key::column::contentId, [](Files files, Activity row) { return hasSource(files, row) ? idOrBlank(files, IdKind::Content, row.content + 1) : QByteArray(); }},
        Column{key::purchaseId,        [](Files, Activity row) { return row.purchase == 0 ? QByteArray() : "PED-" + QByteArray::number(row.purchase); }},
        Column{key::totalPrice,        [](Files, Activity row) { return row.purchase == 0 ? QByteArray() : moneyText(row.cents); }},
        Column{key::column::previousContactId,     [](Files files, Activity row) { return idOrBlank(files, IdKind::Contact, row.previous); }},
        Column{key::column::attributionScenario,   [](Files, Activity row) { return row.scenario == 0 ? QByteArray() : QByteArray::number(row.scenario); }},
        Column{key::column::attributionConfidence, [](Files, Activity row) { return row.scenario == 0 ? QByteArray() : QByteArray::number(row.confidence); }},
        Column{key::couponSetId,       [](Files files, Activity row) { return idOrBlank(files, IdKind::CouponSet, row.couponSet + 1); }},
    };
    // clang-format on
    return rows;
}

QByteArray SampleFiles::idOf(IdKind kind, qint64 number) const
{
    return m_ids.of(kind, number).toLatin1();
}

QByteArray SampleFiles::emailOf(qint64 contact) const
{
    if (contact < 1 || contact > std::ssize(m_domains))
        return {};
    const auto index = static_cast<std::size_t>(contact - 1);
    return m_domains[index] == noDomain
        ? QByteArray()
        : seedEmailOf(static_cast<int>(index), mailDomains()[m_domains[index]]);
}

void SampleFiles::writeLines(csv::CsvWriter &to, const Row &row)
{
    for (int at = 0; at < row.lineCount; ++at) {
        const auto &line = row.lines[static_cast<std::size_t>(at)];
        const auto &ware = wares()[static_cast<std::size_t>(line.product)];
        to.cell(QByteArrayView(idOf(IdKind::Activity, row.number)));
        to.cell(QByteArrayView("SKU-" + QByteArray::number(1001 + line.product)));
        to.cell(QByteArrayView(ware.name));
        to.cell(QByteArrayView(QByteArray::number(line.quantity)));
        to.cell(QByteArrayView(moneyText(ware.price)));
        to.cell(QByteArrayView(moneyText(qint64(line.quantity) * ware.price)));
        to.endRow();
        ++m_counts.lines;
    }
}

} // namespace storedesk::practice
