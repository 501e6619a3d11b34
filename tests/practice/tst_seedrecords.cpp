// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "catalogue/checker.h"

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>
#include <QUrlQuery>

namespace tst_seedrecords {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::practice;
using catalogue::FieldLocation;
using catalogue::Resource;
using enum catalogue::OperationId;

// Compares every record in a new store with the catalogue's field table for its resource.
class TestSeedRecords final : public QObject
{
    Q_OBJECT

    std::unique_ptr<support::BackendFixture> m_fixture;

    QJsonArray listed(catalogue::OperationId id, const QStringList &values = {})
    {
        QJsonArray all;
        for (int page = 1;; ++page) {
            const auto reply = m_fixture->call(
                id, values, {},
                QUrlQuery({{u"page"_s, QString::number(page)}, {u"pageSize"_s, u"100"_s}}));
            if (reply.results().isEmpty())
                return all;
            for (const auto &record : reply.results())
                all.append(record);
        }
    }

    // Reads one record for each number returned by the query.
    QJsonArray read(catalogue::OperationId id, IdKind kind, QByteArrayView numbers)
    {
        QJsonArray all;
        auto query = m_fixture->store().database().query(numbers);
        while (query.next()) {
            const auto key = id == GetContactByEmail
                ? query.text(1)
                : m_fixture->store().ids().of(kind, query.number(0));
            all.append(m_fixture->call(id, {key}).body);
        }
        return all;
    }

    QJsonArray eventTypes()
    {
        QJsonArray all;
        for (const auto &integration : listed(ListCustomIntegrations)) {
            for (const auto &type : listed(ListCustomEventTypes, {integration["id"_L1].toString()}))
                all.append(type);
        }
        return all;
    }

    QJsonArray recordsOf(Resource resource)
    {
        switch (resource) {
        case Resource::Contact:
            return read(GetContactByEmail, IdKind::Contact,
                        "SELECT number, email FROM contact WHERE email IS NOT NULL");
        case Resource::Purchase:
            return read(GetPurchase, IdKind::Purchase, "SELECT number FROM purchase");
        case Resource::Product:
            return read(GetProduct, IdKind::Product,
                        "SELECT number FROM record WHERE kind = "
                            + QByteArray::number(static_cast<int>(IdKind::Product)));
        case Resource::Export:
            return listed(ListExports);
        case Resource::Import:
            return listed(ListImports);
        case Resource::CouponSet:
            return listed(ListCouponSets);
        case Resource::Workflow:
            return listed(ListWorkflows);
        case Resource::Store:
            return {m_fixture->call(GetStore).body};
        case Resource::ContactField:
            return listed(ListContactFields);
        case Resource::CustomIntegration:
            return listed(ListCustomIntegrations);
        case Resource::CustomEventType:
            return eventTypes();
        // Custom events can be sent but not read.
        case Resource::CustomEvent:
        case Resource::Count:
            break;
        }
        return {};
    }

    catalogue::FieldSet fieldsOf(Resource resource)
    {
        return resource == Resource::Contact
            ? catalogue::FieldSet::ofContacts(FieldLocation::Answer, listed(ListContactFields))
            : catalogue::FieldSet::of(resource, FieldLocation::Answer);
    }

    // A required list must not be empty in a request, but may be empty in a reply.
    static bool isEmptyList(const QJsonObject &record, const QString &pointer)
    {
        const auto value = record[pointer.sliced(1)];
        return value.isArray() && value.toArray().isEmpty();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void initTestCase()
    {
        m_fixture =
            std::make_unique<support::BackendFixture>(practice::ServiceOptions{.contacts = 60});
    }
    void cleanupTestCase() { m_fixture.reset(); }

    void everyRecordFitsItsTable_data()
    {
        QTest::addColumn<int>("resource");
        for (const auto &row : catalogue::resources()) {
            if (row.resource != Resource::CustomEvent)
                QTest::newRow(row.name.data()) << static_cast<int>(row.resource);
        }
    }

    void everyRecordFitsItsTable()
    {
        QFETCH(const int, resource);
        const catalogue::Checker checker(fieldsOf(Resource(resource)));
        const auto records = recordsOf(Resource(resource));
        QVERIFY(!records.isEmpty());
        QStringList faults;
        for (const auto &value : records) {
            const auto record = value.toObject();
            for (const auto &fault : checker.check(record)) {
                // The format of ids applies only to new ids. Ids assigned by the service begin with
                // an underscore.
                const bool ownId = fault.reason == catalogue::Reason::NotIdentifier;
                if (!ownId && !isEmptyList(record, fault.path))
                    faults.append(u"%1 %2: %3"_s.arg(record["id"_L1].toString(), fault.path,
                                                     catalogue::textOf(fault.reason)));
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.first(qMin(5, faults.size())).join(u'\n')));
    }

    // The service finalises a paused workflow after three months.
    void pausedWorkflowsStayPausedForThreeMonths()
    {
        support::BackendFixture fixture({.contacts = 1});
        const auto states = [&fixture] {
            QStringList all;
            for (const auto &workflow : fixture.call(ListWorkflows).results()) {
                const auto one = fixture.call(GetWorkflow, {workflow["id"_L1].toString()});
                if (one.body == workflow.toObject())
                    all.append(one.text("status"_L1));
            }
            return all;
        };
        const auto months = [&fixture](int count) {
            fixture.clock().advance(std::chrono::hours(24 * 31 * count));
        };
        QCOMPARE(states().count(u"paused"_s), 1);
        QCOMPARE(states().count(u"finalised"_s), 1);
        months(1);
        QCOMPARE(states().count(u"paused"_s), 1);
        months(2);
        QCOMPARE(states().count(u"paused"_s), 0);
        QCOMPARE(states().count(u"finalised"_s), 2);
    }
};

STOREDESK_TEST(TestSeedRecords)

} // namespace tst_seedrecords

#include "tst_seedrecords.moc"
