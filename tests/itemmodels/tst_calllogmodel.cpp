// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/calllogmodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <optional>

namespace tst_calllogmodel {

using namespace Qt::StringLiterals;
using namespace storedesk;
using itemmodels::CallLogModel;
using End = CallLogModel::End;

static api::CallRecord record(int status, std::optional<http::ErrorKind> kind = {})
{
    return {.at = QDateTime::fromSecsSinceEpoch(1'790'000'000, base::utc),
            .request = {.operation = catalogue::OperationId::ListExports},
            .target = u"/exports/"_s,
            .status = status,
            .kind = kind,
            .attempts = 1};
}

class TestCallLogModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_log.emplace();
        m_model.emplace(*m_log);
        m_tester.emplace(&*m_model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_log.reset();
    }

    void callsComeAtTheEnd()
    {
        m_log->add(record(200));
        m_log->add(record(404, http::ErrorKind::NotFound));
        QCOMPARE(m_model->rowCount(), 2);
        QCOMPARE(m_model->index(1, CallLogModel::AnswerColumn).data().toString(), u"404"_s);
    }

    void theOldestGoWhenTheLogIsFull()
    {
        m_log->setCapacity(2);
        for (const int status : {200, 201, 204})
            m_log->add(record(status));
        QCOMPARE(m_model->rowCount(), 2);
        QCOMPARE(m_model->index(0, CallLogModel::AnswerColumn).data().toString(), u"201"_s);
        m_log->clear();
        QCOMPARE(m_model->rowCount(), 0);
    }

    void everyEndHasItsSign_data()
    {
        QTest::addColumn<std::optional<http::ErrorKind>>("kind");
        QTest::addColumn<End>("end");
        QTest::newRow("went well") << std::optional<http::ErrorKind>() << End::Worked;
        QTest::newRow("429") << std::optional(http::ErrorKind::RateLimited) << End::Slowed;
        QTest::newRow("403") << std::optional(http::ErrorKind::Forbidden) << End::Locked;
        QTest::newRow("lost write") << std::optional(http::ErrorKind::Unknown) << End::Unknown;
        QTest::newRow("500") << std::optional(http::ErrorKind::ServerFault) << End::Failed;
    }

    void everyEndHasItsSign()
    {
        QFETCH(const std::optional<http::ErrorKind>, kind);
        QFETCH(const End, end);
        m_log->add(record(200, kind));
        QCOMPARE(m_model->index(0, 0).data(CallLogModel::EndRole).value<End>(), end);
    }

    void noAnswerIsSaidInWords()
    {
        m_log->add(record(0, http::ErrorKind::NoConnection));
        QCOMPARE(m_model->index(0, CallLogModel::AnswerColumn).data().toString(), u"no response"_s);
    }

private:
    std::optional<api::CallLog> m_log;
    std::optional<CallLogModel> m_model;
    std::optional<QAbstractItemModelTester> m_tester;
};

STOREDESK_TEST(TestCallLogModel)

} // namespace tst_calllogmodel

#include "tst_calllogmodel.moc"
