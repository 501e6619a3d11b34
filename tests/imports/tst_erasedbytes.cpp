// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importfixture.h"

#include "exports/contactmirrorupdater.h"
#include "imports/existingrecords.h"
#include "imports/importresult.h"
#include "importundo/importundo.h"
#include "privacy/erasurerequests.h"
#include "storage/accountstorage.h"
#include "storage/bin.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "storage/savedviews.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDirIterator>
#include <QJsonArray>

namespace tst_erasedbytes {

using namespace storedesk;
using namespace Qt::StringLiterals;
using imports::ExistingRecords;
using imports::ImportResult;
using imports::ImportUndo;
using privacy::ErasureRequests;
using support::ImportFixture;

// G37: after a privacy request, no byte in the account's folder names its contacts: neither their
// addresses and ids nor the names and numbers that were beside these.
class TestErasedBytes final : public QObject
{
    Q_OBJECT

private:
    // Returns the files in the account's folder that contain one of these texts in any encoding
    // that we write.
    [[nodiscard]] static QStringList filesWith(ImportFixture &fixture, const QByteArrayList &marks)
    {
        QStringList found;
        QDirIterator files(fixture.account().folder(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const auto bytes = file.readAll().toLower();
            for (const auto &mark : marks) {
                if (bytes.contains(mark.toLower()))
                    found.append(QFileInfo(file).fileName() + u": "_s + QString::fromUtf8(mark));
            }
        }
        return found;
    }

    static void createContact(ImportFixture &fixture, const QString &email,
                              const QJsonObject &values)
    {
        QVERIFY(!fixture
                     .record({.operation = ImportFixture::Id::PatchContactByEmail,
                              .values = {email},
                              .body = values})
                     .isEmpty());
    }

    static void erase(ImportFixture &fixture, const QString &text)
    {
        auto &erasures = fixture.workspace().erasureRequests();
        QVERIFY(ImportFixture::until([&] { return erasures.isReady(); }));
        const auto id = erasures.begin(privacy::erasureListFrom(text), u"Ticket 30"_s);
        QVERIFY(ImportFixture::until([&] {
            const auto &all = erasures.entries();
            const auto entry = std::ranges::find(all, id, &ErasureRequests::Entry::id);
            return entry != all.end() && entry->state == ErasureRequests::State::Certified;
        }));
        QVERIFY(ImportFixture::until(
            [&] { return !QFile::exists(fixture.jobManager().folder().pathOf(id)); }));
    }

    [[nodiscard]] static qint64 wipedRows(ImportFixture &fixture)
    {
        auto &erasures = fixture.workspace().erasureRequests();
        QFile file(erasures.certificatePath(erasures.entries().front().id));
        (void)file.open(QIODevice::ReadOnly);
        return privacy::verifiedCertificate(file.readAll())
            .value_or(privacy::ErasureCertificate())
            .wiped.value(u"import rows"_s);
    }

    [[nodiscard]] static std::unique_ptr<journal::Journal> journalOf(ImportFixture &fixture,
                                                                     const QString &id)
    {
        return journal::Journal::openAgain(fixture.jobManager().folder().pathOf(id),
                                           fixture.clock())
            .value_or(nullptr);
    }

    [[nodiscard]] static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void noFileOfAnImportNamesAnErasedContact_data()
    {
        QTest::addColumn<practice::ErrorReport>("layout");
        QTest::newRow("lines") << practice::ErrorReport::Lines;
        QTest::newRow("copy") << practice::ErrorReport::Copy;
    }
    // The import changes Berta and Otto and creates Nora. The service rejects the rows of Zita and
    // Rudi, and those of Vera and Kurt were held back. Berta, Zita and Vera are erased.
    void noFileOfAnImportNamesAnErasedContact()
    {
        QFETCH(const practice::ErrorReport, layout);
        ImportFixture fixture(
            {.contacts = 5, .requestsPerMinute = 0, .errorReport = layout, .speed = 10});
        createContact(fixture, u"berta@example.com"_s,
                      {{u"_externalId"_s, u"EXT-77431"_s}, {u"_name"_s, u"Bertalina"_s}});
        createContact(fixture, u"otto@example.com"_s, {{u"_name"_s, u"Ottokar"_s}});
        createContact(fixture, u"zita@example.com"_s, {{u"_externalId"_s, u"OLD-55120"_s}});
        createContact(fixture, u"rudi@example.com"_s, {{u"_externalId"_s, u"OLD-66001"_s}});
        const auto draft =
            fixture.checked(fixture.write(u"people.csv"_s,
                                          "_email,_externalId,_name,_phone,_points\n"
                                          "berta@example.com,EXT-77431,Bertalinda,+34600111222,5\n"
                                          "otto@example.com,,Otto,,5\n"
                                          "nora@example.com,,Nora,,5\n"
                                          "zita@example.com,NEW-55121,Zitalotta,+34600333444,5\n"
                                          "rudi@example.com,NEW-66002,Rudi,,5\n"
                                          "vera@example.com,,Veranika,+34600555666,many\n"
                                          "kurt@example.com,,Kurt,,many\n"));
        ExistingRecords known(fixture.account().session(), fixture.clock());
        known.start(*draft);
        QVERIFY(
            ImportFixture::until([&] { return !known.isRunning() && !known.path().isEmpty(); }));
        draft->setKnown(known.path());
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        const QByteArrayList marks{"berta@example", "EXT-77431",    "Bertalin",  "600111222",
                                   "zita@example",  "NEW-55121",    "OLD-55120", "Zitalotta",
                                   "600333444",     "vera@example", "Veranika",  "600555666"};
        // A draft in which the name of an erased contact was typed.
        const auto edited = fixture.checked(fixture.path(u"people.csv"_s));
        edited->setCell(1, 2, u"Bertalinda"_s);
        fixture.account().storage().drafts().keep(u"new-import"_s,
                                                  {{u"edits"_s, edited->storedEdits()}});
        // The parts, the source, the report, the previous values and the held back rows.
        QVERIFY(filesWith(fixture, marks).size() > 10);
        erase(fixture, u"berta@example.com\nzita@example.com\nvera@example.com"_s);
        QCOMPARE(filesWith(fixture, marks).join(u'\n'), QString());
        QCOMPARE(fixture.account().storage().drafts().all().size(), 1);
        // Two rows of the part, three of the previous values and the report, one held back.
        QVERIFY2(wipedRows(fixture) >= 6, QByteArray::number(wipedRows(fixture)).constData());
        const auto files = fixture.jobManager().folder().filesOf(id);
        const auto result = imports::resultOf(*journalOf(fixture, id), files);
        QVERIFY(result);
        QVERIFY2(result->addsUp(), qPrintable(result->balance.gaps.join(u' ')));
        QCOMPARE(result->rows, 7);
        QCOMPARE(result->errors, 2);
        QCOMPARE(result->refusedRows, 1);
        QCOMPARE(result->unnamedRows(), 0);
        QCOMPARE(result->refused.front().name, u"rudi@example.com"_s);
        QCOMPARE(result->refused.front().line, 6);
        QCOMPARE(result->rest(), 2);
        // Fix and send the rest.
        const auto rest = fixture.path(u"rest.csv"_s);
        QVERIFY(imports::writeRest(*journalOf(fixture, id), files, rest));
        const auto lines = contentOf(rest).trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines[1].startsWith("rudi@") && lines[2].startsWith("kurt@"));
    }

