// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheetunpacker.h"

#include "base/result.h"
#include "csv/csvwriter.h"
#include "csv/spool.h"
#include "spreadsheet/refusal.h"
#include "spreadsheet/sheets.h"
#include "tablefile/sheetpackage.h"
#include "tablefile/unpacklimits.h"

#include <QByteArrayList>
#include <QtEndian>

#include <algorithm>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace storedesk::tablefile {

namespace {

// Writes a sheet's rows as CSV. Sheets omit trailing empty cells, so rows are padded to the width
// of the widest of the first rows. Otherwise they would seem to have lost cells.
class SheetCsv final
{
public:
    // The output size is limited in proportion to the size of the source file.
    SheetCsv(const QString &temporaryFolder, qint64 packedSize);

    // Rows are numbered from 1 and must be in order. Omitted rows are blank.
    [[nodiscard]] bool add(qint64 row, std::span<const QByteArrayView> cells);
    [[nodiscard]] const std::optional<base::Problem> &problem() const { return m_problem; }
    [[nodiscard]] base::Result<std::shared_ptr<const csv::BlockFile>> finish(const QString &name);

private:
    // Writes the waiting rows once the width is known.
    void begin();
    void write(qint64 row, std::span<const QByteArrayView> cells, std::size_t width);

    struct Waiting
    {
        qint64 row;
        QByteArrayList cells;
    };

    csv::Spool m_spool;
    csv::CsvWriter m_writer;
    UnpackBudget m_budget;
    std::vector<Waiting> m_waiting;
    qint64 m_waitingBytes = 0;
    std::size_t m_width = 0;
    // The number of the next row.
    qint64 m_next = 1;
    bool m_begun = false;
    std::optional<base::Problem> m_problem;
};

constexpr std::size_t rowsWaiting = 200;
// The size in bytes.
constexpr qint64 mostWaiting = 1024 * 1024;
// A text is stored only once in the file even if a thousand cells refer to it, so the ratio is
// higher than for archives, but still limited.
constexpr UnpackLimits sheetLimits{.ratio = 1'000, .freeSize = 64LL * 1024 * 1024};

SheetCsv::SheetCsv(const QString &temporaryFolder, qint64 packedSize)
    : m_spool(temporaryFolder)
    , m_writer(m_spool)
    , m_budget(packedSize, sheetLimits)
{ }

bool SheetCsv::add(qint64 row, std::span<const QByteArrayView> cells)
{
    auto bytes = static_cast<qint64>(cells.size()) + std::max<qint64>(row - m_next, 0);
    for (const auto &cell : cells)
        bytes += cell.size();
    if (const auto why = m_budget.take(bytes); why && !m_problem)
        m_problem = spreadsheet::damaged(*why);
    if (m_spool.failed() && !m_problem)
        m_problem = spreadsheet::noRoomForTexts(m_spool.errorString());
    if (m_problem)
        return false;
    if (m_begun) {
        write(row, cells, m_width);
        return true;
    }
    m_width = std::max(m_width, cells.size());
    m_waitingBytes += bytes;
    Waiting waiting{.row = row, .cells = {}};
    for (const auto &cell : cells)
        waiting.cells.append(cell.toByteArray());
    m_waiting.push_back(std::move(waiting));
    if (m_waiting.size() >= rowsWaiting || m_waitingBytes > mostWaiting)
        begin();
    return true;
}

void SheetCsv::begin()
{
    m_begun = true;
    // Whether the row is a title above the table. Titles are not padded.
    bool title = true;
    for (const auto &waiting : m_waiting) {
        std::vector<QByteArrayView> cells(waiting.cells.begin(), waiting.cells.end());
        title = title && cells.size() == 1;
        write(waiting.row, cells, title ? 1 : m_width);
    }
    m_waiting = {};
}

void SheetCsv::write(qint64 row, std::span<const QByteArrayView> cells, std::size_t width)
{
    for (; m_next < row; ++m_next)
        m_writer.endRow();
    for (const auto &cell : cells)
        m_writer.cell(cell);
    for (auto count = cells.size(); count < width; ++count)
        m_writer.cell(QByteArrayView());
    m_writer.endRow();
    ++m_next;
}

base::Result<std::shared_ptr<const csv::BlockFile>> SheetCsv::finish(const QString &name)
{
    if (!m_begun)
        begin();
    if (const auto written = m_writer.finish(); !written)
        return tl::unexpected(written.error());
    return m_spool.finish(name);
}

} // namespace

// Old Excel files, and new ones with a password, use the OLE format, which is recognised by its
// first bytes. Returns the offset of the stream names in the file, or nothing if it is not such a
// file.
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

// Describes the type of such a file, based on its stream names, and suggests a solution.
static base::Problem problemOfOle(QByteArrayView directory)
{
    static const QByteArray secret = [] {
        // The name is in UTF-16.
        QByteArray name;
        for (const char letter : QByteArrayView("EncryptedPackage"))
            name.append(letter).append('\0');
        return name;
    }();
    return directory.contains(secret) ? spreadsheet::locked() : spreadsheet::oldFormat();
}

static constexpr qsizetype oleSector = 512;
// The number of bytes of the directory that are examined.
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
