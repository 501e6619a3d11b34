// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "support/sessionfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "api/pages.h"
#include "itemmodels/recordlistloader.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

#include <optional>

namespace tst_recordlist {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using itemmodels::RecordListLoader;

static QJsonArray pageOf(const QStringList &days)
{
    QJsonArray page;
    for (const auto &day : days)
        page.append(QJsonObject{{u"createdAt"_s, day + u"T10:00:00.000Z"_s}});
    return page;
}

class TestRecordList final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_store.emplace();
    }
    void cleanup() { m_store.reset(); }

    void aListIsReadOnce()
    {
        RecordListLoader list(workflows(), m_store->clock());
        QCOMPARE(list.state(), RecordListLoader::State::Unread);
        list.refresh();
        QCOMPARE(list.state(), RecordListLoader::State::Reading);
        QVERIFY(ends(list));
        QCOMPARE(list.state(), RecordListLoader::State::Ready);
        QVERIFY(list.records().size() > 3);
        QVERIFY(list.isWhole());
        QCOMPARE(list.readAt(), m_store->clock().now());
        QCOMPARE(m_store->ledger().received(OperationId::ListWorkflows), 1);
    }

    void aFailureKeepsTheShownData()
    {
        RecordListLoader list(workflows(), m_store->clock());
        list.refresh();
        QVERIFY(ends(list));
        const auto before = list.records();
        m_store->service().faults().add(
            practice::once(OperationId::ListWorkflows, practice::Fault::Status, u"404"_s));
        list.refresh();
        QVERIFY(ends(list));
        QCOMPARE(list.state(), RecordListLoader::State::Failed);
        QVERIFY(!list.error().words.what.isEmpty());
        QCOMPARE(list.records(), before);
        list.refresh();
        QVERIFY(ends(list));
        QCOMPARE(list.state(), RecordListLoader::State::Ready);
    }

    void aReadingCanBeStopped()
    {
        RecordListLoader list(workflows(), m_store->clock());
        list.refresh();
        list.cancel();
        QVERIFY(ends(list));
        QCOMPARE(list.state(), RecordListLoader::State::Failed);
        QCOMPARE(list.error().kind, http::ErrorKind::Cancelled);
    }

    void pagesAfterEnoughStayUnread()
    {
        const auto small = [this](QObject *owner) {
            QUrlQuery query;
            http::addQueryItem(query, u"pageSize"_s, u"2"_s);
            return new api::Pages(m_store->session().client(),
                                  {.operation = OperationId::ListWorkflows, .query = query}, owner);
        };
        RecordListLoader whole(small, m_store->clock());
        whole.refresh();
        QVERIFY(ends(whole));
        QCOMPARE(m_store->ledger().received(OperationId::ListWorkflows), 3);
        QCOMPARE(whole.records().size(), 6U);

        RecordListLoader first(small, m_store->clock(), nullptr,
                               [](const QJsonArray &) { return true; });
        first.refresh();
        QVERIFY(ends(first));
        QCOMPARE(first.records().size(), 2U);
        QVERIFY(!first.isWhole());
        // The rest of the first read is ignored.
        first.refresh();
        QVERIFY(ends(first));
        QCOMPARE(m_store->ledger().received(OperationId::ListWorkflows), 5);
    }

    void onlyAListThatBeginsWithTheNewestCanBeEnough()
    {
        const QDateTime moment(QDate(2026, 11, 1), QTime(0, 0), base::utc);
        using itemmodels::isNewestFirstAndBefore;
        QVERIFY(isNewestFirstAndBefore(pageOf({u"2026-10-30"_s, u"2026-10-12"_s}), moment));
        QVERIFY(!isNewestFirstAndBefore(pageOf({u"2026-11-02"_s, u"2026-10-12"_s}), moment));
        QVERIFY(!isNewestFirstAndBefore(pageOf({u"2026-10-12"_s, u"2026-10-30"_s}), moment));
        QVERIFY(!isNewestFirstAndBefore({}, moment));
        QVERIFY(!isNewestFirstAndBefore({QJsonObject()}, moment));
    }

private:
    [[nodiscard]] RecordListLoader::Read workflows()
    {
        return [this](QObject *owner) {
            return m_store->session().workflows().all(owner);
        };
    }
    bool ends(const RecordListLoader &list)
    {
        return support::runUntil(m_store->clock(), m_store->session().client(), [&list] {
            return list.state() != RecordListLoader::State::Reading;
        });
    }

    std::optional<support::SessionFixture> m_store;
};

STOREDESK_TEST(TestRecordList)

} // namespace tst_recordlist

#include "tst_recordlist.moc"
