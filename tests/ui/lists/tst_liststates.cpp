// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/longlist.h"
#include "support/manualclock.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/lists/filterrow.h"
#include "ui/lists/listpage.h"
#include "ui/lists/recordlistview.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"
#include "ui/widgets/detailstext.h"
#include "ui/widgets/footline.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/statepane.h"

#include <QLabel>
#include <QTest>

#include <optional>

namespace tst_liststates {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using catalogue::Resource;
using State = itemmodels::ResourceFeed::State;

// Tests the message that each list shows if it has no rows, and its action.
class TestListStates final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void cleanup()
    {
        m_page = nullptr;
        m_fixture.reset();
        m_clock.reset();
    }

    void empty_data() { everyList(); }
    void empty()
    {
        open(0);
        m_page->refresh();
        QTRY_COMPARE(state(), State::Loaded);
        QTRY_VERIFY(pane()->isVisible());
        QCOMPARE(pane()->headline(), ui::lists::wordsOf(m_page->list()->kind().empty));
        const auto makes = m_page->list()->kind().create;
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        // If no record can be created, the button reloads the list.
        if (makes.isEmpty())
            QTRY_COMPARE(m_fixture->ledger().received(m_page->list()->kind().list), 2);
        else
            QCOMPARE(m_fixture->opened().last().page, QString(makes));
        QTRY_VERIFY(m_page->settled());
    }

    void loading_data() { everyList(); }
    void loading()
    {
        open(120);
        m_fixture->service().faults().add(
            practice::once(m_page->list()->kind().list, practice::Fault::Stall));
        m_page->refresh();
        QTRY_VERIFY(pane()->isLoading() && pane()->isVisible());
        auto *stop = m_page->list()->findChild<ui::Button *>(u"footButton"_s);
        QVERIFY(stop->isVisible());
        QCOMPARE(stop->keyHint(), QKeySequence(Qt::Key_Escape));
        m_page->list()->table()->setFocus();
        QTest::keyClick(m_page->list()->table(), Qt::Key_Escape);
        QCOMPARE(state(), State::Idle);
        QVERIFY(m_page->settled());
    }

    void failed_data() { everyList(); }
    void failed()
    {
        open(3);
        const auto list = m_page->list()->kind().list;
        m_fixture->service().faults().add(practice::once(list, practice::Fault::Status, u"400"_s));
        m_page->refresh();
        QTRY_COMPARE(state(), State::Failed);
        QVERIFY(pane()->isVisible());
        QCOMPARE(pane()->headline(), ui::lists::wordsOf(m_page->list()->kind().failed));
        QVERIFY(!pane()->sentence().isEmpty());
        QTest::mouseClick(pane()->details()->link(), Qt::LeftButton);
        const auto *details = pane()->findChild<QLabel *>(u"detailsText"_s);
        QVERIFY2(details->isVisible() && details->text().contains(u"Response: 400"_s)
                     && details->text().contains(u"Sent 1 time"_s),
                 qPrintable(details->text()));
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(state(), State::Loaded);
        QVERIFY(!pane()->isVisible());
        QCOMPARE(m_page->list()->table()->model()->rowCount(), 3);
        QTRY_VERIFY(m_page->settled());
    }

    void locked_data() { everyList(); }
    void locked()
    {
        open(3);
        const auto &kind = m_page->list()->kind();
        m_fixture->service().faults().add(
            practice::once(kind.list, practice::Fault::Status, u"403"_s));
        m_page->refresh();
        QTRY_COMPARE(state(), State::Failed);
        QCOMPARE(pane()->headline(), ui::lists::wordsOf(kind.locked));
        QVERIFY(!m_fixture->account().mayRead(kind.resource));
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(state(), State::Loaded);
        QVERIFY(m_fixture->account().mayRead(kind.resource));
        QTRY_VERIFY(m_page->settled());
    }

    void full_data() { everyList(); }
    void full()
    {
        open(3);
        m_page->refresh();
        QTRY_COMPARE(state(), State::Loaded);
        QVERIFY(!pane()->isVisible());
        QVERIFY(m_page->findChild<QLabel *>(u"subtitle"_s)->text().startsWith(u"3 loaded"_s));
        QTRY_VERIFY(m_page->settled());
    }

