// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetunpacker.h"

#include "base/result.h"
#include "spreadsheet/refusal.h"
#include "spreadsheet/sheets.h"
#include "tablefile/sheetcsv.h"
#include "tablefile/sheetpackage.h"

#include <QtEndian>

#include <limits>
#include <optional>
#include <utility>

namespace storedesk::tablefile {

// Old Excel files, and new ones with a password, use the OLE format, which is recognised by the
// first bytes. Returns the offset of its stream names; empty if it is not such a file.
static std::optional<qint64> directoryOfOle(QByteArrayView firstSector)
{
    static constexpr qsizetype shiftPlace = 30;
    static constexpr qsizetype directoryPlace = 48;
    static constexpr int mostShift = 16;
    if (!firstSector.startsWith("\xD0\xCF\x11\xE0"))
        return std::nullopt;
    if (firstSector.size() < directoryPlace + 4)
        return 0;
    const auto shift = qFromLittleEndian<quint16>(firstSector.data() + shiftPlace);
    const auto sector = qFromLittleEndian<quint32>(firstSector.data() + directoryPlace);
    return shift > mostShift ? 0 : (static_cast<qint64>(sector) + 1) << shift;
}

// Returns the type of such a file, according to the names in it, and suggests a solution.
static base::Problem problemOfOle(QByteArrayView directory)
{
    static const QByteArray secret = [] {
        // In UTF-16.
        QByteArray name;
        for (const char letter : QByteArrayView("EncryptedPackage"))
            name.append(letter).append('\0');
        return name;
    }();
    return directory.contains(secret) ? spreadsheet::locked() : spreadsheet::oldFormat();
}

static constexpr qsizetype oleSector = 512;
// The part of the directory that is examined.
static constexpr qsizetype oleDirectorySize = 4096;

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
    const auto directory = directoryOfOle(file.read(0, oleSector));
    if (!directory)
        return std::nullopt;
    return problemOfOle(file.read(*directory, oleDirectorySize));
}

} // namespace storedesk::tablefile
