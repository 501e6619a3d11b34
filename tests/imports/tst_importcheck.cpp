// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/spanishleads.h"

#include "importcheck/cellrepairs.h"
#include "imports/checkedrowsmodel.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QAbstractItemModelTester>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

namespace tst_importcheck {

using namespace storedesk;
using namespace Qt::StringLiterals;
using importcheck::Action;
using importcheck::FaultKind;
using importcheck::RowChoice;
using imports::CheckedRowsModel;
using imports::ImportDraft;

// Tests how rows are checked, repaired with the offered repairs, restored and displayed.
class TestImportCheck final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static QJsonArray ownFields()
    {
        const auto option = [](const QString &id, const QString &label) {
            return QJsonObject{{u"id"_s, id}, {u"label"_s, label}};
        };
        return {
            QJsonObject{{u"id"_s, u"talla"_s},
                        {u"name"_s, u"Talla de camiseta"_s},
                        {u"type"_s, u"radio"_s},
                        {u"options"_s, QJsonArray{option(u"m"_s, u"M"_s), option(u"l"_s, u"L"_s)}}},
            QJsonObject{{u"id"_s, u"intereses"_s},
                        {u"name"_s, u"Intereses"_s},
                        {u"type"_s, u"checkbox"_s},
                        {u"options"_s,
                         QJsonArray{option(u"senderismo"_s, u"Senderismo"_s),
                                    option(u"ciclismo"_s, u"Ciclismo"_s)}}},
            QJsonObject{{u"id"_s, u"presupuesto"_s},
                        {u"name"_s, u"Presupuesto al mes"_s},
                        {u"type"_s, u"decimal"_s}}};
    }

