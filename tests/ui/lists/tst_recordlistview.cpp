// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/clockwork.h"
#include "support/columnspopup.h"
#include "support/longlist.h"
#include "support/manualclock.h"
#include "support/pagefixture.h"
#include "support/rewriting.h"
#include "support/sending.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/recordnames.h"
#include "exports/contactmirrorupdater.h"
#include "ui/lists/detailfields.h"
#include "ui/lists/filterrow.h"
#include "ui/lists/listpage.h"
#include "ui/lists/recordlistview.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/statepane.h"

#include <QComboBox>
#include <QHeaderView>
#include <QJsonArray>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace tst_recordlistview {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using catalogue::Resource;
using itemmodels::ResourceModel;
using State = itemmodels::ResourceFeed::State;

// Tests working with a long list: scrolling, sorting, filtering and choosing columns.
class TestRecordListView final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanup()
    {
        m_page = nullptr;
        m_fixture.reset();
    }

    void scrollingToTheEndReadsOn()
    {
        open(120);
        QCOMPARE(rows(), 50);
        QCOMPARE(asked(), 1);
        QVERIFY(subtitle().contains(u"more in the service"_s));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_End, Qt::ControlModifier);
        QTRY_COMPARE(rows(), 100);
        QTest::keyClick(table(), Qt::Key_End, Qt::ControlModifier);
        QTRY_COMPARE(rows(), 120);
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(asked(), 3);
        QVERIFY(!subtitle().contains(u"more in the service"_s));
    }

    void aListThatDoesNotFillItsViewReadsOn()
    {
        open(200, 3);
        const auto height = [this] {
            return rows() * table()->verticalHeader()->defaultSectionSize();
        };
        QTRY_VERIFY(height() >= table()->viewport()->height());
        QTRY_VERIFY(m_page->settled());
        // Not many more rows than needed are loaded.
        QVERIFY(height() < table()->viewport()->height() + 4 * 36);
        QVERIFY(m_page->list()->feed().hasMore());
        const int before = rows();
        m_fixture->window().resize(1280, 1000);
        QTRY_VERIFY(rows() > before && height() >= table()->viewport()->height());
    }

    void afterADeleteTheRestOfThePageFollows()
    {
        m_fixture.emplace();
        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::Export), *m_fixture));
        m_page->refresh();
        QTRY_VERIFY(m_page->settled() && rows() > 1);
        const auto all = m_page->list()->records().rowCount();
        QVERIFY(subtitle().startsWith(QString::number(all)));
        const auto second = keyOf(1);
        const auto exports = m_fixture->account().session().exports();
        exports.remove(keyOf(0));
        QTRY_COMPARE(rows(), all - 1);
        // The next row is selected, in the table and in the detail panel.
        QTRY_VERIFY2(subtitle().startsWith(QString::number(all - 1)), qPrintable(subtitle()));
        QCOMPARE(m_page->badge().total, all - 1);
        QTRY_COMPARE(m_page->list()->selected().size(), 1);
        QCOMPARE(m_page->list()->selected().first()[u"id"_s].toString(), second);
        QVERIFY(m_page->findChild<ui::lists::DetailFields *>()->isVisible());

        for (int row = 0; row < all - 1; ++row)
            exports.remove(keyOf(row));
        QTRY_COMPARE(rows(), 0);
        QTRY_VERIFY(m_page->list()->pane()->isVisible());
        QTRY_VERIFY(!m_page->findChild<ui::lists::DetailFields *>()->isVisible());
        QTRY_VERIFY2(subtitle().startsWith(u'0'), qPrintable(subtitle()));
    }

    void theWorkflowsOfACouponSetHaveNames()
    {
        m_fixture.emplace();
        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::CouponSet), *m_fixture));
        m_page->refresh();
        QTRY_VERIFY(m_page->settled() && rows() > 1);
        QString id;
        for (int row = 0; row < rows() && id.isEmpty(); ++row) {
            table()->selectRow(row);
            const auto set = table()->model()->index(row, 0).data(ResourceModel::RecordRole);
            const auto used = set.toJsonObject()[u"usedInWorkflows"_s].toArray();
            id = used.at(0)[u"workflowId"_s].toString();
        }
        QVERIFY(!id.isEmpty());
        auto &names = m_fixture->account().names();
        QTRY_VERIFY(!names.name(Resource::Workflow, id).isEmpty());
        const auto link = [this, &id] {
            return m_page->findChild<QPushButton *>(
                u"link:"_s + ui::PageAddress{.page = u"workflow"_s, .values = {id}}.text());
        };
        QTRY_VERIFY(link());
        QTRY_COMPARE(link()->text(), names.name(Resource::Workflow, id));
        QTest::mouseClick(link(), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{.page = u"workflow"_s, .values = {id}}));
    }

    // Only the coupon sets store the link, but the list of workflows also shows the names of the
    // sets and links to them.
    void theCouponSetsOfAWorkflowHaveNames()
    {
        m_fixture.emplace();
        const auto sets = support::replyTo(*m_fixture, {.operation = OperationId::ListCouponSets});
        QJsonObject set;
        for (const auto &each : sets[u"results"_s].toArray()) {
            if (set.isEmpty() && each[u"usedInWorkflows"_s].toArray().size() == 1)
                set = each.toObject();
        }
        const auto id = set[u"usedInWorkflows"_s][0][u"workflowId"_s].toString();
        QVERIFY(!id.isEmpty());
        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::Workflow), *m_fixture));
        m_page->refresh();
        QTRY_VERIFY(m_page->settled() && rows() > 1);
        auto &records = m_page->list()->records();
        int column = -1;
        for (int at = 0; at < records.columnCount(); ++at)
            column = records.isLinked(at) ? at : column;
        QVERIFY(m_page->list()->shownColumns().contains(column));
        QCOMPARE(records.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(),
                 u"Coupon sets"_s);
        const auto cell = [&] {
            for (int row = 0; row < rows(); ++row) {
                const auto index = table()->model()->index(row, column);
                if (index.data(ResourceModel::KeyRole).toString() == id)
                    return index;
            }
            return QModelIndex();
        };
        const auto name = set[u"name"_s].toString();
        QTRY_VERIFY2(cell().data().toString().contains(name), qPrintable(cell().data().toString()));
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualRect(cell()).center());
        const ui::PageAddress place{.page = u"coupon-set"_s, .values = {set[u"id"_s].toString()}};
        // If there are several sets, a menu asks which one to open.
        if (cell().data().toString() == name)
            QCOMPARE(m_fixture->opened().last(), place);
        QTRY_VERIFY(m_page->findChild<QPushButton *>(u"link:"_s + place.text()));
        // In the tab order, the link is before the buttons below it.
        m_page->findChild<QWidget *>(u"detailTabs"_s)->setFocus(Qt::TabFocusReason);
        QStringList passed;
        while (passed.size() < 9 && passed.value(passed.size() - 1) != u"openRecord"_s) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            passed.append(QApplication::focusWidget()->objectName());
        }
        QVERIFY2(passed.contains(u"link:"_s + place.text()), qPrintable(passed.join(u", "_s)));
    }

    void theCouponSetOfAnImportHasAName()
    {
        m_fixture.emplace();
        const auto sets = support::replyTo(*m_fixture, {.operation = OperationId::ListCouponSets});
        const auto id = sets[u"results"_s][0][u"id"_s].toString();
        const auto name = sets[u"results"_s][0][u"name"_s].toString();
        auto *fields = new ui::lists::DetailFields(*m_fixture, &m_fixture->window());
        fields->show(
            Resource::Import,
            {{u"type"_s, u"coupons"_s}, {u"options"_s, QJsonObject{{u"couponSetId"_s, id}}}}, {});
        const auto texts = [fields] {
            QStringList found;
            for (const auto *link : fields->findChildren<ui::Button *>())
                found.append(link->text());
            return found;
        };
        QTRY_VERIFY2(texts().contains(name), qPrintable(texts().join(u", "_s)));
        QTRY_VERIFY(!texts().contains(id));
    }

    void membersOfAnotherNameAreShownWithReadableTitles()
    {
        openOther();
        // Workflows in this service are named by their title.
        QCOMPARE(nameOf(0).isEmpty(), false);
        QVERIFY(nameOf(0) != keyOf(0));
        const auto shown = m_page->list()->shownColumns();
        const auto &records = m_page->list()->records();
        QVERIFY(shown.contains(records.columnOf(u"state")));
        QVERIFY(shown.contains(records.columnOf(u"firstRun")));
        for (const int column : shown)
            QVERIFY2(records.hasValues(column) || column == records.nameColumn(),
                     records.fieldAt(column).key.data());
        QCOMPARE(table()->model()->headerData(column(u"firstRun"), Qt::Horizontal).toString(),
                 u"First run"_s);
        // Every member can be a column, and the choice is restored with the next list.
        QVERIFY(shown.contains(column(u"audience.size")));
        toggle(u"state"_s);
        QVERIFY(m_page->list()->shownColumns().contains(column(u"audience.size")));
        QVERIFY(!m_page->list()->shownColumns().contains(column(u"state")));
        const auto state = m_page->viewState();
        openOther(state);
        QVERIFY(m_page->list()->shownColumns().contains(column(u"audience.size")));
        QVERIFY(!m_page->list()->shownColumns().contains(column(u"state")));
    }

    // Columns of the service come and go with its records. A hidden one stays hidden.
    void theListOfColumnsFollowsTheRecords()
    {
        openOther();
        toggle(u"firstRun"_s);
        const auto state = m_page->viewState();
        // The page is restored before anything is loaded, while its columns are still unknown.
        openOther(state);
        const auto shown = m_page->list()->shownColumns();
        QVERIFY(shown.contains(column(u"audience.size")));
        QVERIFY(!shown.contains(column(u"firstRun")));
        QVERIFY(shown.contains(column(u"state")));
        // Columns that the records add while the list of columns is open appear in it.
        open(3);
        auto *popup = support::openColumnsPopup(*m_page, u"columns"_s);
        const auto names = [popup] {
            QStringList found;
            const auto *list = popup->findChild<QListWidget *>(u"columnsToShow"_s);
            for (int row = 0; row < list->count(); ++row)
                found.append(list->item(row)->data(ui::ColumnsPopup::NameRole).toString());
            return found;
        };
        QVERIFY(!names().contains(u"audience"_s));
        m_page->list()->records().upsert({QJsonObject{
            {u"id"_s, u"other"_s}, {u"name"_s, u"Other"_s}, {u"audience"_s, u"All"_s}}});
        QVERIFY2(names().contains(u"audience"_s), qPrintable(names().join(u' ')));
        delete popup;
        QVERIFY(table()->isColumnHidden(column(u"audience")));
        toggle(u"audience"_s);
        QVERIFY(!table()->isColumnHidden(column(u"audience")));
    }

    void statesThatWereSeenCanBeChosen()
    {
        openOther();
        auto *states = m_page->findChild<QComboBox *>(u"filter-state"_s);
        QVERIFY(states && states->isVisible());
        QVERIFY(!m_page->findChild<QComboBox *>(u"filter-status"_s)->isVisible()
                || states->count() > 2);
        const int running = states->findData(u"running"_s);
        QVERIFY(running > 0);
        const int all = rows();
        states->setCurrentIndex(running);
        QVERIFY(rows() > 0 && rows() < all);
    }

    void moreRowsAreLoadedOnRequest()
    {
        open(300);
        QTest::mouseClick(m_page->findChild<QPushButton *>(u"footButton"_s), Qt::LeftButton);
        QTRY_COMPARE(rows(), 300);
        QCOMPARE(asked(), 6);
    }

    void aRefreshKeepsSelectionAndScroll()
    {
        open(200);
        readAll();
        table()->selectRow(70);
        table()->scrollTo(table()->model()->index(90, 0), QAbstractItemView::PositionAtTop);
        const auto chosen = keyOf(70);
        const auto top = keyOf(table()->rowAt(0));
        m_list->add(3);
        QTest::mouseClick(m_page->findChild<QWidget *>(u"refresh"_s), Qt::LeftButton);
        QTRY_VERIFY(m_page->settled());
        // The list still has the same number of rows, because the oldest records were dropped from
        // it.
        QCOMPARE(rows(), 200);
        QCOMPARE(m_page->list()->selected().size(), 1);
        QCOMPARE(m_page->list()->selected().front().value(u"id"_s).toString(), chosen);
        QCOMPARE(keyOf(table()->rowAt(0)), top);
    }

    void aHeaderSortsByTypeAndTwiceTurnsItRound()
    {
        open(120);
        readAll();
        // The newest record is first.
        QCOMPARE(nameOf(0), u"Workflow 120"_s);
        clickHeader(u"createdAt");
        QCOMPARE(nameOf(0), u"Workflow 1"_s);
        clickHeader(u"createdAt");
        QCOMPARE(nameOf(0), u"Workflow 120"_s);
    }

    void statesAndWordsFilterTogether()
    {
        open(60);
        readAll();
        auto *box = m_page->findChild<QComboBox *>(u"filter-status"_s);
        box->setFocus();
        QTest::keyClicks(box, u"Pau"_s);
        QCOMPARE(box->currentText(), u"Paused"_s);
        QCOMPARE(rows(), 20);
        QTest::keyClicks(m_page->list()->filter()->words(), u"workflow 39"_s);
        QCOMPARE(rows(), 1);
        QVERIFY(subtitle().startsWith(u"1 of 60 loaded"_s));
        // Esc clears the whole filter, wherever the focus is.
        QTest::keyClick(m_page->list()->filter()->words(), Qt::Key_Escape);
        QCOMPARE(rows(), 60);
        QCOMPARE(box->currentIndex(), 0);
        box->setFocus();
        box->setCurrentText(u"Paused"_s);
        QCOMPARE(rows(), 20);
        QTest::keyClick(box, Qt::Key_Escape);
        QCOMPARE(rows(), 60);
    }

    // The name has priority over dates, but the column that sorts the list stays, and columns that
    // the user chose are never hidden.
    void aNarrowListDoesWithoutMoments()
    {
        open(10);
        const int created = column(u"createdAt");
        const int started = column(u"startedAt");
        auto *window = m_page->window();
        window->resize(1500, 700);
        QTRY_VERIFY(!table()->isColumnHidden(created) && !table()->isColumnHidden(started));
        window->resize(900, 700);
        QTRY_VERIFY(table()->isColumnHidden(started));
        QVERIFY(!table()->isColumnHidden(created));
        QVERIFY(!table()->isColumnHidden(column(u"status")));
        window->resize(1500, 700);
        QTRY_VERIFY(!table()->isColumnHidden(created) && !table()->isColumnHidden(started));
        toggle(u"tags"_s);
        toggle(u"tags"_s);
        window->resize(900, 700);
        QTRY_VERIFY(table()->width() < 700);
        QVERIFY(!table()->isColumnHidden(created) && !table()->isColumnHidden(started));
    }

    void columnsAreChosenMovedResizedAndComeBack()
    {
        open(10);
        auto *header = table()->horizontalHeader();
        const int tags = column(u"tags");
        const int updated = column(u"updatedAt");
        const int created = column(u"createdAt");
        QVERIFY(!table()->isColumnHidden(tags));
        QVERIFY(table()->isColumnHidden(updated));
        QSignalSpy kept(m_page, &ui::Page::viewStateChanged);
        toggle(u"tags"_s);
        toggle(u"updatedAt"_s);
        header->resizeSection(created, 222);
        table()->setCurrentIndex(table()->model()->index(0, created));
        QTest::keyClick(table(), Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(table()->findChild<QMenu *>(u"columnMenu"_s), Qt::Key_L);
        clickHeader(u"name");
        QVERIFY(kept.size() >= 4);
        const auto place = m_page->list()->shownColumns().indexOf(created);
        const auto state = m_page->viewState();

        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::Workflow), *m_fixture));
        m_page->restoreViewState(state);
        header = table()->horizontalHeader();
        QVERIFY(table()->isColumnHidden(tags));
        QVERIFY(!table()->isColumnHidden(updated));
        QCOMPARE(header->sectionSize(created), 222);
        QCOMPARE(m_page->list()->shownColumns().indexOf(created), place);
        QCOMPARE(header->sortIndicatorSection(), column(u"name"));

        support::pressInColumnsPopup(*m_page, u"columns"_s, u"columnsReset"_s);
        QVERIFY(!table()->isColumnHidden(tags));
        QVERIFY(table()->isColumnHidden(updated));
        QCOMPARE(header->sortIndicatorSection(), created);
    }

    // A header does not accept the focus, so its menu is opened from the table.
    void aListIsSortedAndAColumnHiddenByKeyboard()
    {
        open(10);
        const auto press = [this](Qt::Key letter) {
            QTest::keyClick(table(), Qt::Key_Down, Qt::AltModifier);
            auto *menu = table()->findChild<QMenu *>(u"columnMenu"_s);
            QVERIFY(menu && menu->isVisible());
            QTest::keyClick(menu, letter);
            QTRY_VERIFY(!table()->findChild<QMenu *>(u"columnMenu"_s));
        };
        table()->setFocus();
        table()->setCurrentIndex(table()->model()->index(0, column(u"name")));
        press(Qt::Key_D);
        const auto *header = table()->horizontalHeader();
        QCOMPARE(header->sortIndicatorSection(), column(u"name"));
        QCOMPARE(header->sortIndicatorOrder(), Qt::DescendingOrder);
        QVERIFY(nameOf(0) > nameOf(1));
        press(Qt::Key_A);
        QVERIFY(nameOf(0) < nameOf(1));
        const int tags = column(u"tags");
        table()->setCurrentIndex(table()->model()->index(0, tags));
        press(Qt::Key_H);
        QVERIFY(table()->isColumnHidden(tags));
    }

    void filtersComeBackToo()
    {
        open(60);
        m_page->findChild<QComboBox *>(u"filter-status"_s)->setCurrentIndex(2);
        QTest::keyClicks(m_page->list()->filter()->words(), u"flow"_s);
        const auto state = m_page->viewState();
        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::Workflow), *m_fixture));
        m_page->restoreViewState(state);
        QCOMPARE(m_page->findChild<QComboBox *>(u"filter-status"_s)->currentIndex(), 2);
        QCOMPARE(m_page->list()->filter()->words()->text(), u"flow"_s);
    }

    void theLastColumnCannotBeHidden()
    {
        open(3);
        for (const int shown : m_page->list()->shownColumns())
            toggle(QString(m_page->list()->records().fieldAt(shown).key));
        QCOMPARE(m_page->list()->shownColumns().size(), 1);
    }

    void whileSomethingRunsTheListLooksAgainByItself()
    {
        support::ManualClock clock;
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0},
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::unique_ptr<practice::Handler>(), &clock);
        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::Export), *m_fixture));
        auto &session = m_fixture->account().session();
        session.exports().create(QJsonObject{{u"exportType"_s, u"contacts"_s},
                                             {u"delimiter"_s, u","_s},
                                             {u"dateFormat"_s, u"ISO"_s}});
        QTRY_COMPARE(m_page->badge().running, 1);
        const int before = m_fixture->ledger().received(OperationId::ListExports);
        QVERIFY(support::runUntil(clock, session.client(),
                                  [this] { return m_page->badge().running == 0; }));
        QVERIFY(m_fixture->ledger().received(OperationId::ListExports) > before);

        // All exports have finished, so no more requests are sent.
        const int after = m_fixture->ledger().received(OperationId::ListExports);
        clock.advance(std::chrono::minutes(5));
        QCoreApplication::processEvents();
        QCOMPARE(m_fixture->ledger().received(OperationId::ListExports), after);
        cleanup();
    }

    void exportsShowTheSizeOfTheirFiles()
    {
        m_fixture.emplace(
            practice::ServiceOptions{.contacts = 20, .requestsPerMinute = 0, .speed = 50});
        auto &local = m_fixture->workspace().localExports();
        const auto plan = storedesk::exports::mirrorExport(m_fixture->clock().now().date());
        QVERIFY(plan);
        const auto job = local.begin(*plan);
        QTRY_VERIFY_WITH_TIMEOUT(local.find(job), 60'000);
        const auto ids = local.find(job)->ids;
        QCOMPARE(ids.size(), 1);
        const auto size = QLocale().formattedDataSize(local.find(job)->bytes);
        QVERIFY2(size.endsWith(u"KiB"_s) || size.endsWith(u"bytes"_s), qPrintable(size));
        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::Export), *m_fixture));
        m_page->refresh();
        QTRY_VERIFY(m_page->settled() && rows() > 1);
        const int sizes = column(u"$size");
        QVERIFY(sizes >= 0);
        QCOMPARE(table()->model()->headerData(sizes, Qt::Horizontal).toString(), u"Size"_s);
        const auto records = [this] {
            QHash<QString, QString> texts;
            for (int row = 0; row < rows(); ++row)
                texts.insert(keyOf(row),
                             table()->model()->index(row, column(u"$size")).data().toString());
            return texts;
        };
        QCOMPARE(records().value(ids.first()), size);
        // Exports of others are in the service if they have a file.
        for (const auto &value : support::listOf(*m_fixture, OperationId::ListExports)) {
            const auto record = value.toObject();
            const auto id = record[u"id"_s].toString();
            if (id != ids.first() && records().contains(id))
                QCOMPARE(records().value(id),
                         record[u"fileUrl"_s].toString().isEmpty() ? u"–"_s : u"In the service"_s);
        }
        QVERIFY(records().values().contains(u"In the service"_s));
        QVERIFY(records().values().contains(u"–"_s));
        // The table was deleted from this computer, but not in the service.
        local.remove(job);
        QTRY_COMPARE(records().value(ids.first()), u"In the service"_s);
    }

