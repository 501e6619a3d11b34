// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columns/rowbits.h"
#include "columns/storedcolumns.h"
#include "storage/contactmirrorwriter.h"
#include "support/samplemirror.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <array>

namespace tst_mirrorfiles {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the files of the contact mirror when they are damaged, replaced, or changed by others.
class TestMirrorFiles final : public QObject, private support::SampleMirror
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    // G37: the first erasure was interrupted after it had been stored, but before the columns were
    // overwritten.
    void anInterruptedErasureIsFinished()
    {
        make();
        {
            auto database = storage::openCopyFile(folder().read()->path);
            columns::RowBits rows(2'500);
            rows.set(6);
            QVERIFY((*database)->run("UPDATE head SET hidden = ?, unerased = ?",
                                     {base::Blob{rows.toBytes()}, base::Blob{rows.toBytes()}}));
        }
        QVERIFY(found(u"person7@"_s).empty());
        QCOMPARE(*copy().count(), 2'499);
        QVERIFY(isOnTheDisk("person7@"));
        QCOMPARE(*folder().erase({u"nobody@example.com"_s}, m_asked), 0);
        QVERIFY(!isOnTheDisk("person7@"));
        QCOMPARE(*copy().count(), 2'499);
        QVERIFY(columns::StoredColumns::open(columnFile(),
                                             QFileInfo(columnFile()).fileName().toUtf8()));
    }

    void anOpenCopyNoticesChanges()
    {
        make();
        auto open = copy();
        QCOMPARE(open.search(u"person7@"_s, never)->size(), 1U);
        QCOMPARE(*folder().erase({u"person7@example.com"_s}, m_asked), 1);
        QVERIFY(open.search(u"person7@"_s, never)->empty());
        QVERIFY(open.rows(std::array{7})->front().cells.isEmpty());
        QVERIFY(!*open.find(u"person7@example.com"_s));
        QCOMPARE(*folder().add({person(u"eva@example.com"_s, u"6a1"_s)}, m_asked), 1);
        QCOMPARE((*open.find(u"6a1"_s))->number, 2'501);
        QCOMPARE(*open.count(), 2'500);
        QCOMPARE(merged({{"person8@example.com", "", "88"}}, storage::MergePolicy::Replace), 1);
        QCOMPARE(open.rows(std::array{8})->front().cells.value(5), "88");
    }

    // Contacts keep their numbers, because selections refer to them.
    void manyChangedContactsBecomeColumns()
    {
        make();
        QCOMPARE(*folder().erase({u"person2@example.com"_s}, m_asked), 1);
        const auto before = columnFile();
        auto open = copy();
        std::vector<storage::ContactImport::Row> rows{{"person1@example.com", "", "77"}};
        for (int more = 1; more <= 10'000; ++more)
            rows.push_back({"more" + QByteArray::number(more) + "@example.com", "", "5"});
        QCOMPARE(merged(rows, storage::MergePolicy::Replace), 10'001);
        QVERIFY(!columnFile().isEmpty() && columnFile() != before);
        QCOMPARE(*open.count(), 12'499);
        QCOMPARE(open.rows(std::array{1})->front().cells.value(5), "77");
        QVERIFY(open.rows(std::array{2})->front().cells.isEmpty());
        QCOMPARE(*open.search(u"more10000@"_s, never), ContactMirror::Numbers{12'500});
        QCOMPARE(open.imports()->contacts, 10'001);
        QCOMPARE(*folder().erase({u"more10000@example.com"_s}, m_asked), 1);
        QVERIFY(!isOnTheDisk("more10000@"));
        // The number is not used again.
        QCOMPARE(*folder().add({person(u"eva@example.com"_s, u"6a1"_s)}, m_asked), 1);
        QCOMPARE(open.find(u"6a1"_s)->value().number, 12'501);
    }

    // A new table replaces the damaged mirror.
    void aDamagedMirrorIsSetAside_data()
    {
        QTest::addColumn<int>("place");
        QTest::newRow("code") << 0;
        QTest::newRow("directory") << -20;
        QTest::newRow("missing") << -1;
    }
    void aDamagedMirrorIsSetAside()
    {
        make();
        const auto path = columnFile();
        QFETCH(const int, place);
        if (place == -1) {
            QVERIFY(QFile::remove(path));
        } else {
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadWrite));
            QVERIFY(file.seek(place < 0 ? file.size() + place : place)
                    && file.write("\xff\xff\xff\xff") == 4);
        }
        auto opened = ContactMirror::open(folder().read()->path);
        // The first codes are read by the search.
        const auto read = opened
            ? opened->meeting({.filter = {.conditions = {{.texts = {"a"}}}}}, never)
            : tl::unexpected(opened.error());
        QVERIFY(!read);
        QCOMPARE(read.error().what, u"The offline copy is damaged."_s);
        QVERIFY(!QFile::exists(path));
        QCOMPARE(QFile::exists(read.error().why), place != -1);
        // Nothing can be found in the damaged file, so it does not outlive an erasure.
        QVERIFY(!folder().erase({u"person7@example.com"_s}, m_asked));
        QVERIFY(!isOnTheDisk("person7@"));
        auto later = table();
        later.asked = m_asked.addSecs(1);
        QVERIFY(*folder().take(later, u"job-2"_s, never));
        QCOMPARE(*copy().count(), 2'500);
    }
};

STOREDESK_TEST(TestMirrorFiles)

} // namespace tst_mirrorfiles

#include "tst_mirrorfiles.moc"
