// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/seed/transferseed.h"
#include "base/utc.h"

#include "base/transaction.h"
#include "catalogue/key.h"
#include "practice/exports/exportfile.h"
#include "practice/imports/importreport.h"
#include "practice/store/schedule.h"
#include "practice/store/store.h"

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

TransferSeed::TransferSeed(const HandlerContext &context, const Files &files, ErrorReport report)
    : m_context(context)
    , m_files(files)
    , m_report(report)
    , m_now(context.now())
{ }

base::Result<void> TransferSeed::run()
{
    base::Transaction transaction(m_context.store.database());
    if (auto done = addExports(); !done)
        return done;
    if (auto done = addImports(); !done)
        return done;
    if (auto failure = m_context.store.failure())
        return tl::unexpected(*std::move(failure));
    return transaction.commit();
}

static QString dayText(Moment moment)
{
    return QString::fromLatin1(isoOf(moment).first(10));
}

static QJsonObject asked(QLatin1StringView type, QLatin1StringView version,
                         const QJsonObject &filters)
{
    QJsonObject body{{key::exportType, type},
                     {key::delimiter, u","_s},
                     {key::dateFormat, u"ISO"_s},
                     {key::version, version}};
    if (!filters.isEmpty())
        body[key::filters] = filters;
    return body;
}

// The smallest segment is exported, so that a large store still starts quickly.
QString TransferSeed::smallestSegment()
{
    QString best;
    qint64 fewest = 0;
    const auto segments = m_context.store.list(IdKind::Segment, 0, 100);
    for (const auto &segment : segments) {
        const PracticeExportPlan plan{.condition = segment["condition"_L1].toString().toUtf8()};
        const auto rows = rowsOf(m_context.store, plan);
        if (rows > 0 && (best.isEmpty() || rows < fewest)) {
            best = segment[key::id].toString();
            fewest = rows;
        }
    }
    return best;
}

base::Result<void> TransferSeed::addExports()
{
    const auto reports = m_context.store.list(IdKind::Report, 0, 100);
    const auto segment = smallestSegment();
    if (!segment.isEmpty()) {
        auto body = asked("contacts"_L1, "v5"_L1, {{key::segmentId, segment}});
        body[key::dateFormat] = u"L"_s;
        body[key::delimiter] = u";"_s;
        if (auto done = addExport(m_now - 26 * day, "app"_L1, body); !done)
            return done;
    }
    for (qsizetype at = 0; at < reports.size(); ++at) {
        const auto end = m_now - (9 + 10 * at) * day;
        const QJsonObject filters{{key::reportId, reports[at][key::id]},
                                  {key::fromDate, dayText(end - 29 * day)},
                                  {key::toDate, dayText(end)}};
        if (auto done = addExport(end + 8 * hour, at == 0 ? "api"_L1 : "app"_L1,
                                  asked("data-explorer"_L1, "v1"_L1, filters));
            !done)
            return done;
    }
    QJsonObject filters{{key::fromDate, jsonOf(m_now - 4 * day)},
                        {key::toDate, jsonOf(m_now - 3 * day)}};
    addBrokenExport(m_now - 3 * day, asked("activities"_L1, "v4"_L1, filters));
    filters[key::activityTypes] = QJsonArray{u"purchase"_s};
    return addExport(m_now - 3 * day + 5 * minute, "api"_L1,
                     asked("activities"_L1, "v4"_L1, filters));
}

base::Result<void> TransferSeed::addExport(Moment created, QLatin1StringView origin,
                                           QJsonObject body)
{
    body[key::origin] = origin;
    body[key::status] = u"finished"_s;
    body[key::fileExtension] = u"csv"_s;
    body[key::createdAt] = jsonOf(created);
    Record record{.created = created, .body = std::move(body)};
    const auto id = m_context.store.add(IdKind::Export, record);
    const auto plan = planOf(m_context.store, record.body);
    const auto date = QDateTime::fromMSecsSinceEpoch(created, base::utc);
    ExportFile file(m_files.pathOf(id, "zip"_L1), plan, tablesOf(m_context.store, plan, created),
                    date);
    for (bool complete = false; !complete;) {
        const auto advanced = file.advance(std::nullopt, Budget(m_context.clock));
        if (!advanced)
            return tl::unexpected(advanced.error());
        complete = *advanced;
    }
    const auto ended = timingOf(date, {}, file.rows(), exportTempo(1)).endsAt;
    record.body[key::progress] = file.rows();
    record.body[key::total] = file.rows();
    record.body[key::fileName] = plan.name + u".zip"_s;
    record.body[key::finishedAt] = jsonOf(ended.toMSecsSinceEpoch());
    m_context.store.put(IdKind::Export, record);
    return {};
}

