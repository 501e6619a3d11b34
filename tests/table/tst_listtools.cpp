// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "listtools/listtask.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace tst_listtools {

using namespace storedesk;
using namespace Qt::StringLiterals;
using listtools::ListOperation;
using listtools::ListOutcome;
using listtools::ListTask;

// Tests the preparation of lists before an import.
class TestListTools final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("No room for a test file.");
        return file.fileName();
    }
    [[nodiscard]] static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll().replace("\r\n", "\n") : QByteArray();
    }
    [[nodiscard]] base::Result<ListOutcome> run(ListTask task)
    {
        if (task.output.isEmpty())
            task.output = out();
        base::Progress progress;
        return listtools::runListTask(task, m_folder->path(), progress);
    }
    [[nodiscard]] QString out() const { return m_folder->filePath(u"out.csv"_s); }

    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void listsAreJoinedByAKey()
    {
        const auto first =
            write(u"a.csv"_s, "Email;City\nANA@x.org ;Vigo\nbea@x.org;Lugo\n;Soria\n");
        const auto other =
            write(u"b.csv"_s, "mail,Points,City\nana@x.org,1,Old\nana@x.org,2,New\neva@x.org,3,\n");
        const auto done = run({.operation = ListOperation::Join,
                               .files = {first, other},
                               .key = u"email"_s,
                               .otherKey = u"mail"_s});
        QVERIFY2(done, done ? "" : qPrintable(done.error().what));
        QCOMPARE(read(out()),
                 "Email,City,Points,City (2)\nANA@x.org ,Vigo,2,New\nbea@x.org,Lugo,,\n,Soria,,\n");
        QCOMPARE(done->matched, 1);
        QCOMPARE(done->written, 3);
    }

    void aSuppressionListIsSubtracted()
    {
        const auto first =
            write(u"a.csv"_s, "Email,City\nana@x.org,Vigo\nbea@x.org,Lugo\n,Soria\n");
        const auto other = write(u"b.csv"_s, "Email\nBEA@x.org\n\"\"\n");
        const auto done =
            run({.operation = ListOperation::Subtract, .files = {first, other}, .key = u"Email"_s});
        QVERIFY2(done, done ? "" : qPrintable(done.error().what));
        // A row without a key matches nothing.
        QCOMPARE(read(out()), "Email,City\nana@x.org,Vigo\n,Soria\n");
        QCOMPARE(done->dropped, 1);
    }

    void listsAreAppendedAndTheLastRowStays()
    {
        const auto first =
            write(u"a.csv"_s, "Email,City\nana@x.org,Vigo\nbea@x.org,Lugo\n,Soria\n");
        const auto other = write(u"b.csv"_s, "Points,EMAIL\n5,ana@x.org\n6,eva@x.org\n");
        const auto done =
            run({.operation = ListOperation::Append, .files = {first, other}, .key = u"Email"_s});
        QVERIFY2(done, done ? "" : qPrintable(done.error().what));
        QCOMPARE(read(out()),
                 "Email,City,Points\nbea@x.org,Lugo,\n,Soria,\nana@x.org,,5\neva@x.org,,6\n");
        QCOMPARE(done->dropped, 1);
        const auto all = run({.operation = ListOperation::Append, .files = {first, other}});
        QVERIFY(all);
        QCOMPARE(all->written, 5);
    }

    void aListIsSplitByValue()
    {
        const auto first = write(u"a.csv"_s,
                                 "Email,City\na@x.org,Vigo\nb@x.org,A/B\nc@x.org,vigo \n"
                                 "d@x.org,\n");
        const auto folder = m_folder->filePath(u"parts"_s);
        const auto done = run({.operation = ListOperation::Split,
                               .files = {first},
                               .key = u"City"_s,
                               .output = folder});
        QVERIFY2(done, done ? "" : qPrintable(done.error().what));
        QStringList names;
        for (const auto &file : done->files)
            names.append(QFileInfo(file).fileName());
        QCOMPARE(names, (QStringList{u"a - Vigo.csv"_s, u"a - A_B.csv"_s, u"a - blank.csv"_s}));
        QCOMPARE(read(done->files.front()), "Email,City\na@x.org,Vigo\nc@x.org,vigo \n");
    }

    void repeatedHeadingsKeepTheirColumns()
    {
        const auto first = write(u"a.csv"_s, "Email,Phone,Phone\na@x.org,1,2\n");
        const auto other = write(u"b.csv"_s, "phone,Email,Phone,Phone\n3,b@x.org,4,5\n");
        const auto done = run({.operation = ListOperation::Append, .files = {first, other}});
        QVERIFY2(done, done ? "" : qPrintable(done.error().what));
        QCOMPARE(read(out()), "Email,Phone,Phone,Phone\na@x.org,1,2,\nb@x.org,3,4,5\n");
    }

    void addedColumnsGetNewHeadings()
    {
        const auto first = write(u"a.csv"_s, "Email,City,City (2)\na@x.org,Vigo,Lugo\n");
        const auto other = write(u"b.csv"_s, "Email,City,City\na@x.org,Old,New\n");
        const auto done =
            run({.operation = ListOperation::Join, .files = {first, other}, .key = u"Email"_s});
        QVERIFY2(done, done ? "" : qPrintable(done.error().what));
        QCOMPARE(read(out()), "Email,City,City (2),City (3),City (4)\na@x.org,Vigo,Lugo,Old,New\n");
    }

    void moreListsThanATaskReadsAreRefused()
    {
        const auto list = write(u"a.csv"_s, "Email,City\na@x.org,Vigo\n");
        const auto other = write(u"b.csv"_s, "Email,City\nb@x.org,Lugo\n");
        const auto split = run({.operation = ListOperation::Split,
                                .files = {list, other},
                                .key = u"City"_s,
                                .output = m_folder->filePath(u"parts"_s)});
        QVERIFY(!split);
        QCOMPARE(split.error().what, u"Specify one list."_s);
        QVERIFY(!QFile::exists(m_folder->filePath(u"parts"_s)));
        const auto joined = run(
            {.operation = ListOperation::Join, .files = {list, other, list}, .key = u"Email"_s});
        QVERIFY(!joined);
        QCOMPARE(joined.error().what, u"Specify two lists."_s);
    }

    void existingFilesAreNotReplacedBySplitting()
    {
        const auto list = write(u"a.csv"_s, "Email,City\na@x.org,Lugo\nb@x.org,Vigo\n");
        const auto existing = write(u"a - Vigo.csv"_s, "mine\n");
        const auto done = run({.operation = ListOperation::Split,
                               .files = {list},
                               .key = u"City"_s,
                               .output = m_folder->path()});
        QVERIFY(!done);
        QVERIFY2(done.error().what.contains(existing), qPrintable(done.error().what));
        QCOMPARE(read(existing), "mine\n");
        QVERIFY(!QFile::exists(m_folder->filePath(u"a - Lugo.csv"_s)));
    }

    void nothingIsLostSilently()
    {
        const auto first = write(u"a.csv"_s, "Email,City\na@x.org,Vigo,extra\n");
        const auto other = write(u"b.csv"_s, "Email\nb@x.org\n");
        const auto uneven =
            run({.operation = ListOperation::Subtract, .files = {first, other}, .key = u"Email"_s});
        QVERIFY(!uneven);
        QVERIFY2(uneven.error().what.contains(u"Line 2"_s), qPrintable(uneven.error().what));
        QVERIFY(!QFile::exists(out()));
        const auto missing =
            run({.operation = ListOperation::Subtract, .files = {other, first}, .key = u"Phone"_s});
        QVERIFY(!missing && !QFile::exists(out()));
        // The result must not replace a list that is being read.
        const auto same =
            run({.operation = ListOperation::Append, .files = {other, first}, .output = other});
        QVERIFY(!same);
        QCOMPARE(read(other), "Email\nb@x.org\n");
    }
};

STOREDESK_TEST(TestListTools)

} // namespace tst_listtools

#include "tst_listtools.moc"
