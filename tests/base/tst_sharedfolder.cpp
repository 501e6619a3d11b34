// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/sharedfolder.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sharedfolder {

using namespace Qt::StringLiterals;
using storedesk::base::SharedFolder;
using storedesk::base::sharedFolderOf;
using How = SharedFolder::How;

// G39: saving customer data in a shared folder shows a warning.
class TestSharedFolder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aFolderOfOnesOwnIsNotShared()
    {
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath(u"Downloads/deep"_s));
        QCOMPARE(sharedFolderOf(home.filePath(u"Downloads/deep"_s)), SharedFolder());
        QCOMPARE(sharedFolderOf(home.filePath(u"Downloads/not/there/yet"_s)), SharedFolder());
    }

    void oneThatIsSynchronisedIsKnown_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("mark");
        QTest::addColumn<QString>("by");
        QTest::newRow("by its name") << u"Dropbox/clients/2026"_s << QString() << u"Dropbox"_s;
        QTest::newRow("with a name behind it")
            << u"OneDrive - Casa Oliva/exports"_s << QString() << u"OneDrive"_s;
        QTest::newRow("by what lies in it")
            << u"work/shared"_s << u"work/.stfolder"_s << u"Syncthing"_s;
        QTest::newRow("by its database")
            << u"mine/data"_s << u"mine/.sync_1a2b3c.db"_s << u"Nextcloud"_s;
    }

    void oneThatIsSynchronisedIsKnown()
    {
        QFETCH(const QString, folder);
        QFETCH(const QString, mark);
        QFETCH(const QString, by);
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath(folder));
        if (!mark.isEmpty()) {
            QFile file(home.filePath(mark));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        const SharedFolder expected{.how = How::Synchronised, .by = by};
        QCOMPARE(sharedFolderOf(home.filePath(folder)), expected);
        QCOMPARE(sharedFolderOf(home.filePath(folder + u"/new"_s)), expected);
    }

    void worldWritableFoldersAreDetected()
    {
        const QTemporaryDir home;
        QVERIFY(QFile::setPermissions(home.path(),
                                      QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner
                                          | QFile::ReadOther | QFile::WriteOther
                                          | QFile::ExeOther));
        QCOMPARE(sharedFolderOf(home.path()).how, How::ReadByOthers);
    }
};

STOREDESK_TEST(TestSharedFolder)

} // namespace tst_sharedfolder

#include "tst_sharedfolder.moc"
