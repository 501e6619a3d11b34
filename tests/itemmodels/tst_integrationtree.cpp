// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/integrationtree.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QPersistentModelIndex>
#include <QSignalSpy>

#include <optional>

namespace tst_integrationtree {

using namespace Qt::StringLiterals;
using namespace storedesk;
using itemmodels::IntegrationTree;
using Kind = IntegrationTree::Kind;
using State = IntegrationTree::State;

static QJsonObject integration(const QString &id, const QString &name = u"Shop"_s)
{
    return {{u"id"_s, id},
            {u"name"_s, name},
            {u"eventsEnabled"_s, true},
            {u"description"_s, u"Our shop"_s}};
}

static QJsonObject eventType(const QString &id, const QString &name = u"Paid"_s)
{
    return {{u"id"_s, id},
            {u"name"_s, name},
            {u"alias"_s, id + u"-alias"_s},
            {u"category"_s, u"receive"_s},
            {u"receiveType"_s, u"webhook"_s},
            {u"fields"_s, QJsonArray{QJsonObject(), QJsonObject()}}};
}

class TestIntegrationTree final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_model.emplace(m_clock);
        m_tester.emplace(&*m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        // The test observes when fetchMore() is called.
        m_tester->setUseFetchMore(false);
        m_model->setIntegrations({integration(u"a"_s), integration(u"b"_s, u"Till"_s)});
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
    }

