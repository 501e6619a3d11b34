// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/accountstorage.h"
#include "storage/bin.h"
#include "storage/changehistory.h"
#include "storage/deletedcontactkeys.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "storage/schema.h"
#include "storage/views.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_accountstorage {

using namespace storedesk;
using namespace storedesk::storage;
using namespace Qt::StringLiterals;
using catalogue::OperationId;
using catalogue::Resource;

static BinEntry contactCopy(const QString &email)
{
    return {.resource = Resource::Contact,
            .title = email,
            .record = {{u"email"_s, email}},
            .address = {email}};
}

static Visit visitOf(const QString &value, Resource resource = Resource::Contact)
{
    return {.resource = resource, .lookupKey = u"email"_s, .value = value, .title = value};
}

// Tests the local storage of one account.
class TestAccountStorage final : public QObject
{
    Q_OBJECT

private:
    void open()
    {
        m_local.reset();
        m_local = std::make_unique<AccountStorage>(folder(), m_clock);
    }

    void openAndWait()
    {
        open();
        QTRY_VERIFY(m_local->ready());
    }

    [[nodiscard]] QString folder() const { return m_folder->filePath(u"account"_s); }
    [[nodiscard]] QString file() const { return QDir(folder()).filePath(u"local.sqlite"_s); }
    [[nodiscard]] QString copyBeforeMigration() const
    {
        return u"%1.before-%2"_s.arg(file()).arg(schema().size());
    }

    [[nodiscard]] QList<qint64> keep(std::vector<BinEntry> entries)
    {
        std::optional<QList<qint64>> numbers;
        m_local->bin().keep(std::move(entries), this, [&](base::Result<QList<qint64>> kept) {
            numbers = kept.value_or(QList<qint64>());
        });
        (void)QTest::qWaitFor([&] { return numbers.has_value(); });
        return numbers.value_or(QList<qint64>());
    }

    [[nodiscard]] bool isOnDisk(const QByteArray &text) const
    {
        for (const QFileInfo &info : QDir(folder()).entryInfoList(QDir::Files)) {
            QFile device(info.filePath());
            if (!device.open(QIODevice::ReadOnly) || device.readAll().contains(text))
                return true;
        }
        return false;
    }

