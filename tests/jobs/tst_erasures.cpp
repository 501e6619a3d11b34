// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "base/progress.h"
#include "importrun/importsource.h"
#include "jobs/erasedrow.h"
#include "jobs/job.h"
#include "jobs/jobreport.h"
#include "jobs/jobrowsmodel.h"
#include "jobs/jobundo.h"
#include "jobs/rowmaker.h"
#include "privacy/erasurerequests.h"
#include "profiles/profiles.h"
#include "storage/accountstorage.h"
#include "storage/bin.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "storage/views.h"
#include "support/bookfile.h"
#include "support/jobstore.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDirIterator>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

namespace tst_erasures {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using journal::JobState;
using journal::RowState;
using privacy::ErasedContact;
using privacy::ErasureRequests;
using support::JobStore;

// Privacy requests delete contacts from the service and from this computer, and write a
// certificate.
class TestErasures final : public QObject
{
    Q_OBJECT

private:
    template <typename IsSo>
    [[nodiscard]] bool until(IsSo isSo)
    {
        return support::runUntil(m_store->clock(), m_account->session().client(), isSo);
    }

    void closeAccount()
    {
        m_erasures.reset();
        m_jobManager.reset();
        m_account.reset();
    }

    void openAccount()
    {
        closeAccount();
        m_account = std::make_unique<account::Account>(
            profiles::Profile{.id = u"test"_s,
                              .name = u"Test"_s,
                              .address = m_store->service().url(),
                              .requestsPerMinute = 0},
            m_store->service().apiKey(), m_store->clock(), m_folder->path());
        m_jobManager.emplace(*m_account);
        m_erasures.emplace(*m_account, *m_jobManager, QString());
        QVERIFY(until([this] { return erasures().isReady() && jobManager().isReady(); }));
    }

    [[nodiscard]] jobs::JobManager &jobManager() { return *m_jobManager; }
    [[nodiscard]] ErasureRequests &erasures() { return *m_erasures; }
    [[nodiscard]] const ErasureRequests::Entry *entry(const QString &id)
    {
        const auto &all = erasures().entries();
        const auto found = std::ranges::find(all, id, &ErasureRequests::Entry::id);
        return found != all.end() ? &*found : nullptr;
    }
    [[nodiscard]] bool isIn(const QString &id, ErasureRequests::State state)
    {
        const auto *found = entry(id);
        return found && found->state == state;
    }

    void make(int count)
    {
        for (int number = 1; number <= count; ++number) {
            auto request = JobStore::patch(number);
            request.body =
                QJsonObject{{u"_points"_s, number}, {u"_externalId"_s, u"ext-%1"_s.arg(number)}};
            QVERIFY(m_store->end(request));
        }
    }
    [[nodiscard]] bool isGone(int number)
    {
        const auto read = m_store->end({.operation = OperationId::GetContactByEmail,
                                        .values = JobStore::patch(number).values});
        return !read && read.error().kind == http::ErrorKind::NotFound;
    }

    // Returns the files below the data folder that contain one of these strings.
    [[nodiscard]] QStringList filesWith(const QByteArrayList &marks) const
    {
        QStringList found;
        QDirIterator files(m_folder->path(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const auto bytes = file.readAll();
            if (std::ranges::any_of(
                    marks, [&bytes](const QByteArray &mark) { return bytes.contains(mark); }))
                found.append(file.fileName());
        }
        return found;
    }

    // Creates a job that changed these contacts and stored their previous values, and one that has
    // yet to start.
    QString changeContacts(int count)
    {
        jobs::BulkPlan plan;
        plan.operation = OperationId::PatchContactByEmail;
        plan.keyColumn = 0;
        plan.targets = {{.column = 1, .key = u"_points"_s}};
        plan.readFirst = true;
        jobs::ListJob job{.title = u"points.csv"_s,
                          .plan = plan,
                          .columns = {u"email"_s, u"points"_s},
                          .rows = {}};
        const jobs::RowMaker maker(plan);
        for (int number = 1; number <= count; ++number)
            job.rows.push_back(maker.row({JobStore::patch(number).values.front(), u"7"_s}));
        const auto id = jobManager().begin(job);
        (void)until([this, id] {
            const auto *listed = jobManager().find(id);
            return listed && listed->head.state == JobState::Done && !jobManager().runOf(id);
        });
        return id;
    }

    [[nodiscard]] privacy::ErasureCertificate certificateOf(const QString &id)
    {
        QFile file(erasures().certificatePath(id));
        (void)file.open(QIODevice::ReadOnly);
        m_json = file.readAll();
        return privacy::verifiedCertificate(m_json).value_or(privacy::ErasureCertificate{});
    }

    std::optional<QTemporaryDir> m_folder;
    std::optional<JobStore> m_store;
    std::unique_ptr<account::Account> m_account;
    std::optional<jobs::JobManager> m_jobManager;
    std::optional<ErasureRequests> m_erasures;
    QByteArray m_json;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_store.emplace();
        openAccount();
    }
    void cleanup()
    {
        closeAccount();
        m_store.reset();
        m_folder.reset();
    }

