// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/insightcases.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "insightsource/insightpins.h"
#include "tablefile/tableopener.h"
#include "ui/charts/markchartview.h"
#include "ui/host/pageid.h"
#include "ui/insights/insightcard.h"
#include "ui/insights/insightspage.h"
#include "ui/insights/pinnedinsights.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QScrollBar>

namespace tst_insightuse {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace insightcases;
using ui::insights::InsightCard;

// Tests the actions for an answer: saving, printing, pinning, comparing, and opening its people.
class TestInsightUse final : public QObject
{
    Q_OBJECT

    [[nodiscard]] static std::shared_ptr<const csv::RowIndex>
    indexOf(const tablefile::OpenedTable &table)
    {
        auto rows = std::make_shared<csv::RowIndex>(table.begin);
        base::Progress progress;
        if (!csv::RowIndexer(table.file, table.dialect.dialect).build(*rows, progress))
            qFatal("The table was not read.");
        return rows;
    }

private Q_SLOTS:
    void initTestCase() { m_fixture.emplace(); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanupTestCase() { m_fixture.reset(); }

    void aTableIsSavedAsAWorkbookWithRealNumbers()
    {
        auto &fixture = *m_fixture;
        QTemporaryDir folder;
        const auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        page->findChild<QAction *>(u"saveTable"_s)->trigger();
        auto *dialog = qobject_cast<QFileDialog *>(fixture.dialog());
        QVERIFY(dialog);
        const auto path = folder.filePath(u"sales.xlsx"_s);
        Q_EMIT dialog->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        dialog->reject();
        base::Progress progress;
        const auto opened =
            tablefile::openTable(path, {.temporaryFolder = folder.path()}, progress);
        QVERIFY(opened);
        csv::RowReader rows(opened->file, indexOf(*opened), opened->dialect.dialect);
        QCOMPARE(rows.row(0).at(1), QByteArray("Revenue, EUR"));
        // Without a separator of thousands, so it was stored as a number.
        QCOMPARE(rows.row(1).at(1), QByteArray("210"));
        QCOMPARE(rows.row(2).at(1), QByteArray("535"));
    }

    // Saved and copied tables have the columns as they are shown.
    void movedAndHiddenColumnsAreSavedAsShown()
    {
        auto &fixture = *m_fixture;
        QTemporaryDir folder;
        auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        auto *table = page->findChild<ui::TableView *>(u"answerTable"_s);
        const auto titleOf = [table](int column) {
            return table->model()->headerData(column, Qt::Horizontal).toString();
        };
        const auto hidden = titleOf(2);
        support::toggleColumn(*page, u"answerTableColumns"_s, hidden);
        QVERIFY(table->isColumnHidden(2));
        table->horizontalHeader()->moveSection(1, 0);
        page->findChild<QAction *>(u"copyTable"_s)->trigger();
        const auto copied = QGuiApplication::clipboard()->text().section(u'\n', 0, 0);
        QVERIFY2(copied.startsWith(titleOf(1) + u'\t' + titleOf(0)), qPrintable(copied));
        QVERIFY2(!copied.contains(hidden), qPrintable(copied));
        page->findChild<QAction *>(u"saveTable"_s)->trigger();
        auto *dialog = qobject_cast<QFileDialog *>(fixture.dialog());
        QVERIFY(dialog);
        const auto path = folder.filePath(u"sales.xlsx"_s);
        Q_EMIT dialog->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        dialog->reject();
        base::Progress progress;
        const auto opened =
            tablefile::openTable(path, {.temporaryFolder = folder.path()}, progress);
        QVERIFY(opened);
        csv::RowReader rows(opened->file, indexOf(*opened), opened->dialect.dialect);
        QCOMPARE(rows.row(0).at(0), QByteArray("Revenue, EUR"));
        // Still a number, without a separator of thousands.
        QCOMPARE(rows.row(2).at(0), QByteArray("535"));
        QVERIFY(!rows.row(0).contains(hidden.toUtf8()));
        // The page stores the columns and shows them again.
        const auto state = page->viewState();
        page = open(fixture, caseNamed(u"shop-a.sales"_s));
        page->restoreViewState(state);
        QTRY_VERIFY(page->settled());
        table = page->findChild<ui::TableView *>(u"answerTable"_s);
        QVERIFY(table->isColumnHidden(2));
        QCOMPARE(table->horizontalHeader()->visualIndex(1), 0);
    }

    void peopleAreSavedWithTheColumnsAsShown()
    {
        auto &fixture = *m_fixture;
        QTemporaryDir folder;
        auto *page = open(fixture, caseNamed(u"shop-a.best-customers"_s));
        page->findChild<QAbstractButton *>(u"fact:eighty"_s)->click();
        QCOMPARE(idsOf(*page).size(), 3);
        support::toggleColumn(*page, u"peopleTableColumns"_s, u"name"_s);
        auto *table = page->findChild<ui::TableView *>(u"peopleTable"_s);
        table->horizontalHeader()->moveSection(2, 1);
        page->findChild<QAbstractButton *>(u"savePeople"_s)->click();
        auto *dialog = qobject_cast<QFileDialog *>(fixture.dialog());
        QVERIFY(dialog);
        const auto path = folder.filePath(u"people.csv"_s);
        Q_EMIT dialog->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        dialog->reject();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto titles = QString::fromUtf8(file.readLine()).remove(QChar(0xFEFF)).trimmed();
        const auto titleOf = [table](int column) {
            return table->model()->headerData(column, Qt::Horizontal).toString();
        };
        QCOMPARE(titles, titleOf(2) + u',' + titleOf(1));
    }

    void anAnswerIsPrintedWithItsChartAndTable()
    {
        auto &fixture = *m_fixture;
        QTemporaryDir folder;
        const auto *page = open(fixture, caseNamed(u"shop-a.cohorts"_s));
        page->findChild<QAction *>(u"print"_s)->trigger();
        auto *dialog = qobject_cast<QPrintDialog *>(fixture.dialog());
        QVERIFY(dialog);
        auto *printer = dialog->printer();
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(folder.filePath(u"answer.pdf"_s));
        Q_EMIT dialog->accepted(printer);
        dialog->reject();
        QFile file(folder.filePath(u"answer.pdf"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto pdf = file.readAll();
        QVERIFY(pdf.startsWith("%PDF"));
        // The chart is an image in the document.
        QVERIFY(pdf.contains("/Subtype /Image"));
    }

    void aPinnedQuestionIsStoredWithTheAccount()
    {
        auto &fixture = *m_fixture;
        auto &pins = fixture.workspace().insightPins();
        const auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        auto *pin = page->findChild<QAbstractButton *>(u"pin"_s);
        QCOMPARE(pin->text(), u"Pin to Overview"_s);
        pin->click();
        QCOMPARE(pin->text(), u"Unpin from Overview"_s);
        QCOMPARE(pins.questions(), QStringList{u"sales"_s});
        insightsource::InsightPins again(fixture.account());
        QCOMPARE(again.questions(), QStringList{u"sales"_s});
        const auto pinned =
            std::make_unique<ui::insights::PinnedInsights>(fixture, &fixture.window());
        QTRY_VERIFY(pinned->isSettled());
        auto *card = pinned->findChild<InsightCard *>(u"sales"_s);
        QCOMPARE(
            card->answer(),
            u"13 purchase(s) for a total of 1,200.00 EUR. Jun 2026: 210.00 EUR, 325.00 EUR less "
            "than May 2026."_s);
        card->click();
        QCOMPARE(fixture.opened().last(),
                 (ui::PageAddress{.page = ui::pageid::insight, .values = {u"sales"_s}}));
        pins.setPinned(u"sales"_s, false);
        QVERIFY(!pinned->isVisible());
    }

    void thePeopleAreOpenedInTheListOfContacts()
    {
        auto &fixture = *m_fixture;
        const auto *page = open(fixture, caseNamed(u"shop-a.best-customers"_s));
        page->findChild<QAbstractButton *>(u"fact:eighty"_s)->click();
        QCOMPARE(idsOf(*page).size(), 3);
        page->findChild<QAbstractButton *>(u"openInContacts"_s)->click();
        QCOMPARE(fixture.opened().last(), (ui::PageAddress{.page = ui::pageid::contacts}));
    }

    // Files may disappear while an answer is shown.
    void withoutItsFilesAnAnswerIsNeitherSavedNorOpened()
    {
        auto &fixture = *m_fixture;
        QTemporaryDir folder;
        auto known = caseNamed(u"shop-a.best-customers"_s);
        const auto path = folder.filePath(u"activities.csv"_s);
        QVERIFY(QFile::copy(known.files.activities.first(), path));
        known.files.activities = {path};
        auto *page = open(fixture, known);
        QVERIFY(QFile::remove(path));
        page->findChild<QAbstractButton *>(u"fact:eighty"_s)->click();
        QTRY_VERIFY(page->settled());
        QVERIFY(!page->findChild<PeoplePanel *>()->isVisible());
        QVERIFY(page->findChild<ui::TableView *>(u"answerTable"_s)->isVisible());
        QVERIFY(!fixture.told().isEmpty());
        // The menu is open while the question is asked again.
        page->refresh();
        QTRY_VERIFY(page->settled());
        QVERIFY(fixture.notice()->isVisible());
        for (const auto &name : {u"saveChart"_s, u"saveTable"_s, u"copyTable"_s, u"print"_s})
            page->findChild<QAction *>(name)->trigger();
        QVERIFY(!fixture.dialog());
    }

    void anAnswerWithSeveralChartsLetsTheUserChoose()
    {
        auto &fixture = *m_fixture;
        const auto *page = open(fixture, caseNamed(u"shop-a.cohorts"_s));
        auto *choice = page->findChild<QComboBox *>(u"chartChoice"_s);
        QVERIFY(choice->isVisible());
        QCOMPARE(choice->count(), 3);
        choice->setCurrentIndex(2);
        Q_EMIT choice->activated(2);
        const auto *chart = page->findChild<ui::charts::MarkChartView *>(u"chart"_s);
        QCOMPARE(chart->chart(), page->view().otherCharts.at(1));
        const auto *sales = open(fixture, caseNamed(u"shop-a.sales"_s));
        QVERIFY(!sales->findChild<QComboBox *>(u"chartChoice"_s)->isVisible());
    }

    void theRowsOfTheFilesAreAddedUpBelowTheAnswer()
    {
        auto &fixture = *m_fixture;
        const auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        QCOMPARE(page->findChild<QLabel *>(u"balanceSum"_s)->text(), u"13 + 1 = 14 row(s)"_s);
    }

    void anAnswerIsComparedWithAnEarlierPeriod()
    {
        auto &fixture = *m_fixture;
        auto known = caseNamed(u"shop-a.sales"_s);
        known.from = {2026, 6, 1};
        known.to = {2026, 6, 30};
        const auto *page = open(fixture, known);
        const auto *compared = page->findChild<QLabel *>(u"comparison"_s);
        QVERIFY(!compared->isVisible());
        auto *choice = page->findChild<QComboBox *>(u"compareWith"_s);
        choice->setCurrentIndex(1);
        Q_EMIT choice->activated(1);
        QTRY_VERIFY(page->settled());
        // May has more days than June.
        QVERIFY2(compared->text().endsWith(
                     u"for a total of 535.00 EUR, 360.00 EUR more than Apr 2026."_s),
                 qPrintable(compared->text()));
        choice->setCurrentIndex(2);
        Q_EMIT choice->activated(2);
        QTRY_VERIFY(page->settled());
        QCOMPARE(compared->text(), u"The data does not go back far enough for this comparison."_s);
        QCOMPARE(page->findChild<QLabel *>(u"sentence"_s)->text(),
                 u"3 purchase(s) for a total of 210.00 EUR, 325.00 EUR less than May 2026."_s);
    }

    // In a small window, a table with many columns is below the definition.
    void aWideTableHasTheWholeWidthOfThePage()
    {
        auto &fixture = *m_fixture;
        fixture.window().resize(1024, 640);
        const auto tableOf = [](const QuestionPage *page) {
            return page->findChild<ui::TableView *>(u"answerTable"_s);
        };
        const auto narrow = tableOf(open(fixture, caseNamed(u"shop-a.sales"_s)))->width();
        const auto *table = tableOf(open(fixture, caseNamed(u"mails.emails"_s)));
        QTRY_VERIFY(table->width() > narrow + 100);
        fixture.window().resize(1280, 800);
        QTRY_VERIFY(!table->horizontalScrollBar()->isVisible());
    }

    void allQuestionsAreShownWithoutHoles()
    {
        auto &fixture = *m_fixture;
        fixture.window().resize(960, 640);
        const auto *page = fixture.show(new ui::insights::InsightsPage(fixture));
        const auto rightEdges = [page] {
            QMap<int, int> edges;
            for (const auto *card : page->findChildren<InsightCard *>()) {
                if (card->isVisible())
                    edges[card->y()] = std::max(edges.value(card->y()), card->geometry().right());
            }
            return edges.values();
        };
        const auto columns = [page] {
            const auto *first = page->findChild<InsightCard *>(u"sales"_s);
            const auto *second = page->findChild<InsightCard *>(u"new-returning"_s);
            const auto *health = page->findChild<InsightCard *>(u"list-health"_s);
            const auto *quota = page->findChild<InsightCard *>(u"quota"_s);
            return first->y() != second->y() ? 1 : health->y() != quota->y() ? 2 : 3;
        };
        QTRY_COMPARE(columns(), 2);
        const auto isFull = [rightEdges] {
            const auto edges = rightEdges();
            return std::ranges::count(edges, edges.constFirst()) == edges.size();
        };
        QTRY_VERIFY(isFull());
        fixture.window().resize(1280, 800);
        QTRY_COMPARE(columns(), 3);
        QTRY_VERIFY(isFull());
        // Nothing has to be unfolded.
        const auto cards = page->findChildren<InsightCard *>();
        QCOMPARE(cards.size(), 16);
        for (const auto *card : cards)
            QVERIFY2(card->isVisible(), qPrintable(card->question().name));
    }

    // The names of the last row of customer groups in Spanish, in a small window.
    void tilesAreWideEnoughForTheirNames()
    {
        ui::charts::MarkChart chart{.form = ui::charts::MarkForm::Tiles};
        const QStringList names{u"A punto de dormirse"_s, u"En riesgo"_s, u"No se pueden perder"_s,
                                u"Hibernando"_s, u"Perdidos"_s};
        for (const auto &name : names)
            chart.marks.push_back({.column = static_cast<int>(chart.marks.size()),
                                   .value = name.size() < 12 ? 200.0 : 5.0,
                                   .text = u"51 personas, 12.345,67"_s,
                                   .brief = u"51 personas"_s,
                                   .name = name});
        ui::charts::MarkChartView view(m_fixture->theme());
        view.setChart(chart);
        view.resize(600, 160);
        auto font = view.look().label;
        font.setWeight(QFont::DemiBold);
        for (int tile = 0; tile < names.size(); ++tile)
            QVERIFY2(view.areaOf(tile).width() - 16
                         >= QFontMetricsF(font).horizontalAdvance(names[tile]),
                     qPrintable(names[tile]));
        QVERIFY(view.areaOf(4).right() <= 600);
    }

    // Axes of numbers run from left to right in every language, and their labels stay beside them.
    void theAxisOfAChartIsNotMirrored()
    {
        auto &fixture = *m_fixture;
        const auto *page = open(fixture, caseNamed(u"shop-a.sales"_s));
        const auto *shown = page->findChild<ui::charts::MarkChartView *>(u"chart"_s);
        const auto drawn = [&](Qt::LayoutDirection direction) {
            ui::charts::MarkChartView view(fixture.theme());
            view.setLayoutDirection(direction);
            view.setChart(shown->chart());
            view.resize(400, 240);
            return view.grab().toImage();
        };
        QCOMPARE(drawn(Qt::RightToLeft), drawn(Qt::LeftToRight));
    }

private:
    std::optional<support::PageFixture> m_fixture;
};

STOREDESK_TEST(TestInsightUse)

} // namespace tst_insightuse

#include "tst_insightuse.moc"
