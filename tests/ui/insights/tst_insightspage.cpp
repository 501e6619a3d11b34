// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/headings.h"
#include "support/insightcases.h"
#include "support/pagefixture.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/utc.h"
#include "insightsource/insightsource.h"
#include "ui/charts/chartfile.h"
#include "ui/charts/markchartview.h"
#include "ui/host/pageid.h"
#include "ui/insights/insightcard.h"
#include "ui/insights/insightspage.h"
#include "ui/insights/insighttable.h"
#include "ui/insights/parameterbar.h"
#include "ui/insights/peoplepanel.h"
#include "ui/insights/peopletable.h"
#include "ui/insights/questionpage.h"
#include "ui/tables/tableview.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QComboBox>
#include <QDateEdit>
#include <QFileDialog>
#include <QImage>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QTimeZone>

#include <functional>

namespace tst_insightspage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace insightcases;
using insightsource::InsightFiles;
using insightsource::InsightSource;
using ui::insights::InsightCard;
using ui::insights::InsightsPage;
using ui::insights::InsightTable;
using ui::insights::PeoplePanel;
using ui::insights::PeopleTable;
using ui::insights::QuestionPage;

// Tests pages in the window with real files whose answers are known.
class TestInsightsPage final : public QObject
{
    Q_OBJECT

