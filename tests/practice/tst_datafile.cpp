// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/datafile.h"
#include "support/manualclock.h"
#include "support/testclass.h"

#include "practice/service/backend.h"
#include "practice/service/service.h"
#include "support/warnings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_datafile {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::practice;

class TestDataFile final : public QObject
{
    Q_OBJECT

    std::optional<QTemporaryDir> m_folder;
    support::ManualClock m_clock;

    [[nodiscard]] QString dataFile() const { return m_folder->filePath(u"store.sqlite"_s); }
    [[nodiscard]] ServiceOptions options(const QString &file) const
    {
        return {.dataFile = file, .contacts = 5, .requestsPerMinute = 0};
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void oneStoreHasOneService()
    {
        {
            const auto first = Backend::open(options(dataFile()), m_clock);
            QVERIFY(first);
            const auto second = Backend::open(options(dataFile()), m_clock);
            QVERIFY(!second);
            QVERIFY2(second.error().what.contains(u"in use by another program"_s),
                     qPrintable(second.error().what));
            QVERIFY(
                second.error().why.contains(QString::number(QCoreApplication::applicationPid())));
        }
        QVERIFY(!QFile::exists(dataFile() + u".lock"_s));
        QVERIFY(Backend::open(options(dataFile()), m_clock));
    }

    void aLinkIsTheSameStore()
    {
        const auto link = m_folder->filePath(u"link.sqlite"_s);
        QVERIFY(QFile::link(dataFile(), link));
        const auto first = Backend::open(options(dataFile()), m_clock);
        QVERIFY(first);
        QVERIFY(!Backend::open(options(link), m_clock));
    }

    void theFilesOfALinkedStoreAreFound()
    {
        const auto link = m_folder->filePath(u"link.sqlite"_s);
        QVERIFY(Backend::open(options(dataFile()), m_clock));
        QVERIFY(QFile::link(dataFile(), link));
        QVERIFY(Backend::open(options(link), m_clock));
        QVERIFY(QFile::exists(dataFile() + u".files"_s));
        QVERIFY(!QFile::exists(link + u".files"_s));
    }

    void aDeadProcessReleasesTheStore()
    {
        // No process can have this id, because it is beyond the system's maximum.
        write(dataFile() + u".lock"_s,
              "4194999\nstoredesk-cli\n" + QSysInfo::machineHostName().toUtf8() + "\n"
                  + QSysInfo::machineUniqueId() + "\n" + QSysInfo::bootUniqueId() + "\n");
        QVERIFY(Backend::open(options(dataFile()), m_clock));
    }

    void aFolderThatIsNotThereIsSaid()
    {
        const auto opened =
            Backend::open(options(m_folder->filePath(u"nowhere/store.sqlite"_s)), m_clock);
        QVERIFY(!opened);
        QVERIFY(opened.error().next.contains(u"folder exists"_s));
    }

    void foreignFilesAreNotChanged_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("short") << "x"_ba;
        QTest::newRow("table") << "_email,_name\na@example.org,Ana\n"_ba.repeated(100);
        QTest::newRow("almost") << "SQLite format 3 and then something else"_ba;
    }

    void foreignFilesAreNotChanged()
    {
        QFETCH(const QByteArray, bytes);
        write(dataFile(), bytes);
        const auto opened = Backend::open(options(dataFile()), m_clock);
        QVERIFY(!opened);
        QVERIFY2(opened.error().what.contains(u"is not a practice store"_s),
                 qPrintable(opened.error().what));
        QCOMPARE(contentOf(dataFile()), bytes);
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files), QStringList{u"store.sqlite"_s});
    }

    void aFolderIsNoStore()
    {
        const auto before = QFile::permissions(m_folder->path());
        QVERIFY(!Backend::open(options(m_folder->path()), m_clock));
        QCOMPARE(QFile::permissions(m_folder->path()), before);
    }

    void anEmptyFileBecomesAStore()
    {
        write(dataFile(), {});
        QVERIFY(Backend::open(options(dataFile()), m_clock));
    }

    void aDamagedStoreIsSetAsideAndThatIsSaid()
    {
        write(dataFile(), "SQLite format 3\0"_ba + QByteArray(5'000, '?'));
        const auto service = Service::start(options(dataFile()), m_clock);
        QVERIFY(service);
        QVERIFY((*service)->notice());
        QVERIFY((*service)->notice()->next.contains(dataFile() + u".damaged-"_s));
    }

    void aGoodStoreHasNothingToSay()
    {
        const auto service = Service::start(options(dataFile()), m_clock);
        QVERIFY(service);
        QVERIFY(!(*service)->notice());
    }
};

STOREDESK_TEST(TestDataFile)

} // namespace tst_datafile

#include "tst_datafile.moc"
