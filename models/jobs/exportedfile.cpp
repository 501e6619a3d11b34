// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/exportedfile.h"

#include "table/csvreader.h"
#include "table/tablearchive.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;

namespace {

struct ExportedFile
{
    Q_DECLARE_TR_FUNCTIONS(ExportedFile)
};

// An export of activities has a second table with the products of its purchases.
bool comesWithAnother(const QString &name)
{
    return name.endsWith("-products.csv"_L1, Qt::CaseInsensitive);
}

base::Problem unreadable(const QString &why)
{
    return {.what = ExportedFile::tr("The file of the export cannot be read."), .why = why};
}

} // namespace

base::Result<void>
eachExportedTable(const QString &path,
                  const std::function<base::Result<void>(const ExportedTable &)> &visit)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(unreadable(file.errorString()));
    if (!file.peek(2).startsWith("PK"))
        return visit({.name = file.fileName(), .besides = false, .bytes = file});
    auto zip = table::ZipReader::open(path);
    if (!zip)
        return tl::unexpected(zip.error());
    for (;;) {
        const auto more = (*zip)->next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return {};
        const auto &name = (*zip)->entry().fileName;
        if (const auto done =
                visit({.name = name, .besides = comesWithAnother(name), .bytes = (*zip)->device()});
            !done)
            return done;
        if (const auto &problem = (*zip)->problem())
            return tl::unexpected(*problem);
    }
}

base::Result<ExportedRows> countExported(const QString &path, char delimiter)
{
    ExportedRows counted;
    const auto visit = [&](const ExportedTable &one) -> base::Result<void> {
        table::CsvReader reader(one.bytes, {.delimiter = delimiter});
        qint64 rows = -1; // the headings are none
        while (reader.next()) {
            if (reader.blank())
                continue;
            ++rows;
            counted.endsWell = counted.endsWell && reader.terminated();
        }
        if (const auto &problem = reader.problem())
            return tl::unexpected(*problem);
        (one.besides ? counted.besides : counted.rows) += std::max<qint64>(rows, 0);
        return {};
    };
    return eachExportedTable(path, visit).map([&counted] { return counted; });
}

QString troubleWith(const ExportedRows &rows, qint64 announced)
{
    const QLocale locale;
    if (announced > 0 && rows.rows != announced)
        return ExportedFile::tr("The service announced %1 rows, and the file has %2.")
            .arg(locale.toString(announced), locale.toString(rows.rows));
    return rows.endsWell
        ? QString()
        : ExportedFile::tr("The last line of the file has no end: something may be missing.");
}

} // namespace storedesk::jobs
