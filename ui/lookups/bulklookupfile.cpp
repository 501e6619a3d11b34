// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookupfile.h"
#include "base/newfile.h"

#include "csv/csvwriter.h"
#include "itemmodels/cells.h"
#include "ui/details/fieldlines.h"
#include "ui/details/groups.h"

#include <QCoreApplication>
#include <QFile>

#include <utility>

namespace storedesk::ui::lookups {

using base::Problem;
using base::Result;

QStringList headerOf(const BulkLookupModel &model)
{
    QStringList header;
    for (int column = BulkLookupModel::Pasted; column < model.columnCount(); ++column)
        header.append(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    header.insert(BulkLookupModel::FirstField - BulkLookupModel::Pasted,
                  QCoreApplication::translate("ManySave", "Reason"));
    return header;
}

QStringList stateWords(bool running)
{
    QStringList said;
    for (int state = 0; state < static_cast<int>(storedesk::jobs::LookupState::Count); ++state)
        said.append(textOf(static_cast<storedesk::jobs::LookupState>(state), running));
    return said;
}

QStringList cellsOf(const storedesk::jobs::LookupRow &row,
                    const std::vector<const catalogue::Field *> &fields,
                    const QStringList &stateWords)
{
    const auto resource = row.lookupKey->resource();
    QStringList cells{row.value, titleOf(*row.lookupKey), stateWords[static_cast<int>(row.state)],
                      row.state == storedesk::jobs::LookupState::Found
                          ? details::nameOf(resource, row.record)
                          : QString(),
                      reasonOf(row)};
    for (const auto *field : fields)
        cells.append(details::rawText(itemmodels::valueAt(row.record, field->key)));
    return cells;
}

static Result<qint64> write(const std::vector<storedesk::jobs::LookupRow> &rows,
                            const std::vector<const catalogue::Field *> &fields,
                            const QStringList &header, const QStringList &states,
                            const QString &path, const Problem &failure)
{
    const auto problem = [&failure](const QString &why) {
        return tl::unexpected(Problem{.what = failure.what, .why = why, .next = failure.next});
    };
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (!file.open(QIODevice::WriteOnly))
        return problem(file.errorString());
    csv::CsvWriter writer(file, {.byteOrderMark = true, .safeForSpreadsheets = true});
    writer.row(header);
    for (const auto &row : rows)
        writer.row(cellsOf(row, fields, states));
    if (auto finished = writer.finish(); !finished)
        return tl::unexpected(finished.error());
    if (!file.commit())
        return problem(file.errorString());
    return static_cast<qint64>(rows.size());
}

std::function<Result<qint64>()> savingOf(const BulkLookupModel &model,
                                         std::vector<storedesk::jobs::LookupRow> rows,
                                         const QString &path)
{
    const Problem failure{
        .what = QCoreApplication::translate("ManySave", "Couldn't write the file."),
        .next = QCoreApplication::translate("ManySave", "Choose another folder or free up space.")};
    return [rows = std::move(rows), fields = model.fields(), header = headerOf(model),
            states = stateWords(model.isRunning()), path, failure] {
        return write(rows, fields, header, states, path, failure);
    };
}

} // namespace storedesk::ui::lookups
