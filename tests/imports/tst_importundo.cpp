// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/exportedcontacts.h"
#include "imports/importfixture.h"

#include "imports/existingrecords.h"
#include "imports/recordtable.h"
#include "importundo/importundo.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_importundo {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::Policy;
using imports::ExistingRecords;
using imports::ImportUndo;
using support::ImportFixture;

// Tests undoing an import that changed and created records. Some of these records have been changed
// since.
class TestImportUndo final : public QObject
{
    Q_OBJECT

private:
    // Looks up the records and stores them for an undo.
    static void know(ImportFixture &fixture, ExistingRecords &known, imports::ImportDraft &draft)
    {
        known.start(draft);
        QVERIFY(
            ImportFixture::until([&] { return !known.isRunning() && !known.path().isEmpty(); }));
        draft.setKnown(known.path());
        Q_UNUSED(fixture)
    }

    static void compare(ImportUndo &undo)
    {
        undo.start();
        QVERIFY(ImportFixture::until([&] { return undo.state() == ImportUndo::State::Asking; }));
        undo.compare();
        QVERIFY(ImportFixture::until([&] { return undo.state() == ImportUndo::State::Ready; }));
    }

    static void run(ImportUndo &undo, bool deletes)
    {
        undo.run(deletes);
        QVERIFY(ImportFixture::until([&] { return undo.state() == ImportUndo::State::Done; }));
    }

    // Returns every third contact in the store with other values, some of them blank, and new
    // contacts.
    [[nodiscard]] static QByteArray changesOf(const support::ExportedContacts &before, int made)
    {
        QByteArray bytes = "_email,_name,_surname,_birthdate,_points\n";
        auto emails = before.keys();
        std::ranges::sort(emails);
        for (int at = 0; at < emails.size(); at += 3) {
            if (emails[at].isEmpty())
                continue;
            const auto number = QByteArray::number(at);
            bytes += emails[at] + ',' + (at % 2 == 0 ? "Otro " + number : QByteArray()) + ",\""
                + before[emails[at]]["_surname"] + "\",1981-02-0" + QByteArray::number(at % 9 + 1)
                + ',' + number + '\n';
        }
        for (int at = 0; at < made; ++at)
            bytes += "nuevo" + QByteArray::number(at) + "@example.com,Ana,Ruiz,,7\n";
        return bytes;
    }

    // The practice store starts with values such as 363.00, but writes 363 whenever a record is
    // saved.
    [[nodiscard]] static QByteArray written(const QByteArray &cell)
    {
        return cell.endsWith(".00") ? cell.chopped(3) : cell;
    }

