// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/commandline.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDirIterator>
#include <QTest>

namespace tst_newerfiles {

using namespace Qt::StringLiterals;

// G44: the data folder was written by a newer version of the program. Every file is left unchanged,
// and the command reports the newer version.
class TestNewerFiles final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    [[nodiscard]] QStringList databases() const
    {
        QStringList found;
        for (QDirIterator all(m_cli.path(u"data"_s), {u"*.sqlite"_s}, QDir::Files,
                              QDirIterator::Subdirectories);
             all.hasNext();)
            found.append(all.next());
        return found;
    }

    // SQLite stores the version of the schema in bytes 60 to 63 of the file.
    static void makeNewer(const QString &path)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(60));
        QCOMPARE(file.write(QByteArray::fromHex("00000063")), 4);
    }

    support::CommandLine m_cli;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanup() { QVERIFY(m_cli.clear()); }

    void G44_filesOfANewerVersionAreLeftAlone()
    {
        QVERIFY(m_cli.serve());
        const auto table = m_cli.write(u"table.csv"_s, "email,_points\nann@example.org,1\n");
        const QStringList bulk{u"bulk"_s, u"patchContactByEmail"_s, table, u"--json"_s};
        const QStringList fetch{u"export"_s, u"contacts"_s, u"-o"_s, m_cli.path(u"all.csv"_s)};
        const auto done = m_cli.run(bulk);
        QVERIFY2(done.exitCode == 0, done.complaints);
        const auto fetched = m_cli.run(fetch);
        QVERIFY2(fetched.exitCode == 0, fetched.complaints);
        const auto id = QJsonDocument::fromJson(done.output.trimmed().split('\n').last())
                            .object()
                            .value("job"_L1)
                            .toString();
        QHash<QString, QByteArray> before;
        for (const auto &path : databases()) {
            makeNewer(path);
            before.insert(path, contentOf(path));
        }
        QVERIFY2(before.size() >= 3, qPrintable(before.keys().join(u' ')));

        const auto jobs = m_cli.run({u"jobs"_s});
        QVERIFY2((jobs.output + jobs.complaints).contains("newer version"),
                 jobs.output + jobs.complaints);
        QString journal;
        for (const auto &path : before.keys()) {
            if (path.contains("/jobs/"_L1))
                journal = QFileInfo(path).completeBaseName();
        }
        const auto resumed = m_cli.run({u"resume"_s, journal});
        QVERIFY(resumed.exitCode != 0);
        QVERIFY2(resumed.complaints.contains("newer version"), resumed.complaints);
        // New jobs use their own files and do not need the existing files.
        (void)m_cli.run(fetch);
        for (auto file = before.cbegin(); file != before.cend(); ++file)
            QVERIFY2(contentOf(file.key()) == file.value(), qPrintable(file.key()));
    }
};

STOREDESK_TEST(TestNewerFiles)

} // namespace tst_newerfiles

#include "tst_newerfiles.moc"
