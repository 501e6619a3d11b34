// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/samplemirror.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QTest>

namespace tst_contactmirror {

using namespace Qt::StringLiterals;
using namespace storedesk;
using storage::ContactMirror;
using storage::ContactMirrorFolder;

// Tests the optional offline copy of all contacts in an account. Any part of a contact can be
// searched, and deleted contacts are removed.
class TestContactMirror final : public QObject, private support::SampleMirror
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void nothingIsStoredByDefault()
    {
        QVERIFY(!folder().isOn());
        QCOMPARE(*folder().read(), storage::ContactMirrorState());
        QVERIFY(!*folder().claim(m_asked, m_asked));
        QVERIFY(!*folder().take(table(), u"job-1"_s, never));
        QCOMPARE(*folder().erase({u"person7@example.com"_s}, m_asked), 0);
        QVERIFY(!QDir(folder().path()).exists());
    }

    void theBestMatchesComeFirst()
    {
        make("5f0ffff,zoe@example.com,Z-1,Mariana,Roca,1\n"
             "5f0fffe,eva@example.com,Z-2,Eva,Ana Ruiz,1\n"
             "5f0fffd,z.ana@example.com,Z-3,Zed,,1\n"
             "5f0fffc,y@example.com,Z-4,Ána María,Gil,1\n"
             "5f0fffb,x@example.com,Z-5,Ana,,1\n");
        auto copied = copy();
        const auto keys = [&](const QString &words, std::size_t most = 9) {
            QStringList found;
            for (const auto &contact : *copied.bestMatches(words, most, never))
                found.append(QString::fromUtf8(contact.cells.value(2)));
            return found;
        };
        // The order is: the whole name, the start of the name, the start of a word, any other
        // position.
        QCOMPARE(keys(u"ana"_s), (QStringList{u"Z-5"_s, u"Z-4"_s, u"Z-2"_s, u"Z-3"_s, u"Z-1"_s}));
        QCOMPARE(keys(u"ANA"_s, 2), (QStringList{u"Z-5"_s, u"Z-4"_s}));
        QCOMPARE(keys(u"gil ana"_s), QStringList{u"Z-4"_s});
        QCOMPARE(keys(u"cli-11234"_s), QStringList{u"CLI-11234"_s});
        // The search ends in the first block, because it has found enough matches.
        QCOMPARE(keys(u"jose"_s, 3), (QStringList{u"CLI-10001"_s, u"CLI-10002"_s, u"CLI-10003"_s}));
        QVERIFY(keys(u"nobody"_s).isEmpty());
        QVERIFY(keys(QString()).isEmpty());
        QVERIFY(copied.bestMatches(u"ana"_s, 9, [] { return true; })->empty());
    }

    // Conditions parse cells as the filter of a file does, and count the matching contacts.
    void conditionsAndValuesOfColumns()
    {
        make("5f0ffff,ana@example.com,\"line\nbreak\",Ana,Roca,1250\n"
             "5f0fffe,eva@example.com,,Eva,Ruiz,\n");
        auto copied = copy();
        const auto points = static_cast<int>(copied.columns().indexOf(u"_points"_s));
        const auto surname = static_cast<int>(copied.columns().indexOf(u"_surname"_s));
        QList<values::ColumnFormat> formats(copied.columns().size());
        formats[points].kind = values::ColumnKind::Number;
        using Test = query::Condition::Test;
        const auto met = [&](const query::Filter &filter) {
            return copied.meeting({.filter = filter, .formats = formats}, never)->size();
        };
        const query::Condition many{.column = points, .test = Test::Number, .low = 100.0};
        const query::Condition roca{.column = surname, .test = Test::Equals, .texts = {"ROCA"}};
        const query::Condition none{.column = points, .test = Test::Empty};
        QCOMPARE(met({.conditions = {many}}), 1U);
        // The previous cell contains a line break.
        QCOMPARE(met({.conditions = {many, roca}}), 1U);
        QCOMPARE(met({.conditions = {none}}), 1U);
        QCOMPARE(met({.conditions = {none, roca}}), 0U);
        QCOMPARE(met({.conditions = {none, roca}, .any = true}), 2U);
        const auto values = copied.valuesOf(u"_points"_s, never);
        QVERIFY(values && values->exact);
        QCOMPARE(values->distinct, 3);
        QCOMPARE(values->values.first().text, QByteArray("7"));
        QCOMPARE(values->values.first().count, 2'500);
        QVERIFY(!copied.meeting({.filter = {.conditions = {many}}, .formats = formats},
                                [] { return true; }));
    }

    void anyPartIsFound_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("first");
        QTest::newRow("everybody") << QString() << 2'500 << 1;
        QTest::newRow("blanks") << u"  "_s << 2'500 << 1;
        QTest::newRow("in the address") << u"son1234@"_s << 1 << 1'234;
        QTest::newRow("one letter") << u"@"_s << 2'500 << 1;
        QTest::newRow("whatever the case") << u"PERSON2500@EX"_s << 1 << 2'500;
        QTest::newRow("external ID") << u"i-12000"_s << 1 << 2'000;
        QTest::newRow("without accents") << u"jose nunez cli-10077"_s << 1 << 77;
        QTest::newRow("with them") << u"NÚÑ"_s << 2'500 << 1;
        QTest::newRow("two words, in any order") << u"@example.com cli-10042"_s << 1 << 42;
        QTest::newRow("the first of a block") << u"person1001@"_s << 1 << 1'001;
        QTest::newRow("nobody") << u"person2501@"_s << 0 << 0;
        QTest::newRow("not over two columns") << u"comcli"_s << 0 << 0;
        QTest::newRow("the service's own ID is not searched") << u"5f00"_s << 0 << 0;
    }