    void anImportIsUndoneForTheOtherContacts()
    {
        ImportFixture fixture;
        createContact(fixture, u"berta@example.com"_s, {{u"_name"_s, u"Bertalina"_s}});
        createContact(fixture, u"otto@example.com"_s, {{u"_name"_s, u"Ottokar"_s}});
        const auto draft = fixture.checked(fixture.write(u"people.csv"_s,
                                                         "_email,_name\nberta@example.com,Berta\n"
                                                         "otto@example.com,Otto\n"
                                                         "nora@example.com,Nora\n"));
        ExistingRecords known(fixture.account().session(), fixture.clock());
        known.start(*draft);
        QVERIFY(
            ImportFixture::until([&] { return !known.isRunning() && !known.path().isEmpty(); }));
        draft->setKnown(known.path());
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        erase(fixture, u"berta@example.com"_s);
        ImportUndo undo(fixture.account(), fixture.jobManager(), id);
        undo.start();
        QVERIFY(ImportFixture::until([&] { return undo.state() == ImportUndo::State::Asking; }));
        undo.compare();
        QVERIFY(ImportFixture::until([&] { return undo.state() == ImportUndo::State::Ready; }));
        QCOMPARE(undo.plan().erased, 1);
        QCOMPARE(undo.plan().created, QStringList{u"nora@example.com"_s});
        QCOMPARE(undo.plan().count(imports::UndoRow::What::Reverse), 1);
        undo.run(true);
        QVERIFY(ImportFixture::until([&] { return undo.state() == ImportUndo::State::Done; }));
        QCOMPARE(fixture.contact(u"otto@example.com"_s)[u"_name"_s].toString(), u"Ottokar"_s);
        QVERIFY(fixture.contact(u"nora@example.com"_s).isEmpty());
        QVERIFY(fixture.contact(u"berta@example.com"_s).isEmpty());
    }

