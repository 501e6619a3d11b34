// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/balancewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui::tableoptions {

using namespace Qt::StringLiterals;

namespace {
struct BalanceWords
{
    Q_DECLARE_TR_FUNCTIONS(BalanceWords)
};
} // namespace

QString numberWords(qint64 value)
{
    const QLocale locale;
    auto text = locale.toString(value);
    const auto separator = locale.groupSeparator();
    // Four digits before the first separator occur only in the affected locales, which group by
    // thousands.
    if (const auto first = text.indexOf(separator); !separator.isEmpty() && first == 4)
        text.insert(1, separator);
    return text;
}

static QString localNumber(qint64 value)
{
    return numberWords(value);
}

QString rowWords(qint64 rows)
{
    return (rows == 1 ? BalanceWords::tr("%1 row") : BalanceWords::tr("%1 rows"))
        .arg(localNumber(rows));
}

QString balanceWords(const query::RowBalance &balance, qint64 lines, qint64 cutAbove)
{
    QStringList parts;
    if (balance.above + cutAbove > 0)
        parts.append(
            BalanceWords::tr("%1 above the table").arg(localNumber(balance.above + cutAbove)));
    if (balance.header > 0)
        parts.append(BalanceWords::tr("%1 header").arg(localNumber(balance.header)));
    parts.append(rowWords(balance.regular));
    if (balance.ragged > 0)
        parts.append(
            BalanceWords::tr("%1 with too many or too few cells").arg(localNumber(balance.ragged)));
    if (balance.blank > 0)
        parts.append(BalanceWords::tr("%1 blank").arg(localNumber(balance.blank)));
    if (balance.comments > 0)
        parts.append((balance.comments == 1 ? BalanceWords::tr("%1 comment")
                                            : BalanceWords::tr("%1 comments"))
                         .arg(localNumber(balance.comments)));
    const auto breaks = lines - balance.rows() - balance.above - balance.comments;
    if (breaks > 0)
        parts.append(BalanceWords::tr("%1 within multi-line cells").arg(localNumber(breaks)));
    return (lines + cutAbove == 1 ? BalanceWords::tr("%1 line = %2")
                                  : BalanceWords::tr("%1 lines = %2"))
        .arg(localNumber(lines + cutAbove), parts.join(u" + "_s));
}

} // namespace storedesk::ui::tableoptions