    static void addCases()
    {
        QTest::addColumn<QString>("name");
        const auto cases = documentOf(u"cases.json"_s).array();
        QVERIFY(cases.size() > 30);
        for (const auto &row : cases)
            QTest::newRow(row["name"_L1].toString().toLatin1().constData())
                << row["name"_L1].toString();
    }

private Q_SLOTS:
    void initTestCase() { m_fixture.emplace(); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanupTestCase() { m_fixture.reset(); }

    void everyQuestionIsShown()
    {
        QStringList shown;
        for (const auto &display : insightviews::questionDisplays())
            shown.append(display.name);
        QStringList known;
        for (const auto &question : insights::questionRows())
            known.append(question.name);
        shown.sort();
        known.sort();
        QCOMPARE(shown, known);
    }

    void salesShowTheFiguresOfTheEngine()
    {
        auto &fixture = *m_fixture;
        const auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        QCOMPARE(
            page->findChild<QLabel *>(u"sentence"_s)->text(),
            u"13 purchase(s) for a total of 1,200.00 EUR. Jun 2026: 210.00 EUR, 325.00 EUR less "
            "than May 2026."_s);
        QCOMPARE(column(*page, 1),
                 (QStringList{u"210.00"_s, u"535.00"_s, u"175.00"_s, u"50.00"_s, u"130.00"_s,
                              u"100.00"_s}));
        QCOMPARE(column(*page, 0).first(), u"Jun 2026"_s);
        const auto &marks = page->findChild<ui::charts::MarkChartView *>()->chart().marks;
        QCOMPARE(marks.size(), std::size_t(6));
        QCOMPARE(marks.front().value, 100.0);
        QVERIFY(!marks.front().unfinished);
        QVERIFY(page->findChild<QLabel *>(u"balance"_s)->text().contains(u"Duplicates: 1"_s));
        QVERIFY(page->findChild<QLabel *>(u"definition"_s)->text().contains(u"Purchases"_s));
    }

    void unfinishedPeriodsAreHatched()
    {
        auto &fixture = *m_fixture;
        auto known = caseNamed(u"shop-a.sales"_s);
        known.files.asOf = QDateTime({2026, 6, 18}, {0, 0}, known.zone);
        const auto *page = open(fixture, known);
        const auto &marks = page->findChild<ui::charts::MarkChartView *>()->chart().marks;
        QVERIFY(marks.back().unfinished);
        QVERIFY(!marks.front().unfinished);
        QCOMPARE(column(*page, 0).first(), u"Jun 2026, until 17 Jun"_s);
    }

    void theSentenceAndTheNumbersAreThoseOfTheEngine_data() { addCases(); }
    void theSentenceAndTheNumbersAreThoseOfTheEngine()
    {
        QFETCH(const QString, name);
        auto &fixture = *m_fixture;
        const auto known = caseNamed(name);
        const auto *page = open(fixture, known);
        base::Progress progress;
        const auto reply =
            sourceOf(fixture).engine()->answer({.input = sourceOf(fixture).input(),
                                                .question = insights::questionNamed(known.question),
                                                .parameters = known.parameters},
                                               progress);
        QVERIFY(reply && reply->answer);
        QCOMPARE(reply->answer->result, known.expected["result"_L1].toObject());
        QCOMPARE(page->findChild<QLabel *>(u"sentence"_s)->text(), reply->answer->sentence);
        const auto view = insightviews::displayOf(*reply->answer->question).view(*reply);
        QCOMPARE(page->view().chart, view.chart);
        const auto *model = page->findChild<ui::TableView *>(u"answerTable"_s)->model();
        QCOMPARE(static_cast<std::size_t>(model->rowCount()), view.rows.size());
        for (int row = 0; row < model->rowCount(); ++row) {
            const auto &cells = view.rows[static_cast<std::size_t>(row)];
            for (int at = 0; at < static_cast<int>(cells.size()); ++at)
                QCOMPARE(model->index(row, at).data().toString(),
                         cells[static_cast<std::size_t>(at)].text);
        }
        QCOMPARE(page->findChild<QLabel *>(u"balance"_s)->text().section(u'\n', 0, 0),
                 u"Rows used: %1 of %2"_s.arg(known.expected["balance"_L1]["used"_L1].toInteger())
                     .arg(known.expected["balance"_L1]["rows"_L1].toInteger()));
    }

    void everyNumberOpensExactlyItsPeople_data() { addCases(); }
    void everyNumberOpensExactlyItsPeople()
    {
        QFETCH(const QString, name);
        auto &fixture = *m_fixture;
        const auto known = caseNamed(name);
        auto *page = open(fixture, known);
        const auto people = known.expected["people"_L1].toObject();
        const auto setOf = [&people](const QString &key) {
            return people[key].toVariant().toStringList();
        };
        // The fixed sets of an answer do not contain those who bought only once.
        const auto expectedOf = [&](const QString &key) {
            if (!key.startsWith(insights::boughtOnceKey))
                return setOf(key);
            const auto buyers =
                caseNamed(u"shop-a.best-customers"_s).expected["people"_L1]["all"_L1];
            auto once = key == insights::boughtOnceKey ? buyers.toVariant().toStringList()
                                                       : setOf(u"of:"_s + key.section(u':', 1));
            once.removeIf([returned = setOf(u"returned"_s)](const QString &person) {
                return returned.contains(person);
            });
            return once;
        };
        auto *table = page->findChild<ui::TableView *>(u"answerTable"_s);
        auto *back = page->findChild<QAbstractButton *>(u"closePeople"_s);
        int opened = 0;
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            for (int at = 0; at < table->model()->columnCount(); ++at) {
                const auto index = table->model()->index(row, at);
                const auto key = index.data(InsightTable::KeyRole).toString();
                if (key.isEmpty())
                    continue;
                table->setCurrentIndex(index);
                QTest::keyClick(table, Qt::Key_Return);
                const auto ids = idsOf(*page);
                QCOMPARE(ids, expectedOf(key));
                QCOMPARE(QLocale().toString(ids.size()), index.data().toString());
                back->click();
                ++opened;
            }
        }
        for (const auto &fact : page->view().facts) {
            if (fact.cell.key.isEmpty())
                continue;
            auto *button = page->findChild<QAbstractButton *>(u"fact:"_s + fact.cell.key);
            QVERIFY2(button, qPrintable(fact.cell.key));
            button->click();
            const auto ids = idsOf(*page);
            QCOMPARE(ids, expectedOf(fact.cell.key));
            QCOMPARE(QLocale().toString(ids.size()), button->text());
            ++opened;
        }
        auto *chart = page->findChild<ui::charts::MarkChartView *>(u"chart"_s);
        for (std::size_t mark = 0; mark < chart->chart().marks.size(); ++mark) {
            const auto key = chart->chart().marks[mark].key;
            // Customers have keys of the page, and are tested with its view.
            if (key.isEmpty() || page->view().combined.contains(key))
                continue;
            chart->setFocus();
            chart->setCurrent(static_cast<int>(mark));
            QTest::keyClick(chart, Qt::Key_Return);
            QCOMPARE(idsOf(*page), expectedOf(key));
            ++opened;
        }
        // The quota question counts activities instead of people, so none of its values opens a
        // list of people.
        QVERIFY(opened > 0 || known.question == "quota"_L1);
    }