    // A row that has not been sent yet must not bring the contact back.
    void aWaitingImportSendsTheOtherRows()
    {
        ImportFixture fixture;
        const auto draft = fixture.checked(fixture.write(u"people.csv"_s,
                                                         "_email,_name\notto@example.com,Otto\n"
                                                         "berta@example.com,Bertalinda\n"
                                                         "nora@example.com,Nora\n"));
        base::Progress progress;
        const auto id =
            imports::writerOf(*draft, fixture.jobManager().folder(), fixture.clock())(progress);
        QVERIFY(id);
        erase(fixture, u"berta@example.com"_s);
        QCOMPARE(filesWith(fixture, {"berta@example", "Bertalinda"}).join(u'\n'), QString());
        QCOMPARE(wipedRows(fixture), 1);
        fixture.jobManager().run(*id);
        QVERIFY(fixture.ends(*id));
        QVERIFY(!fixture.contact(u"otto@example.com"_s).isEmpty());
        QVERIFY(!fixture.contact(u"nora@example.com"_s).isEmpty());
        QVERIFY(fixture.contact(u"berta@example.com"_s).isEmpty());
        const auto result =
            imports::resultOf(*journalOf(fixture, *id), fixture.jobManager().folder().filesOf(*id));
        QVERIFY(result);
        QVERIFY2(result->addsUp(), qPrintable(result->balance.gaps.join(u' ')));
        QCOMPARE(result->rows, 3);
        QCOMPARE(result->success, 2);
        QCOMPARE(result->leftOut, 1);
    }