    // Without a match, the list offers to clear the filter, which can be undone.
    void noMatch_data() { everyList(); }
    void noMatch()
    {
        open(3);
        m_page->refresh();
        QTRY_COMPARE(state(), State::Loaded);
        m_page->find();
        auto *filter = m_page->list()->filter()->words();
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, u"zzz"_s);
        QTRY_VERIFY(pane()->isVisible());
        QCOMPARE(pane()->headline(),
                 ui::lists::wordsOf(m_page->list()->kind().noMatch).arg(u"zzz"_s));
        QTest::mouseClick(pane()->mainButton(), Qt::LeftButton);
        QVERIFY(!pane()->isVisible());
        QCOMPARE(m_page->list()->table()->model()->rowCount(), 3);
        QCOMPARE(m_fixture->told().last(), u"The filter was cleared."_s);
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QCOMPARE(filter->text(), u"zzz"_s);
        QVERIFY(pane()->isVisible());
        QTRY_VERIFY(m_page->settled());
    }

    void noMatchNamesTheFilterAndEscClearsIt()
    {
        open(120, Resource::Workflow);
        m_page->refresh();
        QTRY_COMPARE(state(), State::Loaded);
        m_page->find();
        auto *filter = m_page->list()->filter()->words();
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, u"octubre"_s);
        QTRY_VERIFY(pane()->isVisible());
        QVERIFY(pane()->headline().contains(u"octubre"_s));
        QVERIFY(filter->hasFocus());
        QVERIFY(pane()->otherButton()->isVisible());
        // Load the rest.
        QTest::mouseClick(pane()->otherButton(), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->ledger().received(OperationId::ListWorkflows), 3);
        QTRY_VERIFY(m_page->settled());
        QVERIFY(!pane()->otherButton()->isVisible());
        QTest::keyClick(filter, Qt::Key_Escape);
        QVERIFY(!pane()->isVisible());
        QCOMPARE(m_page->list()->table()->model()->rowCount(), 120);
    }

    void olderRowsStayWithABannerWhenARefreshFails()
    {
        open(3, Resource::Workflow);
        m_page->refresh();
        QTRY_COMPARE(state(), State::Loaded);
        m_fixture->service().faults().add(
            practice::once(OperationId::ListWorkflows, practice::Fault::Status, u"400"_s));
        QTest::mouseClick(m_page->findChild<QWidget *>(u"refresh"_s), Qt::LeftButton);
        QTRY_COMPARE(state(), State::Failed);
        auto *banner = m_page->findChild<ui::Notice *>();
        QVERIFY(banner->isVisible());
        QVERIFY(!pane()->isVisible());
        QCOMPARE(m_page->list()->table()->model()->rowCount(), 3);
        QTest::mouseClick(m_page->findChild<QPushButton *>(u"bannerAgain"_s), Qt::LeftButton);
        QTRY_COMPARE(state(), State::Loaded);
        QVERIFY(!banner->isVisible());
    }

    void listsShowTheirAge()
    {
        m_fixture.emplace(
            practice::ServiceOptions{.requestsPerMinute = 0},
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::make_unique<support::LongList>(3), &m_clock.emplace());
        m_page = m_fixture->show(
            new ui::lists::ListPage(ui::lists::listKind(Resource::Workflow), *m_fixture));
        m_page->refresh();
        QTRY_COMPARE(state(), State::Loaded);
        const auto *words = m_page->findChild<QLabel *>(u"subtitle"_s);
        QTRY_VERIFY2(words->text().contains(u"refreshed just now"_s), qPrintable(words->text()));
        // There is no "New" button, as the footer explains.
        QVERIFY(words->text().contains(u"created in the service's own application"_s));
        m_clock->advance(std::chrono::seconds(30));
        QTRY_VERIFY2(words->text().contains(u"30 s ago"_s), qPrintable(words->text()));
        // The age is also updated when the page is shown again.
        m_page->hide();
        m_clock->advance(std::chrono::minutes(10));
        m_page->show();
        QVERIFY2(words->text().contains(u"10 min ago"_s), qPrintable(words->text()));
    }

private:
    static void everyList()
    {
        QTest::addColumn<Resource>("resource");
        for (const auto &kind : ui::lists::listKinds()) {
            // The integrations are a tree, which tst_integrationspage tests.
            if (kind.resource != Resource::CustomIntegration)
                QTest::newRow(kind.word.data()) << kind.resource;
        }
    }

    void open(int records, std::optional<Resource> chosen = {})
    {
        if (!chosen) {
            QFETCH(const Resource, resource);
            chosen = resource;
        }
        show(*chosen, std::make_unique<support::LongList>(records));
    }

    void show(Resource resource, std::unique_ptr<practice::Handler> store)
    {
        m_fixture.emplace(
            practice::ServiceOptions{.requestsPerMinute = 0},
            profiles::Profile{
                .id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::move(store));
        m_page =
            m_fixture->show(new ui::lists::ListPage(ui::lists::listKind(resource), *m_fixture));
    }

    [[nodiscard]] State state() const { return m_page->list()->feed().state(); }
    [[nodiscard]] ui::StatePane *pane() const { return m_page->list()->pane(); }

    std::optional<support::ManualClock> m_clock;
    std::optional<support::PageFixture> m_fixture;
    ui::lists::ListPage *m_page = nullptr;
};

STOREDESK_TEST(TestListStates)

} // namespace tst_liststates

#include "tst_liststates.moc"