    void peopleAreSavedAsCsvAndOpened()
    {
        auto &fixture = *m_fixture;
        QTemporaryDir folder;
        auto *page = open(fixture, caseNamed(u"shop-a.best-customers"_s));
        page->findChild<QAbstractButton *>(u"fact:eighty"_s)->click();
        QCOMPARE(idsOf(*page).size(), 3);
        page->findChild<QAbstractButton *>(u"savePeople"_s)->click();
        const auto path = folder.filePath(u"people.csv"_s);
        auto *dialog = qobject_cast<QFileDialog *>(fixture.dialog());
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = file.readAll().trimmed().split('\n');
        QCOMPARE(lines.size(), 4);
        QVERIFY(lines.at(1).contains("Persona 1,persona1@example.com,c00000000000000000000001"));
        dialog->reject();
        auto *table = page->findChild<ui::TableView *>(u"peopleTable"_s);
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(fixture.opened().last().page, QString(ui::pageid::contactRecord));
        QVERIFY(fixture.opened().last().values.contains(u"persona1@example.com"_s));
        // Escape switches back to the answer table.
        QTest::keyClick(table, Qt::Key_Escape);
        QVERIFY(page->findChild<ui::TableView *>(u"answerTable"_s)->isVisible());
    }

    // A person is opened and used from the row in which it is shown.
    void headingsSortThePeople()
    {
        auto &fixture = *m_fixture;
        auto *page = open(fixture, caseNamed(u"shop-a.best-customers"_s));
        page->findChild<QAbstractButton *>(u"fact:eighty"_s)->click();
        QTRY_COMPARE(idsOf(*page).size(), 3);
        auto *table = page->findChild<ui::TableView *>(u"peopleTable"_s);
        const QAbstractItemModelTester tester(table->model());
        const auto before = support::columnTexts(*table, PeopleTable::Email);
        support::clickHeading(*table, PeopleTable::Email);
        support::clickHeading(*table, PeopleTable::Email);
        auto sorted = before;
        std::ranges::sort(sorted, std::greater());
        QVERIFY(sorted != before);
        QCOMPARE(support::columnTexts(*table, PeopleTable::Email), sorted);
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(fixture.opened().last().values.last(), sorted.first());
        // An event goes to the selected people, who are the first two in this order.
        support::StubPage opened(fixture, u"stub"_s);
        fixture.setOpenedPage(&opened);
        QTest::keyClick(table, Qt::Key_Down, Qt::ShiftModifier);
        page->findChild<QAction *>(u"selectionEvent"_s)->trigger();
        QVERIFY2(opened.pasted.contains(sorted.at(0)) && opened.pasted.contains(sorted.at(1))
                     && !opened.pasted.contains(sorted.at(2)),
                 qPrintable(opened.pasted));
        fixture.setOpenedPage(nullptr);
    }

    // U26: numbers and the balance can be selected and copied.
    void theFiguresBesideTheAnswerAreSelectable()
    {
        const auto *page = open(*m_fixture, caseNamed(u"shop-a.best-customers"_s));
        for (const auto &name : {u"factValue"_s, u"balance"_s, u"balanceSum"_s}) {
            const auto *label = page->findChild<QLabel *>(name);
            QVERIFY2(label, qPrintable(name));
            QVERIFY2(label->textInteractionFlags().testFlag(Qt::TextSelectableByMouse),
                     qPrintable(name));
        }
    }

