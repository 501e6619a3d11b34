// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/platform/process.h"
#include "base/privatefolder.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tst_privatefolder {

using namespace storedesk::base;
using namespace Qt::StringLiterals;

// G35: other users have no access to files created by this program.
class TestPrivateFolder final : public QObject
{
    Q_OBJECT

private:
    static uint modeOf(const QString &path)
    {
        struct stat status = {};
        return stat(QFile::encodeName(path).constData(), &status) == 0 ? status.st_mode & 0777 : 0;
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void newFoldersArePrivateAllTheWay()
    {
        const auto before = umask(0);
        const auto made = makePrivateFolder(m_folder.filePath(u"a/b/c"_s));
        umask(before);
        QVERIFY(made);
        for (const auto &name : {u"a"_s, u"a/b"_s, u"a/b/c"_s})
            QCOMPARE(modeOf(m_folder.filePath(name)), 0700U);
        QVERIFY(makePrivateFolder(m_folder.filePath(u"a/b/c"_s)));
    }

    void anOpenFolderIsClosedToOthers()
    {
        const auto path = m_folder.filePath(u"open"_s);
        QVERIFY(QDir().mkdir(path));
        QVERIFY(QFile::setPermissions(path, QFile::Permissions(0x7777)));
        QVERIFY(makePrivateFolder(path));
        QCOMPARE(modeOf(path), 0700U);
    }

    void aFileInTheWayIsAProblem()
    {
        QFile file(m_folder.filePath(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(!makePrivateFolder(file.fileName()));
        QVERIFY(!makePrivateFolder(file.fileName() + u"/below"_s));
    }

    void oneFolderHoldsEverythingWhenAsked()
    {
        const auto places = placesOf(m_folder.filePath(u"all"_s));
        QVERIFY(makePrivateFolders(places));
        for (const auto &path : {places.data, places.settings, places.cache, places.temporary}) {
            QVERIFY(path.startsWith(m_folder.filePath(u"all/"_s)));
            QCOMPARE(modeOf(path), 0700U);
        }
        QVERIFY(placesOf(u"relative"_s).data.startsWith(u'/'));
    }

    void theDesktopsFoldersAreUsedOtherwise()
    {
        qputenv("XDG_DATA_HOME", "/tmp/desktop-data");
        qputenv("XDG_CONFIG_HOME", "/tmp/desktop-config");
        qputenv("XDG_CACHE_HOME", "/tmp/desktop-cache");
        QCOMPARE(placesOf(),
                 (Places{.data = u"/tmp/desktop-data/storedesk"_s,
                         .settings = u"/tmp/desktop-config/storedesk"_s,
                         .cache = u"/tmp/desktop-cache/storedesk"_s,
                         .temporary = u"/tmp/desktop-cache/storedesk/temporary"_s}));
    }

    void newFilesOfTheProgramArePrivate()
    {
        if (isPlainPlatform())
            QSKIP("Plain Qt can't change the permissions of files that others create.");
        const auto before = umask(022);
        keepNewFilesPrivate();
        QFile file(m_folder.filePath(u"private"_s));
        const bool opened = file.open(QIODevice::WriteOnly);
        umask(before);
        QVERIFY(opened);
        QCOMPARE(modeOf(file.fileName()), 0600U);
        forbidMemoryDumps();
        rlimit limit = {};
        QCOMPARE(getrlimit(RLIMIT_CORE, &limit), 0);
        QCOMPARE(limit.rlim_cur, 0U);
        // Limiting the size of core dumps is not enough if the kernel pipes them to a program.
        QCOMPARE(prctl(PR_GET_DUMPABLE), 0);
    }
};

STOREDESK_TEST(TestPrivateFolder)

} // namespace tst_privatefolder

#include "tst_privatefolder.moc"