    // Everything else that an account stores: forms, lookups, views, edits, the bin, the request
    // log, recipes, settings of schedules, exported tables, the offline copy, and jobs.
    void noOtherFileOfAnAccountNamesAnErasedContact()
    {
        ImportFixture fixture;
        createContact(fixture, u"berta@example.com"_s,
                      {{u"_externalId"_s, u"EXT-77431"_s},
                       {u"_name"_s, u"Bertalina"_s},
                       {u"_mobilePhone"_s, u"+34600111222"_s}});
        // Also fills the request log.
        const auto berta = fixture.contact(u"berta@example.com"_s);
        QVERIFY(!berta.isEmpty());
        auto &mirror = fixture.workspace().contactMirror();
        QVERIFY(ImportFixture::until([&] { return mirror.isReady(); }));
        mirror.turnOn();
        QVERIFY(ImportFixture::until([&] { return mirror.hasCopy() && !mirror.isMaking(); }));
        keepLocally(fixture, berta);
        writeTables(fixture);
        begin(fixture, berta);
        const QByteArrayList marks{"berta@example", "berta%40example", "EXT-77431", "Bertalin",
                                   "600111222"};
        QVERIFY(filesWith(fixture, marks).size() > 10);
        erase(fixture, u"berta@example.com"_s);
        QCOMPARE(filesWith(fixture, marks).join(u'\n'), QString());
        QCOMPARE(contentOf(fixture.account().folder() + u"/exports/contacts.csv"_s).count('\n'), 2);
        // The conditions of the saved view about others remain.
        const auto saved = storage::savedViews(fixture.account().storage().views(), u"contacts"_s);
        QCOMPARE(saved.size(), 1);
        QCOMPARE(saved.front().state[u"conditions"_s].toArray().size(), 1);
    }

private:
    static void keepLocally(ImportFixture &fixture, const QJsonObject &berta)
    {
        auto &local = fixture.account().storage();
        QVERIFY(ImportFixture::until([&] { return local.ready(); }));
        local.history().note(
            {.lookupKey = u"email"_s, .value = u"berta@example.com"_s, .title = u"Bertalina"_s});
        local.history().note({.lookupKey = u"external-id"_s, .value = u"EXT-77431"_s});
        local.drafts().keep(
            u"import-contacts"_s,
            {{u"source"_s,
              QJsonObject{{u"text"_s, u"_email,_name\nberta@example.com,Bertalina"_s},
                          {u"cells"_s, QJsonArray{u"Bertalina"_s}}}}});
        local.drafts().keep(u"contact/external-id/EXT-77431"_s, {{u"_name"_s, u"Bertalina"_s}});
        storage::saveView(
            local.views(), u"contacts"_s,
            {.name = u"Mine"_s,
             .state = {{u"conditions"_s,
                        QJsonArray{QJsonObject{{u"field"_s, u"_email"_s},
                                               {u"value"_s, u"berta@example.com"_s}},
                                   QJsonObject{{u"field"_s, u"_points"_s}, {u"value"_s, u"7"_s}}}},
                       {u"nested"_s, QJsonObject{{u"filter"_s, u"from berta@example.com"_s}}}}});
        bool kept = false;
        local.bin().keep({{.resource = catalogue::Resource::Contact,
                           .title = u"Bertalina"_s,
                           .record = berta,
                           .address = {u"EXT-77431"_s}}},
                         &fixture.account(), [&kept](const auto &) { kept = true; });
        QVERIFY(ImportFixture::until([&kept] { return kept; }));
    }

    static void writeTables(ImportFixture &fixture)
    {
        const QDir account(fixture.account().folder());
        const auto write = [&account](const QString &name, const QByteArray &bytes) {
            QVERIFY(account.mkpath(QFileInfo(account.filePath(name)).path()));
            QFile file(account.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        write(u"exports/contacts.csv"_s,
              "_email,_externalId,_name,_phone\n"
              "berta@example.com,EXT-77431,Bertalina,+34600111222\notto@example.com,,Otto,\n");
        write(u"exports/.part.csv"_s, "_email,_name\nberta@example.com,Bertalina\n");
        write(u"recipes/fix.json"_s,
              R"({"repairs":[{"column":"mail","text":"bert","to":"berta@example.com"}]})");
        write(u"matchings.json"_s, R"({"files":[{"repairs":[{"to":"berta@example.com"}]}]})");
        write(u"exports/schedules.json"_s, R"([{"filter":{"value":"berta@example.com"}}])");
        write(u"jobs/20260101-000000000-0001.sqlite.damaged-20260102-000000"_s,
              "berta@example.com Bertalina");
        write(u"jobs/20260101-000000000-0001.files/part-1.csv"_s,
              "_email,_name\nberta@example.com,Bertalina\n");
    }

    // Creates a job whose rows, title and plan name the contact.
    static void begin(ImportFixture &fixture, const QJsonObject &berta)
    {
        QList<records::DeleteTarget> targets{
            {.values = {berta[u"_externalId"_s].toString()}, .title = u"Bertalina"_s}};
        auto job = jobs::deletionJob(ImportFixture::Id::DeleteContactByExternalId, targets, true);
        job.title = u"Delete berta@example.com"_s;
        const auto id = fixture.jobManager().begin(std::move(job));
        QVERIFY(fixture.ends(id));
        // The contact is created again, with another id.
        createContact(fixture, u"berta@example.com"_s, {{u"_externalId"_s, u"EXT-77431"_s}});
    }
};

STOREDESK_TEST(TestErasedBytes)

} // namespace tst_erasedbytes

#include "tst_erasedbytes.moc"
