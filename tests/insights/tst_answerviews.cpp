// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insights/insightengine.h"
#include "insightviews/answerformat.h"
#include "insightviews/answerview.h"
#include "insightviews/insightreport.h"
#include "insightviews/obstacletext.h"
#include "insightviews/sourcetext.h"
#include "insightviews/svgchart.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <numeric>

namespace tst_answerviews {

using namespace Qt::StringLiterals;
using namespace storedesk;
using insights::InsightReply;
using insightviews::AnswerView;
using insightviews::ChartMark;

// A purchase or another activity.
struct Row
{
    QString person;
    QString time;
    int cents = 0;
    QString type = u"purchase"_s;
    QString source = {};
};

// Tests how answers are shown, with files of a few rows.
class TestAnswerViews final : public QObject
{
    Q_OBJECT

    [[nodiscard]] QString fileOf(const std::vector<Row> &rows)
    {
        const auto path = m_folder.filePath(u"activities-%1.csv"_s.arg(++m_files));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("The file was not written.");
        file.write("id,contactId,type,date,purchaseId,totalPrice,sourceType\n");
        int number = 0;
        for (const auto &row : rows)
            file.write(u"a%1,%2,%3,%4,p%1,%5,%6\n"_s.arg(++number)
                           .arg(row.person, row.type, row.time)
                           .arg(row.cents / 100.0, 0, 'f', 2)
                           .arg(row.source)
                           .toUtf8());
        return path;
    }

    [[nodiscard]] InsightReply ask(const QString &question, const insights::InsightInput &input,
                                   const QHash<QString, QString> &parameters = {})
    {
        base::Progress progress;
        auto reply = m_engine.answer({.input = input,
                                      .question = insights::questionNamed(question),
                                      .parameters = parameters},
                                     progress);
        if (!reply || !reply->answer)
            qFatal("The question was not answered.");
        return *std::move(reply);
    }

    [[nodiscard]] static AnswerView viewOf(const InsightReply &reply)
    {
        return insightviews::displayOf(*reply.answer->question).view(reply);
    }

    [[nodiscard]] insights::InsightInput inputOf(const std::vector<Row> &rows,
                                                 const QString &asOf = u"2026-07-01T00:00:00"_s)
    {
        const QTimeZone zone("Europe/Madrid");
        const auto local = QDateTime::fromString(asOf, Qt::ISODate);
        return {.activities = {fileOf(rows)},
                .zone = zone,
                .asOf = QDateTime(local.date(), local.time(), zone).toMSecsSinceEpoch()};
    }

    // Returns one purchase for each person.
    [[nodiscard]] static std::vector<Row> purchases(int people, const QString &time, int cents,
                                                    const QString &prefix = u"c"_s)
    {
        std::vector<Row> rows;
        for (int person = 0; person < people; ++person)
            rows.push_back({prefix + QString::number(person), time, cents});
        return rows;
    }

