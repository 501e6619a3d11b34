// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "activities/activitysource.h"
#include "ui/lookups/exportedlist.h"
#include "ui/tables/tableview.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QPushButton>

namespace tst_exportedlist {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::Resource;
using ui::lookups::ExportedList;

// Purchases and products that the exports of activities on this computer contain.
class TestExportedList final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;
    QPointer<ExportedList> m_list;

    ExportedList *open(Resource resource)
    {
        delete m_list;
        auto *list = new ExportedList(*m_fixture, resource, &m_fixture->window());
        m_list = list;
        m_fixture->window().layout()->addWidget(list);
        m_fixture->window().show();
        list->search({});
        if (!QTest::qWaitFor(
                [list] { return list->isSettled() && tableOf(list)->model()->rowCount() > 0; },
                30'000))
            qFatal("no rows");
        return list;
    }
    [[nodiscard]] static ui::TableView *tableOf(const ExportedList *list)
    {
        return qobject_cast<ui::TableView *>(list->table());
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 60, .requestsPerMinute = 0, .speed = 50});
        auto &source = m_fixture->workspace().activitySource();
        QTRY_VERIFY(source.isReady());
        source.fetchNewer();
        QTRY_VERIFY_WITH_TIMEOUT(source.hasActivities(), 60'000);
    }
    void cleanup() { m_fixture.reset(); }

    void productsAreListedAndOpened()
    {
        auto *list = open(Resource::Product);
        auto *table = tableOf(list);
        const QAbstractItemModelTester tester(
            table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const int all = table->model()->rowCount();
        const auto name = table->model()->index(0, 0).data().toString();
        const auto id = table->model()->index(0, 1).data().toString();
        QVERIFY(!name.isEmpty() && !id.isEmpty());
        list->search(id);
        QTRY_VERIFY(table->model()->rowCount() >= 1 && table->model()->rowCount() < all);
        QCOMPARE(table->model()->index(0, 0).data().toString(), name);
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_fixture->opened().front().page, u"product"_s);
        QCOMPARE(m_fixture->opened().front().values.constLast(), id);
    }

    // The search, the order and the columns are stored with the page.
    void theStateIsRestored()
    {
        auto *list = open(Resource::Purchase);
        const int all = tableOf(list)->model()->rowCount();
        const auto buyer = tableOf(list)->model()->index(0, 1).data().toString();
        list->search(buyer);
        tableOf(list)->sortByColumn(2, Qt::AscendingOrder);
        QTRY_VERIFY(tableOf(list)->model()->rowCount() < all);
        auto *header = tableOf(list)->horizontalHeader();
        header->moveSection(3, 0);
        header->resizeSection(1, 271);
        const auto state = list->state();
        auto *again = open(Resource::Purchase);
        again->restore(state);
        QTRY_VERIFY(tableOf(again)->model()->rowCount() < all);
        QCOMPARE(again->state(), state);
        header = tableOf(again)->horizontalHeader();
        QCOMPARE(header->sortIndicatorSection(), 2);
        QCOMPARE(header->visualIndex(3), 0);
        QCOMPARE(header->sectionSize(1), 271);
        again->find();
        QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    }
};

STOREDESK_TEST(TestExportedList)

} // namespace tst_exportedlist

#include "tst_exportedlist.moc"
