// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/mutation.h"
#include "fuzz/wiretargets.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

namespace tst_fuzzwire {

// G30: reads the stored corpus and its mutations as replies from a service and as small foreign
// files. fuzz_one.cpp does the same for libFuzzer.
class TestFuzzWire final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void nothingBreaksIt_data()
    {
        QTest::addColumn<fuzz::Target>("target");
        QTest::addColumn<int>("rounds");
        QTest::newRow("answer") << fuzz::Target(fuzz::answer) << 3'000;
        QTest::newRow("waits") << fuzz::Target(fuzz::waits) << 3'000;
        QTest::newRow("path") << fuzz::Target(fuzz::path) << 2'000;
        QTest::newRow("redaction") << fuzz::Target(fuzz::redaction) << 2'000;
        QTest::newRow("recipe") << fuzz::Target(fuzz::recipe) << 1'500;
        QTest::newRow("setup") << fuzz::Target(fuzz::setup) << 1'500;
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

STOREDESK_TEST(TestFuzzWire)

} // namespace tst_fuzzwire

#include "tst_fuzzwire.moc"
