// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/filepagefixture.h"
#include "support/testclass.h"

#include "base/language.h"
#include "ui/charts/markchartview.h"
#include "ui/files/filterbar.h"
#include "ui/sheetview/chartpanel.h"
#include "ui/sheetview/histogramview.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/profilepanel.h"
#include "ui/sheetview/profilerows.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sheetheader.h"
#include "ui/sheetview/sidepanel.h"
#include "ui/tableoptions/balancewords.h"
#include "ui/tableoptions/chip.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/elidedlabel.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>

#include <algorithm>

namespace tst_filetools {

using namespace Qt::StringLiterals;
using namespace storedesk;
using State = sheet::Sheet::State;

// Counts the children that are added to a widget.
class ChildCounter final : public QObject
{
public:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_added += event->type() == QEvent::ChildAdded ? 1 : 0;
        return false;
    }
    [[nodiscard]] int added() const { return m_added; }

private:
    int m_added = 0;
};

// Tests the profile, the chart and the masking of files.
class TestFileTools final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void theProfileFollowsTheColumn()
    {
        auto *page = openContacts(1000);
        page->grid()->setCurrentColumn(3);
        QTest::keyClick(page, Qt::Key_F7);
        QVERIFY(page->side()->isVisible());
        QTRY_VERIFY(facts(page).contains(u"0 – 999"_s));
        // This is the median of 0 to 999.
        QVERIFY(facts(page).contains(u"499.50"_s));
        QVERIFY(page->findChild<ui::sheetview::HistogramView *>(u"profileHistogram"_s));
        page->grid()->table()->setCurrentIndex(page->model().index(0, 2));
        QTRY_VERIFY(page->findChild<ui::sheetview::ValueRow *>(u"frequentValue"_s));
        QCOMPARE(page->findChild<ui::ElidedLabel *>(u"profileName"_s)->text(), u"city"_s);
        auto *value = page->findChild<ui::sheetview::ValueRow *>(u"frequentValue"_s);
        value->setFocus();
        QTest::keyClick(value, Qt::Key_Space);
        QTRY_COMPARE(page->shown().count(), 250);
        QTest::mouseClick(page->findChild<QAbstractButton *>(u"closeProfile"_s), Qt::LeftButton);
        QVERIFY(!page->side()->isVisible());
    }

    void theProfileIsOfTheColumnThatWasSortedByItsHeader()
    {
        auto *page = openContacts(1000);
        auto *table = page->grid()->table();
        auto *header = page->grid()->header();
        page->grid()->goTo(5, 1);
        table->setFocus();
        const QPoint place(header->sectionViewportPosition(3) + 30, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
        QTRY_VERIFY(page->shown().order());
        QTRY_VERIFY(page->settled());
        // When the table gets the focus back, it selects a cell.
        page->filters()->findField()->setFocus();
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F7);
        QCOMPARE(page->findChild<ui::ElidedLabel *>(u"profileName"_s)->text(),
                 page->sheet().columns().at(3).name);
        QCOMPARE(table->currentIndex().column(), 3);
    }

    void numbersAreShownUnderTheirOwnColumn()
    {
        auto *page = openContacts(1000);
        page->grid()->setCurrentColumn(3);
        QTest::keyClick(page, Qt::Key_F7);
        QTRY_VERIFY(facts(page).contains(u"0 – 999"_s));
        ChildCounter contents;
        page->findChild<ui::sheetview::ProfilePanel *>()->installEventFilter(&contents);
        page->grid()->setCurrentColumn(2);
        QTRY_VERIFY(page->findChild<ui::sheetview::ValueRow *>(u"frequentValue"_s));
        QVERIFY(!facts(page).contains(u"0 – 999"_s));
        // One child was added for the "counting" message and one for the result.
        QCOMPARE(contents.added(), 2);
        QVERIFY(!page->findChild<QLabel *>(u"profileCounting"_s));
    }

    void theSentenceOfAFilterIsOneLineAndItsErrorShort()
    {
        QByteArray head = "city";
        for (int number = 0; number < 48; ++number)
            head += ",a_rather_long_name_" + QByteArray::number(number);
        auto *page = open(head + "\nBilbao\n");
        m_fixture->window().resize(700, 600);
        query::Filter filter;
        for (int number = 1; number < 8; ++number)
            filter.conditions.push_back(
                {.column = number, .test = query::Condition::Test::Equals, .texts = {"x"}});
        page->filters()->setFilter(filter);
        // The chips wrap onto several lines.
        QTRY_VERIFY(page->filters()->height() > 90);
        QTest::mouseClick(page->findChild<QPushButton *>(u"filterInWords"_s), Qt::LeftButton);
        auto *words = page->findChild<QLineEdit *>(u"filterWords"_s);
        QTRY_VERIFY(words->isVisible() && words->height() < 40);
        QTRY_VERIFY2(page->filters()->height() < 60,
                     qPrintable(QString::number(page->filters()->height())));
        words->setText(u"town is Bilbao"_s);
        QTest::keyClick(words, Qt::Key_Return);
        const auto *fault = page->findChild<QLabel *>(u"filterFault"_s);
        QTRY_VERIFY(fault->isVisible());
        QVERIFY2(fault->text().contains(u"town"_s) && fault->text().size() < 210,
                 qPrintable(fault->text()));
    }

    void rowNumbersAreNeverCut()
    {
        auto *page = openContacts(12'000);
        const auto *numbers = page->grid()->table()->verticalHeader();
        const int needed = QFontMetrics(m_fixture->theme().font(ui::Theme::Text::Small))
                               .horizontalAdvance(u"12,000"_s)
            + 16;
        QTRY_VERIFY2(numbers->width() >= needed, qPrintable(QString::number(numbers->width())));
        page->filters()->setFilter({.conditions = {{.column = 0,
                                                    .test = query::Condition::Test::Equals,
                                                    .texts = {"person11999@example.org"}}}});
        QTRY_COMPARE(page->shown().count(), 1);
        page->grid()->setCurrentColumn(2);
        QVERIFY(numbers->width() >= needed);
    }

    void aFilterIsWrittenAndReadInSpanish()
    {
        base::Language language;
        language.choose(u"es"_s);
        auto *page = openContacts(100);
        page->filters()->writeWords();
        auto *words = page->findChild<QLineEdit *>(u"filterWords"_s);
        QTest::keyClicks(words, u"city es Bilbao"_s);
        QTest::keyClick(words, Qt::Key_Return);
        QTRY_COMPARE(page->shown().count(), 25);
        QCOMPARE(page->findChild<ui::tableoptions::Chip *>(u"condition0"_s)->accessibleName(),
                 u"city es Bilbao"_s);
        page->filters()->writeWords();
        QCOMPARE(words->text(), u"\"city\" es \"Bilbao\""_s);
        // English words are accepted too.
        words->setText(u"points at least 500"_s);
        QTest::keyClick(words, Qt::Key_Return);
        QTRY_COMPARE(
            page->findChildren<ui::tableoptions::Chip *>(u"condition0"_s).last()->accessibleName(),
            u"points al menos 500"_s);
    }

    void theProfileCountsTheRowsShownAndSaysSo()
    {
        auto *page = openContacts(1000);
        page->grid()->setCurrentColumn(2);
        QTest::keyClick(page, Qt::Key_F7);
        const auto rows = [page] {
            const auto *label = page->findChild<QLabel *>(u"profileRows"_s);
            return label ? label->text() : QString();
        };
        QTRY_COMPARE(rows(), u"All rows"_s);
        QTest::mouseClick(page->findChild<ui::sheetview::ValueRow *>(u"frequentValue"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(page->shown().count(), 250);
        QTRY_COMPARE(rows(), u"Rows that match the filter"_s);
        QCOMPARE(page->findChildren<ui::sheetview::ValueRow *>(u"frequentValue"_s).size(), 1);
        page->grid()->table()->setCurrentIndex(page->model().index(0, 3));
        QTRY_VERIFY(page->findChild<ui::sheetview::HistogramView *>(u"profileHistogram"_s));
        QVERIFY(!facts(page).contains(u"0 – 999"_s));
    }

    void aBarOfTheProfileFilters()
    {
        auto *page = openContacts(1000);
        page->grid()->setCurrentColumn(3);
        QTest::keyClick(page, Qt::Key_F7);
        QTRY_VERIFY(page->findChild<ui::sheetview::HistogramView *>(u"profileHistogram"_s));
        auto *bars = page->findChild<ui::sheetview::HistogramView *>(u"profileHistogram"_s);
        bars->setFocus();
        QTest::keyClick(bars, Qt::Key_Right);
        QTest::keyClick(bars, Qt::Key_Return);
        QTRY_COMPARE(page->shown().count(), 50);
    }

    void oddValuesAreNamedAndShown()
    {
        QByteArray bytes("points\n");
        for (int row = 0; row < 50; ++row)
            bytes += row == 7 ? "n/a\n" : QByteArray::number(row) + "\n";
        auto *page = open(bytes, u"odd.csv"_s);
        page->grid()->setCurrentColumn(0);
        QTest::keyClick(page, Qt::Key_F7);
        QTRY_VERIFY(page->findChild<QAbstractButton *>(u"showOdd"_s));
        QTest::mouseClick(page->findChild<QAbstractButton *>(u"showOdd"_s), Qt::LeftButton);
        QTRY_COMPARE(page->shown().count(), 1);
    }

    // The profile states how clearly the cells determine the format, and the user can choose
    // another.
    void theProfileShowsAndChangesTheFormatOfAColumn()
    {
        auto *page = open("amount;x\n1.500;a\n2.500;a\n", u"amounts.csv"_s);
        page->grid()->setCurrentColumn(0);
        QTest::keyClick(page, Qt::Key_F7);
        // This is the sum of 1.5 and 2.5.
        QTRY_VERIFY(facts(page).contains(u"4"_s));
        auto *choice = page->findChild<QComboBox *>(u"readAs"_s);
        QCOMPARE(choice->currentText(), u"numbers like 1,234.56"_s);
        const auto *how = page->findChild<QLabel *>(u"readAsHow"_s);
        QCOMPARE(how->text(), u"Interpreted as (detected automatically)"_s);
        const auto why = page->findChild<QLabel *>(u"readAsWhy"_s)->text();
        QVERIFY(why.contains(u"both formats"_s));
        QVERIFY2(why.contains(u"“1.500” is read as 1.5. In the other format it would be 1500."_s),
                 qPrintable(why));
        // The entries passed on the way are text, decimal point and decimal comma.
        for (int step = 0; step < 3; ++step)
            QTest::keyClick(choice, Qt::Key_Down);
        QCOMPARE(choice->currentText(), u"Numbers like 1.234,56"_s);
        QTRY_COMPARE(how->text(), u"Interpreted as (your choice)"_s);
        QTRY_VERIFY(facts(page).contains(u"4,000"_s));
        QVERIFY(page->findChild<QLabel *>(u"readAsWhy"_s)->text().isEmpty());
        for (int step = 0; step < 2; ++step)
            QTest::keyClick(choice, Qt::Key_Up);
        QTRY_COMPARE(page->findChild<QLabel *>(u"profileKind"_s)->text(), u"text"_s);
    }

    void cellsThatAreNoNumbersAreNamedEverywhere()
    {
        QByteArray bytes("city,points\n");
        for (int row = 0; row < 30; ++row)
            bytes += (row < 20 ? "Bilbao," : "Madrid,") + QByteArray(row == 7 ? "tbd" : "5") + '\n';
        auto *page = open(bytes, u"odd.csv"_s);
        page->filters()->writeWords();
        auto *words = page->findChild<QLineEdit *>(u"filterWords"_s);
        QTest::keyClicks(words, u"points above 1"_s);
        QTest::keyClick(words, Qt::Key_Return);
        auto *leftOut = page->findChild<QLabel *>(u"filterLeftOut"_s);
        QTRY_COMPARE(page->shown().count(), 29);
        QTRY_VERIFY(leftOut->isVisible());
        QVERIFY2(leftOut->text().contains(u"points is not a number (“tbd”)"_s),
                 qPrintable(leftOut->text()));
        page->filters()->clear();
        QTRY_VERIFY(!leftOut->isVisible());
        page->grid()->setCurrentColumn(0);
        trigger(page, u"chartColumn"_s);
        auto *chart = page->side()->chart();
        auto *amount = chart->findChild<QComboBox *>(u"chartAmount"_s);
        QTest::keyClick(amount, Qt::Key_Down);
        QCOMPARE(amount->currentText(), u"sum of points"_s);
        QTRY_VERIFY(chart->findChild<QLabel *>(u"chartNote"_s)->text().contains(u"“tbd”"_s));
        QVERIFY(ui::sheetview::csvOf(chart->figures()).contains("tbd"));
        QCOMPARE(chart->figures().total(), 145.0);
    }

    // A chart of unique addresses is not useful, so another column with few values is used instead.
    void aChartOfAddressesIsOneOfWhatTellsMore()
    {
        QByteArray bytes("id,email,since,points,city\n");
        for (int row = 0; row < 40; ++row)
            bytes += u"%1,p%1@example.com,2026-01-%2,%3,%4\n"_s.arg(row + 1000)
                         .arg(row % 28 + 1, 2, 10, QChar(u'0'))
                         .arg(row * 7)
                         .arg(row % 3 ? u"Bilbao"_s : u"Madrid"_s)
                         .toUtf8();
        auto *page = open(bytes, u"people.csv"_s);
        page->grid()->setCurrentColumn(0);
        trigger(page, u"chartColumn"_s);
        auto *chart = page->side()->chart();
        const auto *column = chart->findChild<QComboBox *>(u"chartColumn"_s);
        QTRY_COMPARE(column->currentText(), u"by city"_s);
        QTRY_COMPARE(chart->figures().rows.size(), 2);
        // A column of measurements is charted, even if its values are unique.
        page->grid()->setCurrentColumn(3);
        trigger(page, u"chartColumn"_s);
        QTRY_VERIFY(chart->settled());
        QCOMPARE(column->currentText(), u"by points"_s);
    }

    void aChartByDateFollowsTheCalendar_data()
    {
        QTest::addColumn<int>("daysBetween");
        QTest::addColumn<int>("bars");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        QTest::newRow("days") << 1 << 40 << u"1/15/26"_s << u"2/23/26"_s;
        QTest::newRow("weeks") << 7 << 40 << u"week of 1/12/26"_s << u"week of 10/12/26"_s;
        QTest::newRow("months") << 30 << 39 << u"Jan 2026"_s << u"Mar 2029"_s;
        QTest::newRow("years") << 365 << 40 << u"2026"_s << u"2065"_s;
    }
    void aChartByDateFollowsTheCalendar()
    {
        QFETCH(const int, daysBetween);
        QByteArray bytes("since,points\n");
        for (int row = 39; row >= 0; --row)
            bytes += QDate(2026, 1, 15).addDays(row * daysBetween).toString(Qt::ISODate).toUtf8()
                + "T12:00:00Z," + QByteArray::number(row % 5) + '\n';
        auto *page = open(bytes, u"dates.csv"_s);
        page->grid()->setCurrentColumn(0);
        trigger(page, u"chartColumn"_s);
        auto *chart = page->side()->chart();
        const auto rows = [chart] {
            return chart->figures().rows;
        };
        const auto isComplete = [&](double total) {
            QFETCH(const int, bars);
            QFETCH(const QString, first);
            QFETCH(const QString, last);
            QTRY_COMPARE(chart->figures().total(), total);
            QCOMPARE(rows().size(), std::size_t(bars));
            QCOMPARE(rows().front().name, first);
            QCOMPARE(rows().back().name, last);
        };
        // The chart counts rows.
        isComplete(40);
        auto *amount = chart->findChild<QComboBox *>(u"chartAmount"_s);
        QTest::keyClick(amount, Qt::Key_Down);
        QCOMPARE(amount->currentText(), u"sum of points"_s);
        isComplete(80);
    }

    void aChartIsDrawnAndSavedWithItsFigures()
    {
        auto *page = openContacts(100);
        page->grid()->setCurrentColumn(2);
        trigger(page, u"chartColumn"_s);
        QVERIFY(page->side()->showsChart());
        // Switch from the chart to the profile.
        QTest::keyClick(page, Qt::Key_F7);
        QVERIFY(page->side()->isVisible() && !page->side()->showsChart());
        trigger(page, u"chartColumn"_s);
        auto *chart = page->side()->chart();
        QTRY_COMPARE(chart->figures().rows.size(), 4);
        QCOMPARE(chart->figures().total(), 100.0);
        auto *amount = chart->findChild<QComboBox *>(u"chartAmount"_s);
        amount->setCurrentIndex(1);
        Q_EMIT amount->activated(1);
        QTRY_VERIFY(chart->figures().total() > 1000);
        for (const auto *ending : {"png", "svg"}) {
            QTest::mouseClick(chart->findChild<QAbstractButton *>(u"saveChart"_s), Qt::LeftButton);
            auto *dialog = qobject_cast<QFileDialog *>(m_fixture->dialog());
            QVERIFY(dialog);
            const auto path = m_folder.path(u"chart."_s + QString::fromLatin1(ending));
            Q_EMIT dialog->fileSelected(path);
            delete dialog;
            QTRY_VERIFY(QFile::exists(path) && QFile::exists(m_folder.path(u"chart.csv"_s)));
            QTRY_VERIFY(
                !m_fixture->told().isEmpty()
                && m_fixture->told().last().contains(u"chart."_s + QString::fromLatin1(ending)));
            QFile::remove(m_folder.path(u"chart.csv"_s));
        }
        QVERIFY(!QImage(m_folder.path(u"chart.png"_s)).isNull());
    }

    void everyFormOfAChartIsDrawn()
    {
        auto *page = openContacts(200);
        page->grid()->setCurrentColumn(4);
        trigger(page, u"chartColumn"_s);
        auto *chart = page->side()->chart();
        QTRY_VERIFY(!chart->figures().rows.empty());
        auto *view = chart->findChild<ui::charts::MarkChartView *>(u"figureView"_s);
        QCOMPARE(view->chart().form, insightviews::MarkForm::Curve);
        QCOMPARE(view->chart().marks.size(), chart->figures().rows.size());
        QImage last;
        for (const auto form : {ui::sheetview::ChartForm::Bars, ui::sheetview::ChartForm::Line,
                                ui::sheetview::ChartForm::Share}) {
            chart->setForm(form);
            const auto now = view->grab().toImage();
            QVERIFY(now != last);
            last = now;
        }
    }

    // Rows in files have the same menu as in lists.
    void rowsHaveAMenu()
    {
        auto *page = openContacts(30);
        auto *table = page->grid()->table();
        const auto index = table->model()->index(2, 0);
        const auto place = table->visualRect(index).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, place);
        QContextMenuEvent asked(QContextMenuEvent::Mouse, place,
                                table->viewport()->mapToGlobal(place));
        QApplication::sendEvent(table->viewport(), &asked);
        const auto *menu = page->findChild<QMenu *>(u"rowMenu"_s);
        QVERIFY(menu && menu->isVisible());
        const auto offered = [menu](const QString &name) {
            return std::ranges::any_of(menu->actions(), [&name](const QAction *action) {
                return action->objectName() == name && action->isEnabled();
            });
        };
        for (const auto &name :
             {u"openLive"_s, u"lookUpRows"_s, u"copyRows"_s, u"useInJob"_s, u"filterToCell"_s})
            QVERIFY2(offered(name), qPrintable(name));
        auto *only = page->findChild<QAction *>(u"filterToCell"_s);
        only->trigger();
        QTRY_COMPARE(page->model().rowCount(), 1);
    }

    void maskingReachesChipsProfileAndChart()
    {
        auto *page = openContacts(40);
        page->filters()->add(
            {.column = 1, .test = query::Condition::Test::Contains, .texts = {"Luc"}});
        page->grid()->setCurrentColumn(0);
        trigger(page, u"chartColumn"_s);
        QTRY_VERIFY(page->side()->settled() && !page->side()->chart()->figures().rows.empty());
        QTest::keyClick(page, Qt::Key_F9);
        QVERIFY(page->findChild<QAbstractButton *>(u"maskSheetButton"_s)->isChecked());
        QTRY_VERIFY(!page->side()->chart()->figures().rows.empty()
                    && page->side()->chart()->figures().rows.front().name.startsWith(u'•'));
        const auto chips = page->findChildren<ui::tableoptions::Chip *>(u"condition0"_s);
        QVERIFY(!chips.last()->accessibleName().contains(u"Luc"_s));
        QTest::keyClick(page, Qt::Key_F9);
        QVERIFY(!page->model().isMasked());
    }

    void spanishMillionsHaveAllTheirGroups()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::Spanish, QLocale::Spain));
        const QStringList said{ui::tableoptions::numberWords(1234),
                               ui::tableoptions::numberWords(23954),
                               ui::tableoptions::numberWords(2395422)};
        QLocale::setDefault(before);
        QCOMPARE(said, QStringList({u"1234"_s, u"23.954"_s, u"2.395.422"_s}));
    }

    void dialogsNeverBeginInAFolderOfTheProgram()
    {
        const auto path = m_folder.path(u"club.csv"_s);
        const auto folder = QFileInfo(path).absolutePath();
        QCOMPARE(ui::sheetview::folderToStartIn(*m_fixture, path), folder);
        const auto before = m_fixture->temporaryFolder();
        m_fixture->setTemporaryFolder(folder);
        QVERIFY(ui::sheetview::folderToStartIn(*m_fixture, path) != folder);
        m_fixture->setTemporaryFolder(before);
    }

private:
    static QString facts(const ui::files::FilePage *page)
    {
        QStringList texts;
        for (const auto *label : page->findChildren<ui::ElidedLabel *>(u"profileFact"_s))
            texts.append(label->text());
        return texts.join(u'\n');
    }
};

STOREDESK_TEST(TestFileTools)

} // namespace tst_filetools

#include "tst_filetools.moc"
