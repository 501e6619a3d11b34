// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/lookuprules.h"
#include "jobs/job.h"
#include "jobs/jobputback.h"
#include "jobs/jobundo.h"
#include "jobs/rowcondition.h"
#include "jobs/rowmaker.h"
#include "journal/requestjson.h"
#include "support/goodrequests.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_bulkjobs {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;
using jobs::BulkPlan;
using jobs::JobRun;
using journal::RowState;

// Runs complete jobs, from a plan and its rows to the resulting content of the store. The jobs look
// up, delete within a limit, restore and undo.
class TestBulkJobs final : public QObject
{
    Q_OBJECT

private:
    using Rows = std::vector<journal::JobRow>;

    [[nodiscard]] journal::JobFolder folder() const { return journal::JobFolder(m_folder->path()); }

    void plan(const QString &id, const BulkPlan &plan, const std::vector<QStringList> &cells)
    {
        auto draft = jobs::Job::begin(folder(), id, u"Test"_s, plan, {}, m_fixture->clock());
        QVERIFY(draft);
        const jobs::RowMaker maker(plan);
        std::vector<journal::NewRow> rows;
        for (const auto &row : cells)
            rows.push_back(maker.row(row));
        QVERIFY((*draft)->append(rows) && (*draft)->complete());
    }

    // Runs the job to its end.
    [[nodiscard]] journal::JobHead ended(const QString &id)
    {
        auto job = jobs::Job::open(folder(), idOf(id), m_fixture->session(), m_fixture->clock());
        if (!job)
            return {};
        auto &run = (*job)->run();
        run.start();
        (void)support::runUntil(m_fixture->clock(), m_fixture->session().client(),
                                [&run] { return run.state() == JobRun::State::Done; });
        return run.head();
    }

    [[nodiscard]] Rows rowsOf(const QString &id)
    {
        auto journal = journal::Journal::open(folder().pathOf(idOf(id)), m_fixture->clock());
        return journal ? (*journal)->rows().find({}, 0, 10'000).value_or(Rows()) : Rows();
    }

    [[nodiscard]] base::Result<QStringList> writeUndo(const QString &of,
                                                      const jobs::UndoOptions &options)
    {
        return journal::Journal::open(folder().pathOf(of), m_fixture->clock())
            .and_then([&](const std::unique_ptr<journal::Journal> &done) {
                return jobs::writeUndo(*done, folder(), options, m_fixture->clock());
            });
    }

    // Writes the job that undoes another one, to which the test refers by this ID.
    [[nodiscard]] journal::JobHead undo(const QString &of, const QString &id,
                                        const QJsonArray &fields = {})
    {
        const auto written = writeUndo(of, {.contactFields = fields}).value_or(QStringList());
        m_undoIds.insert(id, written.value(0));
        auto journal =
            journal::Journal::open(folder().pathOf(written.value(0)), m_fixture->clock());
        return journal ? (*journal)->head() : journal::JobHead();
    }

    [[nodiscard]] QString idOf(const QString &id) const { return m_undoIds.value(id, id); }

    [[nodiscard]] jobs::UndoSize undoSize(const QString &of)
    {
        auto done = journal::Journal::open(folder().pathOf(of), m_fixture->clock());
        return done ? jobs::undoSizeOf(**done).value_or(jobs::UndoSize()) : jobs::UndoSize();
    }

    [[nodiscard]] QJsonObject contact(const QString &address)
    {
        auto record =
            m_fixture->record({.operation = OperationId::GetContactByEmail, .values = {address}});
        // The service assigns timestamps and ids.
        for (const auto &name : record.keys()) {
            if (name.contains("At"_L1) || name.contains("Date"_L1) || name == "id"_L1)
                record.remove(name);
        }
        return record;
    }

    void setContact(const QString &address, const QJsonObject &members)
    {
        QVERIFY(m_fixture->end(http::Request{
            .operation = OperationId::PatchContactByEmail, .values = {address}, .body = members}));
    }

    [[nodiscard]] static BulkPlan points(bool readFirst)
    {
        return {.operation = OperationId::PatchContactByEmail,
                .keyColumn = 0,
                .targets = {{1, u"_points"_s}, {2, u"_surname"_s}},
                .readFirst = readFirst};
    }

    std::optional<support::SessionFixture> m_fixture;
    std::optional<QTemporaryDir> m_folder;
    // IDs of undo jobs by the IDs that the tests use.
    QHash<QString, QString> m_undoIds;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        m_folder.emplace();
        m_undoIds.clear();
    }

