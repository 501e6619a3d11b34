// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/headings.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "storage/changehistory.h"
#include "ui/changes/changetable.h"
#include "ui/changes/historypage.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/statepane.h"

#include <QAbstractItemModelTester>

namespace tst_historypage {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the page that lists the changes made on this computer.
class TestHistoryPage final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;

    void keepChange()
    {
        m_fixture->account().storage().changes().keep(
            {.operation = catalogue::OperationId::PatchContactByEmail,
             .values = {u"ann@example.org"_s},
             .title = u"Ann"_s,
             .before = {{u"_points"_s, 1}},
             .after = {{u"_points"_s, 2}}});
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    // U23: an empty history offers to open the contacts, and a filter without a match can be
    // cleared.
    void anEmptyHistoryOffersAnAction()
    {
        auto *page = m_fixture->show(new ui::changes::HistoryPage(*m_fixture));
        QTRY_VERIFY(page->settled());
        auto *table = page->findChild<ui::TableView *>(u"changes"_s);
        const QAbstractItemModelTester tester(table->model());
        auto *pane = page->findChild<ui::StatePane *>();
        QTRY_COMPARE(pane->headline(), u"No changes yet"_s);
        QTest::mouseClick(pane->mainButton(), Qt::LeftButton);
        QVERIFY(!m_fixture->opened().isEmpty());
        QCOMPARE(m_fixture->opened().last().page, u"contacts"_s);

        keepChange();
        QTRY_COMPARE(table->model()->rowCount(), 1);
        auto *filter = page->findChild<QLineEdit *>(u"filter"_s);
        QTest::keyClicks(filter, u"nobody"_s);
        QTRY_COMPARE(pane->headline(), u"No change matches the filter"_s);
        const auto opened = m_fixture->opened().size();
        QTest::mouseClick(pane->mainButton(), Qt::LeftButton);
        QVERIFY(filter->text().isEmpty());
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(m_fixture->opened().size(), opened);
    }

    void headingsSortAndColumnsAreHidden()
    {
        auto *page = m_fixture->show(new ui::changes::HistoryPage(*m_fixture));
        QTRY_VERIFY(page->settled());
        for (const auto &name : {u"Bob"_s, u"Ann"_s, u"Cid"_s})
            m_fixture->account().storage().changes().keep(
                {.operation = catalogue::OperationId::PatchContactByEmail,
                 .values = {name + u"@example.org"_s},
                 .title = name,
                 .before = {{u"_points"_s, 1}},
                 .after = {{u"_points"_s, 2}}});
        auto *table = page->findChild<ui::TableView *>(u"changes"_s);
        QTRY_COMPARE(table->model()->rowCount(), 3);
        const auto record = ui::changes::ChangeModel::Record;
        const auto before = support::columnTexts(*table, record);
        support::clickHeading(*table, record);
        QCOMPARE(support::columnTexts(*table, record), (QStringList{u"Ann"_s, u"Bob"_s, u"Cid"_s}));
        support::clickHeading(*table, record);
        QCOMPARE(support::columnTexts(*table, record), (QStringList{u"Cid"_s, u"Bob"_s, u"Ann"_s}));
        // Enter opens the record of the row as it is shown.
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(m_fixture->opened().last().values.contains(u"Cid@example.org"_s));
        support::clickHeading(*table, record);
        QCOMPARE(support::columnTexts(*table, record), before);
        support::toggleColumn(*page, u"changesColumns"_s, u"by"_s);
        QVERIFY(table->isColumnHidden(ui::changes::ChangeModel::By));
        const auto state = page->viewState();
        page = m_fixture->show(new ui::changes::HistoryPage(*m_fixture));
        page->restoreViewState(state);
        table = page->findChild<ui::TableView *>(u"changes"_s);
        QVERIFY(table->isColumnHidden(ui::changes::ChangeModel::By));
    }

    void theSelectionSurvivesNewChanges()
    {
        auto *page = m_fixture->show(new ui::changes::HistoryPage(*m_fixture));
        QTRY_VERIFY(page->settled());
        auto *table = page->findChild<ui::TableView *>(u"changes"_s);
        const QAbstractItemModelTester tester(table->model());
        auto &changes = m_fixture->account().storage().changes();
        const auto keep = [&changes](const QString &name) {
            return changes.keep({.operation = catalogue::OperationId::PatchContactByEmail,
                                 .values = {name + u"@example.org"_s},
                                 .title = name,
                                 .before = {{u"_points"_s, 1}, {u"_name"_s, u"A"_s}},
                                 .after = {{u"_points"_s, 2}, {u"_name"_s, u"B"_s}}});
        };
        keep(u"Ann"_s);
        const auto bob = keep(u"Bob"_s);
        QTRY_COMPARE(table->model()->rowCount(), 4);
        const auto record = ui::changes::ChangeModel::Record;
        const auto selected = [table] {
            QStringList names;
            for (const auto &index : table->selectionModel()->selectedRows(record))
                names.append(index.data().toString());
            return names;
        };
        table->selectRow(static_cast<int>(support::columnTexts(*table, record).indexOf(u"Ann"_s)));
        QCOMPARE(selected(), QStringList{u"Ann"_s});
        keep(u"Cid"_s);
        QTRY_COMPARE(table->model()->rowCount(), 6);
        QCOMPARE(selected(), QStringList{u"Ann"_s});
        changes.markUndone(bob);
        QTRY_VERIFY(
            support::columnTexts(*table, ui::changes::ChangeModel::End).contains(u"Undone"_s));
        QCOMPARE(selected(), QStringList{u"Ann"_s});
        changes.drop(bob);
        QTRY_COMPARE(table->model()->rowCount(), 4);
        QCOMPARE(selected(), QStringList{u"Ann"_s});
    }

    void theEmptyHistoryOfARecordLeadsToAllChanges()
    {
        ui::changes::ChangeTable table(
            *m_fixture, [](const auto &) { return false; }, &m_fixture->window());
        m_fixture->window().layout()->addWidget(&table);
        m_fixture->window().show();
        auto *pane = table.findChild<ui::StatePane *>();
        QTRY_COMPARE(pane->headline(), u"No changes yet"_s);
        QTRY_VERIFY(pane->mainButton()->isVisible());
        QTest::mouseClick(pane->mainButton(), Qt::LeftButton);
        QVERIFY(!m_fixture->opened().isEmpty());
        QCOMPARE(m_fixture->opened().last().page, u"history"_s);
    }
};

STOREDESK_TEST(TestHistoryPage)

} // namespace tst_historypage

#include "tst_historypage.moc"
