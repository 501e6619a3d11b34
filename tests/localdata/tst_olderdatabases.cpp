// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportregister.h"
#include "journal/journal.h"
#include "storage/accountstorage.h"
#include "storage/bin.h"
#include "storage/callarchive.h"
#include "storage/changehistory.h"
#include "storage/contactmirrorfolder.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "storage/savedviews.h"
#include "storage/views.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QDirIterator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_olderdatabases {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::Resource;
using journal::Journal;
using journal::RowState;

namespace {

QString versionsFolder()
{
    return QStringLiteral(SOURCE_ROOT "/tests/versions");
}

bool copyTree(const QString &from, const QString &to)
{
    const QDir source(from);
    for (QDirIterator all(from, QDir::Files, QDirIterator::Subdirectories); all.hasNext();) {
        const auto target = QDir(to).filePath(source.relativeFilePath(all.next()));
        if (!QDir().mkpath(QFileInfo(target).path()) || !QFile::copy(all.filePath(), target)
            || !QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner))
            return false;
    }
    return true;
}

QHash<QString, QByteArray> contentsOf(const QString &folder)
{
    QHash<QString, QByteArray> contents;
    for (QDirIterator all(folder, {u"*.sqlite"_s}, QDir::Files, QDirIterator::Subdirectories);
         all.hasNext();) {
        QFile file(all.next());
        contents.insert(QDir(folder).relativeFilePath(file.fileName()),
                        file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return contents;
}

// SQLite stores the version of the schema in bytes 60 to 63 of the file.
bool makeNewer(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadWrite) && file.seek(60)
        && file.write(QByteArray::fromHex("00000063")) == 4;
}

} // namespace

