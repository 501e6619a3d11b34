// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/matrix.h"
#include "support/testclass.h"

namespace tst_matrixpeople {

using storedesk::catalogue::OperationId;

// Tests every operation on these resources with every fault in the matrix.
class TestMatrixPeople final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_matrix.emplace(); }
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyFaultEndsAsTheMatrixSays_data() { support::Matrix::addRows(support::peopleMatrix); }

    void everyFaultEndsAsTheMatrixSays()
    {
        QFETCH(const OperationId, operation);
        QFETCH(const int, fault);
        m_matrix->run(operation, support::Fault(fault));
    }

    void cleanupTestCase() { m_matrix.reset(); }

private:
    std::optional<support::Matrix> m_matrix;
};

STOREDESK_TEST(TestMatrixPeople)

} // namespace tst_matrixpeople

#include "tst_matrixpeople.moc"
