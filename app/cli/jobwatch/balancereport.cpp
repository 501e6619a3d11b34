// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobwatch/balancereport.h"

#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using journal::Balance;

ExitCode exitCodeOf(const Balance &balance)
{
    switch (balance.verdict()) {
    case Balance::Verdict::AllTaken:
        return Done;
    case Balance::Verdict::SomeFailed:
        return SomeRowsFailed;
    case Balance::Verdict::Unknown:
        break;
    }
    return OutcomeUnknown;
}

ExitCode exitCodeOfCheck(qint64 rows, qint64 heldBack)
{
    return exitCodeOf(Balance{.rows = rows, .taken = rows - heldBack, .heldBack = heldBack});
}

int exitCodeWithoutFigures(int code)
{
    return code == Done ? int(OutcomeUnknown) : code;
}

bool isOfRows(int code)
{
    return code == Done || code == OutcomeUnknown || code == SomeRowsFailed;
}

bool areOutcomesKnown(int code)
{
    return code == Done || code == SomeRowsFailed;
}

int worseOf(int one, int other)
{
    const auto rank = [](int code) {
        return code == Done ? 0 : code == SomeRowsFailed ? 1 : code == OutcomeUnknown ? 2 : 3;
    };
    return rank(other) > rank(one) ? other : one;
}

QJsonObject jsonOf(const QString &job, const Balance &balance)
{
    return {{u"job"_s, job},
            {u"rows"_s, balance.rows},
            {u"done"_s, balance.taken},
            {u"refused"_s, balance.refused},
            {u"notSent"_s, balance.heldBack},
            {u"leftOut"_s, balance.leftOut},
            {u"unknown"_s, balance.unknown},
            {u"waiting"_s, balance.waiting},
            {u"underWay"_s, balance.underWay}};
}

QString remainderOf(const Balance &balance)
{
    QString text;
    if (balance.leftOut > 0)
        text += CommandWords::tr(", %L1 left out").arg(balance.leftOut);
    if (balance.waiting > 0)
        text += CommandWords::tr(", %L1 waiting").arg(balance.waiting);
    if (balance.underWay > 0)
        text += CommandWords::tr(", %L1 in progress").arg(balance.underWay);
    return text;
}

QString textOf(const Balance &balance, journal::RowUnit unit)
{
    // The rows in an export job are the exports that make up its table.
    const auto words = unit == journal::RowUnit::Export
        ? CommandWords::tr("%L1 exports: %L2 complete, %L3 failed, %L4 not requested, %L5 unknown")
        : CommandWords::tr("%L1 rows: %L2 done, %L3 rejected, %L4 not sent, %L5 unknown");
    const auto text = words.arg(balance.rows)
                          .arg(balance.taken)
                          .arg(balance.refused)
                          .arg(balance.heldBack)
                          .arg(balance.unknown);
    return text + remainderOf(balance);
}

void complainOfGaps(const Balance &balance, bool asJson)
{
    for (const auto &gap : balance.gaps)
        complain({.what = CommandWords::tr("The numbers don't add up."), .why = gap}, asJson);
    if (balance.gaps.isEmpty() && !balance.addsUp())
        complain({.what = CommandWords::tr("The numbers don't add up."),
                  .why = CommandWords::tr("There are %L1 rows, but only %L2 have a result.")
                             .arg(balance.rows)
                             .arg(balance.accounted())},
                 asJson);
}

} // namespace storedesk::cli