    void cleanup()
    {
        m_folder.reset();
        m_fixture.reset();
    }

    void anyRecordIsLookedUpByAnyOfItsKeys_data()
    {
        QTest::addColumn<OperationId>("operation");
        for (const auto &operation : catalogue::operations()) {
            if (jobs::isBulkOperation(operation) && !operation.writes())
                QTest::newRow(operation.name.data()) << operation.id;
        }
    }

    void anyRecordIsLookedUpByAnyOfItsKeys()
    {
        QFETCH(const OperationId, operation);
        support::GoodRequests good(*m_fixture);
        const auto there = good.of(operation).values.value(0);
        // This id is valid for the service but belongs to no record.
        const auto nobody = u"0123456789abcdef01234567"_s;
        plan(u"1"_s, {.operation = operation, .keyColumn = 0},
             {{there},
              {operation == OperationId::GetContactByEmail ? u"no@example.org"_s : nobody}});
        const auto head = ended(u"1"_s);
        QCOMPARE(head.counts[RowState::Done], 2);
        const auto rows = rowsOf(u"1"_s);
        QVERIFY(!QJsonDocument::fromJson(rows[0].record).object().isEmpty());
        QCOMPARE(rows[0].status, 200);
        QCOMPARE(rows[1].status, 404);
        QVERIFY(rows[1].record.isEmpty());
    }

