// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetunpacker.h"

#include "spreadsheet/olefile.h"
#include "spreadsheet/refusal.h"
#include "spreadsheet/sheets.h"
#include "tablefile/sheetcsv.h"
#include "tablefile/sheetpackage.h"

#include <limits>
#include <utility>

namespace storedesk::tablefile {

static constexpr qsizetype oleSector = 512;

base::Result<bool> isSpreadsheet(std::shared_ptr<const csv::BlockFile> archive,
                                 const QString &temporaryFolder, base::Progress &progress)
{
    const auto package = SheetPackage::open(std::move(archive), temporaryFolder, progress);
    if (!package)
        return tl::unexpected(package.error());
    return spreadsheet::kindOf((*package)->names()).has_value();
}

// Reads at most this number of rows.
static base::Result<UnpackedSheet> unpacked(SheetPackage &package, const QString &name,
                                            const QString &wanted, qint64 most)
{
    SheetCsv csv(package.temporaryFolder(), package.packedSize());
    const auto choice = spreadsheet::readSheet(
        package, wanted, [&](qint64 row, std::span<const QByteArrayView> cells) {
            if (!csv.add(row, cells))
                package.stop();
            return !package.cancelled() && --most > 0;
        });
    if (csv.problem())
        return tl::unexpected(*csv.problem());
    if (!choice)
        return tl::unexpected(choice.error());
    const auto file = csv.finish(name);
    if (!file)
        return tl::unexpected(file.error());
    return UnpackedSheet{.file = *file, .sheets = choice->sheets, .sheet = choice->sheet};
}

base::Result<UnpackedSheet> unpackSheet(std::shared_ptr<const csv::BlockFile> archive,
                                        const QString &wanted, const QString &temporaryFolder,
                                        base::Progress &progress)
{
    const auto name = archive->path();
    const auto package = SheetPackage::open(std::move(archive), temporaryFolder, progress);
    if (!package)
        return tl::unexpected(package.error());
    return unpacked(**package, name, wanted, std::numeric_limits<qint64>::max());
}

base::Result<UnpackedSheet> unpackBeginning(std::shared_ptr<const csv::BlockFile> archive,
                                            const QString &wanted, const QString &temporaryFolder,
                                            qint64 rows, base::Progress &progress)
{
    const auto name = archive->path();
    const auto package = SheetPackage::open(std::move(archive), temporaryFolder, progress);
    if (!package)
        return tl::unexpected(package.error());
    (*package)->wantBeginning();
    return unpacked(**package, name, wanted, rows);
}

base::Result<QStringList> sheetsIn(std::shared_ptr<const csv::BlockFile> archive,
                                   const QString &temporaryFolder, base::Progress &progress)
{
    const auto package = SheetPackage::open(std::move(archive), temporaryFolder, progress);
    if (!package)
        return tl::unexpected(package.error());
    return spreadsheet::sheetsOf(**package);
}

std::optional<base::Problem> foreignSpreadsheet(const csv::BlockFile &file)
{
    const auto directory = spreadsheet::directoryOfOle(file.read(0, oleSector));
    if (!directory)
        return std::nullopt;
    return spreadsheet::problemOfOle(file.read(*directory, spreadsheet::oleDirectorySize));
}

} // namespace storedesk::tablefile
