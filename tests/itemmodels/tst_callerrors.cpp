// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "itemmodels/callerrors.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <optional>

namespace tst_callerrors {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using itemmodels::CallErrors;

class TestCallErrors final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_log.emplace();
        m_errors.emplace(*m_log);
        m_tester.emplace(&*m_errors, QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void cleanup()
    {
        m_tester.reset();
        m_errors.reset();
        m_log.reset();
    }

    void successfulCallsAreNotErrors()
    {
        add(OperationId::ListExports, std::nullopt);
        QCOMPARE(m_errors->rowCount(), 0);
    }

    void errorsOfOneKindAndOperationAreOneRow()
    {
        add(OperationId::ListExports, http::ErrorKind::ServerFault, 1);
        add(OperationId::ListExports, http::ErrorKind::ServerFault, 2);
        add(OperationId::ListImports, http::ErrorKind::ServerFault, 3);
        add(OperationId::ListExports, http::ErrorKind::Forbidden, 4);
        QCOMPARE(m_errors->rowCount(), 3);
        QCOMPARE(text(0, CallErrors::Times), u"2"_s);
        QVERIFY(text(0, CallErrors::First) < text(0, CallErrors::Last));
        QCOMPARE(m_errors->index(0, 0).data(CallErrors::LatestRole).toULongLong(), 2ULL);
    }

    void expiredLogEntriesAreNotCounted()
    {
        m_log->setCapacity(2);
        add(OperationId::ListExports, http::ErrorKind::ServerFault);
        add(OperationId::ListExports, http::ErrorKind::ServerFault);
        add(OperationId::ListImports, http::ErrorKind::NotFound);
        QCOMPARE(text(0, CallErrors::Times), u"1"_s);
        m_log->clear();
        QCOMPARE(m_errors->rowCount(), 0);
    }

private:
    void add(OperationId operation, std::optional<http::ErrorKind> kind, int second = 0)
    {
        m_log->add({.at = QDateTime::fromSecsSinceEpoch(1'790'000'000 + second, base::utc),
                    .request = {.operation = operation},
                    .kind = kind,
                    .message = kind ? u"It failed."_s : QString()});
    }
    [[nodiscard]] QString text(int row, int column) const
    {
        return m_errors->index(row, column).data().toString();
    }

    std::optional<api::CallLog> m_log;
    std::optional<CallErrors> m_errors;
    std::optional<QAbstractItemModelTester> m_tester;
};

STOREDESK_TEST(TestCallErrors)

} // namespace tst_callerrors

#include "tst_callerrors.moc"