    void eventTypesAreRequestedWhenABranchIsExpanded()
    {
        QSignalSpy wanted(&*m_model, &IntegrationTree::typesWanted);
        const auto shop = m_model->indexOf({u"a"_s});
        QVERIFY(m_model->hasChildren(shop) && m_model->canFetchMore(shop));
        QCOMPARE(m_model->rowCount(shop), 0);
        m_model->fetchMore(shop);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted.first().first().toString(), u"a"_s);
        m_model->setState(u"a"_s, State::Reading);
        QVERIFY(!m_model->canFetchMore(shop));
        QCOMPARE(m_model->rowCount(shop), 1);
        QCOMPARE(kindOf(m_model->index(0, 0, shop)), Kind::Note);
        QCOMPARE(m_model->index(0, 0, shop).data().toString(), u"Loading event types…"_s);
        m_model->setTypes(u"a"_s, {eventType(u"1"_s), eventType(u"2"_s, u"Sent"_s)});
        QCOMPARE(m_model->rowCount(shop), 2);
        QCOMPARE(kindOf(m_model->index(1, 0, shop)), Kind::EventType);
        QCOMPARE(m_model->rowCount(m_model->indexOf({u"b"_s})), 0);
        QCOMPARE(m_model->typeCount(), 2);
    }

    void aRowSaysWhatItIs()
    {
        m_model->setTypes(u"a"_s, {eventType(u"1"_s)});
        const auto shop = m_model->indexOf({u"a"_s});
        QCOMPARE(cells(shop),
                 (QStringList{u"Shop"_s, {}, u"Our shop"_s, u"1 event type(s)"_s, u"Accepted"_s}));
        const auto paid = m_model->indexOf({u"a"_s, u"1"_s});
        QCOMPARE(
            cells(paid),
            (QStringList{u"Paid"_s, u"1-alias"_s, u"Receives · Webhook"_s, u"2 field(s)"_s, {}}));
        QCOMPARE(paid.data(IntegrationTree::AddressRole).toStringList(),
                 (QStringList{u"a"_s, u"1"_s}));
        QCOMPARE(paid.data(IntegrationTree::RecordRole).toJsonObject(), eventType(u"1"_s));
        auto sent = eventType(u"1"_s);
        sent[u"category"] = u"send"_s;
        sent[u"webhookUrl"] = u"https://hooks.example.com/x"_s;
        m_model->setTypes(u"a"_s, {sent});
        QCOMPARE(paid.siblingAtColumn(IntegrationTree::About).data().toString(),
                 u"Sends to hooks.example.com"_s);
    }

    // Persistent indexes stay on their records.
    void remainingItemsKeepTheirRowAfterARefresh()
    {
        m_model->setTypes(u"b"_s, {eventType(u"1"_s), eventType(u"2"_s), eventType(u"3"_s)});
        const QPersistentModelIndex till(m_model->indexOf({u"b"_s}));
        const QPersistentModelIndex third(m_model->indexOf({u"b"_s, u"3"_s}));
        m_model->setState(u"b"_s, State::Reading);
        QCOMPARE(m_model->rowCount(till), 3);
        m_model->setIntegrations({integration(u"c"_s), integration(u"b"_s, u"Tills"_s)});
        QVERIFY(till.isValid());
        QCOMPARE(till.data().toString(), u"Tills"_s);
        m_model->setTypes(u"b"_s, {eventType(u"4"_s), eventType(u"3"_s, u"New name"_s)});
        QVERIFY(third.isValid());
        QCOMPARE(third.data().toString(), u"New name"_s);
        QCOMPARE(m_model->rowCount(till), 2);
        QVERIFY(!m_model->indexOf({u"a"_s}).isValid());
        QVERIFY(!m_model->indexOf({u"b"_s, u"1"_s}).isValid());
        QCOMPARE(m_model->integrations(), (QStringList{u"b"_s, u"c"_s}));
    }

    void aFailureIsANoteAndTakesNothingAway()
    {
        const auto shop = m_model->indexOf({u"a"_s});
        m_model->setState(u"a"_s, State::Failed, u"No answer."_s);
        QCOMPARE(m_model->rowCount(shop), 1);
        QVERIFY(m_model->index(0, 0, shop).data().toString().endsWith(u"No answer."_s));
        QCOMPARE(m_model->index(0, 0, shop).data(IntegrationTree::AddressRole).toStringList(),
                 QStringList{u"a"_s});
        m_model->setTypes(u"a"_s, {eventType(u"1"_s)});
        QCOMPARE(m_model->rowCount(shop), 1);
        m_model->setState(u"a"_s, State::Failed, u"No answer."_s);
        // There are two rows: the type, and a row stating that it is outdated.
        QCOMPARE(m_model->rowCount(shop), 2);
        QCOMPARE(kindOf(m_model->index(0, 0, shop)), Kind::EventType);
        m_model->setState(u"a"_s, State::Reading);
        QCOMPARE(m_model->rowCount(shop), 1);
    }

    void withoutTypesThereIsANote()
    {
        const auto shop = m_model->indexOf({u"a"_s});
        m_model->setTypes(u"a"_s, {});
        QCOMPARE(m_model->rowCount(shop), 1);
        QCOMPARE(m_model->index(0, 0, shop).data().toString(), u"No event types yet"_s);
        m_model->setTypes(u"a"_s, {eventType(u"1"_s)});
        m_model->remove({u"a"_s, u"1"_s});
        QCOMPARE(kindOf(m_model->index(0, 0, shop)), Kind::Note);
        m_model->remove({u"a"_s});
        QCOMPARE(m_model->rowCount(), 1);
        m_model->remove({u"gone"_s});
        m_model->remove({u"b"_s, u"gone"_s});
        m_model->setTypes(u"gone"_s, {eventType(u"1"_s)});
        QCOMPARE(m_model->rowCount(), 1);
    }

private:
    static Kind kindOf(const QModelIndex &index)
    {
        return index.data(IntegrationTree::KindRole).value<Kind>();
    }

    // Returns the strings of all columns except the time.
    static QStringList cells(const QModelIndex &row)
    {
        QStringList texts;
        for (int column = 0; column < IntegrationTree::Created; ++column)
            texts.append(row.siblingAtColumn(column).data().toString());
        return texts;
    }

    support::ManualClock m_clock;
    std::optional<IntegrationTree> m_model;
    std::optional<QAbstractItemModelTester> m_tester;
};

STOREDESK_TEST(TestIntegrationTree)

} // namespace tst_integrationtree

#include "tst_integrationtree.moc"