// G44: the current version opens the databases written by each released version, and leaves those
// of a newer version unchanged. Every release adds a folder below tests/versions. tst_olderfiles
// tests the text files.
class TestOlderDatabases final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static bool never() { return false; }
    [[nodiscard]] static QString journalIn(const QString &folder)
    {
        return QDir(folder).filePath(u"job.sqlite"_s);
    }

    // Writes a job with four rows: one done, one refused, one sent without an answer, and one
    // waiting.
    void writeJournal(const QString &folder)
    {
        auto created =
            Journal::create(journalIn(folder),
                            {.id = u"job"_s,
                             .title = u"Points for everybody"_s,
                             .kind = u"bulk"_s,
                             .plan = {{u"operation"_s, u"patchContactByEmail"_s}},
                             .columns = {u"Email"_s, u"Points"_s},
                             .owner = journal::JobOwner::of(QUrl(u"https://api.example.com"_s),
                                                            u"profile-1"_s, "KeyId:Secret"_ba)},
                            m_clock);
        QVERIFY(created);
        auto &job = **created;
        std::vector<journal::NewRow> rows;
        for (const auto *address : {"ann", "bob", "cat", "dan"}) {
            const auto email = QLatin1StringView(address) + u"@example.org"_s;
            rows.push_back({.cells = {email, u"5"_s}, .key = email});
        }
        QVERIFY(job.append(rows) && job.complete() && job.setState(journal::JobState::Running));
        const auto request = [](const journal::JobRow &row) -> base::Result<QByteArray> {
            return "PATCH " + row.key.toUtf8();
        };
        const auto begun = job.step({.wanted = 3}, Journal::Begin::Leaving, request);
        QVERIFY(begun && begun->size() == 3);
        const std::vector<journal::RowEnd> ends{
            {.number = 1, .state = RowState::Done, .status = 200},
            {.number = 2,
             .state = RowState::Refused,
             .status = 422,
             .code = u"E0101"_s,
             .text = u"Points must be a number."_s}};
        QVERIFY(job.step({.ends = ends}, Journal::Begin::Leaving, request));
    }

    void writeLocal(const QString &folder)
    {
        storage::AccountStorage data(folder, m_clock);
        QTRY_VERIFY(data.ready());
        data.drafts().keep(u"new-contact"_s, {{u"_email"_s, u"ann@example.org"_s}});
        data.history().note({.resource = Resource::Contact,
                             .lookupKey = u"email"_s,
                             .value = u"ann@example.org"_s,
                             .title = u"Ann"_s,
                             .at = m_clock.now(),
                             .pinned = true});
        (void)data.changes().keep({.values = {u"ann@example.org"_s},
                                   .title = u"Ann"_s,
                                   .before = {{u"_points"_s, 1}},
                                   .after = {{u"_points"_s, 2}},
                                   .at = m_clock.now()});
        storage::saveView(data.views(), u"exports"_s,
                          {.name = u"Mine"_s, .state = {{u"sort"_s, u"createdAt"_s}}});
        bool kept = false;
        data.bin().keep({{.resource = Resource::Contact,
                          .title = u"bob@example.org"_s,
                          .record = {{u"email"_s, u"bob@example.org"_s}},
                          .address = {u"bob@example.org"_s}}},
                        this, [&](const base::Result<QList<qint64>> &numbers) {
                            QVERIFY(numbers);
                            data.bin().markDeleted(numbers->first(), m_clock.now());
                            kept = true;
                        });
        QTRY_VERIFY(kept);
    }

    void writeCalls(const QString &folder)
    {
        storage::CallArchive calls(folder, m_clock);
        calls.setRetentionDays(14);
        calls.keep([at = m_clock.now()] {
            return storage::StoredCall{
                .at = at, .operation = u"getStore"_s, .target = u"/store/"_s, .status = 200};
        });
    }

    void writeMirror(const QString &folder)
    {
        const QTemporaryDir tables;
        QFile table(tables.filePath(u"contacts.csv"_s));
        QVERIFY(table.open(QIODevice::WriteOnly)
                && table.write("id,_email,_externalId,_name,_surname\n"
                               "5f1,ann@example.org,C-1,Ann,Núñez\n5f2,bob@example.org,C-2,Bob,X\n")
                    > 0);
        table.close();
        const storage::ContactMirrorFolder mirror(folder);
        QVERIFY(mirror.turnOn());
        const auto made = mirror.take(
            {.table = table.fileName(), .delimiter = ',', .asked = m_clock.now()}, u"job"_s, never);
        QVERIFY(made && *made);
    }

    void writeRegister(const QString &folder)
    {
        auto shelf = exports::ExportRegister::open(folder);
        QVERIFY(shelf);
        QVERIFY(shelf->intend({.job = u"job"_s,
                               .asked = m_clock.now(),
                               .finished = m_clock.now(),
                               .rows = 2,
                               .bytes = 40,
                               .path = u"contacts.csv"_s,
                               .ids = {u"e1"_s}}));
        QVERIFY(shelf->settle(u"job"_s));
    }

    static void addVersions()
    {
        QTest::addColumn<QString>("version");
        for (const auto &name :
             QDir(versionsFolder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            if (QDir(versionsFolder()).exists(name + u"/databases"_s))
                QTest::newRow(qPrintable(name)) << name;
        }
    }

    // Makes a private copy of the databases that the version in the current row has written.
    void copyVersion()
    {
        QFETCH(const QString, version);
        m_folder.emplace();
        QVERIFY(copyTree(versionsFolder() + u'/' + version + u"/databases"_s, m_folder->path()));
        QVERIFY(contentsOf(m_folder->path()).size() >= 6);
    }

    std::optional<QTemporaryDir> m_folder;
    support::ManualClock m_clock;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Run before a release with STOREDESK_VERSION_FOLDER=tests/versions/NUMBER to write its
    // databases.
    void writesTheDatabasesOfThisVersion()
    {
        const auto version = qEnvironmentVariable("STOREDESK_VERSION_FOLDER");
        if (version.isEmpty())
            QSKIP("Only before a release.");
        const auto folder = QDir(version).absoluteFilePath(u"databases"_s);
        QVERIFY(QDir(folder).removeRecursively() && QDir().mkpath(folder));
        writeJournal(folder);
        writeLocal(folder);
        writeCalls(folder);
        writeMirror(folder);
        writeRegister(folder);
        // Leave out lock files and shared memory, which are not data.
        for (QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
             all.hasNext();) {
            const auto path = all.next();
            if (!path.endsWith(".sqlite"_L1))
                QVERIFY(QFile::remove(path));
        }
    }

    void G44_databasesOfEveryVersionAreRead_data() { addVersions(); }

    void G44_databasesOfEveryVersionAreRead()
    {
        copyVersion();
        readJournal();
        readLocal();
        readCalls();
        readMirror();
        readRegister();
    }

    void G44_databasesOfANewerVersionAreLeftAlone_data() { addVersions(); }

    void G44_databasesOfANewerVersionAreLeftAlone()
    {
        copyVersion();
        const auto folder = m_folder->path();
        for (const auto &name : contentsOf(folder).keys())
            QVERIFY(makeNewer(QDir(folder).filePath(name)));
        const auto before = contentsOf(folder);

        const auto job = Journal::openToRun(journalIn(folder), m_clock);
        QVERIFY(!job);
        QVERIFY2(isNewer(job.error()), qPrintable(job.error().what));
        {
            storage::AccountStorage data(folder, m_clock);
            QTRY_VERIFY(!data.problem().what.isEmpty());
            QVERIFY2(isNewer(data.problem()), qPrintable(data.problem().what));
            data.drafts().keep(u"new-product"_s, {{u"name"_s, u"Lamp"_s}});
        }
        {
            storage::CallArchive calls(folder, m_clock);
            QSignalSpy failed(&calls, &storage::CallArchive::failed);
            calls.setRetentionDays(14);
            calls.keep([] { return storage::StoredCall{}; });
            QTRY_VERIFY(!failed.isEmpty());
            QVERIFY(isNewer(failed.first().first().value<base::Problem>()));
        }
        const auto mirror = storage::ContactMirrorFolder(folder).read();
        QVERIFY(!mirror);
        QVERIFY2(isNewer(mirror.error()), qPrintable(mirror.error().what));
        const auto shelf = exports::ExportRegister::open(folder);
        QVERIFY(!shelf);
        QVERIFY2(isNewer(shelf.error()), qPrintable(shelf.error().what));

        QCOMPARE(contentsOf(folder), before);
    }

private:
    [[nodiscard]] static bool isNewer(const base::Problem &problem)
    {
        return (problem.what + problem.why).contains("newer version"_L1);
    }

    void readJournal()
    {
        auto opened = Journal::openToRun(journalIn(m_folder->path()), m_clock);
        QVERIFY2(opened, opened ? "" : qPrintable(opened.error().what + opened.error().why));
        auto &job = **opened;
        QCOMPARE(job.head().outline.title, u"Points for everybody"_s);
        QCOMPARE(job.head().outline.owner.address, u"https://api.example.com"_s);
        QVERIFY(job.head().complete);
        for (const auto state : {RowState::Done, RowState::Refused, RowState::Waiting})
            QCOMPARE(job.head().counts[state], 1);
        QVERIFY(job.adoptStateOf());
        const auto left = job.rows().leaving();
        QVERIFY(left);
        QCOMPARE(left->size(), 1U);
        QCOMPARE(left->front().key, u"cat@example.org"_s);
        QCOMPARE(left->front().request, "PATCH cat@example.org"_ba);
        const auto reasons = job.rows().reasons();
        QVERIFY(reasons && reasons->size() == 1);
        QCOMPARE(reasons->front().text, u"Points must be a number."_s);
    }

    void readLocal()
    {
        storage::AccountStorage data(m_folder->path(), m_clock);
        QTRY_VERIFY(data.ready());
        QVERIFY2(data.problem().what.isEmpty(), qPrintable(data.problem().what));
        QCOMPARE(data.drafts().all().value(u"new-contact"_s).values[u"_email"_s].toString(),
                 u"ann@example.org"_s);
        const auto visits = data.history().visits(Resource::Contact);
        QCOMPARE(visits.size(), 1U);
        QCOMPARE(visits.front().title, u"Ann"_s);
        QVERIFY(visits.front().pinned);
        QCOMPARE(data.changes().all().size(), 1U);
        QCOMPARE(data.changes().all().front().before[u"_points"_s].toInt(), 1);
        const auto views = storage::savedViews(data.views(), u"exports"_s);
        QCOMPARE(views.size(), 1);
        QCOMPARE(views.first().name, u"Mine"_s);
        QCOMPARE(data.bin().entries().size(), 1U);
        QCOMPARE(data.bin().entries().front().title, u"bob@example.org"_s);
        QVERIFY(data.bin().entries().front().deletedAt.isValid());
    }

    void readCalls()
    {
        storage::CallArchive calls(m_folder->path(), m_clock);
        calls.setRetentionDays(14);
        std::optional<base::Result<std::vector<storage::StoredCall>>> found;
        calls.read(10, this, [&found](const auto &read) { found = read; });
        QTRY_VERIFY(found);
        QVERIFY(*found);
        QCOMPARE((*found)->size(), 1U);
        QCOMPARE((*found)->front().operation, u"getStore"_s);
    }

    void readMirror()
    {
        const auto state = storage::ContactMirrorFolder(m_folder->path()).read();
        QVERIFY2(state, state ? "" : qPrintable(state.error().what));
        auto mirror = storage::ContactMirror::open(state->path);
        QVERIFY2(mirror, mirror ? "" : qPrintable(mirror.error().what));
        QCOMPARE(*mirror->count(), 2);
        QCOMPARE(mirror->search(u"nunez"_s, never)->size(), 1U);
        // The contacts were moved to columns, and nothing of them remains in the file.
        QFile file(state->path);
        QVERIFY(file.open(QIODevice::ReadOnly) && !file.readAll().contains("example.org"));
        const QFileInfo place(file);
        QCOMPARE(place.dir().entryList({place.fileName() + u".before-*"_s}), QStringList());
        QCOMPARE(place.dir().entryList({u"*.columns"_s}).size(), 1);
    }

    void readRegister()
    {
        auto shelf = exports::ExportRegister::open(m_folder->path());
        QVERIFY2(shelf, shelf ? "" : qPrintable(shelf.error().what));
        const auto all = shelf->all();
        QVERIFY(all && all->size() == 1);
        QCOMPARE(all->front().rows, 2);
    }
};

STOREDESK_TEST(TestOlderDatabases)

} // namespace tst_olderdatabases

#include "tst_olderdatabases.moc"
