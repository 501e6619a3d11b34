// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sessionfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/integrationfeed.h"
#include "itemmodels/integrationtree.h"

#include <QAbstractItemModelTester>

#include <optional>

namespace tst_integrationfeed {

using namespace storedesk;
using itemmodels::IntegrationFeed;
using itemmodels::IntegrationTree;
using State = IntegrationTree::State;

class TestIntegrationFeed final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_store.emplace();
        m_tree.emplace(m_store->clock());
        m_tester.emplace(&*m_tree, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_tester->setUseFetchMore(false);
        m_feed.emplace(m_store->session(), *m_tree, m_store->clock());
    }

    void cleanup()
    {
        m_feed.reset();
        m_tester.reset();
        m_tree.reset();
        m_store.reset();
    }

    // A view calls fetchMore() like this while it lays out inserted rows.
    void typesWantedInTheMiddleOfAnInsertionComeAfterIt()
    {
        bool telling = false;
        int nested = 0;
        connect(&*m_tree, &IntegrationTree::rowsAboutToBeInserted, this,
                [&] { nested += telling; });
        connect(&*m_tree, &IntegrationTree::rowsInserted, this, [&](const QModelIndex &parent) {
            if (parent.isValid() || telling)
                return;
            telling = true;
            m_tree->fetchMore(m_tree->index(0, 0));
            // Views call fetchMore() more than once.
            m_tree->fetchMore(m_tree->index(0, 0));
            QVERIFY(!m_feed->isSettled());
            telling = false;
        });
        m_feed->refresh();
        QTRY_VERIFY(m_feed->isSettled() && m_tree->rowCount() > 0);
        QCOMPARE(nested, 0);
        QCOMPARE(m_tree->stateOf(m_tree->integrations().constFirst()), State::Read);
        QVERIFY(m_tree->typeCount() > 0);
        QCOMPARE(m_store->ledger().received(catalogue::OperationId::ListCustomEventTypes), 1);
    }

    void aStopCancelsPendingReads()
    {
        m_feed->refresh();
        QTRY_VERIFY(m_feed->isSettled() && m_tree->rowCount() > 0);
        m_tree->fetchMore(m_tree->index(0, 0));
        QVERIFY(!m_feed->isSettled());
        m_feed->stop();
        QVERIFY(m_feed->isSettled());
        QCOMPARE(m_tree->stateOf(m_tree->integrations().constFirst()), State::Stopped);
        m_feed->readTypes(m_tree->integrations().constFirst());
        QTRY_VERIFY(m_feed->isSettled());
        QCOMPARE(m_store->ledger().received(catalogue::OperationId::ListCustomEventTypes), 1);
    }

private:
    std::optional<support::SessionFixture> m_store;
    std::optional<IntegrationTree> m_tree;
    std::optional<QAbstractItemModelTester> m_tester;
    std::optional<IntegrationFeed> m_feed;
};

STOREDESK_TEST(TestIntegrationFeed)

} // namespace tst_integrationfeed

#include "tst_integrationfeed.moc"
