// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_exitcodes {

using namespace Qt::StringLiterals;

namespace {

struct Source
{
    QLatin1StringView path;
    // Tells readers of this table why the file deals with exit codes.
    QLatin1StringView reason;
};

constexpr std::array deciding{
    Source{"app/cli/terminal/exitcode.h"_L1, "names the codes"_L1},
    Source{"app/cli/jobwatch/balancereport.cpp"_L1, "the one rule for rows"_L1},
    Source{"app/cli/account/callend.cpp"_L1, "a single call has no rows"_L1},
    Source{"app/cli/warehouse/warehousereport.cpp"_L1, "rows that are only compared"_L1},
    Source{"app/cli/tables/sheetwork.cpp"_L1, "rows of a file that is only read"_L1},
};

} // namespace

// The counts of the rows determine the exit code.
class TestExitCodes final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheBalanceSaysHowRowsEnded()
    {
        static const QRegularExpression ofRows(u"\\b(SomeRowsFailed|OutcomeUnknown)\\b"_s);
        int used = 0;
        for (const auto &file : support::sourceFiles({u"app/cli"_s})) {
            if (!support::textOfSource(file).contains(ofRows))
                continue;
            const bool may = std::ranges::find(deciding, file, &Source::path) != deciding.end();
            QVERIFY2(may,
                     qPrintable(file
                                + u" decides by itself how rows ended; use "
                                  "exitCodeOf() of a journal::Balance"_s));
            ++used;
        }
        QCOMPARE(used, int(deciding.size()));
    }
};

STOREDESK_TEST(TestExitCodes)

} // namespace tst_exitcodes

#include "tst_exitcodes.moc"
