// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sessionfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "api/pages.h"
#include "itemmodels/resourcefeed.h"
#include "itemmodels/resourcemodel.h"

#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace tst_resourcefeed {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using itemmodels::ResourceFeed;
using itemmodels::ResourceModel;
using State = ResourceFeed::State;

// Uses pages of two records, so that every list has several pages.
class TestResourceFeed final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_store.emplace();
        m_model.emplace(catalogue::Resource::Export, m_store->clock());
        m_feed.emplace(
            [this](QObject *owner) {
                http::Request first{.operation = OperationId::ListExports};
                http::addQueryItem(first.query, u"pageSize"_s, u"2"_s);
                return new api::Pages(m_store->session().client(), first, owner);
            },
            *m_model, m_store->clock());
    }

    void cleanup()
    {
        m_feed.reset();
        m_model.reset();
        m_store.reset();
    }

    void theFirstPageComesAtOnceAndMoreWhenWanted()
    {
        m_feed->refresh();
        QVERIFY(until(State::Loaded));
        QCOMPARE(m_model->rowCount(), 2);
        QVERIFY(m_feed->hasMore());
        QCOMPARE(asked(), 1);

        m_feed->fetchMore();
        QCOMPARE(m_feed->state(), State::Loading);
        QVERIFY(until(State::Loaded));
        QCOMPARE(m_model->rowCount(), 4);
        QCOMPARE(asked(), 2);
    }

    void allPagesAreReadOnRequestAndThenNoMoreAreOffered()
    {
        readAll();
        QVERIFY(!m_feed->hasMore());
        QVERIFY(m_model->rowCount() > 4);
        const int before = asked();
        m_feed->fetchMore();
        QCOMPARE(m_feed->state(), State::Loaded);
        QCOMPARE(asked(), before);
    }

    void aRefreshReadsAsMuchAsWasThere()
    {
        m_feed->refresh();
        QVERIFY(until(State::Loaded));
        m_feed->fetchMore();
        QVERIFY(until(State::Loaded));
        m_feed->refresh();
        QVERIFY(until(State::Loaded));
        QCOMPARE(asked(), 4);
        QCOMPARE(m_model->rowCount(), 4);
    }

    void recordsDeletedAtTheServiceDisappearOnRefresh()
    {
        readAll();
        const int all = m_model->rowCount();
        const auto key = m_model->keyAt(1);
        QVERIFY(m_store->end({.operation = OperationId::DeleteExport, .values = {key}}));
        QCOMPARE(m_model->rowCount(), all);
        m_feed->refresh();
        QVERIFY(until(State::Loaded));
        QVERIFY(!m_model->indexOf(key).isValid());
        QCOMPARE(m_model->rowCount(), all - 1);
    }

    void aFailureKeepsTheRowsAndMoreCanStillBeRead()
    {
        m_feed->refresh();
        QVERIFY(until(State::Loaded));
        m_store->service().faults().add(
            practice::once(OperationId::ListExports, practice::Fault::Status, u"400"_s));
        m_feed->fetchMore();
        QVERIFY(until(State::Failed));
        QCOMPARE(m_model->rowCount(), 2);
        QVERIFY(!m_feed->error().words.what.isEmpty());
        m_feed->fetchMore();
        QVERIFY(until(State::Loaded));
        QCOMPARE(m_model->rowCount(), 4);
    }

    void stoppingKeepsTheReceivedRows()
    {
        m_feed->refresh();
        QVERIFY(until(State::Loaded));
        m_feed->fetchMore();
        m_feed->stop();
        QCOMPARE(m_feed->state(), State::Loaded);
        QCOMPARE(m_model->rowCount(), 2);
        QVERIFY(m_feed->hasMore());
    }

    void looksAgainWhileSomethingRunsAndStopsWhenItIsDone()
    {
        m_feed->setWatched(true);
        readAll();
        QCOMPARE(m_feed->underWay(), 0);
        QVERIFY(!m_store->clock().nextDue());

        const auto made = createExport();
        m_feed->refresh();
        QVERIFY(until(State::Loaded));
        QCOMPARE(m_feed->underWay(), 1);
        const int before = asked();
        QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(),
                                  [this] { return m_feed->underWay() == 0; }));
        QVERIFY(asked() > before);
        const auto state = m_model->indexOf(made).siblingAtColumn(m_model->columnOf(u"status"));
        QCOMPARE(state.data(ResourceModel::ValueRole).toString(), u"finished"_s);
        QVERIFY(!m_store->clock().nextDue());
    }

    void pollsLessOftenWhileHidden()
    {
        (void)createExport();
        m_feed->refresh();
        QVERIFY(until(State::Loaded));
        QCOMPARE(m_feed->underWay(), 1);
        const auto next = [this] {
            return *m_store->clock().nextDue() - m_store->clock().ticks();
        };
        QCOMPARE(next(), std::chrono::milliseconds(ResourceFeed::lookUnseenAfter));
        m_feed->setWatched(true);
        QCOMPARE(next(), std::chrono::milliseconds(ResourceFeed::lookAgainAfter));
        m_feed->setWatched(false);
        QCOMPARE(next(), std::chrono::milliseconds(ResourceFeed::lookUnseenAfter));
        // The busy indicator in the navigation disappears at the end, even if the list is hidden.
        QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(),
                                  [this] { return m_feed->underWay() == 0; }));
    }

    void aLookAtAPartOfTheListMakesItNoYounger()
    {
        readAll();
        const int all = m_model->rowCount();
        QVERIFY(all > 2);
        (void)createExport();
        m_feed->setWatched(true);
        m_feed->refresh();
        QVERIFY(until(State::Loaded));
        const auto readAt = m_feed->refreshedAt();
        QSignalSpy changed(&*m_feed, &ResourceFeed::changed);
        QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(),
                                  [this] { return m_feed->underWay() == 0; }));
        QCOMPARE(m_feed->refreshedAt() == readAt, m_feed->hasMore() || m_model->rowCount() > 2);
    }

    void aLookBringsNewRowsAndTakesNoneAway()
    {
        (void)createExport();
        m_feed->setWatched(true);
        readAll();
        const int all = m_model->rowCount();
        (void)createExport();
        QSignalSpy removed(&*m_model, &ResourceModel::rowsRemoved);
        QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(),
                                  [&] { return m_model->rowCount() == all + 1; }));
        QCOMPARE(removed.size(), 0);
    }

    void runningTransfersDeletedElsewhereDisappearWhenPolled()
    {
        const auto made = createExport();
        m_feed->setWatched(true);
        readAll();
        QCOMPARE(m_feed->underWay(), 1);
        QVERIFY(m_store->end({.operation = OperationId::DeleteExport, .values = {made}}));
        QVERIFY(support::runUntil(m_store->clock(), m_store->session().client(),
                                  [&] { return !m_model->indexOf(made).isValid(); }));
        QCOMPARE(m_feed->underWay(), 0);
    }

private:
    [[nodiscard]] int asked() { return m_store->ledger().received(OperationId::ListExports); }

    [[nodiscard]] bool until(State state)
    {
        return QTest::qWaitFor([this, state] { return m_feed->state() == state; });
    }

    void readAll()
    {
        m_feed->refresh();
        m_feed->fetchAll();
        QVERIFY(until(State::Loaded));
    }

    [[nodiscard]] QString createExport()
    {
        const QJsonObject body{{u"exportType"_s, u"contacts"_s},
                               {u"delimiter"_s, u","_s},
                               {u"dateFormat"_s, u"ISO"_s}};
        return m_store->record({.operation = OperationId::CreateExport, .body = body})
            .value(u"id"_s)
            .toString();
    }

    std::optional<support::SessionFixture> m_store;
    std::optional<ResourceModel> m_model;
    std::optional<ResourceFeed> m_feed;
};

STOREDESK_TEST(TestResourceFeed)

} // namespace tst_resourcefeed

#include "tst_resourcefeed.moc"
