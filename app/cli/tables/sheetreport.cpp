// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheetreport.h"

#include "query/rowbalance.h"

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Result;

static QByteArray signText(char sign)
{
    if (sign == '\t')
        return "tab";
    return sign == '\0' ? QByteArray("none") : QByteArray(1, sign);
}

Result<SheetReport> reportOf(const SheetTable &sheet, base::Progress &progress)
{
    const auto counted = query::balanceOf(sheet.source, progress);
    if (!counted)
        return tl::unexpected(counted.error());
    const auto &balance = *counted;
    const auto &opened = sheet.opened;
    const auto count = [](qint64 value) {
        return QByteArray::number(value);
    };
    SheetReport report{
        .rows = {{"what", "value"},
                 {"entries", opened.entries.join("; "_L1).toUtf8()},
                 {"entry", opened.entry.toUtf8()},
                 {"left out", opened.leftOut.join("; "_L1).toUtf8()},
                 {"encoding", opened.encoding.name},
                 {"encoding proof", opened.encoding.proof.join("; "_L1).toUtf8()},
                 {"unreadable bytes", count(opened.replaced)},
                 {"delimiter", signText(sheet.source.dialect.delimiter)},
                 {"quote", signText(sheet.source.dialect.quote)},
                 {"escape", signText(sheet.source.dialect.escape)},
                 {"comment", signText(sheet.source.dialect.comment)},
                 {"blanks around quotes", sheet.source.dialect.blanksAroundQuotes ? "yes" : "no"},
                 {"columns", count(balance.columns)},
                 {"lines", count(sheet.source.index->lines() + opened.cutAbove)},
                 {"above the table", count(balance.above + opened.cutAbove)},
                 {"comments", count(balance.comments)},
                 {"rows", count(balance.rows())},
                 {"header", count(balance.header)},
                 {"regular", count(balance.regular)},
                 {"ragged", count(balance.ragged)},
                 {"blank", count(balance.blank)},
                 {"faults", count(balance.malformed)}},
        .sound = balance.ragged == 0 && balance.malformed == 0 && opened.replaced == 0
            && opened.leftOut.isEmpty()};
    for (const auto &fault : balance.faults)
        report.rows.append({"fault", csv::wordsOf(fault).toUtf8()});
    return report;
}

} // namespace storedesk::cli
