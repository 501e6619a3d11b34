// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importfixture.h"
#include "imports/spanishleads.h"

#include "importrun/importdecision.h"
#include "imports/partwriter.h"
#include "jobs/jobkinds.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_importrun {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::Action;
using imports::ImportDraft;
using journal::RowState;
using support::ImportFixture;

// Sends checked files to the service as imports, despite failures along the way.
class TestImportRun final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static QByteArray people(int count)
    {
        QByteArray bytes = "_email,_name,_points\n";
        for (int row = 1; row <= count; ++row)
            bytes += "p" + QByteArray::number(row) + "@example.com,Ana," + QByteArray::number(row)
                + "\n";
        return bytes;
    }

    // Applies all offered repairs until no fault remains.
    static void repairAll(ImportDraft &draft)
    {
        while (draft.result().faulty + draft.result().warned > 0) {
            auto repair = draft.result().groups.front().repairs.front();
            if (repair.action == Action::ChooseOption)
                repair.text = draft.columns()[std::size_t(repair.column)].target == u"talla"_s
                    ? u"l"_s
                    : u"none"_s;
            draft.apply(repair);
            QVERIFY(
                ImportFixture::until([&] { return draft.state() == ImportDraft::State::Checked; }));
        }
    }

    [[nodiscard]] static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void spanishFilesAreImportedCompletely()
    {
        ImportFixture fixture;
        const auto draft =
            fixture.checked(fixture.write(u"leads.csv"_s, support::spanishLeads(1'000)));
        QVERIFY(draft->result().faulty > 0);
        repairAll(*draft);
        const auto id = fixture.launch(*draft);
        QVERIFY(!id.isEmpty());
        QVERIFY(fixture.ends(id));
        const auto rows = fixture.rows(id);
        QCOMPARE(rows.size(), 1U);
        QCOMPARE(rows.front().state, RowState::Done);
        const auto record = QJsonDocument::fromJson(rows.front().record).object();
        QCOMPARE(record[u"errors"_s].toInt(), 0);
        QCOMPARE(record[u"success"_s].toInteger(), draft->result().good);
        // All values arrived as intended.
        const auto first = fixture.contact(u"cliente1@example.com"_s);
        QCOMPARE(first[u"_mobilePhone"_s].toString(), u"+34651234511"_s);
        QCOMPARE(first[u"_birthdate"_s].toString().left(10), u"1951-02-02"_s);
        QCOMPARE(first[u"_name"_s].toString(), u"José 1"_s);
        QCOMPARE(first[u"_newsletterSubscriptionStatus"_s].toString(), u"subscribed"_s);
        QCOMPARE(first[u"talla"_s].toString(), u"l"_s);
        QCOMPARE(first[u"presupuesto"_s].toDouble(), 1101.5);
        QCOMPARE(fixture.contact(u"cliente5@example.com"_s)[u"intereses"_s].toArray().size(), 2);
        QCOMPARE(fixture.imports(), 1);
    }

    void G22_allPartsAreSentInOrderAndAccepted()
    {
        ImportFixture fixture;
        importcheck::ImportSettings settings;
        settings.partBytes = 4'000;
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, people(1'000)), settings);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        const auto rows = fixture.rows(id);
        QVERIFY(rows.size() > 5);
        qint64 taken = 0;
        for (const auto &row : rows) {
            QCOMPARE(row.state, RowState::Done);
            taken += QJsonDocument::fromJson(row.record).object()[u"success"_s].toInteger();
            const auto part = fixture.jobManager().folder().filesOf(id) + u'/' + row.cells.front();
            QVERIFY(QFileInfo(part).size() < settings.partBytes);
            QVERIFY(!(QFile::permissions(part) & (QFile::ReadGroup | QFile::ReadOther)));
        }
        QCOMPARE(taken, 1'000);
        QCOMPARE(fixture.imports(), int(rows.size()));
        QCOMPARE(fixture.contact(u"p777@example.com"_s)[u"_points"_s].toInt(), 777);
        // Removing the job removes its files too.
        const auto files = fixture.jobManager().folder().filesOf(id);
        QVERIFY(QFileInfo::exists(files));
        fixture.jobManager().remove(id);
        QVERIFY(ImportFixture::until([&] { return !QFileInfo::exists(files); }));
    }

    void uploadedFilesAreFollowedAfterARestart()
    {
        ImportFixture fixture({.contacts = 5, .requestsPerMinute = 0, .speed = 0.2});
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, people(200)));
        const auto id = fixture.launch(*draft);
        QVERIFY(ImportFixture::until([&] { return fixture.imports() == 1; }));
        // Wait until the response is stored on disk.
        QVERIFY(ImportFixture::until([&] {
            const auto rows = fixture.rows(id);
            return !rows.empty() && !rows.front().record.isEmpty();
        }));
        fixture.close();
        fixture.open();
        QVERIFY(fixture.ends(id));
        QCOMPARE(fixture.rows(id).front().state, RowState::Done);
        QCOMPARE(fixture.imports(), 1);
    }

    void possiblySentFilesAreLookedUpAfterARestart()
    {
        ImportFixture fixture({.contacts = 5, .requestsPerMinute = 0, .speed = 0.2});
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, people(200)));
        const auto id = fixture.launch(*draft);
        QVERIFY(ImportFixture::until([&] { return fixture.imports() == 1; }));
        // The account may be closed before the response arrives.
        fixture.close();
        fixture.open();
        QVERIFY(fixture.ends(id));
        QCOMPARE(fixture.imports(), 1);
        QCOMPARE(fixture.rows(id).front().state, RowState::Done);
    }

    // After a lost response, the import is found in the list or its outcome is unknown. The request
    // is never sent twice.
    void G22_aLostAnswerDoublesNothing()
    {
        ImportFixture fixture({.contacts = 5,
                               .requestsPerMinute = 0,
                               .speed = 10,
                               .faults = {practice::once(ImportFixture::Id::CreateImport,
                                                         practice::Fault::CloseApplied)}});
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, people(50)));
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        QCOMPARE(fixture.imports(), 1);
        const auto state = fixture.rows(id).front().state;
        QVERIFY(state == RowState::Done || state == RowState::Unknown);
    }

    // An ended job stays open for a moment, and its journal can be changed meanwhile.
    void G22_aDecisionIsAppliedBeforeTheEndedJobIsReleased()
    {
        ImportFixture fixture({.contacts = 5,
                               .requestsPerMinute = 0,
                               .speed = 10,
                               .faults = {practice::once(ImportFixture::Id::CreateImport,
                                                         practice::Fault::CloseApplied),
                                          {.aim = practice::Aim::Operation,
                                           .operation = ImportFixture::Id::ListImports,
                                           .fault = practice::Fault::Member,
                                           .value = u"createdAt"_s}}});
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, people(50)));
        const auto id = fixture.launch(*draft);
        auto &manager = fixture.jobManager();
        QVERIFY(fixture.until([&] {
            const auto *run = manager.runOf(id);
            return run && run->state() != jobs::JobRun::State::Done;
        }));
        bool isDecided = false;
        QObject context;
        connect(
            &manager, &jobs::JobManager::jobEnded, &context,
            [&] {
                manager.ask(
                    id,
                    [](journal::Journal &journal) {
                        return importrun::openImports(journal).and_then([&](const auto &open) {
                            const auto candidate = open.at(0).candidates.first().toObject();
                            return importrun::decideImports(
                                journal, {{.row = 1, .adopt = candidate[u"id"_s].toString()}});
                        });
                    },
                    &context,
                    [&](const base::Result<void> &decided) {
                        QVERIFY2(decided, decided ? "" : qPrintable(decided.error().what));
                        QVERIFY(manager.runOf(id));
                        isDecided = true;
                        manager.run(id);
                    });
            },
            Qt::SingleShotConnection);
        QVERIFY(fixture.until([&] { return isDecided; }));
        QVERIFY(fixture.ends(id));
        QCOMPARE(fixture.rows(id).front().state, RowState::Done);
        QCOMPARE(fixture.imports(), 1);
    }

    void aFullQueueOfTheServiceIsWaitedFor()
    {
        ImportFixture fixture({.contacts = 5, .requestsPerMinute = 0, .speed = 2});
        const auto file = fixture.write(u"p.csv"_s, people(50));
        for (int other = 0; other < 10; ++other) {
            const http::ImportForm form{.filePath = file,
                                        .fileName = u"p.csv"_s,
                                        .fields = {{u"type"_s, u"contacts"_s},
                                                   {u"delimiter"_s, u","_s},
                                                   {u"overrideExisting"_s, u"true"_s},
                                                   {u"updateOnlyEmptyFields"_s, u"false"_s}}};
            QVERIFY(!fixture.record({.operation = ImportFixture::Id::CreateImport, .body = form})
                         .isEmpty());
        }
        const auto draft = fixture.checked(file);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        QCOMPARE(fixture.rows(id).front().state, RowState::Done);
        QCOMPARE(fixture.imports(), 11);
    }

    void pausingStopsPollingAndResumingContinues()
    {
        ImportFixture fixture({.contacts = 5, .requestsPerMinute = 0, .speed = 0.2});
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, people(500)));
        const auto id = fixture.launch(*draft);
        QVERIFY(ImportFixture::until([&] { return fixture.imports() == 1; }));
        QVERIFY(ImportFixture::until([&] {
            const auto *run = fixture.jobManager().runOf(id);
            return run && !run->progress().phase.isEmpty();
        }));
        QCOMPARE(fixture.jobManager().runOf(id)->progress().rows, 500);
        fixture.jobManager().pause(id);
        QVERIFY(ImportFixture::until([&] {
            return fixture.jobManager().find(id)->head.state == journal::JobState::Paused;
        }));
        fixture.jobManager().run(id);
        QVERIFY(fixture.ends(id));
        QCOMPARE(fixture.rows(id).front().state, RowState::Done);
        QCOMPARE(fixture.imports(), 1);
    }

    void thePolicyOfAnImportIsApplied_data()
    {
        QTest::addColumn<importcheck::Policy>("policy");
        QTest::addColumn<QString>("name");
        QTest::newRow("leave") << importcheck::Policy::LeaveExisting << u"Old"_s;
        QTest::newRow("overwrite") << importcheck::Policy::Overwrite << u"Ana"_s;
        QTest::newRow("fill") << importcheck::Policy::FillEmpty << u"Old"_s;
    }
    void thePolicyOfAnImportIsApplied()
    {
        QFETCH(const importcheck::Policy, policy);
        QFETCH(const QString, name);
        ImportFixture fixture;
        (void)fixture.record({.operation = ImportFixture::Id::PatchContactByEmail,
                              .values = {u"p1@example.com"_s},
                              .body = QJsonObject{{u"_name"_s, u"Old"_s}}});
        importcheck::ImportSettings settings;
        settings.policy = policy;
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, people(2)), settings);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        const auto contact = fixture.contact(u"p1@example.com"_s);
        QCOMPARE(contact[u"_name"_s].toString(), name);
        QCOMPARE(contact[u"_points"_s].toInt() == 1, policy == importcheck::Policy::Overwrite);
    }

    void aTrialSendsTheFirstGoodRowsOnly()
    {
        ImportFixture fixture;
        importcheck::ImportSettings settings;
        settings.firstRows = 5;
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, people(50)), settings);
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        const auto record = QJsonDocument::fromJson(fixture.rows(id).front().record).object();
        QCOMPARE(record[u"success"_s].toInteger(), 5);
        QVERIFY(!fixture.contact(u"p5@example.com"_s).isEmpty());
        QVERIFY(fixture.contact(u"p6@example.com"_s).isEmpty());
    }

    // Only content that was checked is ever sent.
    void aPartThatChangedAfterTheCheckIsNotSent_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("missing") << QByteArray();
        QTest::newRow("cut") << people(3).chopped(4);
        QTest::newRow("fewer rows") << people(2);
        QTest::newRow("another value") << people(3).replace("Ana", "Eva");
    }
    void aPartThatChangedAfterTheCheckIsNotSent()
    {
        QFETCH(const QByteArray, content);
        ImportFixture fixture;
        const auto draft = fixture.checked(fixture.write(u"p.csv"_s, people(3)));
        base::Progress progress;
        const auto id =
            imports::writerOf(*draft, fixture.jobManager().folder(), fixture.clock())(progress);
        QVERIFY(id);
        QFile part(fixture.jobManager().folder().filesOf(*id) + u"/part-1.csv"_s);
        QVERIFY(content.isEmpty() ? part.remove() : part.open(QIODevice::WriteOnly));
        if (!content.isEmpty())
            part.write(content);
        part.close();
        fixture.jobManager().run(*id);
        QVERIFY(fixture.ends(*id));
        QCOMPARE(fixture.imports(), 0);
        QCOMPARE(fixture.rows(*id).front().state, RowState::NotSent);
        auto journal =
            journal::Journal::openAgain(fixture.jobManager().folder().pathOf(*id), fixture.clock());
        const auto balance = jobs::balanceOf(**journal);
        QCOMPARE(balance->heldBack, 3);
        QCOMPARE(balance->verdict(), journal::Balance::Verdict::SomeFailed);
    }

    void badRowsGoToAFileBeside()
    {
        ImportFixture fixture;
        const auto draft = fixture.checked(
            fixture.write(u"p.csv"_s, "correo;puntos;notas\na@example.com;1;x\nnadie;2;\"y;z\"\n"));
        const auto id = fixture.launch(*draft);
        QVERIFY(fixture.ends(id));
        const auto files = fixture.jobManager().folder().filesOf(id);
        QCOMPARE(contentOf(files + u"/part-1.csv"_s), "_email,_points\na@example.com,1\n");
        QCOMPARE(contentOf(files + u'/' + importrun::ImportPlan::heldBackName()),
                 "correo,puntos,notas,Reason\nnadie,2,y;z,correo: Not an email address\n");
        auto settings = draft->settings();
        settings.holdBack = false;
        draft->setSettings(settings);
        QVERIFY(!imports::ImportLaunch::missing(*draft).isEmpty());
    }
};

STOREDESK_TEST(TestImportRun)

} // namespace tst_importrun

#include "tst_importrun.moc"