    std::optional<QTemporaryDir> m_folder;
    support::ManualClock m_clock;
    std::unique_ptr<AccountStorage> m_local;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        openAndWait();
    }

    void cleanup()
    {
        m_local.reset();
        m_folder.reset();
    }

    void keepsEverythingOverARestart()
    {
        const QList<qint64> numbers =
            keep({contactCopy(u"ann@x.org"_s), contactCopy(u"bo@x.org"_s)});
        QCOMPARE(numbers.size(), 2);
        m_local->bin().markDeleted(numbers.first(), m_clock.now());
        m_local->bin().markPutBack(numbers.last());
        m_local->drafts().keep(u"new-contact"_s, {{u"email"_s, u"half@"_s}});
        m_local->history().note(visitOf(u"ann@x.org"_s));
        m_local->history().pin(visitOf(u"bo@x.org"_s), true);
        m_local->views().keep(u"exports"_s, {{u"filter"_s, u"failed"_s}});
        const RecordEdit change = {.operation = OperationId::PatchContactByEmail,
                                   .values = {u"ann@x.org"_s},
                                   .title = u"Ann"_s,
                                   .before = {{u"_city"_s, QJsonValue::Null}},
                                   .after = {{u"_city"_s, u"Vigo"_s}}};
        const qint64 number = m_local->changes().keep(change);

        // The new instance waits until the first has finished all writes.
        openAndWait();
        const auto &bin = m_local->bin().entries();
        QCOMPARE(bin.size(), 2U);
        QCOMPARE(bin.at(0).title, u"bo@x.org"_s);
        QVERIFY(bin.at(0).restoreRecord);
        QVERIFY(!bin.at(0).deletedAt.isValid());
        QCOMPARE(bin.at(1).address, QStringList(u"ann@x.org"_s));
        QCOMPARE(bin.at(1).record, contactCopy(u"ann@x.org"_s).record);
        QCOMPARE(bin.at(1).deletedAt, m_clock.now());
        QCOMPARE(m_local->drafts().all().value(u"new-contact"_s).values.value(u"email"_s),
                 u"half@"_s);
        QCOMPARE(m_local->drafts().all().value(u"new-contact"_s).storedAt, m_clock.now());
        const auto visits = m_local->history().visits(Resource::Contact);
        QCOMPARE(visits.size(), 2U);
        QVERIFY(visits.at(0).pinned);
        QCOMPARE(visits.at(1).value, u"ann@x.org"_s);
        QCOMPARE(m_local->views().state(u"exports"_s).value(u"filter"_s), u"failed"_s);
        const auto last =
            m_local->changes().last(OperationId::PatchContactByEmail, {u"ann@x.org"_s});
        QVERIFY(last);
        QCOMPARE(last->number, number);
        QCOMPARE(last->before, change.before);
        QCOMPARE(last->after, change.after);
        QVERIFY(m_local->problem().what.isEmpty());
    }

    // G5: a draft that was sent but received no reply is still marked as sent after a restart.
    void aDraftThatWasSentIsKnownOverARestart()
    {
        const auto sentAt = m_clock.now();
        bool onDisk = false;
        m_local->drafts().markSent(u"event"_s, {{u"amount"_s, 1}}, this, [&] { onDisk = true; });
        m_local->drafts().keep(u"other"_s, {{u"amount"_s, 2}});
        QVERIFY(!onDisk);
        QTRY_VERIFY(onDisk);
        m_clock.advance(std::chrono::minutes(1));
        // The user continues typing.
        m_local->drafts().keep(u"event"_s, {{u"amount"_s, 3}});
        m_local->drafts().markSent(u"event"_s, {{u"amount"_s, 3}}, this, [] { });

        openAndWait();
        const auto event = m_local->drafts().all().value(u"event"_s);
        QCOMPARE(event.values.value(u"amount"_s), 3);
        // The time at which the draft was first sent is preserved.
        QCOMPARE(event.sentAt, sentAt);
        QVERIFY(!m_local->drafts().all().value(u"other"_s).sentAt.isValid());

        m_local->drafts().markNotArrived(u"event"_s);
        openAndWait();
        QVERIFY(m_local->drafts().all().contains(u"event"_s));
        QVERIFY(!m_local->drafts().all().value(u"event"_s).sentAt.isValid());
    }

    void losesNothingThatCameBeforeItWasReady()
    {
        m_local->history().note(visitOf(u"old@x.org"_s));
        m_local->drafts().keep(u"new-product"_s, {{u"title"_s, u"Old"_s}});
        m_local->drafts().keep(u"new-contact"_s, {{u"email"_s, u"old"_s}});
        m_local->changes().keep({.values = {u"ann@x.org"_s}});

        open();
        QVERIFY(!m_local->ready());
        m_local->history().note(visitOf(u"new@x.org"_s));
        m_local->drafts().keep(u"new-contact"_s, {{u"email"_s, u"new"_s}});
        m_local->drafts().drop(u"new-product"_s);
        const qint64 number = m_local->changes().keep({.values = {u"ann@x.org"_s}});
        m_local->views().keep(u"exports"_s, {{u"filter"_s, u"x"_s}});
        QCOMPARE(m_local->history().visits(Resource::Contact).size(), 1U);
        QTRY_VERIFY(m_local->ready());

        for (int run = 0; run < 2; ++run) {
            const auto visits = m_local->history().visits(Resource::Contact);
            QCOMPARE(visits.size(), 2U);
            QCOMPARE(visits.front().value, u"new@x.org"_s);
            QCOMPARE(m_local->drafts().all().size(), 1);
            QCOMPARE(m_local->drafts().all().value(u"new-contact"_s).values.value(u"email"_s),
                     u"new"_s);
            QCOMPARE(
                m_local->changes().last(OperationId::PatchContactByEmail, {u"ann@x.org"_s})->number,
                number);
            QVERIFY(!m_local->views().state(u"exports"_s).isEmpty());
            openAndWait();
        }
    }

    void keepsAtMost200VisitsOfAResourceAndEveryPin()
    {
        LookupHistory &history = m_local->history();
        history.pin(visitOf(u"pinned@x.org"_s), true);
        for (int number = 0; number < 250; ++number)
            history.note(visitOf(u"%1@x.org"_s.arg(number)));
        history.note(visitOf(u"5"_s, Resource::Product));
        // A repeated visit moves to the front instead of being listed twice.
        history.note(visitOf(u"100@x.org"_s));
        for (int run = 0; run < 2; ++run) {
            const auto visits = m_local->history().visits(Resource::Contact);
            QCOMPARE(visits.size(), 200U);
            QCOMPARE(visits.front().value, u"100@x.org"_s);
            QCOMPARE(visits.at(1).value, u"249@x.org"_s);
            QCOMPARE(visits.back().value, u"pinned@x.org"_s);
            QVERIFY(visits.back().pinned);
            QCOMPARE(m_local->history().visits(Resource::Product).size(), 1U);
            openAndWait();
        }
        // The record stays pinned.
        m_local->history().note(visitOf(u"pinned@x.org"_s));
        m_local->history().clear(Resource::Contact);
        m_local->history().forget(visitOf(u"5"_s, Resource::Product));
        openAndWait();
        QCOMPARE(m_local->history().visits(Resource::Contact).size(), 1U);
        QVERIFY(m_local->history().visits(Resource::Product).empty());
        m_local->history().pin(visitOf(u"pinned@x.org"_s), false);
        openAndWait();
        QVERIFY(!m_local->history().visits(Resource::Contact).front().pinned);
    }

    void keepsTheLast500Changes()
    {
        for (int number = 0; number < 510; ++number)
            m_local->changes().keep({.values = {QString::number(number)}});
        const qint64 twice = m_local->changes().keep({.values = {u"509"_s}});
        m_local->changes().drop(twice);
        for (int run = 0; run < 2; ++run) {
            const auto last = [this](int number) {
                return m_local->changes().last(OperationId::PatchContactByEmail,
                                               {QString::number(number)});
            };
            QVERIFY(!last(9));
            // This change was displaced by the change that was undone.
            QVERIFY(!last(10));
            QVERIFY(last(11));
            QVERIFY(last(509));
            QVERIFY(!m_local->changes().last(OperationId::PatchProductByStoreId, {u"509"_s}));
            openAndWait();
        }
    }

    void anUndoneChangeStaysInTheHistory()
    {
        const auto first = m_local->changes().keep({.values = {u"ann@x.org"_s}});
        const auto undone = m_local->changes().keep({.values = {u"ann@x.org"_s}});
        m_local->changes().markUndone(undone);
        m_local->changes().keep({.values = {u"ann@x.org"_s}, .end = RecordEditResult::Unknown});
        for (int run = 0; run < 2; ++run) {
            QCOMPARE(m_local->changes().all().size(), 3U);
            QCOMPARE(m_local->changes().all().at(1).end, RecordEditResult::Undone);
            // Changes that were undone, or may not have been applied, cannot be undone.
            QCOMPARE(m_local->changes().newest()->number, first);
            QCOMPARE(
                m_local->changes().last(OperationId::PatchContactByEmail, {u"ann@x.org"_s})->number,
                first);
            openAndWait();
        }
    }

    void givesCopiesUpAfter30Days()
    {
        const auto numbers = keep({contactCopy(u"ann@x.org"_s), contactCopy(u"never@x.org"_s)});
        m_local->bin().markDeleted(numbers.first(), m_clock.now());
        m_clock.advance(std::chrono::hours(24 * 29));
        openAndWait();
        QCOMPARE(m_local->bin().entries().size(), 2U);
        m_clock.advance(std::chrono::hours(48));
        openAndWait();
        // The bin is empty whether or not the delete has completed.
        QCOMPARE(m_local->bin().entries().size(), 0U);
    }

    // Covers guarantee G44.
    void filesOfTheFirstVersionAreMigrated()
    {
        m_local.reset();
        QVERIFY(QFile::remove(file()));
        {
            auto database =
                base::Database::open(file(), {.migrations = schema().first(1)}, m_clock);
            QVERIFY(database);
            QVERIFY(
                (*database)->run("INSERT INTO bin (resource, title, record, address, deleted, back)"
                                 " VALUES ('contact', 'Ann', '{}', '[\"ann@x.org\"]', NULL, 0)"));
        }
        openAndWait();
        QVERIFY(m_local->problem().what.isEmpty());
        QCOMPARE(m_local->bin().entries().size(), 1U);
        QVERIFY(m_local->bin().entries().front().storedAt.isValid());
        QVERIFY(QFile::exists(copyBeforeMigration()));
    }

    // The row of an edited cell is in a file, so each cell may be about the erased contact. Other
    // contents of the draft remain, as does its time.
    void aPrivacyRequestRemovesTheEditedCellsOfDrafts()
    {
        const QJsonObject cell{
            {u"row"_s, 3}, {u"column"_s, u"name"_s}, {u"text"_s, u"Ann Other"_s}};
        const QJsonObject repair{{u"name"_s, u"Lower case"_s}, {u"repairs"_s, QJsonArray{1}}};
        const QJsonObject edits{{u"steps"_s,
                                 QJsonArray{QJsonObject{{u"name"_s, u"Cell edit"_s},
                                                        {u"cells"_s, QJsonArray{cell, cell}}},
                                            repair}}};
        const QJsonObject draft{{u"path"_s, u"people.csv"_s}, {u"edits"_s, edits}};
        m_local->drafts().keep(u"new-import"_s, draft);
        m_local->drafts().keep(u"bulk"_s, {{u"path"_s, u"other.csv"_s}});
        const auto storedAt = m_clock.now();
        m_clock.advance(std::chrono::hours(1));
        // The contact is deleted, which is not a privacy request.
        const auto numbers =
            keep({{.title = u"Z"_s, .record = {{u"_email"_s, u"z@example.org"_s}}}});
        m_local->bin().markDeleted(numbers.first(), m_clock.now());
        QCOMPARE(m_local->drafts().all().value(u"new-import"_s).values, draft);
        std::optional<ErasedCopies> erased;
        m_local->erase(DeletedContactKeys(QStringList{u"z@example.org"_s}), this,
                       [&](const base::Result<ErasedCopies> &gone) { erased = gone.value(); });
        QTRY_VERIFY(erased);
        QCOMPARE(erased->drafts, 1);
        const auto check = [&] {
            const auto rest = m_local->drafts().all().value(u"new-import"_s);
            QCOMPARE(rest.values[u"path"_s], draft[u"path"_s]);
            QCOMPARE(rest.values[u"edits"_s][u"steps"_s],
                     QJsonValue(QJsonArray{QJsonObject{{u"cells"_s, 2}}, repair}));
            QCOMPARE(rest.storedAt, storedAt);
            QCOMPARE(m_local->drafts().all().size(), 2);
        };
        check();
        QVERIFY(!isOnDisk("Ann Other"));
        openAndWait();
        check();
    }

    // G37: once the service has deleted the contact, only the copy in the bin remains.
    void aDeletedContactIsForgottenEverywhere()
    {
        const auto mine = u"Forget.Me+1@example.org"_s;
        const auto theirs = u"stay@example.org"_s;
        const auto numbers =
            keep({{.title = u"Forgotten"_s,
                   .record = {{u"_email"_s, mine.toLower()}, {u"_externalId"_s, u"forgetme-7"_s}},
                   .address = {mine}}});
        for (const auto &value : {mine, u"FORGETME-7"_s, theirs})
            m_local->history().note(visitOf(value));
        m_local->history().pin(visitOf(mine), true);
        m_local->history().note(visitOf(u"forgetme-7"_s, Resource::Product));
        for (const auto &value : {mine, theirs})
            m_local->changes().keep({.operation = OperationId::PatchContactByEmail,
                                     .values = {value},
                                     .before = {{u"_name"_s, value}}});
        const auto mineAt = u"contact/email/Forget.Me%2B1%40example.org"_s;
        const auto theirsAt = u"contact/email/stay%40example.org"_s;
        for (const auto &place : {mineAt, theirsAt, u"contact/external-id/forgetme-7"_s})
            m_local->drafts().keep(place, {{u"_name"_s, u"x"_s}});
        // This contact field happens to have the same id.
        const auto fieldAt = u"contact-field/forgetme-7"_s;
        const auto tab = [](const QString &place) {
            return QJsonObject{{u"place"_s, place}, {u"title"_s, u"orgetful"_s}};
        };
        const QJsonObject tabs{
            {u"tabs"_s, QJsonArray{mineAt, tab(mineAt), fieldAt, theirsAt, tab(theirsAt)}}};
        m_local->views().keep(u"window"_s, tabs);

        m_local->bin().markDeleted(numbers.first(), m_clock.now());
        const QJsonObject rest{{u"tabs"_s, QJsonArray{fieldAt, theirsAt, tab(theirsAt)}}};
        const auto check = [&] {
            QCOMPARE(m_local->history().visits(Resource::Contact).size(), 1U);
            QCOMPARE(m_local->history().visits(Resource::Product).size(), 1U);
            QVERIFY(!m_local->changes().last(OperationId::PatchContactByEmail, {mine}));
            QVERIFY(m_local->changes().last(OperationId::PatchContactByEmail, {theirs}));
            QCOMPARE(m_local->drafts().all().keys(), QStringList{theirsAt});
            QCOMPARE(m_local->views().state(u"window"_s), rest);
        };
        check();
        // The window is closed while the tab is still open.
        m_local->views().keep(u"window"_s, tabs);
        check();
        openAndWait();
        check();

        // After the undo period, nothing remains on disk.
        m_local->history().forget(visitOf(u"forgetme-7"_s, Resource::Product));
        m_local->views().keep(u"window"_s, {});
        m_local->bin().drop(numbers);
        // This write is queued after the deletion, so the deletion has finished.
        QCOMPARE(keep({contactCopy(u"another@example.org"_s)}).size(), 1);
        QVERIFY(!isOnDisk("orget"));
    }

    void aContactThatIsBackIsRememberedAgain()
    {
        const auto numbers = keep({contactCopy(u"ann@x.org"_s)});
        m_local->bin().markDeleted(numbers.first(), m_clock.now());
        m_local->bin().markPutBack(numbers.first());
        const QJsonObject tabs{{u"tabs"_s, QJsonArray{u"contact/email/ann%40x.org"_s}}};
        m_local->views().keep(u"window"_s, tabs);
        QCOMPARE(m_local->views().state(u"window"_s), tabs);
    }

    // F6: deleted entries must not stay in the database's log.
    void singleDroppedEntriesAreRemovedFromTheDisk()
    {
        m_local->drafts().keep(u"contact/email/forgetdraft"_s, {{u"a"_s, u"forgetdraft"_s}});
        m_local->history().note(visitOf(u"forgetvisit@x.org"_s));
        const auto number = m_local->changes().keep({.values = {u"forgetchange"_s}});
        m_local->drafts().drop(u"contact/email/forgetdraft"_s);
        m_local->history().forget(visitOf(u"forgetvisit@x.org"_s));
        m_local->changes().drop(number);
        // This write is queued after the deletions, so they have finished.
        QCOMPARE(keep({contactCopy(u"another@example.org"_s)}).size(), 1);
        QVERIFY(!isOnDisk("forget"));
    }

    void backupsOfMigrationsAreRemovedWithPurgedData()
    {
        QFile copy(copyBeforeMigration());
        QVERIFY(copy.open(QIODevice::WriteOnly));
        copy.write("forgetme");
        copy.close();
        m_local->bin().drop(keep({contactCopy(u"forgetme@example.org"_s)}));
        // This write is queued after the deletion, so the deletion has finished.
        QCOMPARE(keep({contactCopy(u"another@example.org"_s)}).size(), 1);
        QVERIFY(!isOnDisk("forget"));
    }

    void leavesNothingOfADroppedCopyOnTheDisk()
    {
        const auto numbers = keep({contactCopy(u"forgetme@example.org"_s)});
        m_local->bin().drop(numbers);
        QVERIFY(m_local->bin().entries().empty());
        // This write is queued after the deletion, so the deletion has finished.
        QCOMPARE(keep({contactCopy(u"another@example.org"_s)}).size(), 1);
        QVERIFY(!isOnDisk("forgetme"));
    }

    void isPrivate()
    {
        const auto others =
            QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(file()) & others, QFile::Permissions());
        QCOMPARE(QFile::permissions(folder()) & others, QFile::Permissions());
    }

    void setsADamagedFileAsideAndSaysSo()
    {
        m_local.reset();
        QFile device(file());
        QVERIFY(device.open(QIODevice::WriteOnly));
        device.write(QByteArray(8'192, 'x'));
        device.close();
        openAndWait();
        QVERIFY2(m_local->problem().what.contains(file()), qPrintable(m_local->problem().what));
        QCOMPARE(QDir(folder()).entryList({u"*.damaged-*"_s}).size(), 1);
        QCOMPARE(keep({contactCopy(u"ann@x.org"_s)}).size(), 1);
    }

    void worksForThisRunWhenTheFileCannotBeUsed()
    {
        m_local.reset();
        QVERIFY(QDir(folder()).removeRecursively());
        QFile inTheWay(folder());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        openAndWait();
        QVERIFY(!m_local->problem().what.isEmpty());
        m_local->history().note(visitOf(u"ann@x.org"_s));
        QCOMPARE(m_local->history().visits(Resource::Contact).size(), 1U);
        // A copy that cannot be stored permanently is refused.
        std::optional<base::Result<QList<qint64>>> answer;
        m_local->bin().keep({contactCopy(u"ann@x.org"_s)}, this,
                            [&](base::Result<QList<qint64>> kept) { answer = std::move(kept); });
        QTRY_VERIFY(answer);
        QVERIFY(!answer->has_value());
        QVERIFY(!answer->error().what.isEmpty());
        QVERIFY(m_local->bin().entries().empty());
    }

    // The program is killed repeatedly without warning, and every confirmed copy still exists.
    void losesNoCopyWhenItIsKilled()
    {
        m_local.reset();
        for (int round = 0; round < 5; ++round) {
            QProcess process;
            process.start(QCoreApplication::applicationFilePath(), {u"keepForEver"_s, folder()});
            QByteArray said;
            while (said.count('\n') < 10 && process.waitForReadyRead(10'000))
                said += process.readAllStandardOutput();
            process.kill();
            QVERIFY(process.waitForFinished());
            said += process.readAllStandardOutput();
            QVERIFY(said.count('\n') >= 10);
            openAndWait();
            QVERIFY(m_local->problem().what.isEmpty());
            const auto &entries = m_local->bin().entries();
            for (const QByteArray &line : said.left(said.lastIndexOf('\n')).split('\n')) {
                const qint64 number = line.toLongLong();
                QVERIFY2(std::ranges::find(entries, number, &BinEntry::number) != entries.end(),
                         line.constData());
            }
            m_local.reset();
        }
    }
};

// Stores copies in an endless loop and prints the number of each stored copy.
static int keepForEver(const QString &folder)
{
    base::SystemClock clock;
    AccountStorage local(folder, clock);
    std::function<void()> next = [&] {
        local.bin().keep({contactCopy(u"ann@x.org"_s)}, &local,
                         [&](base::Result<QList<qint64>> kept) {
                             if (!kept)
                                 return QCoreApplication::exit(1);
                             printf("%lld\n", static_cast<long long>(kept->first()));
                             fflush(stdout);
                             next();
                         });
    };
    next();
    return QCoreApplication::exec();
}

[[maybe_unused]] static const bool keeperIsAdded =
    support::addTestClass({"keepForEver", [](int /*count*/, char **arguments) {
                               return keepForEver(QString::fromUtf8(arguments[1]));
                           }});

STOREDESK_TEST(TestAccountStorage)

} // namespace tst_accountstorage

#include "tst_accountstorage.moc"