    void open(const QByteArray &bytes)
    {
        QFile file(m_folder->filePath(u"file.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        m_draft.emplace(m_clock, ImportDraft::Places{.temporary = m_folder->path()});
        auto settings = m_draft->settings();
        settings.contactFields = ownFields();
        settings.phonePrefix = u"34"_s;
        m_draft->setSettings(settings);
        m_draft->openFile(file.fileName());
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Read);
    }

    void checked()
    {
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QVERIFY(m_draft->problem().what.isEmpty());
        const auto &result = m_draft->result();
        QCOMPARE(result.good + result.faulty + result.leftOut, result.rows);
    }

    [[nodiscard]] const importcheck::FaultGroup *group(FaultKind kind) const
    {
        const auto &groups = m_draft->result().groups;
        const auto found = std::ranges::find(groups, kind, &importcheck::FaultGroup::kind);
        return found == groups.end() ? nullptr : &*found;
    }

    // Returns the cells that the draft would send for a row of the file.
    [[nodiscard]] QStringList row(qint64 fileRow)
    {
        CheckedRowsModel model(*m_draft);
        int at = 0;
        while (at < model.rowCount() && model.fileRow(at) != fileRow)
            ++at;
        (void)model.data(model.index(at, 0));
        if (!QTest::qWaitFor(
                [&] { return model.index(at, 0).data(CheckedRowsModel::KnownRole).toBool(); }))
            return {};
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(model.index(at, column).data().toString());
        return cells;
    }

    support::ManualClock m_clock;
    std::optional<QTemporaryDir> m_folder;
    std::optional<ImportDraft> m_draft;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void cleanup()
    {
        m_draft.reset();
        m_folder.reset();
    }

    // If the editor opened empty, closing it would delete the value.
    void aRowThatIsNotLoadedYetCanBeEdited()
    {
        open("Email\nnot-an-address\n");
        m_draft->check();
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        CheckedRowsModel model(*m_draft);
        QVERIFY(!model.index(0, 0).data(CheckedRowsModel::KnownRole).toBool());
        QCOMPARE(model.index(0, 0).data(Qt::EditRole).toString(), u"not-an-address"_s);
    }

    // Applies only the offered repairs, in the order in which they are offered.
    void aSpanishFileWithManyKindsOfFaultEndsWithNone()
    {
        open(support::spanishLeads(5'000));
        m_draft->check();
        checked();
        QCOMPARE(m_draft->result().rows, 5'000);
        std::set<FaultKind> seen;
        for (const auto &group : m_draft->result().groups) {
            seen.insert(group.kind);
            QVERIFY2(!group.repairs.empty(), qPrintable(importcheck::titleOf(group.kind)));
            QVERIFY(!group.example.isEmpty() || group.kind == FaultKind::KeyMissing);
        }
        QVERIFY2(seen.size() >= 12, qPrintable(QString::number(seen.size())));
        for (int round = 0; m_draft->result().faulty + m_draft->result().warned > 0; ++round) {
            QVERIFY(round < 60);
            auto repair = m_draft->result().groups.front().repairs.front();
            if (repair.action == Action::ChooseOption)
                repair.text = m_draft->columns()[std::size_t(repair.column)].target == u"talla"_s
                    ? u"l"_s
                    : u"none"_s;
            m_draft->apply(repair);
            checked();
        }
        QCOMPARE(m_draft->result().groups.size(), 0U);
        QCOMPARE(m_draft->result().good + m_draft->result().leftOut, 5'000);
        QVERIFY(m_draft->result().leftOut > 0);
        QVERIFY(m_draft->result().leftOut < 100);
    }

    void cellsAreSentAsTheServiceWantsThem()
    {
        open("correo;movil;nacimiento;puntos;boletin;Talla de camiseta;Intereses;Presupuesto al "
             "mes\n"
             "ana@@example.com;651 234 567;14/03/1988;045;sí;L;Ciclismo, Senderismo;1.234,56\n");
        m_draft->check();
        checked();
        for (const auto &group : std::vector(m_draft->result().groups))
            m_draft->apply(group.repairs.front());
        checked();
        QCOMPARE(m_draft->result().good, 1);
        QCOMPARE(row(1),
                 QStringList({u"ana@example.com"_s, u"+34651234567"_s, u"1988-03-14"_s, u"45"_s,
                              u"subscribed"_s, u"l"_s, u"ciclismo|senderismo"_s, u"1234.56"_s}));
    }

    void aRepairIsShownBeforeItIsDone()
    {
        open("correo;movil\na@example.com;651 234 567\nb@example.com;0034 699 112 233\n"
             "c@example.com;+34600111222\nd@example.com;12\n");
        m_draft->check();
        checked();
        const auto *phones = group(FaultKind::PhoneForm);
        QVERIFY(phones);
        QCOMPARE(phones->cells, 2);
        QCOMPARE(phones->example, u"651 234 567"_s);
        QCOMPARE(phones->titles.front(), u"Convert to +34…"_s);
        QSignalSpy previews(&*m_draft, &ImportDraft::previewed);
        m_draft->preview(phones->repairs.front());
        QVERIFY(previews.wait());
        const auto preview = previews.front().front().value<importcheck::RepairPreview>();
        QCOMPARE(preview.changed, 2);
        QCOMPARE(preview.before, u"651 234 567"_s);
        QCOMPARE(preview.after, u"+34651234567"_s);
        // Find and replace is a repair of all cells in a column.
        m_draft->preview({.action = Action::Replace,
                          .column = 0,
                          .text = u"example.com"_s,
                          .replacement = u"example.org"_s});
        QVERIFY(previews.wait());
        QCOMPARE(previews.back().front().value<importcheck::RepairPreview>().changed, 4);
    }

    // The service would read 1.500 as one and a half. In a column with decimal commas it is
    // ambiguous, and the example shows both readings.
    void thousandsAreNotSentAsDecimals_data()
    {
        // Whether the user chooses decimals instead of thousands.
        QTest::addColumn<bool>("decimals");
        QTest::addColumn<QStringList>("sent");
        QTest::newRow("thousands") << false << QStringList{u"1234"_s, u"12.5"_s, u"1500"_s};
        QTest::newRow("decimals") << true << QStringList{u"1.2340"_s, u"12.5"_s, u"1.5"_s};
    }

    void thousandsAreNotSentAsDecimals()
    {
        QFETCH(const bool, decimals);
        QFETCH(const QStringList, sent);
        open("correo;Presupuesto al mes\na@example.com;1.234\nb@example.com;12,50\n"
             "c@example.com;1.500\nd@example.com;999\n");
        m_draft->check();
        checked();
        const auto *numbers = group(FaultKind::NumberForm);
        QVERIFY(numbers);
        QCOMPARE(numbers->cells, 3);
        QCOMPARE(numbers->example, u"1.234"_s);
        QCOMPARE(numbers->titles.at(0), u"1.234 → 1234"_s);
        QCOMPARE(numbers->titles.at(1), u"1.234 → 1.2340"_s);
        m_draft->apply(numbers->repairs.at(decimals ? 1 : 0));
        checked();
        QCOMPARE(m_draft->result().good, 4);
        for (int at = 0; at < sent.size(); ++at)
            QCOMPARE(row(at + 1).value(1), sent.at(at));
    }

    void decimalsWithAPointAreLeftAlone()
    {
        open("correo;Presupuesto al mes\na@example.com;1.234\nb@example.com;12.5\n");
        m_draft->check();
        checked();
        QCOMPARE(m_draft->result().good, 2);
        QCOMPARE(row(1).value(1), u"1.234"_s);
    }

    // If the cells do not show whether the day or the month is first, both orders are offered.
    void datesCanBeReadTheOtherWay()
    {
        open("correo;nacimiento\na@example.com;02/03/1990\n");
        m_draft->check();
        checked();
        const auto repairs = group(FaultKind::DateForm)->repairs;
        const auto titles = group(FaultKind::DateForm)->titles;
        // The example shows how each order would be read.
        QCOMPARE(group(FaultKind::DateForm)->example, u"02/03/1990"_s);
        QVERIFY(std::ranges::count(titles, u"Month first: 3 Feb 1990"_s) == 1);
        QVERIFY(std::ranges::count(titles, u"Day first: 2 Mar 1990"_s) == 1);
        QStringList days;
        for (int way = 0; way < 2; ++way) {
            m_draft->apply(repairs[std::size_t(way)]);
            checked();
            days.append(row(1).value(1));
            m_draft->undo();
            checked();
        }
        days.sort();
        QCOMPARE(days, QStringList({u"1990-02-03"_s, u"1990-03-02"_s}));
    }

    // An empty or truncated key would refer to no record or to a different record.
    void theOnlyKeyOfARowIsNeverEmptiedOrCut()
    {
        const auto actions = [this](FaultKind kind) {
            std::vector<Action> all;
            for (const auto &repair : group(kind)->repairs)
                all.push_back(repair.action);
            return all;
        };
        open("correo;nombre\nnot an address;Ana\n");
        m_draft->check();
        checked();
        QCOMPARE(actions(FaultKind::NotEmail), std::vector{Action::LeaveOut});
        // If another column identifies the record, the email address may be emptied.
        open("correo;_externalId\nnot an address;17\n");
        m_draft->check();
        checked();
        QCOMPARE(actions(FaultKind::NotEmail), (std::vector{Action::LeaveOut, Action::EmptyCell}));
    }

    // The table shows the beginning of a long cell, but the editor contains the complete text.
    void aLongCellIsEditedAsAWhole()
    {
        const QByteArray longText(5'000, 'x');
        open("correo;nombre\na@example.com;" + longText + '\n');
        m_draft->check();
        checked();
        imports::CheckedRowsModel rows(*m_draft);
        QTRY_VERIFY(!rows.index(0, 1).data().toString().isEmpty());
        QVERIFY(rows.index(0, 1).data().toString().size() < longText.size());
        QCOMPARE(rows.index(0, 1).data(Qt::EditRole).toString().size(), longText.size());
    }

    void onlyPossibleOrdersOfDatesAreOffered_data()
    {
        QTest::addColumn<QByteArray>("days");
        QTest::addColumn<QString>("example");
        QTest::addColumn<QStringList>("offered");
        QTest::newRow("days") << "02/03/1990 05/05/1991 31/01/1992"_ba << u"31/01/1992"_s
                              << QStringList{u"dd/mm/yyyy → yyyy-mm-dd"_s};
        QTest::newRow("months") << "02/03/1990 12/31/1992"_ba << u"12/31/1992"_s
                                << QStringList{u"mm/dd/yyyy → yyyy-mm-dd"_s};
        // The first cell is the same date in both orders, so the second is used as the example.
        QTest::newRow("open") << "05/05/1991 04/03/1990"_ba << u"04/03/1990"_s
                              << QStringList{u"Day first: 4 Mar 1990"_s,
                                             u"Month first: 3 Apr 1990"_s};
        QTest::newRow("mixed") << "31/01/1992 12/31/1992 04/03/1990"_ba << u"04/03/1990"_s
                               << QStringList{u"Day first: 4 Mar 1990"_s,
                                              u"Month first: 3 Apr 1990"_s};
        QTest::newRow("day") << "1/2/1990 1/2/1991 13/2/1992"_ba << u"13/2/1992"_s
                             << QStringList{u"dd/mm/yyyy → yyyy-mm-dd"_s};
    }
    void onlyPossibleOrdersOfDatesAreOffered()
    {
        QFETCH(QByteArray, days);
        QFETCH(QString, example);
        QFETCH(QStringList, offered);
        QByteArray table = "correo;nacimiento\n";
        int number = 0;
        for (const auto &day : days.split(' '))
            table += QByteArray::number(++number) + "@example.com;" + day + '\n';
        open(table);
        m_draft->check();
        checked();
        const auto dates = *group(FaultKind::DateForm);
        QCOMPARE(dates.example, example);
        QStringList titles(dates.titles.begin(), dates.titles.end());
        // Leave out “Empty the cell”.
        titles.removeLast();
        // The order depends on the locale.
        titles.sort();
        QCOMPARE(titles, offered);
        // The preview shows the same cell.
        QSignalSpy previews(&*m_draft, &ImportDraft::previewed);
        m_draft->preview(dates.repairs.front());
        QVERIFY(previews.wait());
        const auto preview = previews.front().front().value<importcheck::RepairPreview>();
        QCOMPARE(preview.before, example);
        QCOMPARE(preview.changed, days.split(' ').size());
    }

    void everyChangeCanBeUndoneAndDoneAgain()
    {
        open("correo;puntos\na@example.com;007\nb@@example.com;08\n");
        m_draft->check();
        checked();
        QCOMPARE(m_draft->result().faulty, 2);
        m_draft->apply(group(FaultKind::LeadingZero)->repairs.front());
        checked();
        QCOMPARE(m_draft->result().faulty, 1);
        QCOMPARE(m_draft->history().undoName(), u"Remove leading zeros"_s);
        m_draft->setCell(2, 0, u"b@example.com"_s);
        checked();
        QCOMPARE(m_draft->result().faulty, 0);
        // Earlier repairs do not affect a cell that is edited later.
        m_draft->setCell(1, 1, u"09"_s);
        checked();
        QCOMPARE(m_draft->result().faultOf(1, 1), FaultKind::LeadingZero);
        for (int step = 0; step < 3; ++step)
            m_draft->undo();
        checked();
        QCOMPARE(m_draft->result().faulty, 2);
        QVERIFY(m_draft->history().undoName().isEmpty());
        m_draft->redo();
        m_draft->redo();
        checked();
        QCOMPARE(m_draft->result().faulty, 0);
        QCOMPARE(row(1), QStringList({u"a@example.com"_s, u"7"_s}));
    }

    void rowsWithTheSameKeyAreReportedAndTheLastOneWins()
    {
        open("correo;id "
             "cliente\na@example.com;\nA@Example.com;\nb@example.com;7\nc@example.com;7\n");
        m_draft->check();
        checked();
        QCOMPARE(m_draft->result().warned, 2);
        QCOMPARE(m_draft->result().faulty, 0);
        QCOMPARE(m_draft->result().rowsOf({.which = RowChoice::Which::Warned}),
                 std::vector<quint32>({1, 3}));
        m_draft->apply(group(FaultKind::RepeatedKey)->repairs.front());
        checked();
        QCOMPARE(m_draft->result().leftOut, 2);
        QCOMPARE(m_draft->result().rowsOf({.which = RowChoice::Which::Good}),
                 std::vector<quint32>({2, 4}));
    }

    void couponsMustNotRepeat()
    {
        open("code\nAAA\nBBB\nAAA\n\nCCC\n");
        auto settings = m_draft->settings();
        settings.kind = importcheck::ImportKind::Coupons;
        settings.couponSetId = u"0123456789abcdef01234567"_s;
        m_draft->setSettings(settings);
        m_draft->check();
        checked();
        QCOMPARE(m_draft->result().rows, 4);
        QCOMPARE(m_draft->result().faulty, 1);
        QVERIFY(group(FaultKind::RepeatedCode));
    }

    void productsNeedTheRequiredFieldsAndTheDomainsOfTheStore()
    {
        open("ref;nombre;url;precio\nA;Té;tienda.example.com/a;5,50\nB;;https://x.example.org/"
             "b;7\n");
        auto settings = m_draft->settings();
        settings.kind = importcheck::ImportKind::Products;
        settings.storeDomains = {u"https://tienda.example.com"_s};
        m_draft->setSettings(settings);
        m_draft->check();
        checked();
        QVERIFY(group(FaultKind::UrlForm));
        QVERIFY(group(FaultKind::NumberForm));
        QVERIFY(group(FaultKind::Missing));
        QVERIFY(group(FaultKind::ForeignDomain));
        // The message names the domains.
        const auto &domains = m_draft->settings().storeDomains;
        QVERIFY(importcheck::titleOf(FaultKind::ForeignDomain, domains)
                    .contains(u"(tienda.example.com)"_s));
        imports::CheckedRowsModel rows(*m_draft);
        bool isNamed = false;
        for (int column = 0; column < rows.columnCount({}); ++column)
            isNamed = isNamed
                || rows.index(1, column)
                       .data(Qt::ToolTipRole)
                       .toString()
                       .contains(u"domains: tienda.example.com"_s);
        QVERIFY(isNamed);
    }

    // Numbers in a valid form that exist in no country are reported as a warning when a later check
    // has found them.
    void impossiblePhoneNumbersAreReported()
    {
        open("correo;movil\na@example.com;+34651234567\nb@example.com;+3465123456789\n"
             "c@example.com;+34612345\nd@example.com;\n");
        m_draft->check();
        checked();
        QCOMPARE(m_draft->result().faulty, 0);
        QTRY_COMPARE(m_draft->result().warned, 2);
        QCOMPARE(m_draft->result().good, 4);
        const auto group = m_draft->result().groups.front();
        QCOMPARE(group.kind, FaultKind::ImpossiblePhone);
        QCOMPARE(group.cells, 2);
        // This repair empties cells.
        m_draft->apply(group.repairs.front());
        QTRY_COMPARE(m_draft->state(), ImportDraft::State::Checked);
        QTRY_VERIFY(!m_draft->looksAtPhones());
        QCOMPARE(m_draft->result().warned, 0);
        QCOMPARE(m_draft->result().good, 4);
    }

    void rowsWithTooManyCellsAreNotCutInSilence()
    {
        open("correo,nombre\na@example.com,Ana\nb@example.com,Ruiz, Ana\n");
        m_draft->check();
        checked();
        QVERIFY(group(FaultKind::TooManyCells));
        QCOMPARE(m_draft->result().faulty, 1);
    }

    void theModelShowsFilteredRowsWithTheirFaults()
    {
        open("correo;puntos;otro\na@example.com;1;x\nb@@example.com;02;y\n\nc@example.com;03;z\n");
        m_draft->check();
        checked();
        CheckedRowsModel model(*m_draft);
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 3);
        // The third column is not imported.
        QCOMPARE(model.columnCount(), 2);
        model.setChoice({.which = RowChoice::Which::Faulty});
        QCOMPARE(model.rowCount(), 2);
        QTRY_COMPARE(model.index(0, 0).data().toString(), u"b@@example.com"_s);
        QCOMPARE(model.headerData(0, Qt::Vertical).toLongLong(), 3);
        QCOMPARE(model.headerData(1, Qt::Vertical).toLongLong(), 5);
        QCOMPARE(model.headerData(0, Qt::Horizontal, CheckedRowsModel::FieldRole).toString(),
                 u"_email"_s);
        QCOMPARE(model.index(0, 0).data(CheckedRowsModel::WordRole).toString(), u"two @ signs"_s);
        QVERIFY(!model.index(0, 0).data(CheckedRowsModel::SentenceRole).toString().isEmpty());
        // Navigate between faults in both directions.
        const auto first = model.nextFault({});
        QCOMPARE(first, model.index(0, 0));
        QCOMPARE(model.nextFault(first), model.index(0, 1));
        QCOMPARE(model.nextFault(model.index(0, 1)), model.index(1, 1));
        QVERIFY(!model.nextFault(model.index(1, 1)).isValid());
        QCOMPARE(model.nextFault(model.index(1, 1), true), model.index(0, 1));
        QVERIFY(model.setData(first, u"b@example.com"_s, Qt::EditRole));
        checked();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(m_draft->result().faultOf(2, 0), FaultKind::None);
    }

    void fixesReadCommonSpellings_data()
    {
        QTest::addColumn<QByteArray>("repaired");
        QTest::addColumn<QByteArray>("expected");
        const auto add = [](const char *name, const importcheck::cellrepairs::Repaired &one,
                            const QByteArray &expected) {
            QTest::newRow(name) << one.value_or("-") << expected;
        };
        namespace cellrepairs = importcheck::cellrepairs;
        using values::DateOrder;
        using values::DecimalSign;
        add("phoneShort", cellrepairs::phone("651 23-45", u"34"_s), "-");
        add("phone", cellrepairs::phone("651 234-5.67", u"34"_s), "+34651234567");
        add("phone00", cellrepairs::phone("0044 20 7946 0958", u"34"_s), "+442079460958");
        add("phone0", cellrepairs::phone("+44 (0)20 7946 0958", {}), "+442079460958");
        add("phone34", cellrepairs::phone("34 651 234 567", u"34"_s), "+34651234567");
        add("phoneNone", cellrepairs::phone("651 234 567", {}), "651234567");
        add("phoneOther", cellrepairs::phone("912 345 678", u"351"_s), "+351912345678");
        add("phoneOtherLong", cellrepairs::phone("912 345 678 999 999", u"351"_s), "-");
        add("phoneOwnZero", cellrepairs::phone("030 901820", u"49"_s), "+4930901820");
        add("phoneWord", cellrepairs::phone("casa", u"34"_s), "-");
        add("date", cellrepairs::isoDate("2/11/90", DateOrder::DayFirst, catalogue::Type::Day),
            "1990-11-02");
        add("dateUs",
            cellrepairs::isoDate("2/11/1990", DateOrder::MonthFirst, catalogue::Type::Day),
            "1990-02-11");
        add("dateWords",
            cellrepairs::isoDate("31 de enero de 2026", DateOrder::DayFirst, catalogue::Type::Day),
            "2026-01-31");
        add("dateNone",
            cellrepairs::isoDate("30/02/1991", DateOrder::DayFirst, catalogue::Type::Day), "-");
        add("number", cellrepairs::plainNumber("1.234,56", DecimalSign::Comma), "1234.56");
        add("numberUs", cellrepairs::plainNumber("1,234.56", DecimalSign::Point), "1234.56");
        add("numberUnit", cellrepairs::plainNumber("12,5 €", DecimalSign::Comma), "12.5");
        add("zeros", cellrepairs::withoutZeros("-007"), "-7");
        add("zero", cellrepairs::withoutZeros("000"), "0");
        add("at", cellrepairs::singleAt("a@@b.com"), "a@b.com");
        add("email", cellrepairs::cleanEmail("Ana <ana@example,com>"), "ana@example.com");
        add("email2", cellrepairs::cleanEmail("ana @ example.com;"), "ana@example.com");
        add("url", cellrepairs::withScheme("www.example.com/a b"), "https://www.example.com/a%20b");
        add("cut", cellrepairs::cut("añb", 2), "añ");
        add("repeats", cellrepairs::withoutRepeats("a|b|a"), "a|b");
    }
    void fixesReadCommonSpellings()
    {
        QFETCH(const QByteArray, repaired);
        QFETCH(const QByteArray, expected);
        QCOMPARE(repaired, expected);
    }
};

STOREDESK_TEST(TestImportCheck)

} // namespace tst_importcheck

#include "tst_importcheck.moc"
