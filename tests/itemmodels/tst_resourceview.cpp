// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/resourcemodel.h"
#include "itemmodels/resourceview.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QTest>

#include <optional>
#include <random>

namespace tst_resourceview {

using namespace Qt::StringLiterals;
using namespace storedesk;
using itemmodels::ResourceModel;
using itemmodels::ResourceView;

static QJsonObject importRecord(const QString &id, int total, const QString &status = u"finished"_s,
                                const QString &created = u"2026-09-21T10:00:00.000Z"_s)
{
    return {{u"id"_s, id},
            {u"type"_s, u"contacts"_s},
            {u"status"_s, status},
            {u"total"_s, total},
            {u"createdAt"_s, created}};
}

static QJsonObject workflow(const QString &id, const QString &name)
{
    return {{u"id"_s, id}, {u"name"_s, name}, {u"status"_s, u"active"_s}};
}

class TestResourceView final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        open(catalogue::Resource::Import);
        m_model->setRecords({importRecord(u"a"_s, 30), importRecord(u"b"_s, 4, u"error"_s),
                             importRecord(u"c"_s, 200), importRecord(u"d"_s, 4)});
    }

    void cleanup()
    {
        m_tester.reset();
        m_view.reset();
        m_model.reset();
    }

    void columnsThatComeWithTheRecordsAreShownAndSorted()
    {
        ResourceModel records(catalogue::Resource::Workflow, m_clock);
        ResourceView view(records);
        const QAbstractItemModelTester tester(&view);
        records.upsert({workflow(u"a"_s, u"One"_s)});
        const int known = view.columnCount();
        QSignalSpy came(&view, &QAbstractItemModel::columnsInserted);
        auto second = workflow(u"b"_s, u"Two"_s);
        second.insert(u"runs"_s, 7);
        auto third = workflow(u"c"_s, u"Three"_s);
        third.insert(u"runs"_s, 3);
        records.upsert({second, third});
        QCOMPARE(came.size(), 1);
        QCOMPARE(view.columnCount(), known + 1);
        view.sort(known, Qt::DescendingOrder);
        QCOMPARE(view.index(0, known).data().toString(), u"7"_s);
        view.setSearched({known});
        view.setWords(u"3"_s);
        QCOMPARE(view.rowCount(), 1);
    }

    void aRowThatGoesLeavesItsNeighbourInItsPlace()
    {
        ResourceModel records(catalogue::Resource::Workflow, m_clock);
        ResourceView view(records);
        const QAbstractItemModelTester tester(&view);
        records.upsert(
            {workflow(u"a"_s, u"C"_s), workflow(u"b"_s, u"A"_s), workflow(u"c"_s, u"B"_s)});
        view.sort(records.nameColumn());
        QSignalSpy gone(&view, &QAbstractItemModel::rowsRemoved);
        QSignalSpy moved(&view, &QAbstractItemModel::layoutChanged);
        // Remove the middle record.
        records.remove(u"c"_s);
        QCOMPARE(gone.size(), 1);
        QCOMPARE(gone.first().at(1).toInt(), 1);
        QCOMPARE(moved.size(), 0);
        QCOMPARE(view.index(1, records.nameColumn()).data().toString(), u"C"_s);
    }

    void showsTheRowsOfTheModelInOrder()
    {
        QCOMPARE(keys(), u"a b c d"_s);
        QCOMPARE(m_view->headerData(total(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 u"Rows"_s);
    }

    void numbersSortAsNumbersAndLikeRowsStayInTheirOrder()
    {
        m_view->sort(total());
        QCOMPARE(keys(), u"b d a c"_s);
        m_view->sort(total(), Qt::DescendingOrder);
        QCOMPARE(keys(), u"c a b d"_s);
        m_view->sort(-1);
        QCOMPARE(keys(), u"a b c d"_s);
    }

    void anEmptyCellComesLastInBothDirections()
    {
        auto bare = importRecord(u"e"_s, 0);
        bare.remove(u"total"_s);
        m_model->upsert({bare});
        m_view->sort(total());
        QCOMPARE(keys(), u"b d a c e"_s);
        m_view->sort(total(), Qt::DescendingOrder);
        QCOMPARE(keys(), u"c a b d e"_s);
    }

    void textsSortWithoutCaseAndAccents()
    {
        open(catalogue::Resource::Workflow);
        m_model->setRecords({workflow(u"1"_s, u"zeta"_s), workflow(u"2"_s, u"Ávila"_s),
                             workflow(u"3"_s, u"alba"_s), workflow(u"4"_s, u"Ñu"_s),
                             workflow(u"5"_s, QString())});
        m_view->sort(m_model->columnOf(u"name"));
        // Records without a name are sorted by their id.
        QCOMPARE(keys(), u"5 3 2 4 1"_s);
    }

    void timesAreSortedIndependentlyOfTheirZone()
    {
        m_model->setRecords(
            {importRecord(u"late"_s, 1, u"finished"_s, u"2026-09-21T09:00:00.000Z"_s),
             importRecord(u"early"_s, 1, u"finished"_s, u"2026-09-21T10:00:00+02:00"_s)});
        m_view->sort(m_model->columnOf(u"createdAt"));
        QCOMPARE(keys(), u"early late"_s);
    }

    void everyWordMustOccurInTheShownText()
    {
        m_view->setSearched({m_model->columnOf(u"type"), m_model->columnOf(u"status")});
        m_view->setWords(u"FAIL"_s);
        QCOMPARE(keys(), u"b"_s);
        m_view->setWords(u"contacts completed"_s);
        QCOMPARE(keys(), u"a c d"_s);
        // The column that contains this text is not searched.
        m_view->setWords(u"200"_s);
        QCOMPARE(keys(), QString());
        m_view->setSearched({total()});
        QCOMPARE(keys(), u"c"_s);
        m_view->setWords({});
        QCOMPARE(keys(), u"a b c d"_s);
    }

    void aRecordIsFoundByItsKeyThoughItsColumnIsHidden()
    {
        m_view->setSearched({m_model->columnOf(u"status")});
        m_view->setWords(u"b"_s);
        QCOMPARE(keys(), u"b"_s);
    }

    void aChoiceShowsOnlyMatchingRows()
    {
        m_view->setChoice(m_model->columnOf(u"status"), u"error"_s);
        QCOMPARE(keys(), u"b"_s);
        QVERIFY(m_view->isFiltered());
        m_view->setChoice(m_model->columnOf(u"status"), std::nullopt);
        QCOMPARE(keys(), u"a b c d"_s);
        QVERIFY(!m_view->isFiltered());
    }

    void rowsThatComeGoToTheirPlace()
    {
        m_view->sort(total());
        m_view->setChoice(m_model->columnOf(u"status"), u"finished"_s);
        m_model->upsert({importRecord(u"x"_s, 20), importRecord(u"y"_s, 1, u"error"_s)});
        QCOMPARE(keys(), u"d x a c"_s);
    }

    void aRecordThatChangesMovesComesOrGoes()
    {
        m_view->sort(total());
        m_view->setChoice(m_model->columnOf(u"status"), u"finished"_s);
        QSignalSpy changed(&*m_view, &ResourceView::dataChanged);
        m_model->upsert({importRecord(u"a"_s, 1000)});
        QCOMPARE(keys(), u"d c a"_s);
        m_model->upsert({importRecord(u"a"_s, 1)});
        QCOMPARE(keys(), u"a d c"_s);
        QCOMPARE(changed.size(), 2);
        m_model->upsert({importRecord(u"a"_s, 1, u"error"_s)});
        QCOMPARE(keys(), u"d c"_s);
        m_model->upsert({importRecord(u"b"_s, 100)});
        QCOMPARE(keys(), u"d b c"_s);
    }

    void removedRowsDisappearAndOthersStay()
    {
        m_view->sort(total(), Qt::DescendingOrder);
        m_model->remove(u"a"_s);
        QCOMPARE(keys(), u"c b d"_s);
        m_model->setRecords({importRecord(u"d"_s, 4), importRecord(u"z"_s, 7)});
        QCOMPARE(keys(), u"z d"_s);
        m_model->clear();
        QCOMPARE(keys(), QString());
    }

    void theSelectionStaysWithItsRecord()
    {
        QItemSelectionModel selection(&*m_view);
        selection.select(m_view->indexOf(u"c"_s),
                         QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const auto selected = [&selection] {
            const auto rows = selection.selectedRows();
            return rows.size() == 1 ? rows.front().data(ResourceModel::KeyRole).toString()
                                    : QString();
        };
        m_view->sort(total(), Qt::DescendingOrder);
        QCOMPARE(selected(), u"c"_s);
        m_view->setChoice(m_model->columnOf(u"status"), u"finished"_s);
        QCOMPARE(selected(), u"c"_s);
        m_view->clearFilter();
        m_model->upsert({importRecord(u"c"_s, 1), importRecord(u"n"_s, 500)});
        QCOMPARE(selected(), u"c"_s);
    }

    void todayIsYesterdayTomorrow()
    {
        m_model->setRecords(
            {importRecord(u"a"_s, 1, u"finished"_s, m_clock.now().toString(Qt::ISODate))});
        m_view->setSearched({m_model->columnOf(u"createdAt")});
        m_view->setWords(u"today"_s);
        QCOMPARE(keys(), u"a"_s);
        m_clock.advance(std::chrono::hours(24));
        m_view->setWords(u"yesterday"_s);
        QCOMPARE(keys(), u"a"_s);
    }

    // After any sequence of changes, the view shows the same rows as a simple computation.
    void chanceFindsNoDifference()
    {
        std::mt19937 random(7); // NOLINT: the same every time
        const auto any = [&random](int below) {
            return static_cast<int>(random() % static_cast<unsigned>(below));
        };
        m_model->clear();
        for (int step = 0; step < 400; ++step) {
            const auto id = QString::number(any(40));
            switch (any(7)) {
            case 0:
                m_model->remove(id);
                break;
            case 1:
                m_view->sort(any(3) == 0 ? -1 : total(),
                             any(2) == 0 ? Qt::AscendingOrder : Qt::DescendingOrder);
                break;
            case 2:
                m_view->setChoice(m_model->columnOf(u"status"),
                                  any(2) == 0 ? std::optional(u"error"_s) : std::nullopt);
                break;
            default:
                m_model->upsert(
                    {importRecord(id, any(10), any(2) == 0 ? u"error"_s : u"finished"_s),
                     importRecord(QString::number(any(40)), any(10))});
            }
            ResourceView fresh(*m_model);
            if (m_view->isFiltered())
                fresh.setChoice(m_model->columnOf(u"status"), u"error"_s);
            fresh.sort(m_view->sortColumn(), m_view->sortOrder());
            QCOMPARE(keys(), keysOf(fresh));
        }
    }

private:
    void open(catalogue::Resource resource)
    {
        cleanup();
        m_model.emplace(resource, m_clock);
        m_view.emplace(*m_model);
        m_tester.emplace(&*m_view, QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    [[nodiscard]] static QString keysOf(const ResourceView &view)
    {
        QStringList keys;
        for (int row = 0; row < view.rowCount(); ++row)
            keys.append(view.index(row, 0).data(ResourceModel::KeyRole).toString());
        return keys.join(u' ');
    }

    [[nodiscard]] QString keys() const { return keysOf(*m_view); }
    [[nodiscard]] int total() const { return m_model->columnOf(u"total"); }

    support::ManualClock m_clock;
    std::optional<ResourceModel> m_model;
    std::optional<ResourceView> m_view;
    std::optional<QAbstractItemModelTester> m_tester;
};

STOREDESK_TEST(TestResourceView)

} // namespace tst_resourceview

#include "tst_resourceview.moc"
