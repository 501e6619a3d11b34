// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/faults/faults.h"
#include "practice/faults/faultspec.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QTest>

#include <set>

namespace tst_faultspec {

using namespace storedesk;
using namespace storedesk::practice;
using namespace Qt::StringLiterals;
using catalogue::OperationId;

class TestFaultSpec final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void everyFaultHasANameOfItsOwn()
    {
        std::set<QString> names;
        for (const auto &row : faultRows()) {
            names.insert(row.name);
            QCOMPARE(faultNamed(QString(row.name)), &row);
            QVERIFY(qstrlen(row.description) > 0);
        }
        QCOMPARE(names.size(), faultRows().size());
        QCOMPARE(faultNamed(u"nothing"), nullptr);
    }

    void aRuleIsReadAndWrittenBack_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<FaultRule>("rule");
        QTest::newRow("plain") << u"*:500"_s << FaultRule{.fault = Fault::ErrorNotApplied};
        QTest::newRow("connections")
            << u"*:refuse=5"_s << FaultRule{.fault = Fault::Refuse, .value = u"5"_s};
        QTest::newRow("flaw") << u"*:bad-certificate=expired"_s
                              << FaultRule{.fault = Fault::BadCertificate, .value = u"expired"_s};
        QTest::newRow("once") << u"createPurchase:close-applied@1"_s
                              << once(OperationId::CreatePurchase, Fault::CloseApplied);
        QTest::newRow("value") << u"getStore:429-seconds=5@2"_s
                               << FaultRule{.aim = Aim::Operation,
                                            .operation = OperationId::GetStore,
                                            .fault = Fault::ThrottleSeconds,
                                            .value = u"5"_s,
                                            .first = 2,
                                            .last = 2};
        QTest::newRow("several") << u"listExports:502@3-7"_s
                                 << FaultRule{.aim = Aim::Operation,
                                              .operation = OperationId::ListExports,
                                              .fault = Fault::BadGateway,
                                              .first = 3,
                                              .last = 7};
        QTest::newRow("chance") << u"*:reset%2.5"_s
                                << FaultRule{.fault = Fault::ResetNotApplied, .percent = 2.5};
        QTest::newRow("file") << u"file:cut-length=1000@1"_s
                              << onceOnFile(Fault::CutLength, u"1000"_s);
        QTest::newRow("skewed wait")
            << u"*:429-date=60/-3600"_s
            << FaultRule{.fault = Fault::ThrottleDate, .value = u"60/-3600"_s};
        QTest::newRow("sign in the value")
            << u"*:429-absurd=50%@home@1"_s
            << FaultRule{
                   .fault = Fault::ThrottleAbsurd, .value = u"50%@home"_s, .first = 1, .last = 1};
        QTest::newRow("redirect") << u"*:redirect=307/host"_s
                                  << FaultRule{.fault = Fault::Redirect, .value = u"307/host"_s};
        QTest::newRow("status") << u"*:status=400/E0301"_s
                                << FaultRule{.fault = Fault::Status, .value = u"400/E0301"_s};
        QTest::newRow("member") << u"getExport:member=total/-1@2"_s
                                << FaultRule{.aim = Aim::Operation,
                                             .operation = OperationId::GetExport,
                                             .fault = Fault::Member,
                                             .value = u"total/-1"_s,
                                             .first = 2,
                                             .last = 2};
    }

    void aRuleIsReadAndWrittenBack()
    {
        QFETCH(const QString, text);
        QFETCH(const FaultRule, rule);
        const auto read = parseFaultRule(text);
        QVERIFY(read);
        QCOMPARE(*read, rule);
        QCOMPARE(textOf(*read), text);
    }

    void everyFaultIsReadWithItsUsualValue()
    {
        for (const auto &row : faultRows()) {
            const auto value = row.usual.isEmpty() ? QString() : u'=' + QString(row.usual);
            const auto text = "*:"_L1 + row.name + value;
            QVERIFY2(parseFaultRule(text), qPrintable(text));
        }
    }

    void invalidRulesAreRefusedWithAReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        QTest::newRow("empty") << QString() << u"not a valid fault"_s;
        QTest::newRow("no colon") << u"500"_s << u"not a valid fault"_s;
        QTest::newRow("no fault") << u"*:"_s << u"not a valid fault"_s;
        QTest::newRow("unknown operation") << u"getNothing:500"_s << u"getNothing"_s;
        QTest::newRow("unknown fault") << u"*:explode"_s << u"explode"_s;
        QTest::newRow("value where none is") << u"*:500=1"_s << u"doesn't take a value"_s;
        QTest::newRow("empty value") << u"*:stall="_s << u"not a valid value for"_s;
        QTest::newRow("no number") << u"*:stall=soon"_s << u"not a valid value for"_s;
        QTest::newRow("no status") << u"*:status=77"_s << u"not a valid value for"_s;
        QTest::newRow("no redirect") << u"*:redirect=304"_s << u"not a valid value for"_s;
        QTest::newRow("from nought") << u"*:500@0"_s << u"are numbered from 1"_s;
        QTest::newRow("backwards") << u"*:500@5-3"_s << u"are numbered from 1"_s;
        QTest::newRow("too large") << u"*:500@99999999999"_s << u"are numbered from 1"_s;
        QTest::newRow("over 100") << u"*:500%101"_s << u"between 0 and 100"_s;
        QTest::newRow("connections of one operation")
            << u"getStore:refuse"_s << u"before any request"_s;
        QTest::newRow("connections counted") << u"*:connect-hang@2"_s << u"before any request"_s;
    }

    void invalidRulesAreRefusedWithAReason()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, why);
        const auto read = parseFaultRule(text);
        QVERIFY(!read);
        QVERIFY(read.error().what.contains(text));
        QVERIFY2(read.error().why.contains(why), qPrintable(read.error().why));
        QVERIFY(!read.error().next.isEmpty());
    }

    void aRuleCountsMatchingRequests()
    {
        Faults faults({*parseFaultRule(u"getStore:500@2-3"_s)}, 1);
        QVERIFY(!faults.draw(OperationId::ListExports));
        QVERIFY(!faults.draw(OperationId::GetStore));
        QVERIFY(!faults.draw(OperationId::ListExports));
        QVERIFY(faults.draw(OperationId::GetStore));
        QVERIFY(faults.draw(OperationId::GetStore));
        QVERIFY(!faults.draw(OperationId::GetStore));
        QVERIFY(!faults.drawForFile());
    }

    void theFirstRuleThatIsDueWinsAndAllCount()
    {
        Faults faults({*parseFaultRule(u"*:500@1"_s), *parseFaultRule(u"getStore:502@1-2"_s)}, 1);
        QCOMPARE(faults.draw(OperationId::GetStore)->fault, Fault::ErrorNotApplied);
        QCOMPARE(faults.draw(OperationId::GetStore)->fault, Fault::BadGateway);
        QVERIFY(!faults.draw(OperationId::GetStore));
    }

    void chanceFollowsFromTheSeed()
    {
        const auto drawn = [](quint64 seed) {
            Faults faults({*parseFaultRule(u"*:500%10"_s)}, seed);
            QByteArray hits;
            for (int request = 0; request < 10'000; ++request)
                hits += faults.draw(OperationId::GetStore) ? '1' : '0';
            return hits;
        };
        QCOMPARE(drawn(5), drawn(5));
        QVERIFY(drawn(5) != drawn(6));
        const auto hits = drawn(5).count('1');
        QVERIFY2(hits > 900 && hits < 1100, qPrintable(QString::number(hits)));
        QCOMPARE(Faults({*parseFaultRule(u"*:500%0"_s)}, 1).draw(OperationId::GetStore),
                 std::nullopt);
        QVERIFY(Faults({*parseFaultRule(u"*:500%100"_s)}, 1).draw(OperationId::GetStore));
    }

    void rulesCanBeAddedAndRemoved()
    {
        Faults faults({}, 1);
        faults.add(onceOnFile(Fault::NoRange));
        QCOMPARE(faults.drawForFile()->fault, Fault::NoRange);
        faults.add(once(OperationId::GetStore, Fault::Drip));
        QCOMPARE(faults.rules().size(), 2U);
        faults.clear();
        QVERIFY(!faults.draw(OperationId::GetStore));
    }
};

STOREDESK_TEST(TestFaultSpec)

} // namespace tst_faultspec

#include "tst_faultspec.moc"
