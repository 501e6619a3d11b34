// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/mutation.h"
#include "fuzz/targets.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_fuzz {

// Runs the table engine on the stored corpus and its mutations. fuzz_one.cpp does the same for
// libFuzzer.
class TestFuzz final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void nothingBreaksIt_data()
    {
        QTest::addColumn<fuzz::Target>("target");
        QTest::addColumn<int>("rounds");
        QTest::newRow("reader") << fuzz::Target(fuzz::reader) << 5'000;
        QTest::newRow("dialect") << fuzz::Target(fuzz::dialect) << 600;
        QTest::newRow("zip") << fuzz::Target(fuzz::zip) << 2'000;
        QTest::newRow("gzip") << fuzz::Target(fuzz::gzip) << 3'000;
        QTest::newRow("stack") << fuzz::Target(fuzz::stack) << 400;
        QTest::newRow("spreadsheet") << fuzz::Target(fuzz::spreadsheet) << 3'000;
        QTest::newRow("values") << fuzz::Target(fuzz::values) << 4'000;
    }

    void nothingBreaksIt()
    {
        QFETCH(const fuzz::Target, target);
        QFETCH(const int, rounds);
        QCOMPARE(
            fuzz::Mutation(QString::fromLatin1(QTest::currentDataTag())).complaint(target, rounds),
            QByteArray());
    }
};

STOREDESK_TEST(TestFuzz)

} // namespace tst_fuzz

#include "tst_fuzz.moc"