    // Returns the text of a fact, or an empty string.
    [[nodiscard]] static QString factNamed(const AnswerView &view, const QString &name)
    {
        const auto fact = std::ranges::find(view.facts, name, &insightviews::AnswerFact::name);
        return fact == view.facts.end() ? QString() : fact->cell.text;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_GB"_s)); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void fewPeopleHaveNoPercentage()
    {
        QCOMPARE(insightviews::shareCell(3, 4).text, u"3 of 4"_s);
        QVERIFY(insightviews::shareCell(3, 4).muted);
        QCOMPARE(insightviews::shareCell(3, 6).text, u"50.0% of 6"_s);
        QVERIFY(insightviews::shareCell(3, 6).muted);
        QCOMPARE(insightviews::shareCell(15, 30).text, u"50.0%"_s);
        QVERIFY(!insightviews::shareCell(15, 30).muted);
    }

    void aMeanShowsItsPeople()
    {
        QCOMPARE(insightviews::meanCell(15, 30).text, u"50.0% of 30"_s);
        QCOMPARE(insightviews::meanCell(3, 4).text, u"3 of 4"_s);
    }

    void aChangeNeedsFivePeople()
    {
        QCOMPARE(insightviews::changeCell(10'000, 13'000, 4).text, u"+30.00"_s);
        QCOMPARE(insightviews::changeCell(10'000, 13'000, 5).text, u"+30.0% of 5"_s);
        QVERIFY(insightviews::changeCell(10'000, 13'000, 29).muted);
        QCOMPARE(insightviews::changeCell(10'000, 13'000, 30).text, u"+30.0%"_s);
        QVERIFY(insightviews::changeCell(0, 13'000, 30).text.isEmpty());
    }

    void monthsOfFewBuyersShowTheDifferenceInMoney()
    {
        auto rows = purchases(1, u"2026-03-10T10:00:00.000Z"_s, 1'000);
        for (const auto &row : purchases(3, u"2026-04-10T10:00:00.000Z"_s, 1'000))
            rows.push_back(row);
        for (const auto &row : purchases(3, u"2026-05-10T10:00:00.000Z"_s, 2'000))
            rows.push_back(row);
        const auto view = viewOf(ask(u"sales"_s, inputOf(rows)));
        QCOMPARE(view.rows[1][5].text, u"+30.00"_s);
    }

    // The number beside the table, the table and the sentence compare the same periods.
    void aWholeMonthIsComparedWithTheMonthBefore()
    {
        auto rows = purchases(1, u"2026-04-01T10:00:00.000Z"_s, 1'000);
        // June has 30 days, so this day is too early for as many days before it.
        for (const auto &row : purchases(40, u"2026-05-01T10:00:00.000Z"_s, 1'000))
            rows.push_back(row);
        for (const auto &row : purchases(40, u"2026-06-10T10:00:00.000Z"_s, 930))
            rows.push_back(row);
        auto input = inputOf(rows);
        const auto reply = ask(u"sales"_s, input);
        const auto view = viewOf(reply);
        QCOMPARE(factNamed(view, u"May 2026"_s), u"400.00"_s);
        QCOMPARE(factNamed(view, u"Change from May 2026"_s), u"-7.0%"_s);
        QCOMPARE(view.rows[0][5].text, u"-7.0%"_s);
        QVERIFY2(reply.answer->sentence.endsWith(u"Jun 2026: 372.00, down 7.0% on May 2026."_s),
                 qPrintable(reply.answer->sentence));
        input.from = {2026, 6, 1};
        input.to = {2026, 6, 30};
        QCOMPARE(ask(u"sales"_s, input).answer->sentence,
                 u"40 purchase(s) for a total of 372.00, down 7.0% on May 2026."_s);
    }

    void otherDaysAreComparedWithAsManyDaysBefore()
    {
        auto rows = purchases(40, u"2026-05-01T10:00:00.000Z"_s, 1'000);
        for (const auto &row : purchases(40, u"2026-06-10T10:00:00.000Z"_s, 500))
            rows.push_back(row);
        for (const auto &row : purchases(40, u"2026-06-11T10:00:00.000Z"_s, 600))
            rows.push_back(row);
        auto input = inputOf(rows);
        input.from = {2026, 6, 11};
        input.to = {2026, 6, 20};
        const auto reply = ask(u"sales"_s, input);
        QCOMPARE(factNamed(viewOf(reply), u"Change from 01/06/2026 to 10/06/2026"_s), u"+20.0%"_s);
        QVERIFY2(reply.answer->sentence.endsWith(u", up 20.0% on 01/06/2026 to 10/06/2026."_s),
                 qPrintable(reply.answer->sentence));
        // The days before begin earlier than the data.
        input.from = {2026, 5, 1};
        input.to = {2026, 5, 31};
        QVERIFY(ask(u"sales"_s, input).answer->sentence.endsWith(u"for a total of 400.00."_s));
    }

    // The currency of the store is shown if the data states none.
    void amountsHaveTheirCurrency()
    {
        auto input = inputOf(purchases(40, u"2026-05-10T10:00:00.000Z"_s, 1'000));
        input.storeCurrency = u"EUR"_s;
        const auto reply = ask(u"sales"_s, input);
        QVERIFY2(reply.answer->shortSentence.contains(u"for a total of 400.00 EUR"_s),
                 qPrintable(reply.answer->shortSentence));
        const auto view = viewOf(reply);
        QCOMPARE(view.columns[1].title, u"Revenue, EUR"_s);
        QCOMPARE(view.columns[4].title, u"Per purchase, EUR"_s);
        QVERIFY2(view.chart.marks.front().text.contains(u"400.00 EUR"_s),
                 qPrintable(view.chart.marks.front().text));
        const auto best = viewOf(ask(u"best-customers"_s, input));
        QCOMPARE(factNamed(best, u"Revenue without a contact"_s), u"0.00 EUR"_s);
    }

    void peopleWhoBoughtOnlyOnceOpen()
    {
        auto rows = purchases(6, u"2026-03-01T10:00:00.000Z"_s, 1'000);
        for (const auto &row : purchases(2, u"2026-03-05T10:00:00.000Z"_s, 1'000))
            rows.push_back(row);
        for (const auto &row : purchases(3, u"2026-06-25T10:00:00.000Z"_s, 1'000, u"late"_s))
            rows.push_back(row);
        const auto reply = ask(u"second-purchase"_s, inputOf(rows));
        const auto view = viewOf(reply);
        QCOMPARE(factNamed(view, u"Bought only once so far"_s), u"7"_s);
        QVERIFY(reply.answer->shortSentence.contains(u"2 of 9 buyers bought again; 7 bought"_s));
        // The second row is that of 60 days.
        const auto &cell = view.rows[1].back();
        QCOMPARE(cell.text, u"4"_s);
        const auto *people = view.peopleOf(reply, cell.key);
        QVERIFY(people && people->size() == 4);
    }

    void anIncompletePeriodSaysWhichDaysItCovers()
    {
        const std::vector<Row> rows{{u"c1"_s, u"2026-05-20T10:00:00.000Z"_s, 1'000},
                                    {u"c2"_s, u"2026-06-10T10:00:00.000Z"_s, 1'000}};
        auto input = inputOf(rows, u"2026-06-18T09:00:00"_s);
        const auto view = viewOf(ask(u"sales"_s, input));
        QCOMPARE(view.rows[0][0].text, u"Jun 2026, until 18 Jun"_s);
        QCOMPARE(view.rows[1][0].text, u"May 2026, from 20 May"_s);
        QVERIFY(view.chart.marks[1].unfinished);
        input.to = {2026, 6, 12};
        QCOMPARE(viewOf(ask(u"sales"_s, input)).rows[0][0].text, u"Jun 2026, until 12 Jun"_s);
    }

    void theLastDayOfAMonthIsNamedIfItIsNotOver()
    {
        const std::vector<Row> rows{{u"c1"_s, u"2026-04-30T22:00:00.000Z"_s, 1'000}};
        const auto view = viewOf(ask(u"sales"_s, inputOf(rows, u"2026-05-31T14:00:00"_s)));
        QCOMPARE(view.rows[0][0].text, u"May 2026, until 31 May"_s);
    }

    void otherCombinesTheRestAndOpensItsPeople()
    {
        std::vector<Row> rows;
        for (int source = 0; source < 13; ++source)
            rows.push_back({u"c%1"_s.arg(source % 12), u"2026-05-10T10:00:00.000Z"_s,
                            10'000 - 100 * source, u"purchase"_s, u"s%1"_s.arg(source, 2, 10)});
        const auto reply = ask(u"sources"_s, inputOf(rows));
        const auto view = viewOf(reply);
        QCOMPARE(view.chart.marks.size(), std::size_t(11));
        const auto &other = view.chart.marks.back();
        QCOMPARE(other.name, u"Other"_s);
        // The smallest three are of the people 10, 11 and 0.
        QCOMPARE(other.value, 90.0 + 89.0 + 88.0);
        const auto *people = view.peopleOf(reply, other.key);
        QVERIFY(people);
        QCOMPARE(people->size(), std::size_t(3));
        const auto sum = std::accumulate(
            view.chart.marks.begin(), view.chart.marks.end(), 0.0,
            [](double before, const ChartMark &mark) { return before + mark.value; });
        QCOMPARE(sum, 1'222.0);
    }

    void everyBestCustomerOpensAndSoDoTheOthers()
    {
        std::vector<Row> rows;
        for (int person = 0; person < 12; ++person)
            rows.push_back(
                {u"c%1"_s.arg(person), u"2026-05-10T23:30:00.000Z"_s, 10'000 - 100 * person});
        const auto reply = ask(u"best-customers"_s, inputOf(rows));
        const auto view = viewOf(reply);
        QCOMPARE(view.chart.marks.size(), std::size_t(11));
        std::vector<quint32> opened;
        for (const auto &mark : view.chart.marks) {
            const auto *people = view.peopleOf(reply, mark.key);
            QVERIFY2(people, qPrintable(mark.name));
            QCOMPARE(people->size(), std::size_t(mark.name == "Other"_L1 ? 2 : 1));
            opened.insert(opened.end(), people->begin(), people->end());
        }
        std::ranges::sort(opened);
        QCOMPARE(opened, reply.people->at(u"all"_s));
        // Days follow the zone of the store, not that of this computer.
        QCOMPARE(view.rows[0][4].text,
                 QLocale().toString(QDate(2026, 5, 11), QLocale::ShortFormat));
    }

    void theShareOfFourCustomersIsNoPercentage()
    {
        const auto view = viewOf(
            ask(u"best-customers"_s, inputOf(purchases(4, u"2026-05-10T10:00:00.000Z"_s, 1'000))));
        QCOMPARE(view.rows[0][5].text, u"10.00 of 40.00"_s);
    }

    void cohortsShowPeoplePurchasesAndRevenueWithWeightedMeans()
    {
        auto rows = purchases(40, u"2026-03-10T10:00:00.000Z"_s, 1'000);
        for (const auto &row : purchases(10, u"2026-04-10T10:00:00.000Z"_s, 3'000))
            rows.push_back(row);
        for (const auto &row : purchases(20, u"2026-04-11T10:00:00.000Z"_s, 1'000, u"d"_s))
            rows.push_back(row);
        const auto view = viewOf(ask(u"cohorts"_s, inputOf(rows)));
        QCOMPARE(view.otherCharts.size(), std::size_t(2));
        QCOMPARE(view.chart.rows.first(), u"Mar 2026 · 40"_s);
        const auto markAt = [](const insightviews::MarkChart &chart, int row, int column) {
            const auto found = std::ranges::find_if(chart.marks, [&](const ChartMark &mark) {
                return mark.row == row && mark.column == column;
            });
            return found == chart.marks.end() ? ChartMark() : *found;
        };
        QCOMPARE(*markAt(view.chart, 0, 1).brief, u"25.0"_s);
        QCOMPARE(markAt(view.chart, 0, 1).text, u"25.0% of 40"_s);
        QVERIFY(markAt(view.chart, 1, 1).muted);
        // Month 1 of both cohorts: 10 of 60.
        QCOMPARE(view.chart.rows.last(), u"Weighted average"_s);
        QCOMPARE(markAt(view.chart, 2, 1).text, u"16.7% of 60"_s);
        QCOMPARE(*markAt(view.otherCharts[0], 0, 1).brief, u"0.25"_s);
        QCOMPARE(*markAt(view.otherCharts[1], 0, 1).brief, u"7.50"_s);
    }

    void manyCohortsAreShownByQuarter()
    {
        std::vector<Row> rows;
        QDateTime time({2022, 1, 10}, {10, 0}, Qt::UTC);
        for (int month = 0; month < 37; ++month)
            rows.push_back(
                {u"c%1"_s.arg(month), time.addMonths(month).toString(Qt::ISODateWithMs), 1'000});
        const auto display = insightviews::displayOf(*insights::questionNamed(u"cohorts"_s));
        const auto reply = ask(u"cohorts"_s, inputOf(rows));
        QCOMPARE(display.longerPeriod(reply), std::optional(insights::PeriodUnit::Quarter));
        rows.pop_back();
        QVERIFY(!display.longerPeriod(ask(u"cohorts"_s, inputOf(rows))));
    }

    void scoresAreShownAsAGridWhosePeopleAddUp()
    {
        std::vector<Row> rows;
        for (int person = 0; person < 10; ++person)
            rows.push_back({u"c%1"_s.arg(person), u"2026-05-%1T10:00:00.000Z"_s.arg(person + 10),
                            1'000 + person});
        const auto reply = ask(u"rfm"_s, inputOf(rows));
        const auto view = viewOf(reply);
        QCOMPARE(view.otherCharts.size(), std::size_t(1));
        const auto &grid = view.otherCharts.front();
        QCOMPARE(grid.marks.size(), std::size_t(25));
        std::size_t people = 0;
        for (const auto &mark : grid.marks)
            people += mark.key.isEmpty() ? 0 : view.peopleOf(reply, mark.key)->size();
        QCOMPARE(people, std::size_t(10));
    }

    void aSentenceSaysSinceWhenPurchasesAreKnown()
    {
        const auto rows = purchases(3, u"2026-05-10T10:00:00.000Z"_s, 1'000);
        QVERIFY(ask(u"new-returning"_s, inputOf(rows))
                    .answer->sentence.endsWith(u"earlier purchases are not in the file."_s));
        QVERIFY(!ask(u"sales"_s, inputOf(rows)).answer->sentence.contains(u"earlier"_s));
    }

    void theRowsOfTheFilesAddUp()
    {
        insights::RowUse use{.rows = 14, .used = 13, .duplicates = 1};
        QCOMPARE(insightviews::balanceSum(use).text, u"13 + 1 = 14 row(s)"_s);
        QVERIFY(insightviews::balanceSum(use).isRight);
        use.rows = 15;
        QVERIFY(!insightviews::balanceSum(use).isRight);
    }

    void anExportIsOfferedWithItsDuration()
    {
        QCOMPARE(insightviews::withDuration(u"Export contacts…"_s, std::chrono::minutes(3)),
                 u"Export contacts… (about 3 min)"_s);
        QCOMPARE(insightviews::withDuration(u"Export contacts…"_s, std::nullopt),
                 u"Export contacts…"_s);
    }

    void activitiesAreNotCountedAsPeople()
    {
        const auto view = viewOf(ask(
            u"quota"_s,
            inputOf(purchases(3, u"2026-06-30T10:00:00.000Z"_s, 1'000), u"2026-06-30T18:00:00"_s)));
        QCOMPARE(view.rows[0][2].text, u"100.0%"_s);
        // Today is not over.
        QVERIFY(view.chart.marks.back().unfinished);
    }

    void aPictureNamesWhatIsHatched()
    {
        insightviews::MarkChart chart{.columns = {u"June"_s},
                                      .marks = {{.value = 1, .text = u"1"_s, .unfinished = true}}};
        QVERIFY(svgOf(chart).contains(u"Incomplete"_s));
        chart.marks.front().unfinished = false;
        QVERIFY(!svgOf(chart).contains(u"Incomplete"_s));
    }

private:
    QTemporaryDir m_folder;
    int m_files = 0;
    insights::InsightEngine m_engine{{}};
};

STOREDESK_TEST(TestAnswerViews)

} // namespace tst_answerviews

#include "tst_answerviews.moc"
