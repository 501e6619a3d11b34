// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importrun/importplan.h"
#include "importrun/importtally.h"
#include "journal/journal.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QJsonArray>
#include <QTest>

namespace tst_balance {

using namespace storedesk;
using importrun::ImportPlan;
using journal::Balance;
using journal::RowState;

// Every row of a job is accounted for, whatever the service replies.
class TestBalance final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] static journal::JobRow part(qint64 number, RowState state,
                                              const QByteArray &record = {})
    {
        journal::JobRow row{.number = number, .state = state};
        row.record = record;
        return row;
    }

    [[nodiscard]] static Balance balance(const std::vector<qint64> &rows,
                                         const std::vector<journal::JobRow> &parts,
                                         bool ended = true)
    {
        return importrun::tallyOf(ImportPlan{.type = QStringLiteral("contacts"), .rows = rows},
                                  parts, ended)
            .balance();
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void onlyJobsWithAllRowsAcceptedSucceed()
    {
        using Verdict = Balance::Verdict;
        QCOMPARE((Balance{.rows = 3, .taken = 3}).verdict(), Verdict::AllTaken);
        QCOMPARE((Balance{.rows = 3, .taken = 2, .refused = 1}).verdict(), Verdict::SomeFailed);
        QCOMPARE((Balance{.rows = 3, .taken = 2, .heldBack = 1}).verdict(), Verdict::SomeFailed);
        QCOMPARE((Balance{.rows = 3, .taken = 2, .unknown = 1}).verdict(), Verdict::Unknown);
        QCOMPARE((Balance{.rows = 3, .taken = 2, .underWay = 1}).verdict(), Verdict::Unknown);
        QCOMPARE((Balance{.rows = 3, .taken = 2}).verdict(), Verdict::Unknown);
        QCOMPARE((Balance{.rows = 3, .taken = 4}).verdict(), Verdict::Unknown);
        QCOMPARE((Balance{.rows = 3, .taken = 4, .refused = -1}).verdict(), Verdict::Unknown);
        QCOMPARE((Balance{.rows = 3, .taken = 3, .gaps = {QStringLiteral("x")}}).verdict(),
                 Verdict::Unknown);
    }

    // When a job ends, waiting rows will not be sent, and rows in progress have an unknown result.
    void everyRowOfAJobIsCountedByItsState()
    {
        journal::JobHead head{.outline = {}, .state = journal::JobState::Running};
        int rows = 1;
        for (const auto state :
             {RowState::Waiting, RowState::Reading, RowState::Leaving, RowState::Done,
              RowState::Refused, RowState::NotSent, RowState::Unknown}) {
            head.counts.set(state, rows);
            rows *= 10;
        }
        QCOMPARE(journal::balanceOf(head),
                 (Balance{.rows = 1'111'111,
                          .taken = 1'000,
                          .refused = 10'000,
                          .unknown = 1'000'000,
                          .heldBack = 100'000,
                          .waiting = 11,
                          .underWay = 100}));
        head.state = journal::JobState::Done;
        QCOMPARE(journal::balanceOf(head),
                 (Balance{.rows = 1'111'111,
                          .taken = 1'000,
                          .refused = 10'000,
                          .unknown = 1'000'100,
                          .heldBack = 100'011}));
        QVERIFY(journal::balanceOf(head).addsUp());
    }

    void everyPartOfAnImportCountsWithItsRows()
    {
        const QByteArray good = R"({"status":"finished","total":10,"success":9,"errors":1})";
        const auto ended = balance({10, 20, 30, 40},
                                   {part(1, RowState::Done, good), part(2, RowState::NotSent),
                                    part(3, RowState::Unknown), part(4, RowState::Refused)});
        QCOMPARE(ended,
                 (Balance{.rows = 100, .taken = 9, .refused = 41, .unknown = 30, .heldBack = 20}));
        const auto runs =
            balance({10, 20}, {part(1, RowState::Leaving), part(2, RowState::Waiting)}, false);
        QCOMPARE(runs, (Balance{.rows = 30, .waiting = 20, .underWay = 10}));
        // Rows that were sent are never listed as unsent, even if the job was ended early.
        QCOMPARE(balance({10}, {part(1, RowState::Leaving)}).unknown, 10);
    }

    void aPartWithoutAResultIsUnknown()
    {
        const auto empty = balance({10}, {part(1, RowState::Done)});
        QCOMPARE(empty.unknown, 10);
        QCOMPARE(empty.gaps.size(), 1);
        const auto missing = balance({10, 20}, {part(2, RowState::NotSent)});
        QCOMPARE(missing.unknown, 10);
        QCOMPARE(missing.gaps.size(), 1);
        const auto extra = balance({10}, {part(1, RowState::NotSent), part(7, RowState::Done)});
        QCOMPARE(extra.rows, 10);
        QCOMPARE(extra.gaps.size(), 1);
        const auto none = balance({10, 20}, {});
        QCOMPARE(none.unknown, 30);
        QCOMPARE(none.verdict(), Balance::Verdict::Unknown);
    }

    void aStoppedImportThatTookRowsIsNotRefusedAsAWhole()
    {
        const auto stopped = balance(
            {10}, {part(1, RowState::Refused, R"({"status":"cancelled","success":4,"errors":0})")});
        QCOMPARE(stopped.taken, 4);
        QCOMPARE(stopped.unknown, 6);
    }

    void aPlanWithAbsurdRowsIsNotUnderstood()
    {
        const auto good = ImportPlan{.type = QStringLiteral("contacts"), .rows = {5}}.toJson();
        QVERIFY(ImportPlan::fromJson(good));
        const auto with = [&good](const QString &member, const QJsonValue &value) {
            auto changed = good;
            changed.insert(member, value);
            return ImportPlan::fromJson(changed);
        };
        QVERIFY(!with(QStringLiteral("rows"), QJsonArray{-5}));
        QVERIFY(!with(QStringLiteral("rows"), QJsonArray{5.5}));
        QVERIFY(!with(QStringLiteral("rows"), QJsonArray{QStringLiteral("5")}));
        QVERIFY(!with(QStringLiteral("rows"), 5));
        QVERIFY(!with(QStringLiteral("heldBack"), -1));
        QVERIFY(
            !with(QStringLiteral("digests"), QJsonArray{QStringLiteral("a"), QStringLiteral("b")}));
        QVERIFY(!with(QStringLiteral("form"), QJsonObject()));
    }
};

STOREDESK_TEST(TestBalance)

} // namespace tst_balance

#include "tst_balance.moc"