    // Other accounts for the same service have copies of the same contacts: other profiles, and
    // those used on the command line. Accounts for another service have other contacts.
    void otherAccountsOfTheServiceAreSearchedToo()
    {
        make(1);
        const auto person = JobStore::patch(1).values.front();
        const QDir data(m_folder->path());
        const auto writeJob = [&](const QString &folder, const QUrl &address) {
            journal::JobFolder jobFolder(data.filePath(folder + u"/jobs"_s),
                                         journal::JobOwner::of(address, {}, "key:secret"_ba));
            jobs::BulkPlan plan;
            plan.operation = OperationId::PatchContactByEmail;
            plan.keyColumn = 0;
            plan.targets = {{.column = 1, .key = u"_points"_s}};
            auto draft = jobs::Job::begin(jobFolder, u"20260101-000000-0001"_s, u"t"_s, plan,
                                          {u"email"_s, u"points"_s}, m_store->clock());
            return draft && (*draft)->append({jobs::RowMaker(plan).row({person, u"7"_s})})
                && (*draft)->complete();
        };
        const auto address = m_store->service().url();
        QVERIFY(writeJob(u"environment/same"_s, address));
        QVERIFY(writeJob(u"environment/other"_s, QUrl(u"https://other.example.org"_s)));
        QVERIFY(writeJob(u"second"_s, address));
        profiles::Profiles profiles(data.filePath(u"profiles.json"_s));
        QVERIFY(profiles.load());
        QVERIFY(profiles.put({.id = u"second"_s, .name = u"Second"_s, .address = address}));
        {
            storage::AccountStorage second(data.filePath(u"second"_s), m_store->clock());
            QTRY_VERIFY(second.ready());
            bool kept = false;
            second.bin().keep({{.title = person, .address = {person}}}, this,
                              [&kept](const auto &numbers) { kept = numbers.has_value(); });
            QTRY_VERIFY(kept);
        }
        const auto id = erasures().begin(privacy::erasureListFrom(person), u"request"_s);
        QVERIFY(until([&] { return isIn(id, ErasureRequests::State::Certified); }));
        // The journal of the request is removed after the certificate has been written.
        QVERIFY(until([&] { return !QFile::exists(jobManager().folder().pathOf(id)); }));
        const auto left = filesWith({person.toUtf8()});
        QVERIFY2(left.size() == 1 && left.front().contains(u"environment/other"_s),
                 qPrintable(left.join(u' ')));
        const auto certificate = certificateOf(id);
        QCOMPARE(certificate.searched,
                 (QStringList{u"test"_s, u"second"_s, u"environment/same"_s}));
        QCOMPARE(certificate.wiped.value(u"bin"_s), 1);
        QCOMPARE(certificate.wiped.value(u"job rows"_s), 2);
        // The seal covers the list of folders as well.
        m_json.replace("environment/same", "environment/none");
        QVERIFY(!privacy::verifiedCertificate(m_json));
    }