private:
    void open(int records, int pageSize = 50)
    {
        auto list = std::make_unique<support::LongList>(records, pageSize);
        m_list = list.get();
        m_fixture.emplace(
            practice::ServiceOptions{.requestsPerMinute = 0},
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::move(list));
        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::Workflow), *m_fixture));
        m_page->refresh();
        QTRY_COMPARE(m_page->list()->feed().state(), State::Loaded);
    }

    // Opens a list from a service with different field names.
    void openOther(const QJsonObject &state = {})
    {
        const practice::ServiceOptions options{.contacts = 5, .requestsPerMinute = 0};
        const auto renamed = [](const QJsonObject &record) {
            const auto status = record[u"status"_s].toString();
            return QJsonObject{{u"id"_s, record[u"id"_s]},
                               {u"title"_s, record[u"name"_s]},
                               {u"state"_s, status == "active"_L1 ? u"running"_s : u"stopped"_s},
                               {u"firstRun"_s, record[u"createdAt"_s]},
                               {u"audience"_s, QJsonObject{{u"size"_s, 12}}}};
        };
        const auto change = [renamed](const support::Rewriting::Request &, QJsonObject answer) {
            QJsonArray results;
            for (const auto &record : answer[u"results"_s].toArray())
                results.append(renamed(record.toObject()));
            answer[u"results"_s] = results;
            return answer;
        };
        m_fixture.emplace(
            options,
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::make_unique<support::Rewriting>(options, m_clock, change));
        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::Workflow), *m_fixture));
        m_page->restoreViewState(state);
        m_page->refresh();
        QTRY_VERIFY(m_page->settled() && rows() > 0);
    }

    void readAll()
    {
        auto *rest = m_page->findChild<QPushButton *>(u"footButton"_s);
        if (rest->isVisible())
            QTest::mouseClick(rest, Qt::LeftButton);
        QTRY_VERIFY(m_page->settled() && !m_page->list()->feed().hasMore());
    }

    void clickHeader(QStringView field)
    {
        auto *header = table()->horizontalHeader();
        const int at = column(field);
        const QPoint place(header->sectionViewportPosition(at) + 20, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    }

    // Shows or hides a column.
    void toggle(const QString &field) { support::toggleColumn(*m_page, u"columns"_s, field); }
    [[nodiscard]] ui::TableView *table() const { return m_page->list()->table(); }
    [[nodiscard]] int rows() const { return table()->model()->rowCount(); }
    [[nodiscard]] int column(QStringView field) const
    {
        return m_page->list()->records().columnOf(field);
    }
    [[nodiscard]] QString keyOf(int row) const
    {
        return table()->model()->index(row, 0).data(ResourceModel::KeyRole).toString();
    }
    [[nodiscard]] QString nameOf(int row) const
    {
        return table()->model()->index(row, column(u"name")).data().toString();
    }
    [[nodiscard]] int asked() { return m_fixture->ledger().received(OperationId::ListWorkflows); }
    [[nodiscard]] QString subtitle() const
    {
        return m_page->findChild<QLabel *>(u"subtitle"_s)->text();
    }

    base::SystemClock m_clock;
    std::optional<support::PageFixture> m_fixture;
    ui::lists::ListPage *m_page = nullptr;
    support::LongList *m_list = nullptr;
};

STOREDESK_TEST(TestRecordListView)

} // namespace tst_recordlistview

#include "tst_recordlistview.moc"
