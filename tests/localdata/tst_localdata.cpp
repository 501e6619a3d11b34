// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/account.h"
#include "account/callrecorder.h"
#include "exports/contactmirrorupdater.h"
#include "localdata/localdatainventory.h"
#include "practice/service/service.h"
#include "storage/bin.h"
#include "storage/changehistory.h"
#include "storage/contactmirrorfolder.h"
#include "storage/drafts.h"
#include "storage/lookuphistory.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "workspace/workspace.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <optional>

namespace tst_localdata {

using namespace Qt::StringLiterals;
using namespace storedesk;
using localdata::LocalDataKind;

// Tests the size of an account's data on this computer, and the removal of deleted data from the
// disk.
class TestLocalData final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        auto service = practice::Service::start({.contacts = 20, .requestsPerMinute = 0}, m_clock);
        QVERIFY(service);
        m_service = std::move(*service);
        m_folder.emplace();
        m_account.emplace(profiles::Profile{.id = u"test"_s,
                                            .name = u"Casa Oliva"_s,
                                            .address = m_service->url(),
                                            .requestsPerMinute = 0},
                          m_service->apiKey(), m_clock, m_folder->path());
        m_account->follow(m_settings);
        QTRY_VERIFY(m_account->storage().ready());
        m_workspace.emplace(*m_account);
        m_data.emplace(*m_workspace);
    }

    void cleanup()
    {
        m_data.reset();
        m_workspace.reset();
        m_account.reset();
        QThreadPool::globalInstance()->waitForDone();
        m_service.reset();
    }

    void unusedKindsHaveNoSize()
    {
        measure();
        for (const auto &row : localdata::localDataKinds()) {
            if (row.kind != LocalDataKind::Others)
                QVERIFY2(m_data->amount(row.kind) == storage::StoredSize(), row.name);
        }
    }

    // The sizes add up to the size that a file manager shows for the folder.
    void allKindsTogetherAreTheFolder()
    {
        fill();
        write(u"exports/table.csv"_s, QByteArray(5000, 'x'));
        write(u"jobs/one.sqlite.note"_s, QByteArray(700, 'x'));
        write(u"matchings.json"_s, "{}");
        // The second measurement runs after the pending writes.
        measure();
        measure();
        QCOMPARE(m_data->amount(LocalDataKind::Exports).bytes, 5000);
        QVERIFY(m_data->amount(LocalDataKind::Jobs).bytes >= 700);
        qint64 bytes = 0;
        QDirIterator files(m_account->folder(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            files.next();
            bytes += files.fileInfo().size();
        }
        QCOMPARE(m_data->total(), bytes);
    }

    void everyKindIsCountedWithItsOldest()
    {
        fill();
        measure();
        for (const auto kind : {LocalDataKind::Bin, LocalDataKind::Drafts, LocalDataKind::Changes,
                                LocalDataKind::Visits}) {
            QCOMPARE(m_data->amount(kind).count, 1);
            QVERIFY(m_data->amount(kind).bytes > 10);
            QVERIFY(m_data->amount(kind).oldest.isValid());
        }
        m_account->readStore();
        QTRY_VERIFY(!m_account->store().isEmpty());
        measure();
        QCOMPARE(m_data->amount(LocalDataKind::CallLog).count, 1);
    }

    void aKindThatIsDeletedIsGoneFromTheDisk_data()
    {
        QTest::addColumn<LocalDataKind>("kind");
        QTest::addColumn<QByteArray>("marked");
        QTest::newRow("bin") << LocalDataKind::Bin << "marked-bin"_ba;
        QTest::newRow("drafts") << LocalDataKind::Drafts << "marked-draft"_ba;
        QTest::newRow("changes") << LocalDataKind::Changes << "marked-before"_ba;
        QTest::newRow("visits") << LocalDataKind::Visits << "marked-visit"_ba;
    }

    // F6: deleted rows stay in the database's log until it is rewritten.
    void aKindThatIsDeletedIsGoneFromTheDisk()
    {
        QFETCH(const LocalDataKind, kind);
        QFETCH(const QByteArray, marked);
        fill();
        measure();
        QVERIFY(onDisk(marked));
        m_data->remove(kind);
        measure();
        QTRY_COMPARE(m_data->amount(kind).count, 0);
        QTRY_VERIFY(!onDisk(marked));
    }

    void deletingTheCallLogClearsTheShownCalls()
    {
        m_account->readStore();
        QTRY_VERIFY(!m_account->store().isEmpty());
        measure();
        QCOMPARE(m_data->amount(LocalDataKind::CallLog).count, 1);
        m_data->remove(LocalDataKind::CallLog);
        QVERIFY(m_account->session().client().log().records().empty());
        measure();
        QTRY_COMPARE(m_data->amount(LocalDataKind::CallLog).count, 0);
    }

    // G36: the copy is deleted after seven days by default.
    void anOldCopyOfAllContactsGoesByItself()
    {
        const storage::ContactMirrorFolder folder(m_account->folder());
        QVERIFY(folder.turnOn());
        write(u"table.csv"_s, "_id,_email\n1,marked@example.org\n");
        const storage::ContactMirror::Source source{
            .table = QDir(m_account->folder()).filePath(u"table.csv"_s),
            .delimiter = ',',
            .asked = m_clock.now().addDays(-5)};
        QVERIFY(folder.take(source, u"job"_s, [] { return false; }).value_or(false));
        QFile::remove(source.table);
        QVERIFY(folder.dropOlder(m_clock.now().addDays(-7)));
        QVERIFY(!folder.read()->path.isEmpty());
        QVERIFY(onDisk("marked@example.org"));
        QVERIFY(folder.dropOlder(m_clock.now().addDays(-3)));
        QVERIFY(folder.read()->path.isEmpty());
        // The mirror stays enabled.
        QVERIFY(folder.isOn());
        QVERIFY(!onDisk("marked@example.org"));
    }

private:
    void fill()
    {
        auto &local = m_account->storage();
        std::optional<bool> kept;
        local.bin().keep({{.title = u"marked-bin"_s, .record = {{u"a"_s, u"marked-bin"_s}}}}, this,
                         [&kept](const auto &numbers) { kept = numbers.has_value(); });
        QTRY_VERIFY(kept);
        local.bin().markDeleted(local.bin().entries().front().number, m_clock.now());
        local.drafts().keep(u"new-contact"_s, {{u"typed"_s, u"marked-draft"_s}});
        local.changes().keep(
            {.title = u"one"_s, .before = {{u"x"_s, u"marked-before"_s}}, .at = m_clock.now()});
        local.history().note(
            {.lookupKey = u"email"_s, .value = u"marked-visit"_s, .title = u"marked-visit"_s});
    }

    void measure()
    {
        QTRY_VERIFY(!m_data->isMeasuring());
        bool told = false;
        const auto listening = connect(&*m_data, &localdata::LocalDataInventory::changed, this,
                                       [&told] { told = true; });
        m_data->measure();
        QTRY_VERIFY(told);
        disconnect(listening);
    }

    void write(const QString &name, const QByteArray &bytes)
    {
        const auto path = QDir(m_account->folder()).filePath(name);
        QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    [[nodiscard]] bool onDisk(const QByteArray &marked) const
    {
        QDirIterator files(m_folder->path(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(marked))
                return true;
        }
        return false;
    }

    base::SystemClock m_clock;
    settings::Settings m_settings;
    std::unique_ptr<practice::Service> m_service;
    std::optional<QTemporaryDir> m_folder;
    std::optional<account::Account> m_account;
    std::optional<workspace::Workspace> m_workspace;
    std::optional<localdata::LocalDataInventory> m_data;
};

STOREDESK_TEST(TestLocalData)

} // namespace tst_localdata

#include "tst_localdata.moc"
