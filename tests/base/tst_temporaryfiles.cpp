// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/newfile.h"
#include "base/temporaryfolder.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_temporaryfiles {

using namespace storedesk;
using namespace Qt::StringLiterals;
using base::NewFile;
using base::TemporaryFolder;

// G38: temporary files are deleted at the end.
class TestTemporaryFiles final : public QObject
{
    Q_OBJECT

private:
    QString path(const QString &name) const { return m_folder->filePath(name); }
    QStringList names() const
    {
        return QDir(m_folder->path())
            .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    static bool store(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void aNewFileHasNoNameBeforeItIsWhole()
    {
        QVERIFY(store(path(u"a.csv"_s), "old"));
        {
            NewFile file(path(u"a.csv"_s));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.write(QByteArray(1'000'000, 'x')) == 1'000'000);
            QCOMPARE(names(), QStringList{u"a.csv"_s});
        }
        QCOMPARE(bytesOf(path(u"a.csv"_s)), "old");
        NewFile file(path(u"a.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("new") == 3);
        QVERIFY(file.commit());
        QCOMPARE(names(), QStringList{u"a.csv"_s});
        QCOMPARE(bytesOf(path(u"a.csv"_s)), "new");
        QCOMPARE(QFile::permissions(path(u"a.csv"_s)) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    void aLinkStaysALink()
    {
        QVERIFY(store(path(u"real.csv"_s), "old"));
        QVERIFY(QFile::link(path(u"real.csv"_s), path(u"link.csv"_s)));
        NewFile file(path(u"link.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write("new") == 3);
        QVERIFY(file.commit());
        QVERIFY(QFileInfo(path(u"link.csv"_s)).isSymLink());
        QCOMPARE(bytesOf(path(u"real.csv"_s)), "new");
    }

    void unwritableFoldersAreReportedInWords()
    {
        NewFile absent(path(u"no/such/folder.csv"_s));
        QVERIFY(!absent.open(QIODevice::WriteOnly));
        QVERIFY(!absent.errorString().isEmpty());
        NewFile folder(m_folder->path());
        QVERIFY(!folder.open(QIODevice::WriteOnly));
        QVERIFY(!folder.commit());
    }

    void theFolderOfARunIsPrivateAndGoneAtItsEnd()
    {
        QString own;
        {
            const auto folder = TemporaryFolder::make(path(u"temporary"_s));
            QVERIFY(folder);
            own = (*folder)->path();
            QVERIFY(store(own + "/left.csv"_L1, "personal"));
            QCOMPARE(QFile::permissions(own) & (QFile::ReadGroup | QFile::ReadOther),
                     QFile::Permissions());
        }
        QVERIFY(!QFile::exists(own));
    }

    void filesOfAKilledRunAreRemovedAndThoseOfARunningOneStay()
    {
        const auto parent = path(u"temporary"_s);
        const auto running = TemporaryFolder::make(parent);
        QVERIFY(running);
        QVERIFY(store((*running)->path() + "/mine.csv"_L1, "mine"));
        QVERIFY(QDir(parent).mkpath(u"run-killed/deep"_s));
        QVERIFY(store(parent + "/run-killed/deep/left.csv"_L1, "personal"));
        QVERIFY(store(parent + "/table-AbCdEf"_L1, "personal"));
        QVERIFY(store(path(u"elsewhere.csv"_s), "somebody's"));
        QVERIFY(QFile::link(path(u"elsewhere.csv"_s), parent + "/link"_L1));
        const auto next = TemporaryFolder::make(parent);
        QVERIFY(next);
        QCOMPARE(bytesOf((*running)->path() + "/mine.csv"_L1), "mine");
        QVERIFY(!QFile::exists(parent + "/run-killed"_L1));
        QVERIFY(!QFile::exists(parent + "/table-AbCdEf"_L1));
        QVERIFY(!QFileInfo(parent + "/link"_L1).isSymLink());
        QCOMPARE(bytesOf(path(u"elsewhere.csv"_s)), "somebody's");
    }
};

STOREDESK_TEST(TestTemporaryFiles)

} // namespace tst_temporaryfiles

#include "tst_temporaryfiles.moc"
