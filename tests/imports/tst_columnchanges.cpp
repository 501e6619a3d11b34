// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importfixture.h"

#include "csv/rowreader.h"
#include "importcheck/columnmappingmemory.h"
#include "importcheck/conversion.h"
#include "imports/recipe.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_columnchanges {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::Action;
using importcheck::Derivation;
using importcheck::DerivedColumn;
using imports::ImportDraft;
using imports::Recipe;
using support::ImportFixture;

// Tests changes of whole columns, and columns that are computed from others.
class TestColumnChanges final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] std::unique_ptr<ImportDraft> read(const QByteArray &bytes)
    {
        QFile file(m_folder->filePath(u"file%1.csv"_s.arg(++m_files)));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("No room for a test file.");
        file.close();
        auto draft = std::make_unique<ImportDraft>(
            m_clock,
            ImportDraft::Places{.temporary = m_folder->path(),
                                .memory = m_folder->filePath(u"memory.json"_s)});
        draft->openFile(file.fileName());
        (void)ImportFixture::until([&] { return draft->state() == ImportDraft::State::Read; });
        return draft;
    }

    void check(ImportDraft &draft)
    {
        draft.check();
        QVERIFY2(draft.missing().isEmpty(), qPrintable(draft.missing()));
        QVERIFY(ImportFixture::until([&] { return draft.state() == ImportDraft::State::Checked; }));
    }

    // Returns the cells of a row as they are sent, in the order of the columns.
    [[nodiscard]] static QStringList sent(const ImportDraft &draft, qint64 row)
    {
        const importcheck::Conversion conversion(*draft.table(), draft.matching(), draft.settings(),
                                                 draft.history().edits());
        const auto &source = draft.table()->source;
        csv::RowReader reader(source.file, source.index, source.dialect);
        importcheck::Conversion::Scratch scratch;
        QStringList cells;
        for (const auto &target : conversion.targets()) {
            const auto raw = importcheck::rawCell(target, reader.row(row));
            cells.append(QString::fromUtf8(conversion.cell(target, row, raw, scratch).text));
        }
        return cells;
    }

    support::FastClock m_clock;
    std::optional<QTemporaryDir> m_folder;
    int m_files = 0;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void aWholeColumnIsChanged_data()
    {
        QTest::addColumn<Action>("action");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("upper case") << Action::UpperCase << QString() << u"añil"_s << u"AÑIL"_s;
        QTest::newRow("lower case") << Action::LowerCase << QString() << u"AÑIL"_s << u"añil"_s;
        QTest::newRow("words") << Action::TitleCase << QString() << u"ANA garcía-lomas"_s
                               << u"Ana García-Lomas"_s;
        QTest::newRow("before") << Action::AddPrefix << u"Dr. "_s << u"Ana"_s << u"Dr. Ana"_s;
        QTest::newRow("before, once")
            << Action::AddPrefix << u"Dr. "_s << u"Dr. Ana"_s << u"Dr. Ana"_s;
        QTest::newRow("before nothing") << Action::AddPrefix << u"Dr. "_s << QString() << QString();
        QTest::newRow("after") << Action::AddSuffix << u" (fair)"_s << u"Ana"_s << u"Ana (fair)"_s;
        QTest::newRow("all") << Action::SetText << u"Eva"_s << u"Ana"_s << u"Eva"_s;
        QTest::newRow("blank") << Action::FillBlank << u"Friend"_s << QString() << u"Friend"_s;
        QTest::newRow("not blank") << Action::FillBlank << u"Friend"_s << u"Ana"_s << u"Ana"_s;
        QTest::newRow("table") << Action::ReplaceByTable << u"MAD = Madrid\nbcn\tBarcelona"_s
                               << u"BCN "_s << u"Barcelona"_s;
        QTest::newRow("not in the table")
            << Action::ReplaceByTable << u"MAD;Madrid"_s << u"VLC"_s << u"VLC"_s;
        QTest::newRow("extra spaces")
            << Action::SqueezeBlanks << QString() << u" Ana  Ruiz "_s << u"Ana Ruiz"_s;
    }
    void aWholeColumnIsChanged()
    {
        QFETCH(const Action, action);
        QFETCH(const QString, text);
        QFETCH(const QString, before);
        const auto draft =
            read("_email,_name\na@example.com,\"" + before.toUtf8() + "\"\nb@example.com,x\n");
        check(*draft);
        draft->apply({.action = action, .column = 1, .text = text});
        QTRY_COMPARE(draft->state(), ImportDraft::State::Checked);
        QTEST(sent(*draft, 1).at(1), "after");
    }

    void aFullNameIsSplit_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("surname");
        QTest::newRow("Ana") << u"Ana"_s << QString();
        QTest::newRow("Ana Ruiz") << u"Ana"_s << u"Ruiz"_s;
        QTest::newRow("Ana Ruiz Gil") << u"Ana"_s << u"Ruiz Gil"_s;
        QTest::newRow("Ana María Ruiz Gil") << u"Ana María"_s << u"Ruiz Gil"_s;
        QTest::newRow("Juan de la Cruz") << u"Juan"_s << u"de la Cruz"_s;
        QTest::newRow("Ruiz Gil, Ana María") << u"Ana María"_s << u"Ruiz Gil"_s;
        QTest::newRow("  Ana   Ruiz ") << u"Ana"_s << u"Ruiz"_s;
        QTest::newRow("") << QString() << QString();
    }
    void aFullNameIsSplit()
    {
        QFETCH(const QString, given);
        QFETCH(const QString, surname);
        const QByteArrayList cells{QTest::currentDataTag()};
        QCOMPARE(QString::fromUtf8(
                     importcheck::DerivedCell{.derivation = Derivation::GivenName}.text(cells)),
                 given);
        QCOMPARE(QString::fromUtf8(
                     importcheck::DerivedCell{.derivation = Derivation::Surname}.text(cells)),
                 surname);
    }

    // Derived columns are mapped, repaired and checked like those of the file.
    void derivedColumnsAreSent()
    {
        const auto draft = read("Email;Cliente;Calle;Ciudad\n"
                                "a@example.com;Ana RUIZ Gil;Mayor 1;Madrid\n"
                                "b@example.com;Bea;;Vigo\n");
        draft->addDerived(
            {{.name = u"Nombre"_s, .derivation = Derivation::GivenName, .sources = {u"Cliente"_s}},
             {.name = u"Apellidos"_s, .derivation = Derivation::Surname, .sources = {u"Cliente"_s}},
             {.name = u"Entera"_s,
              .derivation = Derivation::Join,
              .sources = {u"Calle"_s, u"Ciudad"_s},
              .separator = u", "_s}});
        QCOMPARE(draft->columns().size(), 7U);
        QCOMPARE(draft->columns()[4].target, u"_name"_s);
        QCOMPARE(draft->columns()[5].target, u"_surname"_s);
        QCOMPARE(draft->columns()[6].samples.constFirst(), u"Mayor 1, Madrid"_s);
        draft->setTarget(6, u"_externalId"_s);
        check(*draft);
        draft->apply({.action = Action::TitleCase, .column = 5});
        QTRY_COMPARE(draft->state(), ImportDraft::State::Checked);
        QCOMPARE(sent(*draft, 1),
                 (QStringList{u"a@example.com"_s, u"Ana"_s, u"Ruiz Gil"_s, u"Mayor 1, Madrid"_s}));
        QCOMPARE(sent(*draft, 2),
                 (QStringList{u"b@example.com"_s, u"Bea"_s, QString(), u"Vigo"_s}));
        draft->removeDerived(4);
        QCOMPARE(draft->columns()[4].name, u"Apellidos"_s);
        check(*draft);
        QVERIFY(sent(*draft, 1).contains(u"Ruiz Gil"_s));
    }

    // The next file with the same headings gets the same changes, as one step of the history.
    void changesAreRepeatedForTheNextFile()
    {
        const auto first = read("Email;Cliente\na@example.com;ANA RUIZ\n");
        first->addDerived({{.name = u"Nombre"_s,
                            .derivation = Derivation::GivenName,
                            .sources = {u"Cliente"_s}}});
        check(*first);
        first->apply({.action = Action::TitleCase, .column = 2});
        QTRY_COMPARE(first->state(), ImportDraft::State::Checked);
        const importcheck::ColumnMappingMemory memory(m_folder->filePath(u"memory.json"_s));
        QVERIFY(memory.keep(importcheck::ImportKind::Contacts, {u"Email"_s, u"Cliente"_s},
                            first->toRemember()));
        const auto second = read("Email;Cliente\nb@example.com;BEA GIL\n");
        check(*second);
        QVERIFY(sent(*second, 1).contains(u"Bea"_s));
        QCOMPARE(second->history().undoName(), u"Changes from last time"_s);
        second->undo();
        QTRY_COMPARE(second->state(), ImportDraft::State::Checked);
        QVERIFY(sent(*second, 1).contains(u"BEA"_s));
    }

    void aRecipeHasAllChanges()
    {
        const auto first = read("Email;Cliente\na@example.com;ANA RUIZ\n");
        first->addDerived({{.name = u"Nombre"_s,
                            .derivation = Derivation::GivenName,
                            .sources = {u"Cliente"_s}}});
        check(*first);
        first->apply({.action = Action::ReplaceByTable, .column = 2, .text = u"ANA=Anita"_s});
        QTRY_COMPARE(first->state(), ImportDraft::State::Checked);
        first->setGuards({.fewestRows = 2});
        const auto recipe = Recipe::of(*first, u"Leads"_s);
        const auto again = Recipe::fromJson(recipe.toJson());
        QVERIFY2(again, again ? "" : qPrintable(again.error().why));
        QCOMPARE(*again, recipe);
        const auto second = read("Cliente;Email\nANA GIL;b@example.com\n");
        again->prepare(*second);
        again->applyTo(*second);
        QTRY_COMPARE(second->state(), ImportDraft::State::Checked);
        QVERIFY(sent(*second, 1).contains(u"Anita"_s));
        // The guards of the recipe apply to the window, too.
        QCOMPARE(second->brokenGuards({}).size(), 1);
    }

    // The values to keep are one step of the history.
    void severalCellsAreOneEdit()
    {
        const auto draft = read("_email,_name\na@example.com,\nb@example.com,\n");
        check(*draft);
        draft->setCells(
            u"Keep values"_s,
            {{.row = 1, .column = 1, .text = u"Ana"_s}, {.row = 2, .column = 1, .text = u"Bea"_s}});
        QTRY_COMPARE(draft->state(), ImportDraft::State::Checked);
        QCOMPARE(sent(*draft, 2).at(1), u"Bea"_s);
        draft->undo();
        QTRY_COMPARE(draft->state(), ImportDraft::State::Checked);
        QCOMPARE(sent(*draft, 1).at(1), QString());
        QCOMPARE(sent(*draft, 2).at(1), QString());
    }
};

STOREDESK_TEST(TestColumnChanges)

} // namespace tst_columnchanges

#include "tst_columnchanges.moc"