    void G15_moreDeletesThanTheCeilingAreRefused()
    {
        std::vector<QStringList> people;
        for (int person = 0; person < 501; ++person)
            people.push_back({u"p%1@example.org"_s.arg(person)});
        plan(u"1"_s,
             {.operation = OperationId::DeleteContactByEmail, .keyColumn = 0, .ceiling = 500},
             people);
        m_fixture->ledger().clear();
        const auto refused =
            jobs::Job::open(folder(), u"1"_s, m_fixture->session(), m_fixture->clock());
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"501"_s), qPrintable(refused.error().what));
        QCOMPARE(m_fixture->ledger().total(), 0);
        people.pop_back();
        plan(u"2"_s,
             {.operation = OperationId::DeleteContactByEmail, .keyColumn = 0, .ceiling = 500},
             people);
        QVERIFY(jobs::Job::open(folder(), u"2"_s, m_fixture->session(), m_fixture->clock()));
    }

    void G14_aJobThatIsUndoneLeavesEverythingAsItWas()
    {
        const int people = support::testSize(100, 1'000);
        std::vector<QStringList> rows;
        std::vector<QJsonObject> before;
        for (int person = 0; person < people; ++person) {
            const auto address = u"p%1@example.org"_s.arg(person);
            setContact(address, {{u"_points"_s, person}, {u"_surname"_s, u"Before"_s}});
            before.push_back(contact(address));
            rows.push_back({address, u"999"_s, u"After"_s});
        }
        plan(u"1"_s, points(true), rows);
        QCOMPARE(ended(u"1"_s).counts[RowState::Done], people);
        QCOMPARE(contact(u"p7@example.org"_s).value(u"_points"_s), 999);
        QCOMPARE(undo(u"1"_s, u"2"_s).counts[RowState::Waiting], people);
        QCOMPARE(ended(u"2"_s).counts[RowState::Done], people);
        for (int person = 0; person < people; ++person)
            QCOMPARE(contact(rows[static_cast<std::size_t>(person)][0]),
                     before[static_cast<std::size_t>(person)]);
    }

    void G7_blankAndRepeatedIdsAreRefusedBeforeAnythingIsSent()
    {
        support::GoodRequests good(*m_fixture);
        const auto body = std::get<QJsonObject>(good.of(OperationId::CreatePurchase).body);
        const auto names = body.keys();
        BulkPlan purchases{.operation = OperationId::CreatePurchase};
        for (int column = 0; column < names.size(); ++column)
            purchases.targets.push_back({.column = column, .key = names[column]});
        const jobs::RowMaker maker(purchases);
        const auto row = [&](const QString &id) {
            QStringList cells;
            for (const auto &name : names) {
                const auto value = body.value(name);
                cells.append(name == "purchaseId"_L1 ? id
                                 : value.isArray()
                                 ? QString::fromUtf8(QJsonDocument(value.toArray()).toJson())
                                 : value.toVariant().toString());
            }
            return maker.row(cells);
        };
        std::vector<journal::NewRow> rows;
        for (int number = 1; number <= 20; ++number)
            rows.push_back(row(u"P%1"_s.arg(number)));
        for (int blank = 0; blank < 5; ++blank)
            rows.push_back(row({}));
        for (int number = 1; number <= 7; ++number)
            rows.push_back(row(u"P%1"_s.arg(number)));
        {
            auto draft =
                jobs::Job::begin(folder(), u"1"_s, u"Test"_s, purchases, names, m_fixture->clock());
            QVERIFY(draft);
            QVERIFY((*draft)->journal().append(
                rows, [&maker](qint64 first) { return maker.repeatText(first); }));
            QCOMPARE((*draft)->journal().head().counts[RowState::NotSent], 12);
            QVERIFY((*draft)->complete());
        }
        m_fixture->ledger().clear();
        const auto head = ended(u"1"_s);
        QCOMPARE(head.counts[RowState::Done], 20);
        QCOMPARE(head.counts[RowState::NotSent], 12);
        QCOMPARE(m_fixture->ledger().received(OperationId::CreatePurchase), 20);
    }

    void onlyExistingRecordsAreChanged()
    {
        setContact(u"ann@example.org"_s, {{u"_points"_s, 1}});
        auto only = points(false);
        only.onlyExisting = true;
        plan(u"1"_s, only,
             {{u"ann@example.org"_s, u"2"_s, u"After"_s}, {u"new@example.org"_s, u"3"_s, u"X"_s}});
        const auto head = ended(u"1"_s);
        QCOMPARE(head.counts[RowState::Done], 1);
        QCOMPARE(head.counts[RowState::NotSent], 1);
        QCOMPARE(contact(u"ann@example.org"_s).value(u"_points"_s), 2);
        QVERIFY(contact(u"new@example.org"_s).isEmpty());
        const auto rows = rowsOf(u"1"_s);
        QVERIFY2(rows[1].text.contains(u"record doesn't exist"_s), qPrintable(rows[1].text));
        // The record was read anyway, so the job can be undone.
        QVERIFY(jobs::canBeUndone(head));
        QCOMPARE(undo(u"1"_s, u"2"_s).counts[RowState::Waiting], 1);
    }

    void G14_theSizeOfAnUndoIsKnownBefore()
    {
        setContact(u"ann@example.org"_s, {{u"_points"_s, 1}});
        plan(u"1"_s, points(true),
             {{u"ann@example.org"_s, u"2"_s, u"After"_s}, {u"new@example.org"_s, u"3"_s, u"X"_s}});
        QCOMPARE(ended(u"1"_s).counts[RowState::Done], 2);
        auto done = journal::Journal::open(folder().pathOf(u"1"_s), m_fixture->clock());
        QVERIFY(done);
        const auto size = jobs::undoSizeOf(**done);
        QVERIFY(size);
        QCOMPARE(size->restored, 1);
        QCOMPARE(size->created, 1);
        QCOMPARE(size->left, 0);
    }

    // A record that was changed since then, or that existed before the job, is left alone.
    void G14_recordsThatAJobCreatedAreDeletedByItsUndo()
    {
        setContact(u"ann@example.org"_s, {{u"_points"_s, 1}});
        plan(u"1"_s, points(true),
             {{u"ann@example.org"_s, u"2"_s, u"After"_s},
              {u"new@example.org"_s, u"3"_s, u"X"_s},
              {u"other@example.org"_s, u"4"_s, u"Y"_s}});
        QCOMPARE(ended(u"1"_s).counts[RowState::Done], 3);
        setContact(u"other@example.org"_s, {{u"_points"_s, 9}});
        QCOMPARE(undoSize(u"1"_s).created, 2);
        QCOMPARE(undoSize(u"1"_s).restored, 1);
        // Nothing is stored if the account allows fewer deletions.
        const auto jobsBefore = folder().list(m_fixture->clock()).size();
        const auto refused = writeUndo(u"1"_s, {.deletesCreated = true, .mostDeletes = 1});
        QVERIFY(!refused);
        QVERIFY2(refused.error().what.contains(u"2 records, more than 1"_s),
                 qPrintable(refused.error().what));
        QCOMPARE(folder().list(m_fixture->clock()).size(), jobsBefore);

        const auto ids = writeUndo(u"1"_s, {.deletesCreated = true, .mostDeletes = 2});
        QVERIFY(ids);
        QCOMPARE(ids->size(), 2);
        QCOMPARE(ended(ids->at(0)).counts[RowState::Done], 1);
        QCOMPARE(contact(u"ann@example.org"_s).value(u"_points"_s), 1);
        const auto deleted = ended(ids->at(1));
        QCOMPARE(deleted.counts[RowState::Done], 1);
        QCOMPARE(deleted.counts[RowState::NotSent], 1);
        QVERIFY(contact(u"new@example.org"_s).isEmpty());
        QCOMPARE(contact(u"other@example.org"_s).value(u"_points"_s), 9);
        // The deletion can be undone as well.
        QCOMPARE(undoSize(ids->at(1)).restored, 1);
    }

    void recordsThatExistedAreNotCounted()
    {
        const http::Request request{.operation = OperationId::PatchContactByEmail,
                                    .values = {u"ann@example.org"_s},
                                    .body = QJsonObject{{u"_points"_s, 1}}};
        setContact(u"ann@example.org"_s, {{u"_points"_s, 1}});
        BulkPlan given{.operation = OperationId::PatchContactByEmail,
                       .keyColumn = 0,
                       .givenColumn = 1,
                       .readFirst = true};
        plan(u"1"_s, given,
             {{u"ann@example.org"_s,
               QString::fromUtf8(jobs::bytesOf(
                   request, jobs::RowCondition{.gone = true, .acceptsSame = true}))}});
        QCOMPARE(ended(u"1"_s).counts[RowState::Done], 1);
        QCOMPARE(undoSize(u"1"_s).created, 0);
    }

    // Purchases are never changed, so there is nothing to compare.
    void G14_createdPurchasesAreDeletedByTheUndo()
    {
        support::GoodRequests good(*m_fixture);
        const auto request = good.of(OperationId::CreatePurchase);
        const auto id = api::readFor(request).value_or(request).values.value(0);
        QVERIFY(!id.isEmpty());
        plan(u"1"_s, {.operation = OperationId::CreatePurchase, .keyColumn = 0, .givenColumn = 1},
             {{id, QString::fromUtf8(journal::bytesOf(request))}});
        const auto head = ended(u"1"_s);
        QCOMPARE(head.counts[RowState::Done], 1);
        QVERIFY(jobs::canBeUndone(head));
        QVERIFY(!writeUndo(u"1"_s, {}));
        const auto ids = writeUndo(u"1"_s, {.deletesCreated = true});
        QVERIFY(ids);
        QCOMPARE(ids->size(), 1);
        QCOMPARE(ended(ids->at(0)).counts[RowState::Done], 1);
        QVERIFY(m_fixture->record({.operation = OperationId::GetPurchaseByStoreId, .values = {id}})
                    .isEmpty());
    }

    void G14_valuesThatWereEmptyAreClearedAndNamed()
    {
        setContact(u"ann@example.org"_s, {{u"_points"_s, 1}});
        plan(u"1"_s, points(true),
             {{u"ann@example.org"_s, u"2"_s, u"After"_s}, {u"new@example.org"_s, u"3"_s, u"X"_s}});
        {
            // Imitates a service that omits empty members.
            auto journal = journal::Journal::open(folder().pathOf(u"1"_s), m_fixture->clock());
            QVERIFY(journal);
            const jobs::RowMaker maker(points(true));
            const auto begun = (*journal)->step(
                {.wanted = 2}, journal::Journal::Begin::Reading,
                [&maker](const journal::JobRow &row) { return maker.bytes(row.cells); });
            QVERIFY(begun);
            QVERIFY((*journal)->step({.starts = {{.number = 1,
                                                  .request = begun->front().request,
                                                  .before = "{\"_points\":1}"},
                                                 {.number = 2, .request = begun->back().request}}},
                                     journal::Journal::Begin::Reading, {}));
            QVERIFY((*journal)->step({.ends = {{.number = 1}, {.number = 2}}},
                                     journal::Journal::Begin::Reading, {}));
        }
        setContact(u"ann@example.org"_s, {{u"_points"_s, 2}, {u"_surname"_s, u"After"_s}});
        const auto head = undo(u"1"_s, u"2"_s);
        QCOMPARE(head.counts[RowState::Waiting], 1);
        // The record did not exist before the job, so there is nothing to restore.
        QCOMPARE(head.counts[RowState::NotSent], 1);
        const auto rows = rowsOf(u"2"_s);
        QVERIFY2(rows[0].cells.value(1).contains(u"_surname"_s),
                 qPrintable(rows[0].cells.value(1)));
        QVERIFY(!rows[1].text.isEmpty());
        QCOMPARE(ended(u"2"_s).counts[RowState::Done], 1);
        QCOMPARE(contact(u"ann@example.org"_s).value(u"_points"_s), 1);
        QVERIFY(contact(u"ann@example.org"_s).value(u"_surname"_s).isNull());
    }

    void anUndoDoesNotOverwriteLaterChanges()
    {
        setContact(u"ann@example.org"_s, {{u"_points"_s, 1}, {u"_surname"_s, u"Before"_s}});
        plan(u"1"_s, points(true), {{u"ann@example.org"_s, u"2"_s, u"After"_s}});
        QCOMPARE(ended(u"1"_s).counts[RowState::Done], 1);
        setContact(u"ann@example.org"_s, {{u"_points"_s, 7}});
        (void)undo(u"1"_s, u"2"_s);
        QCOMPARE(ended(u"2"_s).counts[RowState::NotSent], 1);
        QCOMPARE(contact(u"ann@example.org"_s).value(u"_points"_s), 7);
        QCOMPARE(contact(u"ann@example.org"_s).value(u"_surname"_s), u"After"_s);
    }

    void G14_deletedRecordsArePutBack_data()
    {
        QTest::addColumn<OperationId>("remove");
        QTest::addColumn<OperationId>("get");
        QTest::newRow("contacts") << OperationId::DeleteContactByEmail
                                  << OperationId::GetContactByEmail;
        QTest::newRow("purchases")
            << OperationId::DeletePurchaseByStoreId << OperationId::GetPurchaseByStoreId;
        QTest::newRow("products") << OperationId::DeleteProductByStoreId
                                  << OperationId::GetProductByStoreId;
    }

    void G14_deletedRecordsArePutBack()
    {
        QFETCH(const OperationId, remove);
        QFETCH(const OperationId, get);
        support::GoodRequests good(*m_fixture);
        const auto first = good.of(remove).values.value(0);
        const auto second = good.of(remove).values.value(0);
        plan(u"1"_s, {.operation = remove, .keyColumn = 0, .readFirst = true}, {{first}, {second}});
        QCOMPARE(ended(u"1"_s).counts[RowState::Done], 2);
        QVERIFY(m_fixture->record({.operation = get, .values = {first}}).isEmpty());
        (void)undo(u"1"_s, u"2"_s);
        QCOMPARE(ended(u"2"_s).counts[RowState::Done], 2);
        QVERIFY(!m_fixture->record({.operation = get, .values = {first}}).isEmpty());
        QVERIFY(!m_fixture->record({.operation = get, .values = {second}}).isEmpty());
        // The job is undone again. The records exist by now, so nothing is sent.
        (void)undo(u"1"_s, u"3"_s);
        m_fixture->ledger().clear();
        const auto again = ended(u"3"_s);
        QCOMPARE(again.counts[RowState::NotSent], 2);
        QCOMPARE(m_fixture->ledger().received(get), m_fixture->ledger().total());
    }

    void aRowThatBringsItsRequestIsCheckedToo()
    {
        const auto plan = jobs::restoreJob(Resource::Contact);
        const jobs::RowMaker maker(plan);
        QVERIFY(
            !maker.row({u"x"_s, {}, {}, u"{\"operation\":\"deleteExport\"}"_s}).refusal.isEmpty());
        QVERIFY(!maker.row({u"x"_s, {}, {}, u"nonsense"_s}).refusal.isEmpty());
        // G16: the value must not change the structure of the path.
        const http::Request request{.operation = OperationId::PatchContactByEmail,
                                    .values = {u".."_s},
                                    .body = QJsonObject{}};
        QVERIFY(!maker.row({u"x"_s, {}, {}, QString::fromUtf8(journal::bytesOf(request))})
                     .refusal.isEmpty());
    }

    void plansAreReadAsTheyWereWritten()
    {
        auto plan = jobs::restoreJob(Resource::Purchase);
        plan.ceiling = 12;
        QCOMPARE(BulkPlan::fromJson(plan.toJson()), plan);
    }
};

STOREDESK_TEST(TestBulkJobs)

} // namespace tst_bulkjobs

#include "tst_bulkjobs.moc"
