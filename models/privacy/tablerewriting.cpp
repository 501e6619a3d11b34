// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/tablerewriting.h"

#include "base/newfile.h"
#include "csv/csvreader.h"
#include "csv/csvwriter.h"

#include <QCoreApplication>
#include <QFile>

#include <vector>

namespace storedesk::privacy {

namespace {

struct RewritingWords
{
    Q_DECLARE_TR_FUNCTIONS(ErasureTables)
};

tl::unexpected<base::Problem> notErased(const QIODevice &device)
{
    return tl::unexpected(
        base::Problem{.what = RewritingWords::tr("Couldn't erase data from an import file."),
                      .why = device.errorString()});
}

} // namespace

base::Result<void>
readTable(const QString &path,
          const std::function<void(qint64 row, std::span<const QByteArrayView> cells)> &visit)
{
    QFile file(path);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        return notErased(file);
    csv::CsvReader reader(file);
    for (qint64 row = 0; reader.next(); ++row)
        visit(row, reader.cells());
    return reader.problem() ? base::Result<void>(tl::unexpect, *reader.problem())
                            : base::Result<void>();
}

base::Result<qint64>
rewriteTable(const QString &path,
             const std::function<RowErasure(std::span<const QByteArrayView> cells)> &judge)
{
    base::NewFile anew(path);
    if (!anew.open(QIODevice::WriteOnly))
        return notErased(anew);
    csv::CsvWriter writer(anew);
    qint64 erased = 0;
    const auto read = readTable(path, [&](qint64 row, std::span<const QByteArrayView> cells) {
        const auto what = row == 0 ? RowErasure::Keep : judge(cells);
        erased += what == RowErasure::Keep ? 0 : 1;
        if (what == RowErasure::Keep)
            writer.row(cells);
        else if (what == RowErasure::Blank)
            writer.row(std::vector<QByteArrayView>(cells.size()));
    });
    const auto written = read ? writer.finish() : read;
    if (!written)
        return tl::unexpected(written.error());
    if (erased > 0 && !anew.commit())
        return notErased(anew);
    return erased;
}

} // namespace storedesk::privacy
