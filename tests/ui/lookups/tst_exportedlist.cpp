// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/columnspopup.h"
#include "support/headings.h"
#include "support/pagefixture.h"
#include "support/sending.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "activities/activitysource.h"
#include "ui/changes/deletedialog.h"
#include "ui/lookups/exportedlist.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/statepane.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QFileDialog>
#include <QHeaderView>
#include <QJsonObject>
#include <QMenu>
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

    // Connects to a store with this many contacts and exports its activities.
    void connectTo(int contacts)
    {
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = contacts, .requestsPerMinute = 0, .speed = 50});
        auto &source = m_fixture->workspace().activitySource();
        QTRY_VERIFY(source.isReady());
        source.fetchNewer();
        QTRY_VERIFY_WITH_TIMEOUT(source.hasActivities(), 60'000);
    }
    ExportedList *show(Resource resource)
    {
        delete m_list;
        auto *list = new ExportedList(*m_fixture, resource, &m_fixture->window());
        m_list = list;
        m_fixture->window().layout()->addWidget(list);
        m_fixture->window().show();
        list->search({});
        return list;
    }
    ExportedList *open(Resource resource)
    {
        auto *list = show(resource);
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
    [[nodiscard]] QAction *action(const QString &name) const
    {
        return m_list->findChild<QAction *>(name);
    }
    void select(const QList<int> &rows)
    {
        auto *table = tableOf(m_list);
        table->clearSelection();
        for (const int row : rows)
            table->selectionModel()->select(table->model()->index(row, 0),
                                            QItemSelectionModel::Select
                                                | QItemSelectionModel::Rows);
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return tableOf(m_list)->model()->index(row, column).data().toString();
    }
    [[nodiscard]] ui::StatePane *pane() const { return m_list->findChild<ui::StatePane *>(); }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        connectTo(60);
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

    // The search and the order are stored with the page.
    void theStateIsRestored()
    {
        auto *list = open(Resource::Purchase);
        const int all = tableOf(list)->model()->rowCount();
        const auto buyer = tableOf(list)->model()->index(0, 1).data().toString();
        list->search(buyer);
        support::clickHeading(*tableOf(list), 2);
        QTRY_VERIFY(tableOf(list)->model()->rowCount() < all);
        const auto state = list->state();
        auto *again = open(Resource::Purchase);
        again->restore(state);
        QTRY_VERIFY(tableOf(again)->model()->rowCount() < all);
        QCOMPARE(again->state(), state);
        QCOMPARE(tableOf(again)->horizontalHeader()->sortIndicatorSection(), 2);
        again->find();
        QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    }

    // The first click sorts ascending, the second descending, and the third restores the order of
    // the exports.
    void headingsSortTheRows_data()
    {
        QTest::addColumn<Resource>("resource");
        QTest::addColumn<int>("column");
        QTest::newRow("purchases by buyer") << Resource::Purchase << 1;
        QTest::newRow("products by name") << Resource::Product << 0;
    }
    void headingsSortTheRows()
    {
        QFETCH(const Resource, resource);
        QFETCH(const int, column);
        auto *list = open(resource);
        auto *table = tableOf(list);
        const auto before = support::columnTexts(*table, column);
        auto sorted = before;
        std::ranges::sort(sorted, [](const QString &left, const QString &right) {
            return left.compare(right, Qt::CaseInsensitive) < 0;
        });
        QVERIFY(sorted != before);
        support::clickHeading(*table, column);
        QTRY_VERIFY(list->isSettled());
        QCOMPARE(support::columnTexts(*table, column), sorted);
        QVERIFY(table->horizontalHeader()->isSortIndicatorShown());
        support::clickHeading(*table, column);
        QTRY_VERIFY(list->isSettled());
        QCOMPARE(support::columnTexts(*table, column).first(), sorted.last());
        support::clickHeading(*table, column);
        QTRY_VERIFY(list->isSettled());
        QCOMPARE(support::columnTexts(*table, column), before);
        // The keyboard sorts with the menu of the column.
        table->setCurrentIndex(table->model()->index(0, column));
        QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier);
        auto *menu = table->findChild<QMenu *>(u"columnMenu"_s);
        QVERIFY(menu);
        menu->actions().constFirst()->trigger();
        QTRY_VERIFY(list->isSettled());
        QCOMPARE(support::columnTexts(*table, column), sorted);
    }

    // Sorting and searching move the selected row, and the current cell stays on it.
    void theSelectionFollowsItsRows()
    {
        auto *list = open(Resource::Purchase);
        auto *table = tableOf(list);
        QVERIFY(table->model()->rowCount() > 3);
        table->setCurrentIndex(table->model()->index(2, 1));
        const auto purchase = cell(2, 3);
        const auto isKept = [&] {
            const auto selected = table->selectionModel()->selectedRows(3);
            return selected.size() == 1 && selected.front().data().toString() == purchase
                && table->currentIndex().siblingAtColumn(3).data().toString() == purchase
                && table->currentIndex().column() == 1;
        };
        support::clickHeading(*table, 3);
        QTRY_VERIFY(list->isSettled());
        QVERIFY(isKept());
        const int rows = table->model()->rowCount();
        list->search(purchase);
        QTRY_VERIFY(list->isSettled() && table->model()->rowCount() < rows);
        QVERIFY(isKept());
        list->search(u"no such thing"_s);
        QTRY_COMPARE(table->model()->rowCount(), 0);
        list->search({});
        QTRY_COMPARE(table->model()->rowCount(), rows);
        QVERIFY(isKept());
    }

    // The file has the columns that are shown, in their order.
    void aFileHasTheColumnsAsTheyAreShown()
    {
        auto *list = open(Resource::Product);
        support::toggleColumn(*list, u"exportedProductsColumns"_s, u"units"_s);
        tableOf(list)->horizontalHeader()->moveSection(1, 0);
        support::clickHeading(*tableOf(list), 0);
        QTRY_VERIFY(list->isSettled());
        m_fixture->click(u"exportedProductsSave"_s);
        auto *files = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(files);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"products.csv"_s);
        Q_EMIT files->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto text = QString::fromUtf8(file.readAll()).remove(QChar::ByteOrderMark);
        const auto lines = text.trimmed().split(u'\n');
        const auto separator = lines.first().contains(u';') ? u';' : u',';
        const auto titles = lines.first().trimmed().split(separator);
        QCOMPARE(titles.size(), tableOf(list)->model()->columnCount() - 1);
        QCOMPARE(titles[0], tableOf(list)->model()->headerData(1, Qt::Horizontal).toString());
        QCOMPARE(titles[1], tableOf(list)->model()->headerData(0, Qt::Horizontal).toString());
        QVERIFY(!titles.contains(tableOf(list)->model()->headerData(3, Qt::Horizontal).toString()));
        QVERIFY(lines.at(1).startsWith(cell(0, 1) + separator));
    }

    // A view consists of the search, the order and the columns.
    void aViewIsSavedAndShownAgain()
    {
        QTRY_VERIFY(m_fixture->account().storage().ready());
        auto *list = open(Resource::Purchase);
        auto *table = tableOf(list);
        const auto buyer = cell(0, 1);
        const int rows = table->model()->rowCount();
        list->search(buyer);
        QTRY_VERIFY(list->isSettled() && table->model()->rowCount() < rows);
        support::clickHeading(*table, 2);
        support::toggleColumn(*list, u"exportedPurchasesColumns"_s, u"source"_s);
        auto *menu = list->findChild<QMenu *>(u"savedViewsMenu"_s);
        QVERIFY(menu);
        Q_EMIT menu->aboutToShow();
        menu->findChild<QAction *>(u"saveView"_s)->trigger();
        m_fixture->type(u"viewName"_s, u"Mine"_s);
        m_fixture->click(u"saveViewNow"_s);
        const auto state = list->state();
        list->search({});
        support::clickHeading(*table, 1);
        support::pressInColumnsPopup(*list, u"exportedPurchasesColumns"_s, u"defaultColumns"_s);
        QTRY_COMPARE(table->model()->rowCount(), rows);
        list->showView(u"Mine"_s);
        QCOMPARE(list->state(), state);
        QVERIFY(table->horizontalHeader()->isSectionHidden(4));
        QTRY_VERIFY(table->model()->rowCount() < rows);
    }

    // The columns are chosen, moved and resized, and look the same after a restart.
    void theColumnsAreChosenAndStored_data()
    {
        QTest::addColumn<Resource>("resource");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("hidden");
        QTest::addColumn<int>("column");
        QTest::newRow("purchases")
            << Resource::Purchase << u"exportedPurchases"_s << u"source"_s << 4;
        QTest::newRow("products") << Resource::Product << u"exportedProducts"_s << u"units"_s << 3;
    }
    void theColumnsAreChosenAndStored()
    {
        QFETCH(const Resource, resource);
        QFETCH(const QString, name);
        QFETCH(const QString, hidden);
        QFETCH(const int, column);
        QTRY_VERIFY(m_fixture->account().storage().ready());
        auto *list = open(resource);
        support::toggleColumn(*list, name + u"Columns"_s, hidden);
        auto *header = tableOf(list)->horizontalHeader();
        QVERIFY(header->isSectionHidden(column));
        header->moveSection(2, 0);
        header->resizeSection(1, 271);
        delete m_list;
        m_fixture->restart();
        QTRY_VERIFY(m_fixture->account().storage().ready());
        list = open(resource);
        header = tableOf(list)->horizontalHeader();
        QVERIFY(header->isSectionHidden(column));
        QCOMPARE(header->hiddenSectionCount(), 1);
        QCOMPARE(header->visualIndex(2), 0);
        QCOMPARE(header->sectionSize(1), 271);
        // The last column can't be hidden.
        support::pressInColumnsPopup(*list, name + u"Columns"_s, u"hideAllColumns"_s);
        QCOMPARE(header->hiddenSectionCount(), header->count() - 1);
        support::pressInColumnsPopup(*list, name + u"Columns"_s, u"defaultColumns"_s);
        QCOMPARE(header->hiddenSectionCount(), 0);
        QCOMPARE(header->visualIndex(2), 2);
    }

    // The assistants and dialogs get the keys of the selected rows, each of them once.
    void actionsUseTheSelectedRows()
    {
        support::StubPage target(*m_fixture);
        m_fixture->setOpenedPage(&target);
        auto *list = open(Resource::Purchase);
        for (const auto &name : {u"selectionChange"_s, u"selectionDelete"_s, u"selectionSave"_s})
            QVERIFY2(!action(name)->isEnabled(), qPrintable(name));
        QCOMPARE(action(u"selectionDelete"_s)->toolTip(), u"Select rows first."_s);
        select({0, 2});
        const QStringList keys{cell(0, 3), cell(2, 3)};
        action(u"selectionLookUp"_s)->trigger();
        QCOMPARE(m_fixture->opened().last().page, u"look-up-many"_s);
        QCOMPARE(target.pasted, keys.join(u'\n'));
        action(u"selectionCopy"_s)->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), keys.join(u'\n'));
        tableOf(list)->setFocus();
        QTest::keyClick(tableOf(list), Qt::Key_Delete);
        QTRY_VERIFY(qobject_cast<ui::changes::DeleteDialog *>(m_fixture->dialog()));
        QVERIFY(m_fixture->dialog()->windowTitle().startsWith(u"Delete 2 "_s));
        m_fixture->click(u"delete"_s);
        using enum catalogue::OperationId;
        QTRY_COMPARE(m_fixture->ledger().applied(DeletePurchaseByStoreId), 2);
        for (const auto &key : keys)
            QCOMPARE(m_fixture->ledger().applied(DeletePurchaseByStoreId, {key}), 1);
        QTRY_VERIFY(!m_fixture->dialog());
        // The service can't change purchases, and events need a contact.
        QVERIFY(!action(u"selectionChange"_s)->isEnabled());
        QVERIFY(!list->actions().contains(action(u"selectionEvent"_s)));
        // The Record menu has the same actions.
        QVERIFY(list->actions().contains(action(u"selectionDelete"_s)));
        action(u"selectionSave"_s)->trigger();
        auto *files = qobject_cast<QFileDialog *>(m_fixture->dialog());
        QVERIFY(files);
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"two.csv"_s);
        Q_EMIT files->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto lines = QString::fromUtf8(file.readAll()).trimmed().split(u'\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY(lines.at(1).contains(keys[0]) && lines.at(2).contains(keys[1]));
    }

    void productsAreChangedFromAFile()
    {
        support::StubPage target(*m_fixture);
        m_fixture->setOpenedPage(&target);
        auto *list = open(Resource::Product);
        select({1});
        const auto id = cell(1, 1);
        action(u"selectionChangeFromFile"_s)->trigger();
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{u"bulk"_s, {u"patchProductByStoreId"_s}}));
        QCOMPARE(target.restricted, QStringList{id});
        action(u"selectionChange"_s)->trigger();
        QVERIFY2(target.pasted.endsWith(u'\n' + id), qPrintable(target.pasted));
        // A refused write disables its actions and names the permission.
        m_fixture->refuse(catalogue::OperationId::PatchProductByStoreId, u"403"_s);
        support::sendAndWait(*m_fixture,
                             {.operation = catalogue::OperationId::PatchProductByStoreId,
                              .values = {id},
                              .body = QJsonObject{{u"name"_s, u"Soap"_s}}});
        QVERIFY(!action(u"selectionChange"_s)->isEnabled());
        QVERIFY(action(u"selectionChangeFromFile"_s)->toolTip().contains(u"products:write"_s));
        QVERIFY(action(u"selectionDelete"_s)->isEnabled());
        QVERIFY(list->actions().contains(action(u"selectionCopy"_s)));
    }

    // An export without such rows offers to get a newer one.
    void nothingOffersNewerActivities_data()
    {
        QTest::addColumn<Resource>("resource");
        QTest::addColumn<QString>("headline");
        QTest::newRow("purchases") << Resource::Purchase << u"No purchases"_s;
        QTest::newRow("products") << Resource::Product << u"No products"_s;
    }
    void nothingOffersNewerActivities()
    {
        QFETCH(const Resource, resource);
        QFETCH(const QString, headline);
        delete m_list;
        connectTo(0);
        show(resource);
        QTRY_COMPARE(pane()->headline(), headline);
        QVERIFY(pane()->isVisible() && pane()->mainButton()->isVisible());
        const int before = m_fixture->received(catalogue::OperationId::CreateExport);
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->received(catalogue::OperationId::CreateExport), before + 1);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->workspace().activitySource().isFetching(), 60'000);
        QTRY_COMPARE(pane()->headline(), headline);
        QTest::mouseClick(pane()->otherButton(), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last().page, u"new-export"_s);
    }

    void noMatchIsClearedAndRestored()
    {
        auto *list = open(Resource::Product);
        list->search(u"no such thing"_s);
        QTRY_COMPARE(pane()->headline(), u"No match"_s);
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_VERIFY(tableOf(list)->model()->rowCount() > 0);
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QCOMPARE(list->state()[u"words"_s].toString(), u"no such thing"_s);
        QTRY_COMPARE(tableOf(list)->model()->rowCount(), 0);
    }

    // An export that can't be read is an error, and can be tried again.
    void aFailureIsReported()
    {
        const auto files = m_fixture->workspace().activitySource().files().activities;
        QVERIFY(!files.isEmpty());
        QFile::rename(files.first(), files.first() + u".away"_s);
        auto *list = show(Resource::Product);
        QTRY_VERIFY(list->isSettled() && pane()->isVisible() && !pane()->isLoading());
        QVERIFY(!pane()->headline().isEmpty() && pane()->headline() != u"No products"_s);
        QVERIFY(QFile::rename(files.first() + u".away"_s, files.first()));
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_VERIFY(tableOf(list)->model()->rowCount() > 0);
    }
};

STOREDESK_TEST(TestExportedList)

} // namespace tst_exportedlist

#include "tst_exportedlist.moc"
