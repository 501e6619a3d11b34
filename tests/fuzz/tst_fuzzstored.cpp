// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/mutation.h"
#include "fuzz/storedtargets.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_fuzzstored {

// Reads the stored corpus and its mutations as journals and plans. fuzz_one.cpp does the same for
// libFuzzer.
class TestFuzzStored final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void nothingBreaksIt_data()
    {
        QTest::addColumn<fuzz::Target>("target");
        QTest::addColumn<int>("rounds");
        QTest::newRow("journal") << fuzz::Target(fuzz::journal) << 300;
        QTest::newRow("journalvalues") << fuzz::Target(fuzz::journalvalues) << 100;
        QTest::newRow("plan") << fuzz::Target(fuzz::plan) << 4'000;
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

STOREDESK_TEST(TestFuzzStored)

} // namespace tst_fuzzstored

#include "tst_fuzzstored.moc"
