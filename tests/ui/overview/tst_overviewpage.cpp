// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/downloadfolder.h"
#include "support/manualclock.h"
#include "support/pagefixture.h"
#include "support/shelf.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "jobs/jobmanager.h"
#include "jobs/rowmaker.h"
#include "ui/files/filepage.h"
#include "ui/host/jobaddress.h"
#include "ui/overview/cardrows.h"
#include "ui/overview/linkrow.h"
#include "ui/overview/overviewcard.h"
#include "ui/overview/overviewpage.h"
#include "ui/overview/overviewpages.h"
#include "ui/overview/overviewreads.h"
#include "ui/overview/recentmodel.h"
#include "ui/sheetview/chartpanel.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/progressline.h"
#include "workspace/workspace.h"

#include <QLabel>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <optional>

namespace tst_overviewpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using ui::PageAddress;

// A page host with a manual clock, which wraps a host with a real service.
class StillHost final : public ui::PageHost
{
public:
    explicit StillHost(support::PageFixture &fixture)
        : m_fixture(fixture)
    { }

    support::ManualClock still;

    account::Account &account() override { return m_fixture.account(); }
    workspace::Workspace &workspace() override { return m_fixture.workspace(); }
    [[nodiscard]] ui::StoreMark storeMark() const override { return m_fixture.storeMark(); }
    [[nodiscard]] const ui::Theme &theme() const override { return m_fixture.theme(); }
    base::Clock &clock() override { return still; }
    ui::Page *open(const PageAddress &place) override { return m_fixture.open(place); }
    ui::Page *currentPage() override { return m_fixture.currentPage(); }
    void close(ui::Page *page) override { m_fixture.close(page); }
    void openDialog(QDialog *dialog) override { m_fixture.openDialog(dialog); }
    void tell(const QString &sentence, std::function<void()> undo) override
    {
        m_fixture.tell(sentence, std::move(undo));
    }

private:
    support::PageFixture &m_fixture;
};

static constexpr std::array reads{OperationId::ListExports, OperationId::ListImports,
                                  OperationId::ListCouponSets, OperationId::ListWorkflows,
                                  OperationId::GetStore};