    void headingsSortTheAnswer()
    {
        // Name and email come first.
        static constexpr int revenue = 2;
        auto &fixture = *m_fixture;
        const auto *page = open(fixture, caseNamed(u"shop-a.best-customers"_s));
        auto *table = page->findChild<ui::TableView *>(u"answerTable"_s);
        const auto before = column(*page, revenue);
        QVERIFY(before.size() > 2);
        QCOMPARE(before.first(), u"500.00"_s);
        // The amounts are sorted by value, not as text.
        support::clickHeading(*table, revenue);
        auto reversed = before;
        std::ranges::reverse(reversed);
        QCOMPARE(column(*page, revenue), reversed);
        support::clickHeading(*table, revenue);
        QCOMPARE(column(*page, revenue).first(), u"500.00"_s);
        support::clickHeading(*table, revenue);
        QCOMPARE(column(*page, revenue), before);
    }

    void aBestCustomerOpensTheContact()
    {
        auto &fixture = *m_fixture;
        const auto *page = open(fixture, caseNamed(u"shop-a.best-customers"_s));
        // Customers have names. Their email follows, and their ID comes last.
        QVERIFY2(column(*page, 0).at(1) == "Persona 1"_L1, qPrintable(column(*page, 0).at(1)));
        QCOMPARE(column(*page, 1).at(1), u"persona1@example.com"_s);
        QCOMPARE(column(*page, 2).first(), u"500.00"_s);
        QCOMPARE(column(*page, 6).at(1), u"c00000000000000000000001"_s);
        auto *table = page->findChild<ui::TableView *>(u"answerTable"_s);
        table->setCurrentIndex(table->model()->index(1, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(fixture.opened().last().page, QString(ui::pageid::contactRecord));
        QVERIFY(fixture.opened().last().values.contains(u"persona1@example.com"_s));
    }

    void aMissingFileIsSaidWithTheExportThatHasIt()
    {
        auto &fixture = *m_fixture;
        auto known = caseNamed(u"shop-a.products"_s);
        known.files.lines.clear();
        const auto *page = open(fixture, known);
        QVERIFY(fixture.notice()->isVisible());
        QCOMPARE(fixture.notice()->sentence(),
                 u"Needs an activities export that includes purchased products."_s);
        QVERIFY(!page->findChild<QLabel *>(u"sentence"_s)->isVisible());
        fixture.click(u"export"_s);
        QCOMPARE(fixture.opened().last(),
                 (ui::PageAddress{.page = ui::pageid::newExport, .values = {u"activities"_s}}));
    }

    void aMissingColumnIsSaid()
    {
        auto &fixture = *m_fixture;
        QTemporaryDir folder;
        QFile file(folder.filePath(u"activities.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("id,contactId,type,date\na1,c1,purchase,2026-01-10T10:00:00.000Z\n");
        file.close();
        auto known = caseNamed(u"shop-a.sales"_s);
        known.files.activities = {file.fileName()};
        (void)open(fixture, known);
        QVERIFY(fixture.notice()->isVisible());
        QCOMPARE(fixture.notice()->sentence(), u"The activities file has no column for: Amount."_s);
    }

    void anUnreadableFileIsSaid()
    {
        auto &fixture = *m_fixture;
        auto known = caseNamed(u"shop-a.sales"_s);
        known.files.activities = {u"/nowhere/activities.csv"_s};
        (void)open(fixture, known);
        QVERIFY(fixture.notice()->isVisible());
        QCOMPARE(fixture.notice()->tone(), ui::Tone::Err);
    }

    void aChangedParameterKeepsTheOldAnswerUntilTheNewOneIsThere()
    {
        auto &fixture = *m_fixture;
        auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        auto *unit =
            page->findChild<ui::insights::ParameterBar *>()->findChild<QComboBox *>(u"period"_s);
        unit->setCurrentIndex(unit->findData(u"quarter"_s));
        QVERIFY(!page->settled());
        QCOMPARE(column(*page, 0).size(), 6);
        QTRY_VERIFY(page->settled());
        QCOMPARE(column(*page, 0), (QStringList{u"Q2 2026"_s, u"Q1 2026"_s}));
        QCOMPARE(column(*page, 1), (QStringList{u"920.00"_s, u"280.00"_s}));
        QCOMPARE(page->viewState()["period"_L1].toString(), u"quarter"_s);
    }

    void thePeriodAppliesToTheQuestion()
    {
        auto &fixture = *m_fixture;
        auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        sourceOf(fixture).setPeriod({2026, 5, 1}, {2026, 6, 30});
        QTRY_VERIFY(page->settled());
        QCOMPARE(column(*page, 1), (QStringList{u"210.00"_s, u"535.00"_s}));
        QVERIFY(page->findChild<QDateEdit *>(u"periodFrom"_s)->isVisible());
        sourceOf(fixture).setPeriod({}, {});
        QTRY_VERIFY(page->settled());
        QCOMPARE(column(*page, 1).size(), 6);
    }

    void theZoneDecidesToWhichMonthAPurchaseBelongs()
    {
        auto &fixture = *m_fixture;
        auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        sourceOf(fixture).setZone(QTimeZone("UTC"));
        QTRY_VERIFY(page->settled());
        // Coverage starts in the last hour of December.
        QCOMPARE(column(*page, 1).last(), u"0.00"_s);
        QCOMPARE(column(*page, 1).at(5), u"140.00"_s);
    }

    void cardsShowTheAnswersAndOpenTheirQuestion()
    {
        auto &fixture = *m_fixture;
        choose(fixture, caseNamed(u"shop-a.products"_s));
        auto *page = fixture.show(new InsightsPage(fixture));
        page->refresh();
        QTRY_VERIFY(page->settled());
        QCOMPARE(page->findChildren<InsightCard *>().size(), 16);
        auto *sales = page->findChild<InsightCard *>(u"sales"_s);
        QCOMPARE(
            sales->answer(),
            u"13 purchase(s) for a total of 1,200.00 EUR. Jun 2026: 210.00 EUR, 325.00 EUR less "
            "than May 2026."_s);
        QVERIFY(!sales->isMissing());
        QVERIFY(page->findChild<QLabel *>(u"data"_s)->text().contains(u"Europe/Madrid"_s));
        page->focusFirst();
        QCOMPARE(QApplication::focusWidget(), sales);
        fixture.pressKey(Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"new-returning"_s);
        fixture.pressKey(Qt::Key_Return);
        QCOMPARE(fixture.opened().last(),
                 (ui::PageAddress{.page = ui::pageid::insight, .values = {u"new-returning"_s}}));
    }

    void aCardWithoutDataNamesTheExport()
    {
        auto &fixture = *m_fixture;
        auto known = caseNamed(u"shop-a.sales"_s);
        known.files.contacts.clear();
        choose(fixture, known);
        auto *page = fixture.show(new InsightsPage(fixture));
        page->refresh();
        QTRY_VERIFY(page->settled());
        auto *quiet = page->findChild<InsightCard *>(u"quiet"_s);
        QVERIFY(quiet->isMissing());
        QCOMPARE(quiet->answer(), u"Needs a contacts export."_s);
        QVERIFY(!page->findChild<InsightCard *>(u"sales"_s)->isMissing());
        quiet->findChild<QAbstractButton *>(u"export"_s)->click();
        QCOMPARE(fixture.opened().last(),
                 (ui::PageAddress{.page = ui::pageid::newExport, .values = {u"contacts"_s}}));
    }

    void withoutExportsThePageSaysSo()
    {
        auto &fixture = *m_fixture;
        sourceOf(fixture).useExports();
        auto *page = fixture.show(new InsightsPage(fixture));
        page->refresh();
        QTRY_VERIFY(page->settled());
        QVERIFY(fixture.notice()->isVisible());
        for (const auto *card : page->findChildren<InsightCard *>())
            QVERIFY2(card->isMissing(), qPrintable(card->objectName()));
    }

    void theNewestExportsAreUsedWithoutGaps()
    {
        QTemporaryDir folder;
        const auto stored = [&folder](const QString &kind, const QString &name, QDate from,
                                      QDate to, const QDateTime &asked) {
            QFile file(folder.filePath(name));
            (void)file.open(QIODevice::WriteOnly);
            exports::StoredExport made{.job = name, .asked = asked, .path = file.fileName()};
            made.plan.kind = kind;
            if (from.isValid())
                made.plan.periods = {{from.toString(Qt::ISODate) + u"T00:00:00.000Z"_s,
                                      to.toString(Qt::ISODate) + u"T23:59:59.999Z"_s}};
            return made;
        };
        const QDateTime asked({2026, 7, 10}, {8, 0}, base::utc);
        auto some = stored(u"activities"_s, u"some.csv"_s, {2026, 6, 1}, {2026, 7, 9}, asked);
        some.plan.body = {
            {u"filters"_s, QJsonObject{{u"activityTypes"_s, QJsonArray{u"purchase"_s}}}}};
        const auto files = insightsource::filesOf(
            {some, stored(u"activities"_s, u"june.csv"_s, {2026, 6, 1}, {2026, 6, 30}, asked),
             stored(u"activities"_s, u"spring.csv"_s, {2026, 3, 1}, {2026, 6, 2}, asked),
             stored(u"activities"_s, u"old.csv"_s, {2025, 1, 1}, {2025, 12, 31}, asked),
             stored(u"contacts"_s, u"contacts.csv"_s, {}, {}, asked)});
        QCOMPARE(files.activities,
                 (QStringList{folder.filePath(u"june.csv"_s), folder.filePath(u"spring.csv"_s)}));
        QCOMPARE(files.contacts, folder.filePath(u"contacts.csv"_s));
        QCOMPARE(files.asOf, QDateTime({2026, 7, 1}, {0, 0}, base::utc));
        QCOMPARE(files.coversFrom,
                 std::optional(QDateTime({2026, 3, 1}, {0, 0}, base::utc).toMSecsSinceEpoch()));
    }

    void aChartIsReadAndOpenedWithTheKeyboard()
    {
        auto &fixture = *m_fixture;
        const auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        auto *chart = page->findChild<ui::charts::MarkChartView *>(u"chart"_s);
        QVERIFY(chart->accessibleDescription().contains(u"Jan 2026: 100.00"_s));
        chart->setFocus();
        QCOMPARE(chart->current(), 0);
        fixture.pressKey(Qt::Key_Right);
        QCOMPARE(chart->current(), 1);
        auto *accessible = QAccessible::queryAccessibleInterface(chart);
        QCOMPARE(accessible->childCount(), 6);
        QVERIFY(accessible->child(1)->text(QAccessible::Name).startsWith(u"Feb 2026: 130.00"_s));
        QVERIFY(accessible->child(1)->state().focused);
        fixture.pressKey(Qt::Key_End);
        QCOMPARE(chart->current(), 5);
        fixture.pressKey(Qt::Key_Return);
        QCOMPARE(idsOf(*page).size(), 2);
    }

    void aChartIsSavedWithItsData()
    {
        auto &fixture = *m_fixture;
        QTemporaryDir folder;
        const auto *page = open(fixture, caseNamed(u"shop-a.new-returning"_s));
        const auto *chart = page->findChild<ui::charts::MarkChartView *>(u"chart"_s);
        for (const auto &suffix : {u"png"_s, u"svg"_s})
            QVERIFY(ui::charts::writeChart(chart->chart(), chart->look(),
                                           folder.filePath(u"chart."_s + suffix)));
        const QImage image(folder.filePath(u"chart.png"_s));
        QVERIFY(image.width() >= 960);
        QFile file(folder.filePath(u"chart.csv"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto text = file.readAll();
        QVERIFY2(text.contains("New customers"), text.constData());
        QCOMPARE(text.trimmed().count('\n'), 18);
    }

    void tablesAreProperModels()
    {
        auto &fixture = *m_fixture;
        const auto *page = open(fixture, caseNamed(u"shop-a.cohorts"_s));
        auto *table = page->findChild<InsightTable *>();
        const QAbstractItemModelTester tester(
            table, QAbstractItemModelTester::FailureReportingMode::QtTest);
        table->show(page->view());
        QCOMPARE(column(*page, 1), (QStringList{u"1"_s, u"2"_s, u"1"_s, u"1"_s, u"1"_s}));
    }

private:
    std::optional<support::PageFixture> m_fixture;
};

STOREDESK_TEST(TestInsightsPage)

} // namespace tst_insightspage

#include "tst_insightspage.moc"