void TransferSeed::addBrokenExport(Moment created, QJsonObject body)
{
    const auto total = rowsOf(m_context.store, planOf(m_context.store, body));
    body[key::origin] = u"api"_s;
    body[key::status] = u"error"_s;
    body[key::fileExtension] = u"csv"_s;
    body[key::progress] = total / 3;
    body[key::total] = total;
    body[key::createdAt] = jsonOf(created);
    body[key::finishedAt] = jsonOf(created + 3 * second);
    Record record{.created = created, .body = std::move(body)};
    m_context.store.add(IdKind::Export, record);
}

QString TransferSeed::addImport(Moment created, QLatin1StringView origin, QLatin1StringView type,
                                qint64 total, QJsonObject body)
{
    const auto date = QDateTime::fromMSecsSinceEpoch(created, base::utc);
    const auto timing = timingOf(date, {}, total, importTempo(1));
    const auto errors = body.value(key::errors).toInteger();
    const QJsonObject byDefault{
        {key::status, u"finished"_s},
        {key::success, total - errors},
        {key::errors, errors},
        {key::options,
         QJsonObject{{key::delimiter, u","_s},
                     {key::overrideExisting, true},
                     {key::updateOnlyEmptyFields, false}}},
        {key::startedAt, jsonOf(timing.startsAt.toMSecsSinceEpoch())},
    };
    for (auto member = byDefault.begin(); member != byDefault.end(); ++member) {
        if (!body.contains(member.key()))
            body[member.key()] = *member;
    }
    body[key::origin] = origin;
    body[key::type] = type;
    body[key::total] = total;
    body[key::createdAt] = jsonOf(created);
    if (!body.contains(key::cancelledAt))
        body[key::finishedAt] = jsonOf(timing.endsAt.toMSecsSinceEpoch());
    Record record{.created = created, .body = std::move(body)};
    return m_context.store.add(IdKind::Import, record);
}

base::Result<void> TransferSeed::addImports()
{
    static constexpr qint64 errors = 15;
    addImport(m_now - 41 * day, "app"_L1, "contacts"_L1, 1'240, {});
    addImport(m_now - 33 * day, "api"_L1, "products"_L1, 120, {});
    addImport(m_now - 19 * day, "app"_L1, "contacts"_L1, 5'000,
              {{key::status, u"cancelled"_s},
               {key::success, 1'800},
               {key::cancelledAt, jsonOf(m_now - 19 * day + 3 * second)}});
    addImport(m_now - 6 * day, "api"_L1, "contacts"_L1, 88,
              {{key::status, u"error"_s}, {key::success, 0}});
    return writeReport(
        addImport(m_now - 5 * day, "api"_L1, "contacts"_L1, 320, {{key::errors, errors}}), errors);
}

base::Result<void> TransferSeed::writeReport(const QString &id, qint64 errors)
{
    const QList<QByteArray> header{
        QByteArray(key::contact::email.data(), key::contact::email.size()),
        QByteArray(key::contact::mobilePhone.data(), key::contact::mobilePhone.size())};
    ImportReport report(m_files.pathOf(id, "csv"_L1), m_report, {}, header);
    for (qint64 at = 0; at < errors; ++at) {
        const bool phone = at % 3 == 0;
        const auto email =
            "persona" + QByteArray::number(at) + (phone ? "@example.com" : "@example");
        const QByteArray number = phone ? "600 123 456" : "+34600123456";
        const QByteArrayView cells[] = {email, number};
        report.add(20 * at + 7, cells,
                   {{.field = phone ? key::contact::mobilePhone : key::contact::email,
                     .value = phone ? number : email,
                     .reason = catalogue::textOf(phone ? catalogue::Reason::NotPhone
                                                       : catalogue::Reason::NotEmail)}});
    }
    if (const auto size = report.flush(); !size)
        return tl::unexpected(size.error());
    return {};
}

} // namespace storedesk::practice