class TestOverviewPage final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_shelf = std::make_shared<support::Shelf>();
    }

    void cleanup()
    {
        // Delete the page before its hosts.
        delete m_page;
        m_still.reset();
        m_fixture.reset();
        m_clock.reset();
    }

    void doesGetStore()
    {
        openPractice();
        QCOMPARE(m_fixture->ledger().received(OperationId::GetStore), 1);
        bool named = false;
        for (const auto *label : card("store")->findChildren<ui::ElidedLabel *>())
            named = named || label->text() == u"Tienda Sendero"_s;
        QVERIFY(named);
    }

    void oneReadOfEachListForEveryRefresh()
    {
        openPractice();
        for (const auto read : reads)
            QCOMPARE(m_fixture->ledger().received(read), 1);
        QCOMPARE(m_fixture->ledger().total(), 5);
        QTest::mouseClick(m_page->findChild<ui::Button *>(u"refresh"_s), Qt::LeftButton);
        QTRY_VERIFY(m_page->settled());
        for (const auto read : reads)
            QCOMPARE(m_fixture->ledger().received(read), 2);
        QCOMPARE(m_fixture->ledger().total(), 10);
    }

    void aFullStoreFillsEveryCard()
    {
        openPractice();
        for (auto *each : cards())
            QVERIFY2(each->message().isEmpty() || each->objectName() == u"running"_s,
                     qPrintable(each->objectName() + each->message()));
        QCOMPARE(card("running")->message(), u"Nothing is running."_s);
        QVERIFY(card("needs")->findChildren<ui::overview::LinkRow *>(u"need"_s).size() >= 4);
        QCOMPARE(card("stock")->findChildren<ui::overview::StockRow *>().size(), 6);
        QCOMPARE(card("workflows")->findChildren<ui::overview::StateCountRow *>().size(), 4);
        QCOMPARE(table()->model()->rowCount(), 5);
        // Each row opens its record.
        auto *stock = card("stock")->findChild<ui::overview::StockRow *>();
        QTest::mouseClick(stock, Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last().page, u"coupon-set"_s);
        auto *state = card("workflows")->findChild<ui::overview::StateCountRow *>();
        state->setFocus(Qt::TabFocusReason);
        QTest::keyClick(state, Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last().page, u"workflows"_s);
        QVERIFY(m_fixture->opened().last().filter);
    }

    void anEmptyStoreSaysSoInEveryCard()
    {
        openShelf();
        QCOMPARE(card("running")->message(), u"Nothing is running."_s);
        QCOMPARE(card("needs")->message(), u"Nothing needs your attention."_s);
        for (const auto *name : {"stock", "workflows", "recent", "importChart", "exportChart"})
            QVERIFY2(!card(name)->message().isEmpty(), name);
        QVERIFY(!table()->isVisible());
    }

    void beforeTheFirstAnswerEveryCardReads()
    {
        m_fixture.emplace(options());
        m_page = m_fixture->show(new ui::overview::OverviewPage(*m_fixture));
        m_page->refresh();
        QVERIFY(!m_page->settled());
        for (auto *each : cards())
            QVERIFY2(each->message().startsWith(u"Loading"_s), qPrintable(each->objectName()));
        QTRY_VERIFY(m_page->settled());
    }

    void oneCardFailsAloneAndTryAgainHelps()
    {
        m_fixture.emplace(options());
        m_fixture->service().faults().add(
            practice::once(OperationId::ListCouponSets, practice::Fault::Status, u"404"_s));
        showAndRead();
        ui::overview::LinkRow *failure = nullptr;
        QTRY_VERIFY((failure = card("stock")->findChild<ui::overview::LinkRow *>(u"failure"_s))
                    && failure->isVisible());
        QVERIFY(failure->text().contains(u"Couldn't load Coupon sets"_s));
        QVERIFY(!card("workflows")->findChild<ui::overview::LinkRow *>(u"failure"_s));
        QCOMPARE(card("workflows")->findChildren<ui::overview::StateCountRow *>().size(), 4);
        QVERIFY(table()->isVisible());

        QTest::mouseClick(failure->link(), Qt::LeftButton);
        QTRY_COMPARE(card("stock")->findChildren<ui::overview::StockRow *>().size(), 6);
        QVERIFY(!card("stock")->findChild<ui::overview::LinkRow *>(u"failure"_s));
        QCOMPARE(m_fixture->ledger().received(OperationId::ListCouponSets), 2);
        QCOMPARE(m_fixture->ledger().received(OperationId::ListWorkflows), 1);
    }

    void aKeyThatMayNotReadSaysSo()
    {
        m_fixture.emplace(options());
        m_fixture->service().faults().add(
            practice::once(OperationId::ListWorkflows, practice::Fault::Status, u"403"_s));
        showAndRead();
        auto *failure = card("workflows")->findChild<ui::overview::LinkRow *>(u"failure"_s);
        QVERIFY(failure);
        QVERIFY(failure->text().contains(u"no read permission"_s));
        QVERIFY(!m_fixture->account().mayRead(catalogue::Resource::Workflow));
        QTest::mouseClick(failure->link(), Qt::LeftButton);
        QTRY_COMPARE(card("workflows")->findChildren<ui::overview::StateCountRow *>().size(), 4);
    }

    void aNearlyEmptyCouponSetIsWarnedOf()
    {
        m_shelf->setList(OperationId::ListCouponSets,
                         {couponSet(u"Welcome"_s, 5000, 38), couponSet(u"Plenty"_s, 5000, 4000)});
        openShelf();
        const auto rows = card("stock")->findChildren<ui::overview::StockRow *>();
        QCOMPARE(rows.size(), 2);
        const auto warned = [](const ui::overview::StockRow *row) {
            return row->findChild<ui::IconLabel *>()->isVisible();
        };
        QVERIFY(warned(rows[0]));
        QVERIFY(!warned(rows[1]));
        // At least 3 px of the bar are in the warning colour.
        auto *bar = rows[0]->findChild<ui::ProgressLine *>();
        const auto image = bar->grab().toImage();
        QCOMPARE(image.pixelColor(2, image.height() / 2), m_fixture->theme().tokens().warn);

        const auto *need = card("needs")->findChild<ui::overview::LinkRow *>(u"need"_s);
        QVERIFY(need->text().startsWith(u"Welcome:"_s));
        QVERIFY(need->text().contains(u"38"_s));
        QTest::mouseClick(need->link(), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last().page, u"new-import"_s);
        // The import is for this coupon set.
        QCOMPARE(m_fixture->opened().last().values.size(), 2);
        QCOMPARE(m_fixture->opened().last().values.first(), u"coupons"_s);
    }

    void aFailedExportIsMadeAgainLikeIt()
    {
        openPractice();
        bool found = false;
        for (const auto *need : card("needs")->findChildren<ui::overview::LinkRow *>(u"need"_s)) {
            if (!need->text().startsWith(u"Export failed"_s))
                continue;
            found = true;
            // The line states that no reason was given, so that the user need not open the record.
            QVERIFY2(need->text().contains(u"no reason given"_s), qPrintable(need->text()));
            QTest::mouseClick(need->link(), Qt::LeftButton);
            QCOMPARE(m_fixture->opened().last().page, u"new-export"_s);
            QCOMPARE(m_fixture->opened().last().values.size(), 1);
        }
        QVERIFY(found);
    }

    void rejectedRowsOpenAsATable()
    {
        const support::DownloadFolder downloads;
        openPractice();
        bool found = false;
        for (const auto *need : card("needs")->findChildren<ui::overview::LinkRow *>(u"need"_s)) {
            if (found || !need->text().startsWith(u"Rows rejected"_s))
                continue;
            found = true;
            QTest::mouseClick(need->link(), Qt::LeftButton);
        }
        QVERIFY(found);
        QTRY_VERIFY(!m_fixture->opened().isEmpty());
        QCOMPARE(m_fixture->opened().last().page, u"files"_s);
        QCOMPARE(downloads.files().size(), 1);

        // The page with the report groups the rows by reason.
        const auto place = m_fixture->opened().last();
        // The overview is deleted when the page host shows another page.
        m_page = nullptr;
        auto *report = m_fixture->show(new ui::files::FilePage(*m_fixture, place.values.first()));
        report->showOnly(place.filter.value_or(QMap<QString, QString>()));
        report->refresh();
        QTRY_VERIFY(report->findChild<ui::sheetview::ChartPanel *>());
        const auto *chart = report->findChild<ui::sheetview::ChartPanel *>();
        QTRY_VERIFY(chart->isVisible());
        QTRY_VERIFY(!chart->figures().rows.empty());
        QVERIFY2(chart->figures().names.contains(u"reason"_s), qPrintable(chart->figures().names));
        QVERIFY(chart->figures().rows.size() < 15);
    }

    void aRecentFileOpensWithAClick()
    {
        const support::DownloadFolder downloads;
        openPractice();
        const auto *model = table()->model();
        int row = 0;
        while (row < model->rowCount()
               && model->index(row, ui::overview::RecentModel::File).data().toString().isEmpty())
            ++row;
        QVERIFY(row < model->rowCount());
        const auto place =
            table()->visualRect(model->index(row, ui::overview::RecentModel::File)).center();
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, place);
        QTRY_VERIFY(!m_fixture->opened().isEmpty());
        QCOMPARE(m_fixture->opened().last().page, u"files"_s);
        QCOMPARE(downloads.files().size(), 1);
    }

    // An "and 1 more" line would need the same space.
    void oneNeedMoreIsShownInsteadOfCounted()
    {
        QJsonArray workflows;
        for (int number = 0; number < 6; ++number)
            workflows.append(QJsonObject{{u"id"_s, u"w%1"_s.arg(number)},
                                         {u"name"_s, u"Flow %1"_s.arg(number)},
                                         {u"status"_s, u"paused"_s}});
        m_shelf->setList(OperationId::ListWorkflows, workflows);
        openShelf();
        QCOMPARE(card("needs")->findChildren<ui::overview::LinkRow *>(u"need"_s).size(), 6);
        QVERIFY(!card("needs")->findChild<ui::Button *>(u"moreNeeds"_s)->isVisible());
    }

    void theRestOfTheNeedsIsALinkAndEachCanBeDismissed()
    {
        QJsonArray workflows;
        for (int number = 0; number < 8; ++number)
            workflows.append(QJsonObject{{u"id"_s, u"w%1"_s.arg(number)},
                                         {u"name"_s, u"Flow %1"_s.arg(number)},
                                         {u"status"_s, u"paused"_s}});
        m_shelf->setList(OperationId::ListWorkflows, workflows);
        openShelf();
        const auto needs = [this] {
            return card("needs")->findChildren<ui::overview::LinkRow *>(u"need"_s);
        };
        QCOMPARE(needs().size(), 5);
        QCOMPARE(m_page->badge().warnings, 8);
        auto *more = card("needs")->findChild<ui::Button *>(u"moreNeeds"_s);
        QVERIFY(more->isVisible());
        QTest::mouseClick(more, Qt::LeftButton);
        QCOMPARE(needs().size(), 8);
        QVERIFY(!more->isVisible());

        QSignalSpy kept(m_page.data(), &ui::Page::viewStateChanged);
        // The count in the navigation is updated too.
        QSignalSpy told(m_page.data(), &ui::Page::headChanged);
        const auto gone = needs().first()->text();
        QTest::mouseClick(needs().first()->findChild<QToolButton *>(u"dismiss"_s), Qt::LeftButton);
        QTRY_COMPARE(needs().size(), 7);
        QCOMPARE(kept.size(), 1);
        QVERIFY(!told.isEmpty());
        QCOMPARE(m_page->badge().warnings, 7);
        const auto state = m_page->viewState();
        delete m_page;
        m_page = m_fixture->show(new ui::overview::OverviewPage(*m_fixture));
        m_page->restoreViewState(state);
        m_page->refresh();
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_page->badge().warnings, 7);
        for (const auto *need : needs())
            QVERIFY(need->text() != gone);
    }

    void dismissedItemsComeBack()
    {
        m_shelf->setList(
            OperationId::ListWorkflows,
            {QJsonObject{{u"id"_s, u"w"_s}, {u"name"_s, u"Flow"_s}, {u"status"_s, u"paused"_s}}});
        openShelf();
        const auto needs = [this] {
            return card("needs")->findChildren<ui::overview::LinkRow *>(u"need"_s);
        };
        auto *all = card("needs")->findChild<ui::Button *>(u"showDismissed"_s);
        QVERIFY(!all->isVisible());
        const auto dismiss = [&needs] {
            QTest::mouseClick(needs().first()->findChild<QToolButton *>(u"dismiss"_s),
                              Qt::LeftButton);
        };
        const auto said = needs().first()->text();
        dismiss();
        QTRY_COMPARE(needs().size(), 0);
        QVERIFY2(m_fixture->told().last().contains(said), qPrintable(m_fixture->told().last()));
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QTRY_COMPARE(needs().size(), 1);
        QCOMPARE(needs().first()->text(), said);
        QCOMPARE(m_page->badge().warnings, 1);
        QVERIFY(m_page->viewState()[u"dismissed"_s].toArray().isEmpty());
        // Dismissed lines can still be restored when Undo is no longer offered.
        dismiss();
        QTRY_COMPARE(needs().size(), 0);
        QVERIFY(all->isVisible());
        QCOMPARE(all->text(), u"Show 1 dismissed"_s);
        QTest::mouseClick(all, Qt::LeftButton);
        QTRY_COMPARE(needs().size(), 1);
        QVERIFY(!all->isVisible());
    }

    void keysOpenTheListBehindACard_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("page");
        QTest::newRow("running") << u"running"_s << u"exports"_s;
        QTest::newRow("needs") << u"needs"_s << u"imports"_s;
        QTest::newRow("stock") << u"stock"_s << u"coupon-sets"_s;
        QTest::newRow("workflows") << u"workflows"_s << u"workflows"_s;
        QTest::newRow("recent") << u"recent"_s << u"exports"_s;
        QTest::newRow("import chart") << u"importChart"_s << u"imports"_s;
        QTest::newRow("export chart") << u"exportChart"_s << u"exports"_s;
        QTest::newRow("store") << u"store"_s << u"store"_s;
    }

    void keysOpenTheListBehindACard()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, page);
        openShelf();
        auto *each = card(qPrintable(name));
        each->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(each->hasFocus());
        QTest::keyClick(each, Qt::Key_Return);
        QCOMPARE(m_fixture->opened(), QList<PageAddress>{{.page = page}});
        // Click on the title.
        QTest::mouseClick(each, Qt::LeftButton, {}, {60, 22});
        QCOMPARE(m_fixture->opened().size(), 2);
    }

    void attentionItemsAreShownWithoutOtherData()
    {
        m_shelf->setList(OperationId::ListExports, {exportation(u"error"_s, 10)});
        openShelf();
        auto *needs = card("needs");
        needs->setFocus(Qt::TabFocusReason);
        QTest::keyClick(needs, Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last(), (PageAddress{.page = u"exports"_s}));
        const QMap<QString, QString> failed{{u"status"_s, u"error"_s}};
        QCOMPARE(m_fixture->opened().last().filter.value_or(QMap<QString, QString>()), failed);
        auto *recent = card("recent");
        recent->setFocus(Qt::TabFocusReason);
        QTest::keyClick(recent, Qt::Key_Return);
        QVERIFY(m_fixture->opened().last().filter && m_fixture->opened().last().filter->isEmpty());
    }

    void runningTransfersAreShownWithoutOtherData()
    {
        m_shelf->setList(OperationId::ListExports, {exportation(u"inProgress"_s, 10)});
        openShelf();
        auto *running = card("running");
        running->setFocus(Qt::TabFocusReason);
        QTest::keyClick(running, Qt::Key_Return);
        const QMap<QString, QString> wanted{{u"status"_s, u"inProgress"_s}};
        QCOMPARE(m_fixture->opened().last().filter.value_or(QMap<QString, QString>()), wanted);
    }

    void aRowOfTheTableOpensItsRecord()
    {
        openPractice();
        table()->setFocus();
        table()->setCurrentIndex(table()->model()->index(0, 0));
        QTest::keyClick(table(), Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last().page, u"export"_s);
        QCOMPARE(m_fixture->opened().last().values.size(), 1);
    }

    void runningTransfersArePolledWhileThePageIsVisible()
    {
        m_shelf->setList(OperationId::ListExports, {exportation(u"queued"_s, 0)});
        m_shelf->setList(OperationId::ListImports, {import(30, 4)});
        m_fixture.emplace(options(), profile(), std::make_unique<support::ShelfHandler>(m_shelf));
        m_still.emplace(*m_fixture);
        m_page = m_fixture->show(new ui::overview::OverviewPage(*m_still));
        m_page->refresh();
        QTRY_VERIFY(m_page->settled());
        auto rows = card("running")->findChildren<ui::overview::RunningRow *>();
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows[0]->item().sentence, u"34 of 100 rows processed: 30 accepted, 4 rejected"_s);
        QCOMPARE(rows[1]->item().sentence, u"Queued"_s);
        QCOMPARE(m_page->badge().running, 2);

        // The import finishes and the export continues, so the next refresh loads only these two
        // lists.
        m_shelf->setList(OperationId::ListImports, {import(96, 4, u"finished"_s)});
        m_shelf->setList(OperationId::ListExports, {exportation(u"inProgress"_s, 50)});
        m_still->still.advance(std::chrono::seconds(10));
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListImports), 2);
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_fixture->ledger().received(OperationId::ListExports), 2);
        QCOMPARE(m_fixture->ledger().received(OperationId::ListWorkflows), 1);
        QCOMPARE(card("running")->findChildren<ui::overview::RunningRow *>().size(), 1);

        // Nothing is loaded while the page is hidden.
        m_page->hide();
        m_still->still.advance(std::chrono::seconds(30));
        m_page->show();
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListExports), 3);
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_fixture->ledger().received(OperationId::ListImports), 2);
    }

    void aRunningJobIsListedAndCounted()
    {
        openPractice();
        const auto before = m_page->badge().running;
        m_fixture->service().play(
            {practice::FaultRule{.aim = practice::Aim::Operation,
                                 .operation = OperationId::PatchContactByEmail,
                                 .fault = practice::Fault::Drip,
                                 .value = u"10"_s}});
        const jobs::BulkPlan plan{.operation = OperationId::PatchContactByEmail,
                                  .keyColumn = 0,
                                  .targets = {{1, u"_points"_s}}};
        const jobs::RowMaker maker(plan);
        jobs::ListJob job{.title = u"points.csv"_s, .plan = plan, .columns = {}, .rows = {}};
        for (int row = 0; row < 400; ++row)
            job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(row), u"1"_s}));
        auto &manager = m_fixture->workspace().jobManager();
        const auto id = manager.begin(job);
        const auto first = [this] {
            const auto rows = card("running")->findChildren<ui::overview::RunningRow *>();
            return rows.isEmpty() ? ui::overview::RunningItem() : rows.first()->item();
        };
        QTRY_COMPARE(first().title, u"Job: points.csv"_s);
        QCOMPARE(first().total, 400);
        QCOMPARE(m_page->badge().running, before + 1);
        card("running")->findChild<ui::Button *>(u"rowLink"_s)->click();
        QCOMPARE(m_fixture->opened().last(), ui::jobPlace(id));
        manager.cancel(id);
        QTRY_COMPARE(m_page->badge().running, before);
        QTRY_VERIFY(first().title != u"Job: points.csv"_s);
    }

    void theDataIsAsFreshAsStated()
    {
        openAtWork();
        // All data on the page is refreshed before it is much older than stated.
        for (int look = 0; look < 14; ++look) {
            const auto read = m_fixture->ledger().received(OperationId::ListExports);
            m_clock->advance(std::chrono::seconds(10));
            QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListExports), read + 1);
            QTRY_VERIFY(m_page->settled());
        }
        QCOMPARE(m_fixture->ledger().received(OperationId::ListWorkflows), 2);
        QCOMPARE(m_fixture->ledger().received(OperationId::ListCouponSets), 2);
    }

    void transfersThatEndWhileHiddenAreNotShownAsRunning()
    {
        openAtWork();
        QCOMPARE(m_page->badge().running, 1);
        m_page->hide();
        m_shelf->setList(OperationId::ListExports, {exportation(u"finished"_s, 100)});
        for (int look = 0; look < 8; ++look)
            m_clock->advance(std::chrono::seconds(10));
        QTRY_COMPARE(m_page->badge().running, 0);
        QTRY_VERIFY(m_page->settled());
    }

    void resourcesFilledByAnImportAreReadAgain()
    {
        auto import = exportation(u"inProgress"_s, 10);
        m_shelf->setList(OperationId::ListImports, {import});
        openAtWork();
        QCOMPARE(m_fixture->ledger().received(OperationId::ListCouponSets), 1);
        import[u"status"_s] = u"finished"_s;
        m_shelf->setList(OperationId::ListImports, {import});
        m_clock->advance(std::chrono::seconds(10));
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListCouponSets), 2);
        QTRY_VERIFY(m_page->settled());
    }

    // The import finishes before the next refresh, and another page has loaded it.
    void resourcesFilledByAnImportMeanwhileAreReadAgain()
    {
        m_shelf->setList(OperationId::ListCouponSets, {couponSet(u"Welcome"_s, 5000, 0)});
        openShelf();
        QVERIFY(!m_page->findChildren<ui::overview::LinkRow *>(u"need"_s).isEmpty());
        QCOMPARE(m_fixture->ledger().received(OperationId::ListCouponSets), 1);
        auto import = this->import(5000, 0, u"finished"_s);
        import[u"type"_s] = u"coupons"_s;
        m_shelf->setList(OperationId::ListImports, {import});
        m_shelf->setList(OperationId::ListCouponSets, {couponSet(u"Welcome"_s, 10000, 5000)});
        // The first read is the reference for later changes.
        (void)m_fixture->account().session().imports().list(m_page);
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListImports), 2);
        auto later = import;
        later[u"id"_s] = u"i2"_s;
        later[u"createdAt"_s] =
            QDateTime::currentDateTimeUtc().addSecs(60).toString(Qt::ISODateWithMs);
        m_shelf->setList(OperationId::ListImports, {later, import});
        (void)m_fixture->account().session().imports().list(m_page);
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListCouponSets), 2);
        QTRY_VERIFY(m_page->settled());
        QVERIFY(m_page->findChildren<ui::overview::LinkRow *>(u"need"_s).isEmpty());
    }

    void aReadOnlyAccountOffersNothingNew()
    {
        auto readOnly = profile();
        readOnly.guard = profiles::ProtectionLevel::ReadOnly;
        m_fixture.emplace(options(), readOnly, std::make_unique<support::ShelfHandler>(m_shelf));
        showAndRead();
        for (const auto &name : {u"new-import"_s, u"new-export"_s}) {
            auto *button = m_page->findChild<ui::Button *>(name);
            QVERIFY(!button->isEnabled());
            QVERIFY(!button->toolTip().isEmpty());
        }
    }

    void theRecentOnesLeadToBothLists()
    {
        openShelf();
        auto *recent = card("recent");
        QTest::mouseClick(recent->findChild<ui::Button *>(u"allImports"_s), Qt::LeftButton);
        QTest::mouseClick(recent->findChild<ui::Button *>(u"allExports"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened(),
                 (QList<PageAddress>{{.page = u"imports"_s}, {.page = u"exports"_s}}));
    }

    void newExportAndImportLeadToTheirForms()
    {
        openShelf();
        QTest::mouseClick(m_page->findChild<ui::Button *>(u"new-export"_s), Qt::LeftButton);
        QTest::mouseClick(m_page->findChild<ui::Button *>(u"new-import"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened(),
                 (QList<PageAddress>{{.page = u"new-export"_s}, {.page = u"new-import"_s}}));
    }

    void oneColumnWhereThereIsLittleRoom()
    {
        openShelf();
        QCOMPARE(m_page->columns(), 2);
        m_fixture->window().resize(800, 700);
        QTRY_COMPARE(m_page->columns(), 1);
        QVERIFY(card("needs")->y() > card("running")->y());
        auto *area = m_page->findChild<QScrollArea *>(u"cards"_s);
        QVERIFY(area->widget()->width() <= area->viewport()->width());
    }

    void cardsEndBelowTheButtonsWithAScrollBarAndWithout()
    {
        openShelf();
        const auto rightOf = [this](const QWidget *widget) {
            return widget->mapTo(m_page, QPoint(widget->width(), 0)).x();
        };
        const auto *button = m_page->findChild<ui::Button *>(u"new-export"_s);
        for (const int height : {500, 1200, 400}) {
            m_fixture->window().resize(1100, height);
            QTRY_COMPARE(rightOf(card("needs")), rightOf(button));
        }
    }

    void thePageIsInTheTable()
    {
        m_fixture.emplace(options());
        for (const auto &row : ui::overview::overviewPages()) {
            const std::unique_ptr<ui::Page> page(row.make(*m_fixture, {.page = row.word}));
            QVERIFY(page);
            QCOMPARE(page->place().page, row.word);
            QVERIFY(!row.make(*m_fixture, {.page = row.word, .values = {u"x"_s}}));
        }
    }

private:
    // Opens the page with a running export and a manual clock.
    void openAtWork()
    {
        m_shelf->setList(OperationId::ListExports, {exportation(u"inProgress"_s, 10)});
        m_fixture.emplace(options(), profile(), std::make_unique<support::ShelfHandler>(m_shelf),
                          &m_clock.emplace());
        m_page = m_fixture->show(new ui::overview::OverviewPage(*m_fixture));
        m_page->refresh();
        QTRY_VERIFY(m_page->settled());
    }

    static practice::ServiceOptions options() { return {.contacts = 5, .requestsPerMinute = 0}; }
    static profiles::Profile profile()
    {
        return {.id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0};
    }
    static QString now() { return QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs); }

    static QJsonObject couponSet(const QString &name, int quantity, int left)
    {
        return {{u"id"_s, name},
                {u"name"_s, name},
                {u"type"_s, u"multiple"_s},
                {u"quantity"_s, quantity},
                {u"available"_s, left},
                {u"usedInWorkflows"_s, QJsonArray{QJsonObject{{u"workflowId"_s, u"w"_s}}}}};
    }
    static QJsonObject exportation(const QString &status, int done)
    {
        return {{u"id"_s, u"e1"_s},    {u"exportType"_s, u"contacts"_s}, {u"status"_s, status},
                {u"progress"_s, done}, {u"total"_s, done * 2},           {u"createdAt"_s, now()}};
    }
    static QJsonObject import(int taken, int refused, const QString &status = u"inProgress"_s)
    {
        return {{u"id"_s, u"i1"_s},     {u"type"_s, u"contacts"_s}, {u"status"_s, status},
                {u"success"_s, taken},  {u"errors"_s, refused},     {u"total"_s, 100},
                {u"createdAt"_s, now()}};
    }

    void showAndRead()
    {
        m_page = m_fixture->show(new ui::overview::OverviewPage(*m_fixture));
        m_page->refresh();
        QTRY_VERIFY(m_page->settled());
    }
    void openPractice()
    {
        m_fixture.emplace(options());
        showAndRead();
    }
    void openShelf()
    {
        m_fixture.emplace(options(), profile(), std::make_unique<support::ShelfHandler>(m_shelf));
        showAndRead();
    }
    [[nodiscard]] ui::overview::OverviewCard *card(const char *name) const
    {
        return m_page->findChild<ui::overview::OverviewCard *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QList<ui::overview::OverviewCard *> cards() const
    {
        return m_page->findChildren<ui::overview::OverviewCard *>();
    }
    [[nodiscard]] ui::TableView *table() const
    {
        return m_page->findChild<ui::TableView *>(u"recentTable"_s);
    }

    std::shared_ptr<support::Shelf> m_shelf;
    std::optional<support::PageFixture> m_fixture;
    std::optional<StillHost> m_still;
    std::optional<support::ManualClock> m_clock;
    QPointer<ui::overview::OverviewPage> m_page;
};

STOREDESK_TEST(TestOverviewPage)

} // namespace tst_overviewpage

#include "tst_overviewpage.moc"