    // Returns the differences between two exports, except in these contacts and in values that the
    // service changes over time.
    [[nodiscard]] static QByteArrayList differences(const support::ExportedContacts &one,
                                                    const support::ExportedContacts &other,
                                                    const QSet<QByteArray> &but = {})
    {
        static const QSet<QByteArray> ofTheService{
            "_updatedAt", "_recency", "_frequency",         "_monetary", "_rfm",
            "_churnRate", "_pAlive",  "_expectedPurchases", "_clv"};
        QByteArrayList found;
        const auto emails = one.keys() + other.keys();
        for (const auto &email : QSet(emails.begin(), emails.end()) - but) {
            if (one.contains(email) != other.contains(email))
                found.append(email);
            for (auto field = one[email].begin(); field != one[email].end(); ++field) {
                if (!ofTheService.contains(field.key())
                    && written(*field) != written(other[email][field.key()]))
                    found.append(email + ' ' + field.key() + ": " + *field + " and "
                                 + other[email][field.key()]);
            }
        }
        return found;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void anImportIsUndoneByteForByte_data()
    {
        QTest::addColumn<Policy>("policy");
        QTest::addColumn<bool>("lookedUp");
        QTest::newRow("overwrite, looked up") << Policy::Overwrite << true;
        QTest::newRow("overwrite, export") << Policy::Overwrite << false;
        QTest::newRow("fill, looked up") << Policy::FillEmpty << true;
        QTest::newRow("leave, export") << Policy::LeaveExisting << false;
    }
    void anImportIsUndoneByteForByte()
    {
        QFETCH(const Policy, policy);
        QFETCH(const bool, lookedUp);
        ImportFixture fixture({.contacts = 120, .requestsPerMinute = 0, .speed = 10});
        const auto path = support::exportContacts(fixture, u"before.zip"_s);
        const auto before = support::contactsIn(path);
        QVERIFY(before.size() > 80);
        importcheck::ImportSettings settings;
        settings.policy = policy;
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, changesOf(before, 12)), settings);
        QCOMPARE(draft->result().faulty, 0);
        ExistingRecords known(fixture.account().session(), fixture.clock());
        if (lookedUp)
            know(fixture, known, *draft);
        else
            draft->setKnown(path);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        const auto imported =
            support::contactsIn(support::exportContacts(fixture, u"imported.zip"_s));
        QVERIFY(differences(before, imported).size() >= 12);
        // Five records are changed in the meantime: three that the import had changed, and two that
        // it had created.
        QSet<QByteArray> touched;
        auto emails = before.keys();
        std::ranges::sort(emails);
        for (int at = 0; at < emails.size() && touched.size() < 3; at += 3) {
            if (!emails[at].isEmpty())
                touched.insert(emails[at]);
        }
        touched += {"nuevo3@example.com", "nuevo5@example.com"};
        for (const auto &email : touched)
            QVERIFY(!fixture
                         .record({.operation = ImportFixture::Id::PatchContactByEmail,
                                  .values = {QString::fromUtf8(email)},
                                  .body = QJsonObject{{u"_birthdate"_s,
                                                       u"1977-07-07T00:00:00.000Z"_s}}})
                         .isEmpty());
        const auto since = support::contactsIn(support::exportContacts(fixture, u"since.zip"_s));
        ImportUndo undo(fixture.account(), fixture.jobManager(), id);
        compare(undo);
        QCOMPARE(undo.plan().created.size(), 10);
        run(undo, true);
        const auto after = support::contactsIn(support::exportContacts(fixture, u"after.zip"_s));
        for (const auto &email : touched) {
            // The undo does not touch these records.
            if (policy == Policy::Overwrite || email.startsWith("nuevo"))
                QCOMPARE(after[email]["_name"], since[email]["_name"]);
            QCOMPARE(after[email]["_birthdate"], since[email]["_birthdate"]);
        }
        const auto different = differences(before, after, touched);
        QVERIFY2(different.isEmpty(), different.join('\n').constData());
        const auto outcome = undo.outcome();
        QCOMPARE(outcome.couldNot, 0);
        if (policy == Policy::Overwrite)
            QCOMPARE(outcome.kept, 5);
        QCOMPARE(outcome.reversed + outcome.kept + outcome.couldNot + undo.plan().asBefore,
                 undo.plan().touched());
        QVERIFY(outcome.reversed >= 10);
    }

    // The documentation does not say how a blank cell affects a field that has a value. Therefore,
    // such a record is reverted by a single update, and the other records by one import.
    void emptiedValuesAreRestoredBySingleUpdates()
    {
        ImportFixture fixture;
        const auto put = [&fixture](const QString &email, const QJsonObject &values) {
            return fixture.record({.operation = ImportFixture::Id::PatchContactByEmail,
                                   .values = {email},
                                   .body = values});
        };
        QVERIFY(!put(u"a@example.com"_s, {{u"_name"_s, u"Ana"_s}}).isEmpty());
        QVERIFY(!put(u"b@example.com"_s, {{u"_name"_s, u"Bea"_s}, {u"_surname"_s, u"Sol"_s}})
                     .isEmpty());
        QVERIFY(!put(u"c@example.com"_s, {{u"_name"_s, u"Cai"_s}}).isEmpty());
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s,
                                                         "_email,_name,_surname\n"
                                                         "a@example.com,Ana,Ruiz\n"
                                                         "b@example.com,Otra,Luna\n"
                                                         "c@example.com,Otro,Mar\n"),
                                           {});
        ExistingRecords known(fixture.account().session(), fixture.clock());
        know(fixture, known, *draft);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        QCOMPARE(fixture.contact(u"a@example.com"_s)[u"_surname"_s].toString(), u"Ruiz"_s);
        ImportUndo undo(fixture.account(), fixture.jobManager(), id);
        compare(undo);
        QCOMPARE(undo.plan().singles.size(), 2UL);
        QCOMPARE(undo.plan().rows.size(), 1UL);
        QCOMPARE(undo.plan().emptied, 2);
        const auto patches = fixture.applied(ImportFixture::Id::PatchContactByEmail);
        // One record is changed after the plan for the undo was made.
        QVERIFY(!put(u"c@example.com"_s, {{u"_surname"_s, u"Montes"_s}}).isEmpty());
        run(undo, true);
        QCOMPARE(fixture.imports(), 2);
        QCOMPARE(fixture.applied(ImportFixture::Id::PatchContactByEmail), patches + 2);
        QVERIFY(fixture.contact(u"a@example.com"_s)[u"_surname"_s].toString().isEmpty());
        QCOMPARE(fixture.contact(u"b@example.com"_s)[u"_surname"_s].toString(), u"Sol"_s);
        QCOMPARE(fixture.contact(u"b@example.com"_s)[u"_name"_s].toString(), u"Bea"_s);
        QCOMPARE(fixture.contact(u"c@example.com"_s)[u"_surname"_s].toString(), u"Montes"_s);
        QCOMPARE(undo.outcome().reversed, 2);
        QCOMPARE(undo.outcome().kept, 1);
        QCOMPARE(undo.outcome().couldNot, 0);
    }

    void createdRecordsStayUnlessTheirDeletionIsRequested()
    {
        ImportFixture fixture;
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, "_email,_name\nnuevo@example.com,Ana\n"), {});
        ExistingRecords known(fixture.account().session(), fixture.clock());
        know(fixture, known, *draft);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        ImportUndo undo(fixture.account(), fixture.jobManager(), id);
        compare(undo);
        QCOMPARE(undo.plan().created, QStringList(u"nuevo@example.com"_s));
        run(undo, false);
        QCOMPARE(undo.outcome().kept, 1);
        QVERIFY(!fixture.contact(u"nuevo@example.com"_s).isEmpty());
    }

    // Without the previous values nothing can be reverted, so nothing is read or sent.
    void recordsWithoutPreviousValuesStay()
    {
        ImportFixture fixture;
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, "_email,_name\na@example.com,Ana\n"), {});
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        ImportUndo undo(fixture.account(), fixture.jobManager(), id);
        compare(undo);
        QCOMPARE(undo.plan().count(imports::UndoRow::What::NotKnown), 1);
        run(undo, true);
        QCOMPARE(undo.outcome().couldNot, 1);
        QCOMPARE(fixture.imports(), 1);
    }

    // A contact that is missing from an outdated table looks new, but must not be deleted.
    void recordsOlderThanTheImportAreNotDeleted()
    {
        ImportFixture fixture;
        const auto old = support::exportContacts(fixture, u"old.zip"_s);
        (void)fixture.record({.operation = ImportFixture::Id::PatchContactByEmail,
                              .values = {u"a@example.com"_s},
                              .body = QJsonObject{{u"_name"_s, u"Old"_s}}});
        const auto later = fixture.clock().now().addSecs(3);
        QVERIFY(ImportFixture::until([&] { return fixture.clock().now() > later; }));
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, "_email,_name\na@example.com,Ana\n"), {});
        draft->setKnown(old);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        ImportUndo undo(fixture.account(), fixture.jobManager(), id);
        compare(undo);
        QCOMPARE(undo.plan().created, QStringList());
        QCOMPARE(undo.plan().count(imports::UndoRow::What::NotKnown), 1);
    }

    // The service stores some values in another form than they were sent. They are still the values
    // of the import.
    void valuesThatTheServiceRewroteAreUndone()
    {
        ImportFixture fixture;
        QVERIFY(!fixture
                     .record({.operation = ImportFixture::Id::PatchContactByEmail,
                              .values = {u"ana@example.com"_s},
                              .body = QJsonObject{{u"_mobilePhone"_s, u"+34600111222"_s}}})
                     .isEmpty());
        importcheck::ImportSettings settings;
        settings.policy = Policy::Overwrite;
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s,
                                                         "_email,_mobilePhone,_birthdate\n"
                                                         "ana@example.com,54321,\n"
                                                         "NUEVO@example.com,12345,1980-05-01\n"),
                                           settings);
        ExistingRecords known(fixture.account().session(), fixture.clock());
        know(fixture, known, *draft);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        QCOMPARE(fixture.contact(u"nuevo@example.com"_s)[u"_mobilePhone"_s].toString(),
                 u"+3412345"_s);
        ImportUndo undo(fixture.account(), fixture.jobManager(), id);
        compare(undo);
        QCOMPARE(undo.plan().count(imports::UndoRow::What::ChangedSince), 0);
        QCOMPARE(undo.plan().created.size(), 1);
        run(undo, true);
        QCOMPARE(undo.outcome().reversed, 2);
        QVERIFY(fixture.contact(u"nuevo@example.com"_s).isEmpty());
        QCOMPARE(fixture.contact(u"ana@example.com"_s)[u"_mobilePhone"_s].toString(),
                 u"+34600111222"_s);
    }

    void otherFormsOfAValueAreTheSame_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<QByteArray>("stored");
        QTest::addColumn<bool>("isSame");
        const auto row = [](const char *name, const QString &field, const QByteArray &sent,
                            const QByteArray &stored, bool isSame = true) {
            QTest::newRow(name) << field << sent << stored << isSame;
        };
        row("short phone", u"_mobilePhone"_s, "12345", "+3412345");
        row("very short phone", u"_mobilePhone"_s, "112", "+34112");
        row("phone", u"_mobilePhone"_s, "600111222", "+34600111222");
        row("other phone", u"_mobilePhone"_s, "12345", "+3412346", false);
        row("longer phone", u"_mobilePhone"_s, "345", "+34612345", false);
        row("cleared phone", u"_mobilePhone"_s, "12345", "", false);
        row("email", u"_email"_s, "Ana@Example.com", "ana@example.com");
        row("blanks", u"_name"_s, " Ana ", "Ana");
        row("name", u"_name"_s, "Ana", "ANA", false);
        row("date", u"_birthdate"_s, "1980-05-01", "1980-05-01T00:00:00.000Z");
        row("other date", u"_birthdate"_s, "1980-05-01", "1980-05-02T00:00:00.000Z", false);
        row("number", u"_points"_s, "0010", "10");
        row("other number", u"_points"_s, "10", "100", false);
    }
    void otherFormsOfAValueAreTheSame()
    {
        QFETCH(const QString, field);
        QFETCH(const QByteArray, sent);
        QFETCH(const QByteArray, stored);
        QFETCH(const bool, isSame);
        const imports::RecordTable table(
            importcheck::ImportKind::Contacts, {field},
            importcheck::targetsOf(importcheck::ImportKind::Contacts, {}));
        QCOMPARE(table.same(field, sent, stored), isSame);
        QCOMPARE(table.same(field, stored, sent), isSame);
    }

    // The address of the account now belongs to another store.
    void anImportIntoAnotherStoreIsNotUndone()
    {
        ImportFixture fixture;
        fixture.account().setStore({{u"id"_s, u"one"_s}});
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s, "_email,_name\na@example.com,Ana\n"), {});
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        fixture.account().setStore({{u"id"_s, u"two"_s}});
        ImportUndo undo(fixture.account(), fixture.jobManager(), id);
        undo.start();
        QVERIFY(ImportFixture::until([&] { return undo.state() != ImportUndo::State::Reading; }));
        QCOMPARE(undo.state(), ImportUndo::State::Failed);
        QVERIFY(undo.problem().what.contains(u"another"_s));
    }

    void productsAreUndoneToo()
    {
        ImportFixture fixture;
        const auto body = QJsonObject{{u"name"_s, u"Teapot"_s},
                                      {u"productDetailUrl"_s, u"https://tienda.example.com/t"_s},
                                      {u"unitPrice"_s, 19.95},
                                      {u"tags"_s, QJsonArray{u"a"_s, u"b"_s}}};
        const auto product = [&fixture](const QString &id) {
            auto record = fixture.record(
                {.operation = ImportFixture::Id::GetProductByStoreId, .values = {id}});
            record.remove(u"updatedAt"_s);
            return record;
        };
        QVERIFY(!fixture
                     .record({.operation = ImportFixture::Id::PatchProductByStoreId,
                              .values = {u"T1"_s},
                              .body = body})
                     .isEmpty());
        const auto before = product(u"T1"_s);
        importcheck::ImportSettings settings;
        settings.kind = importcheck::ImportKind::Products;
        const auto draft =
            fixture.checked(fixture.write(u"p.csv"_s,
                                          "productId,name,productDetailUrl,unitPrice,tags,brand\n"
                                          "T1,Kettle,https://tienda.example.com/k,5,c,Oliva\n"
                                          "T2,Cup,https://tienda.example.com/c,3,,\n"),
                            settings);
        QCOMPARE(draft->result().faulty, 0);
        ExistingRecords known(fixture.account().session(), fixture.clock());
        know(fixture, known, *draft);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        QVERIFY(product(u"T1"_s) != before);
        ImportUndo undo(fixture.account(), fixture.jobManager(), id);
        compare(undo);
        run(undo, true);
        QCOMPARE(undo.outcome().reversed, 2);
        QCOMPARE(product(u"T1"_s), before);
        QVERIFY(product(u"T2"_s).isEmpty());
    }
};

STOREDESK_TEST(TestImportUndo)

} // namespace tst_importundo

#include "tst_importundo.moc"
