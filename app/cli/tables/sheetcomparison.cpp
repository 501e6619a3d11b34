// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheetresults.h"

#include "app/cli/terminal/output.h"

#include "query/comparison.h"

#include <QCoreApplication>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Result;

// Prints information that is not in the comparison table.
static void printColumnChanges(const query::Comparison &comparison, const SheetQuestion &question)
{
    const auto list = [](const QByteArrayList &names) {
        return QString::fromUtf8(names.join(", "));
    };
    QStringList renamed;
    for (const auto &column : comparison.columns) {
        if (!column.formerName.isEmpty())
            renamed.append(QString::fromUtf8(column.formerName + " → " + column.name));
    }
    if (!comparison.onlyBefore.isEmpty())
        complain(SheetResults::tr("Columns only in %1: %2.")
                     .arg(question.files.join(", "_L1), list(comparison.onlyBefore)));
    if (!comparison.onlyAfter.isEmpty())
        complain(SheetResults::tr("Columns only in %1: %2.")
                     .arg(question.compare, list(comparison.onlyAfter)));
    if (!renamed.isEmpty())
        complain(SheetResults::tr("Columns treated as renamed: %1.").arg(renamed.join(", "_L1)));
    if (const auto aside = comparison.repeatedBefore.size() + comparison.repeatedAfter.size())
        complain(SheetResults::tr("%n row(s) were not compared because their key is empty or "
                                  "appears in several rows. They are listed as “unpaired”.",
                                  nullptr, static_cast<int>(aside)));
}

Result<SheetTable> comparedSheet(const SheetTable &before, const SheetQuestion &question,
                                 const QString &temporaryFolder, base::Progress &progress)
{
    auto other = question;
    other.entry.clear();
    const auto after = openSheet({question.compare}, other, temporaryFolder, progress);
    if (!after)
        return tl::unexpected(after.error());
    QByteArrayList keys;
    for (const auto &name : question.key) {
        const auto column = before.columnOf(name);
        if (!column)
            return tl::unexpected(column.error());
        keys.append(before.names.at(*column).toUtf8());
    }
    auto comparison = query::compareTables(before.source, after->source, keys, progress);
    if (!comparison)
        return tl::unexpected(comparison.error());
    printColumnChanges(*comparison, question);
    csv::Spool spool(temporaryFolder);
    const auto saved =
        query::writeComparison(*comparison, before.source, after->source, spool, progress);
    if (!saved)
        return tl::unexpected(saved.error());
    auto sheet = ownSheet(spool, progress);
    if (sheet) {
        // The cells are copied from the files, so they keep the notation of the files.
        sheet->own = false;
        sheet->complete = comparison->repeatedBefore.empty() && comparison->repeatedAfter.empty();
    }
    return sheet;
}

} // namespace storedesk::cli