    void aListIsReadWithAndWithoutHeadings_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("values");
        QTest::addColumn<int>("repeated");
        QTest::addColumn<QStringList>("refused");
        QTest::newRow("lines") << u"a@x.org\n\n B@x.org \na@X.org\n77"_s
                               << QStringList{u"a@x.org"_s, u"B@x.org"_s, u"77"_s} << 1
                               << QStringList();
        QTest::newRow("table") << u"Nombre;Correo\nAnn;a@x.org\nBob;\"b@x.org\""_s
                               << QStringList{u"a@x.org"_s, u"b@x.org"_s} << 0 << QStringList();
        QTest::newRow("both keys") << u"externalId,email\n1,a@x.org\n2,"_s
                                   << QStringList{u"a@x.org"_s, u"2"_s} << 0 << QStringList();
        QTest::newRow("address anywhere")
            << u"Ann,a@x.org,1"_s << QStringList{u"a@x.org"_s} << 0 << QStringList();
        QTest::newRow("neither") << u"no@dot\nAnn Miller\n..\na@x.org"_s
                                 << QStringList{u"a@x.org"_s} << 0
                                 << QStringList{u"no@dot"_s, u"Ann Miller"_s, u".."_s};
    }
    void aListIsReadWithAndWithoutHeadings()
    {
        QFETCH(const QString, text);
        QFETCH(const QStringList, values);
        QFETCH(const int, repeated);
        QFETCH(const QStringList, refused);
        const auto list = privacy::erasureListFrom(text);
        QCOMPARE(list.values, values);
        QCOMPARE(list.repeated, repeated);
        QCOMPARE(list.refused, refused);
        QFile file(m_folder->filePath(u"list.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0);
        file.close();
        base::Progress progress;
        const auto read = privacy::erasureListIn(file.fileName(), m_folder->path(), progress);
        QVERIFY(read);
        QCOMPARE(read->values, values);
    }

    void doubtfulRowsEraseNoContact()
    {
        const auto read = [this](const QByteArray &text) {
            QFile file(m_folder->filePath(u"list.csv"_s));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                qFatal("No room for a test file.");
            file.close();
            base::Progress progress;
            return privacy::erasureListIn(file.fileName(), m_folder->path(), progress);
        };
        const auto list =
            read("email,name,city\na@x.org,Ann,Ulm\nb@x.org,Bob\nc@x.org,Cy,Ulm,d@x.org\n"
                 "e@x.org,\"Eve\" Fox,Ulm\n");
        QVERIFY(list);
        QCOMPARE(list->values, QStringList{u"a@x.org"_s});
        QCOMPARE(list->faults.size(), 3);
        QVERIFY(list->faults.front().contains(u"Line 3"_s));
        QByteArray torn = "email,name\n";
        for (int row = 0; row < 100; ++row)
            torn += "p" + QByteArray::number(row) + "@x.org,"
                + (row == 50 ? "\"Ann" : "\"Fox, Ann\"") + "\n";
        const auto none = read(torn);
        QVERIFY(!none);
        QVERIFY2(none.error().why.contains(u"Line 52"_s), qPrintable(none.error().why));
    }

    // G37: no local file names the contacts any more, and the service has deleted them.
    void erasedContactsAreGoneFromTheServiceAndLocally()
    {
        make(6);
        (void)changeContacts(6);
        auto &local = m_account->storage();
        QVERIFY(until([&local] { return local.ready(); }));
        local.history().note({.lookupKey = u"email"_s, .value = u"p1@example.org"_s});
        local.history().note({.lookupKey = u"external-id"_s, .value = u"ext-2"_s});
        local.drafts().keep(u"new-purchase"_s, {{u"contactEmail"_s, u"P1@example.org"_s}});
        local.drafts().keep(u"contact/email/p6%40example.org"_s, {{u"_name"_s, u"Six"_s}});
        local.views().keep(u"page/imports"_s,
                           {{u"filter"_s, u"from p1@example.org"_s}, {u"width"_s, 40}});
        local.views().keep(u"lines"_s,
                           {{u"lines"_s, QJsonArray{u"contact/email/p2%40example.org"_s}}});
        bool kept = false;
        local.bin().keep({{.resource = catalogue::Resource::Purchase,
                           .title = u"P9"_s,
                           .record = {{u"contactEmail"_s, u"p2@example.org"_s}},
                           .address = {u"9"_s}}},
                         this, [&kept](const auto &) { kept = true; });
        QVERIFY(until([&kept] { return kept; }));

        const auto list = privacy::erasureListFrom(
            u"p1@example.org\nP2@example.org\next-3\nnobody@example.org"_s);
        const auto id = erasures().begin(list, u"Ticket 4711"_s);
        QVERIFY(until([&] { return isIn(id, ErasureRequests::State::Certified); }));
        QVERIFY(isGone(1) && isGone(2) && isGone(3));
        QVERIFY(!isGone(4));
        QVERIFY(until([&] { return !QFile::exists(jobManager().folder().pathOf(id)); }));
        const QByteArrayList marks{"p2%40example", "p1@example", "P1@example", "p2@example",
                                   "P2@example",   "p3@example", "ext-3",      "nobody@"};
        QCOMPARE(filesWith(marks), QStringList());
        QCOMPARE(local.views().state(u"page/imports"_s).value(u"width"_s).toInt(), 40);
        // The other contacts are unchanged.
        QCOMPARE(filesWith({"p4@example.org"}).size(), 1);
        QVERIFY(local.drafts().all().contains(u"contact/email/p6%40example.org"_s));
        QCOMPARE(local.bin().entries().size(), 0U);

        const auto certificate = certificateOf(id);
        QCOMPARE(certificate.reference, u"Ticket 4711"_s);
        QCOMPARE(certificate.count(ErasedContact::Outcome::Deleted), 3);
        QCOMPARE(certificate.count(ErasedContact::Outcome::Absent), 1);
        QVERIFY(certificate.find(u" p2@EXAMPLE.org"_s));
        QVERIFY(!certificate.find(u"p4@example.org"_s));
        QCOMPARE(certificate.wiped.value(u"job rows"_s), 3);
        QCOMPARE(certificate.wiped.value(u"history"_s), 2);
        QCOMPARE(certificate.wiped.value(u"bin"_s), 1);
        QCOMPARE(certificate.wiped.value(u"drafts"_s), 1);
    }

    // The text of a workbook is compressed.
    void theSourceFilesOfImportsAreRemoved()
    {
        make(2);
        const auto put = [this](const QString &job, const QByteArray &bytes) {
            const auto files = jobManager().folder().filesOf(job);
            QFile file(QDir(files).filePath(u"source/table.csv"_s));
            return QDir().mkpath(QFileInfo(file).path()) && file.open(QIODevice::WriteOnly)
                && file.write(bytes) == bytes.size();
        };
        const auto book = [](const QByteArray &email) {
            return support::Xlsx{.sheets = {{"Leads",
                                             "<row><c t=\"inlineStr\"><is><t>email</t></is></c>"
                                             "</row><row><c t=\"inlineStr\"><is><t>"
                                                 + email + "</t></is></c></row>"}}}
                .file();
        };
        QVERIFY(put(u"1"_s, "email,name\np1@example.org,One\n"));
        QVERIFY(put(u"2"_s, "email,name\np2@example.org,Two\n"));
        QVERIFY(put(u"3"_s, book("P1@example.org")));
        QVERIFY(put(u"4"_s, book("p2@example.org")));
        const auto id = erasures().begin(privacy::erasureListFrom(u"p1@example.org"_s), u"R-1"_s);
        QVERIFY(until([&] { return isIn(id, ErasureRequests::State::Certified); }));
        QStringList left;
        for (const auto &job : {u"1"_s, u"2"_s, u"3"_s, u"4"_s}) {
            if (!importrun::sourceCopyIn(jobManager().folder().filesOf(job)).isEmpty())
                left.append(job);
        }
        QCOMPARE(left, (QStringList{u"2"_s, u"4"_s}));
        QCOMPARE(certificateOf(id).wiped.value(u"files"_s), 2);
    }

    void rowsOfAnOlderJobSayThatTheyWereRemoved()
    {
        make(3);
        const auto older = changeContacts(3);
        const auto id = erasures().begin(privacy::erasureListFrom(u"p2@example.org"_s), u"R-1"_s);
        QVERIFY(until([&] { return isIn(id, ErasureRequests::State::Certified); }));
        const auto &clock = m_store->clock();
        auto journal = journal::Journal::open(jobManager().folder().pathOf(older), clock);
        QVERIFY(journal);
        const auto rows = (*journal)->rows().findBehind({}, 0, 10);
        QVERIFY(rows);
        QCOMPARE(rows->size(), 3U);
        QVERIFY(!(*rows)[0].erased.isValid());
        const auto &gone = (*rows)[1];
        QVERIFY(gone.erased.isValid());
        QVERIFY(gone.cells.isEmpty() && gone.key.isEmpty() && gone.before.isEmpty());
        const auto today =
            QLocale().toString(clock.now().toLocalTime().date(), QLocale::ShortFormat);
        QCOMPARE(jobs::erasedWords(gone), u"Removed by a privacy request on %1"_s.arg(today));
        QCOMPARE(jobs::erasedWords((*rows)[0]), QString());
        QCOMPARE(*(*journal)->rows().countErased(), 1);
        QCOMPARE(*(*journal)->rows().countErased(journal::RowState::Waiting), 0);
        QVERIFY((*journal)->check());

        const auto path = m_folder->filePath(u"report.csv"_s);
        QVERIFY(jobs::saveReport(**journal, jobs::JobReportPart::Done, path));
        QFile report(path);
        QVERIFY(report.open(QIODevice::ReadOnly));
        QCOMPARE(report.readAll().count("Removed by a privacy request on"), 1);

        jobs::JobRowsModel model(jobManager());
        model.show(older);
        QVERIFY(until([&model] { return model.rowCount() == 3; }));
        (void)model.index(1, 0).data();
        QVERIFY(until([&model] { return model.row(1) != nullptr; }));
        const auto texts = [&model](int row) {
            QStringList cells;
            for (int column = 0; column < model.columnCount(); ++column)
                cells.append(model.index(row, column).data().toString());
            return cells.join(u'|');
        };
        QVERIFY2(texts(1).contains(u"Removed by a privacy request"_s), qPrintable(texts(1)));
        QVERIFY2(!texts(1).contains(u"Created"_s), qPrintable(texts(1)));
    }

    void anUndoDoesNotClaimThatARemovedContactDidNotExist()
    {
        make(3);
        const auto older = changeContacts(3);
        const auto id = erasures().begin(privacy::erasureListFrom(u"p2@example.org"_s), u"R-1"_s);
        QVERIFY(until([&] { return isIn(id, ErasureRequests::State::Certified); }));
        const auto &folder = jobManager().folder();
        auto journal = journal::Journal::open(folder.pathOf(older), m_store->clock());
        QVERIFY(journal);
        const auto size = jobs::undoSizeOf(**journal);
        QVERIFY(size);
        QCOMPARE(size->restored, 2);
        QCOMPARE(size->left, 0);
        QCOMPARE(size->erased, 1);
        const auto undo = jobs::writeUndo(**journal, folder, {}, m_store->clock());
        QVERIFY2(undo, undo ? "" : qPrintable(undo.error().why));
        const auto undoing = journal::Journal::open(folder.pathOf(undo->at(0)), m_store->clock());
        QVERIFY(undoing);
        const auto rows = (*undoing)->rows().findBehind({}, 0, 10);
        QCOMPARE(rows->size(), 3U);
        QCOMPARE(rows->at(1).state, journal::RowState::NotSent);
        QVERIFY(rows->at(1).text.startsWith(u"Removed by a privacy request"_s));
    }

    void everyDeleteIsVerifiedByARead()
    {
        make(2);
        m_store->ledger().clear();
        const auto id = erasures().begin(privacy::erasureListFrom(u"p1@example.org"_s), {});
        QVERIFY(until([&] { return isIn(id, ErasureRequests::State::Certified); }));
        QList<OperationId> calls;
        for (const auto &call : m_store->ledger().entries())
            calls.append(*call.operation);
        QCOMPARE(calls,
                 (QList{OperationId::GetContactByEmail, OperationId::DeleteContactByEmail,
                        OperationId::GetContactByEmail}));
    }

    void aChangedCertificateIsRecognised_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("outcome") << QByteArray("\"deleted\"") << QByteArray("\"absent\"");
        QTest::newRow("reference") << QByteArray("Ticket 1") << QByteArray("Ticket 2");
        QTest::newRow("wiped") << QByteArray("\"bin\": 0") << QByteArray("\"bin\": 5");
        QTest::newRow("time") << QByteArray("\"status\": 204") << QByteArray("\"status\": 404");
        QTest::newRow("nothing") << QByteArray("Ticket 1") << QByteArray("Ticket 1");
    }
    void aChangedCertificateIsRecognised()
    {
        QFETCH(const QByteArray, before);
        QFETCH(const QByteArray, after);
        privacy::ErasureCertificate certificate{.request = u"1"_s,
                                                .reference = u"Ticket 1"_s,
                                                .begun = m_store->clock().now(),
                                                .ended = m_store->clock().now(),
                                                .salt = privacy::ErasureCertificate::newSalt(),
                                                .wiped = {{u"bin"_s, 0}}};
        for (int number = 1; number <= 3; ++number)
            certificate.contacts.push_back(
                {.number = number,
                 .subject = certificate.subjectOf(u"p%1@example.org"_s.arg(number)),
                 .status = 204,
                 .at = m_store->clock().now()});
        auto json = certificate.toJson();
        const auto at = json.indexOf(before);
        QVERIFY(at >= 0);
        json.replace(at, before.size(), after);
        const auto verified = privacy::verifiedCertificate(json);
        QCOMPARE(verified.has_value(), before == after);
        if (!verified)
            QVERIFY(!verified.error().why.isEmpty());
    }

    // Each certificate contains the seal of the previous one, so that no certificate can be removed
    // unnoticed.
    void theRegisterIsAChainAndSurvivesARestart()
    {
        make(2);
        const auto first = erasures().begin(privacy::erasureListFrom(u"p1@example.org"_s), u"A"_s);
        QVERIFY(until([&] { return isIn(first, ErasureRequests::State::Certified); }));
        // Give the second request a later id.
        m_store->clock().advance(std::chrono::seconds(2));
        const auto second = erasures().begin(privacy::erasureListFrom(u"p2@example.org"_s), u"B"_s);
        QVERIFY(until([&] { return isIn(second, ErasureRequests::State::Certified); }));
        openAccount();
        QVERIFY(until([&] { return entry(second) != nullptr; }));
        QCOMPARE(erasures().entries().size(), 2U);
        QCOMPARE(entry(first)->reference, u"A"_s);
        QCOMPARE(certificateOf(second).previous, entry(first)->seal);
        QVERIFY(!entry(first)->seal.isEmpty());
    }

    // The account is closed while the request is running, as when the program quits.
    void aRequestContinuesAfterARestart()
    {
        make(40);
        QString text;
        for (int number = 1; number <= 40; ++number)
            text += u"p%1@example.org\n"_s.arg(number);
        const auto id = erasures().begin(privacy::erasureListFrom(text), {});
        QVERIFY(until([&] {
            const auto *job = jobManager().find(id);
            return job && job->head.counts[RowState::Done] > 3;
        }));
        QVERIFY(!isIn(id, ErasureRequests::State::Certified));
        openAccount();
        QVERIFY(until([&] { return isIn(id, ErasureRequests::State::Certified); }));
        for (const int number : {1, 20, 40})
            QVERIFY(isGone(number));
        const auto certificate = certificateOf(id);
        QCOMPARE(certificate.contacts.size(), 40U);
        // The journal of the closed account may be released slightly later.
        QVERIFY(until([&] { return filesWith({"p20@example.org"}).isEmpty(); }));
    }

    // The user decides about contacts that the service refuses to delete. Other contacts are not
    // delayed.
    void failedDeletionsAreRetriedOrSkipped()
    {
        make(3);
        m_store->service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                     .operation = OperationId::DeleteContactByEmail,
                                                     .fault = practice::Fault::Status,
                                                     .value = u"422/E0101"_s,
                                                     .last = 2}});
        const auto id = erasures().begin(
            privacy::erasureListFrom(u"p1@example.org\np2@example.org\np3@example.org"_s), {});
        QVERIFY(until([&] { return isIn(id, ErasureRequests::State::Open); }));
        QCOMPARE(entry(id)->gone, 1);
        QVERIFY(!QFile::exists(erasures().certificatePath(id)));
        m_store->service().play({practice::FaultRule{.aim = practice::Aim::Operation,
                                                     .operation = OperationId::DeleteContactByEmail,
                                                     .fault = practice::Fault::Status,
                                                     .value = u"422/E0101"_s,
                                                     .last = 1}});
        erasures().tryAgain(id);
        QVERIFY(
            until([&] { return isIn(id, ErasureRequests::State::Open) && entry(id)->gone == 2; }));
        erasures().finish(id);
        QVERIFY(until([&] { return isIn(id, ErasureRequests::State::Certified); }));
        const auto certificate = certificateOf(id);
        QCOMPARE(certificate.count(ErasedContact::Outcome::Failed), 1);
        QCOMPARE(certificate.count(ErasedContact::Outcome::Deleted), 2);
    }

    void anErasureCannotBeUndone()
    {
        const auto job = privacy::erasureJob(privacy::erasureListFrom(u"p1@example.org"_s), {});
        journal::JobHead head{};
        head.outline.plan = job.plan.toJson();
        head.counts.set(RowState::Done, 1);
        QVERIFY(!jobs::canBeUndone(head));
        QVERIFY(jobs::BulkPlan::fromJson(job.plan.toJson())->erases);
    }
};

STOREDESK_TEST(TestErasures)

} // namespace tst_erasures

#include "tst_erasures.moc"