    void anyPartIsFound()
    {
        QFETCH(const QString, words);
        QFETCH(const int, count);
        QFETCH(const int, first);
        make();
        const auto numbers = found(words);
        QCOMPARE(static_cast<int>(numbers.size()), count);
        if (count > 0)
            QCOMPARE(numbers.front(), first);
        QVERIFY(std::ranges::is_sorted(numbers));
    }

    void rowsAreAsTheyWere()
    {
        make("5fa,odd@example.com,X,\"two\nlines\",\"a \"\"quote\"\"\",\n");
        auto made = copy();
        QCOMPARE(made.columns().join(u'|'), u"id|_email|_externalId|_name|_surname|_points"_s);
        QCOMPARE(made.asked(), m_asked);
        QCOMPARE(*made.count(), 2'501);
        const auto row = *made.find(u"ODD@example.com"_s);
        QVERIFY(row);
        QCOMPARE(
            row->cells,
            QList<QByteArray>({"5fa", "odd@example.com", "X", "two\nlines", "a \"quote\"", ""}));
        QCOMPARE((*made.find(u"cli-10007"_s))->number, 7);
        // Only a complete key is found.
        QVERIFY(!*made.find(u"cli-1000"_s));
        QVERIFY(!*made.find(QString()));
    }

    // Contacts have other numbers in another mirror, but the same keys.
    void manyKeysAreFoundAtOnce()
    {
        make("5fa,odd@example.com,X,Odd,,\n,only@example.com,,Mail,,\n,,only-external,Shop,,\n");
        auto made = copy();
        const QStringList keys{u"5fa"_s, u"only@example.com"_s, u"only-external"_s, u"5f00007"_s};
        const auto numbers = made.findAll(keys);
        QCOMPARE(*numbers, (ContactMirror::Numbers{2'501, 2'502, 2'503, 7}));
        QCOMPARE(*made.keysOf(*numbers), keys);
        // Emails and external IDs find the same contacts, and unknown keys are skipped.
        QCOMPARE(*made.findAll({u"ODD@example.com"_s, u"nobody"_s, u"cli-10007"_s, QString()}),
                 (ContactMirror::Numbers{2'501, 7}));
        QVERIFY(*folder().erase({u"5fa"_s}, m_asked.addSecs(9)));
        QCOMPARE(*made.keysOf(std::array{2'501, 2'502}), QStringList{u"only@example.com"_s});
        QVERIFY(made.findAll({u"5fa"_s})->empty());
    }

    // G37: contacts are deleted by email address, external id or the service's id, and not a byte
    // remains.
    void deletedContactsAreRemovedFromTheDisk()
    {
        make();
        QVERIFY(isOnTheDisk("person1234@example.com"));
        QCOMPARE(*folder().erase({u"person1234@EXAMPLE.com"_s, u"CLI-10008"_s, u"5f00009"_s},
                                 m_asked.addSecs(9)),
                 3);
        QVERIFY(found(u"person1234@"_s).empty());
        QCOMPARE(found(u"person1235@"_s), ContactMirror::Numbers{1'235});
        QCOMPARE(found({}).size(), 2'497U);
        QCOMPARE(*copy().count(), 2'497);
        QVERIFY(copy().rows(std::array{8})->front().cells.isEmpty());
        for (const auto *gone : {"person1234@example.com", "cli-10008,", "person9@example.com"})
            QVERIFY2(!isOnTheDisk(gone), gone);
        QVERIFY(isOnTheDisk("person1235@example.com"));
    }

    // If a table is older than a deletion, the deleted contacts do not reappear. This works without
    // storing their names.
    void anOlderTableDoesNotRestoreDeletedContacts()
    {
        make();
        QCOMPARE(*folder().erase({u"person5@example.com"_s}, m_asked.addSecs(5)), 1);
        QVERIFY(*folder().take(table(), u"job-2"_s, never));
        QVERIFY(found(u"person5@"_s).empty());
        QCOMPARE(*copy().count(), 2'499);
        QVERIFY(!isOnTheDisk("person5@"));
        // The contact was restored in the meantime, so a newer table contains it again.
        auto later = table();
        later.asked = m_asked.addSecs(6);
        QVERIFY(*folder().take(later, u"job-3"_s, never));
        QCOMPARE(found(u"person5@"_s), ContactMirror::Numbers{5});
        const auto files = QDir(folder().path()).entryList({u"contacts-*"_s}, QDir::Files);
        QCOMPARE(files.filter(u".columns"_s).size(), 1);
        QCOMPARE(files.filter(u"job-3"_s), files);
    }

    void newContactsAppear()
    {
        make();
        const auto eva = person(u"Eva@example.com"_s, u"6a1"_s);
        QCOMPARE(*folder().add({eva, eva, person(u"person7@example.com"_s, u"5f00007"_s)},
                               m_asked.addSecs(1)),
                 1);
        QCOMPARE(*copy().count(), 2'501);
        QCOMPARE(found(u"eva@"_s), ContactMirror::Numbers{2'501});
        QCOMPARE(copy().rows(std::array{2'501})->front().cells,
                 (QList<QByteArray>{"6a1", "Eva@example.com", "", "Eva", "", "12"}));
        QCOMPARE(copy().find(u"6A1"_s)->value().number, 2'501);
        // An existing contact keeps its values.
        QCOMPARE(copy().rows(std::array{7})->front().cells.value(3), "José, 7");
        // Adding the same contact again has no effect.
        QCOMPARE(*folder().add({eva}, m_asked.addSecs(2)), 0);
        QCOMPARE(*copy().count(), 2'501);
    }

    void newContactsStayInACopyFromAnOlderTable()
    {
        make();
        QCOMPARE(*folder().add({person(u"eva@example.com"_s, u"6a1"_s)}, m_asked.addSecs(9)), 1);
        auto later = table();
        later.asked = m_asked.addSecs(5);
        QVERIFY(*folder().take(later, u"job-2"_s, never));
        QCOMPARE(found(u"eva@"_s).size(), 1U);
        // A newer table takes precedence.
        later.asked = m_asked.addSecs(10);
        QVERIFY(*folder().take(later, u"job-3"_s, never));
        QVERIFY(found(u"eva@"_s).empty());
        QVERIFY(!isOnTheDisk("eva@example.com"));
    }

    void restoredContactsAppear()
    {
        make();
        QCOMPARE(*folder().erase({u"person5@example.com"_s}, m_asked.addSecs(5)), 1);
        QCOMPARE(
            *folder().add({person(u"person5@example.com"_s, u"5f00005"_s)}, m_asked.addSecs(6)), 1);
        QCOMPARE(found(u"person5@"_s), ContactMirror::Numbers{2'501});
        // The contact is no longer marked as deleted, so an older table may contain it too.
        QVERIFY(*folder().take(table(), u"job-2"_s, never));
        QCOMPARE(found(u"person5@"_s), ContactMirror::Numbers{5});
    }

    // G37: a contact that was added later is removed from the disk like any other.
    void addedContactsLeaveTheDisk()
    {
        make();
        QCOMPARE(*folder().add({person(u"eva@example.com"_s, u"6a1"_s)}, m_asked.addSecs(1)), 1);
        QVERIFY(isOnTheDisk("eva@example.com"));
        QCOMPARE(*folder().erase({u"6a1"_s}, m_asked.addSecs(2)), 1);
        QVERIFY(!isOnTheDisk("eva@example.com"));
        QVERIFY(*folder().take(table(), u"job-2"_s, never));
        QVERIFY(found(u"eva@"_s).empty());
        QCOMPARE(*folder().add({person(u"eva@example.com"_s, u"6a1"_s)}, m_asked.addSecs(3)), 1);
        QVERIFY(folder().dropOlder(m_asked.addSecs(100)));
        QVERIFY(!isOnTheDisk("eva@example.com"));
    }

    void onlyOneProgramAsksForTheNext()
    {
        QVERIFY(folder().turnOn());
        QVERIFY(*folder().claim(m_asked, m_asked));
        QVERIFY(!*folder().claim(m_asked.addSecs(1), m_asked.addSecs(-1)));
        QVERIFY(*folder().claim(m_asked.addDays(1), m_asked.addDays(1).addSecs(-1)));
    }

    void theMirrorIsPrivateAndDeletedCompletely()
    {
        make();
        const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther
            | QFile::WriteOther | QFile::ExeGroup | QFile::ExeOther;
        QVERIFY(!(QFile::permissions(folder().path()) & others));
        for (const auto &file : QDir(folder().path()).entryInfoList(QDir::Files))
            QVERIFY2(!(file.permissions() & others), qPrintable(file.fileName()));
        QVERIFY(folder().wipe());
        QVERIFY(!QDir(folder().path()).exists());
        QCOMPARE(*folder().read(), storage::ContactMirrorState());
    }

    // The mirror is turned off while it is being created, and must not reappear.
    void aMirrorTurnedOffMeanwhileIsNotStored()
    {
        QVERIFY(folder().turnOn());
        const auto made = folder().take(table(), u"job-1"_s, [this] {
            (void)folder().wipe();
            return false;
        });
        QVERIFY(!made || !*made);
        QVERIFY(!folder().isOn());
        QVERIFY(!isOnTheDisk("person1@"));
    }

    // Contacts are sorted by the values in a column: numbers by value, texts ignoring accents, and
    // contacts without a value last in both directions.
    void contactsAreSortedByAColumn()
    {
        make("1,zoe@example.com,,Zoë,Zapata,12\n2,abel@example.com,,Ábel,Abad,-3\n"
             "3,nobody@example.com,,,,\n");
        auto kept = copy();
        const auto all = *kept.search({}, never);
        QCOMPARE(all.size(), 2'503UL);
        const auto byName = *kept.order(u"_name"_s, storage::ComparedAs::Text, never);
        auto arranged = byName.arranged(all, false);
        QCOMPARE(arranged.size(), all.size());
        // Ábel is sorted first.
        QCOMPARE(arranged.front(), 2'502);
        // The contact without a name is sorted last.
        QCOMPARE(arranged.back(), 2'503);
        arranged = byName.arranged(all, true);
        // Zoë is sorted first.
        QCOMPARE(arranged.front(), 2'501);
        QCOMPARE(arranged.back(), 2'503);
        const auto byPoints = *kept.order(u"_points"_s, storage::ComparedAs::Number, never);
        arranged = byPoints.arranged(all, false);
        // The contact with the value -3 is sorted first.
        QCOMPARE(arranged.front(), 2'502);
        // 12 is more than 7.
        QCOMPARE(arranged[2'501], 2'501);
        QCOMPARE(arranged.back(), 2'503);
        // Search results can be sorted in the same way.
        const auto some = *kept.search(u"a"_s, never);
        QCOMPARE(byPoints.arranged(some, true).size(), some.size());
        QVERIFY(!kept.order(u"_points"_s, storage::ComparedAs::Number, [] { return true; }));
    }

    void importedRowsChangeContacts_data()
    {
        QTest::addColumn<storage::MergePolicy>("existing");
        QTest::addColumn<QByteArray>("person");
        QTest::addColumn<QByteArray>("blank");
        QTest::addColumn<qint64>("changed");
        using enum storage::MergePolicy;
        QTest::newRow("kept") << Keep << QByteArray("7") << QByteArray("") << qint64(1);
        QTest::newRow("filled") << FillBlanks << QByteArray("7") << QByteArray("5") << qint64(2);
        QTest::newRow("replaced") << Replace << QByteArray("99") << QByteArray("5") << qint64(3);
    }
    void importedRowsChangeContacts()
    {
        QFETCH(const storage::MergePolicy, existing);
        make("1,blank@example.com,,,,\n");
        QFETCH(const qint64, changed);
        QCOMPARE(merged({{"person1700@EXAMPLE.com", "CLI-11700", "99"},
                         {"blank@example.com", "", "5"},
                         {"new@example.com", "N1", "3"}},
                        existing),
                 changed);
        QFETCH(const QByteArray, person);
        QFETCH(const QByteArray, blank);
        QCOMPARE(pointsOf(u"person1700@example.com"_s), person);
        QCOMPARE(pointsOf(u"blank@example.com"_s), blank);
        QCOMPARE(pointsOf(u"N1"_s), QByteArray("3"));
        QCOMPARE(*copy().count(), 2'502);
        QCOMPARE(copy().imports()->missing, 0);
        // An import is merged only once.
        QCOMPARE(merged({{"person1@example.com", "", "1"}}, existing), 0);
    }

    void aNewAddressIsFoundAndTheOldOneIsNot()
    {
        make();
        QCOMPARE(merged({{"moved@example.com", "CLI-11700", "8"}}, storage::MergePolicy::Replace),
                 1);
        QCOMPARE(found(u"moved@"_s), ContactMirror::Numbers{1'700});
        QVERIFY(found(u"person1700@"_s).empty());
        QCOMPARE(found(u"person1701@"_s), ContactMirror::Numbers{1'701});
    }

    void rowsThatMayMeanAnotherContactAreCounted()
    {
        make();
        // The rows contain the address of one contact with the external id of another, an address
        // with an unknown id, an id in different case, and no key at all.
        QCOMPARE(merged({{"person1@example.com", "CLI-10002", "99"},
                         {"person3@example.com", "UNKNOWN", "99"},
                         {"person4@example.com", "cli-10004", "99"},
                         {"", "", "99"}},
                        storage::MergePolicy::Replace),
                 0);
        QCOMPARE(copy().imports()->missing, 4);
        QCOMPARE(copy().imports()->contacts, 0);
        for (const auto *key : {"person1@example.com", "CLI-10002", "person3@example.com"})
            QCOMPARE(pointsOf(QString::fromLatin1(key)), QByteArray("7"));
        QCOMPARE(*copy().count(), 2'500);
    }

    void importedContactsThatWereDeletedStayOut()
    {
        make();
        QCOMPARE(*folder().erase({u"before@example.com"_s}, m_asked.addSecs(10)), 0);
        QCOMPARE(*folder().erase({u"during@example.com"_s}, m_asked.addSecs(3'100)), 0);
        QCOMPARE(*folder().erase({u"after@example.com"_s}, m_asked.addSecs(3'700)), 0);
        QCOMPARE(merged({{"before@example.com", "", "1"},
                         {"during@example.com", "", "1"},
                         {"after@example.com", "", "1"}},
                        storage::MergePolicy::Replace),
                 1);
        QCOMPARE(pointsOf(u"before@example.com"_s), QByteArray("1"));
        QCOMPARE(*copy().count(), 2'501);
        QCOMPARE(copy().imports()->missing, 1);
        QVERIFY(!isOnTheDisk("during@example.com") && !isOnTheDisk("after@example.com"));
        QCOMPARE(*folder().erase({u"before@example.com"_s}, m_asked.addSecs(4'000)), 1);
        QCOMPARE(copy().imports()->contacts, 0);
        QVERIFY(!isOnTheDisk("before@example.com"));
    }

    void aNewerExportNeedsNoImport()
    {
        QVERIFY(folder().turnOn());
        auto newer = table();
        newer.asked = m_asked.addSecs(7'200);
        QVERIFY(*folder().take(newer, u"job-2"_s, never));
        QCOMPARE(merged({{"person1@example.com", "", "99"}}, storage::MergePolicy::Replace), 0);
        QCOMPARE(pointsOf(u"person1@example.com"_s), QByteArray("7"));
    }

    // Sorted lists do not contain deleted contacts.
    void deletedContactsAreInNoSortOrder()
    {
        make();
        const auto before = *copy().order(u"_email"_s, storage::ComparedAs::Text, never);
        QCOMPARE(before.numbers.size(), 2'500UL);
        QCOMPARE(*folder().erase({u"person7@example.com"_s}, m_asked), 1);
        QCOMPARE(copy().order(u"_email"_s, storage::ComparedAs::Text, never)->numbers.size(),
                 2'499UL);
        QCOMPARE(before.arranged(found({}), false).size(), 2'499UL);
    }
};

STOREDESK_TEST(TestContactMirror)

} // namespace tst_contactmirror

#include "tst_contactmirror.moc"
