// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablerefusal.h"

#include "csv/cell.h"

#include <QCoreApplication>

#include <array>

namespace storedesk::csv {

namespace {
struct TableOpener
{
    Q_DECLARE_TR_FUNCTIONS(TableOpener)
};
} // namespace

static base::Problem refused(const QString &why, const QString &next)
{
    return {
        .what = TableOpener::tr("Couldn't open this file as a table."), .why = why, .next = next};
}

base::Problem packedTwice()
{
    return refused(TableOpener::tr("It is compressed more than once."),
                   TableOpener::tr("Unpack it first."));
}

namespace {

// Signature of a file type that is not a table.
struct Mark
{
    qsizetype offset;
    QByteArrayView bytes;
    const char *kind;
};

} // namespace

// clang-format off
static constexpr std::array packedKinds{
    Mark{0,   "\x28\xB5\x2F\xFD", "zstd"},
    Mark{0,   "\xFD" "7zXZ",         "xz"},
    Mark{4,   "1AY&SY",               "bzip2"},
    Mark{0,   "7z\xBC\xAF\x27\x1C", "7-Zip"},
    Mark{0,   "Rar!\x1A\x07",       "RAR"},
    Mark{257, QByteArrayView("ustar\0", 6), "tar"},
    Mark{257, "ustar  ",              "tar"},
};
// clang-format on

// Recognises web pages and documents that some programs save under the name of a table.
static std::optional<base::Problem> foreignMarkup(QByteArrayView begin)
{
    static constexpr QByteArrayView byteOrderMark = "\xEF\xBB\xBF";
    if (begin.startsWith(byteOrderMark))
        begin = begin.sliced(byteOrderMark.size());
    const auto text = begin.trimmed().toByteArray().toLower();
    const auto next = TableOpener::tr("Open it in your spreadsheet program, save it as .xlsx, .ods "
                                      "or CSV and open the saved file.");
    if (text.contains("opendocument") && text.startsWith('<'))
        return refused(TableOpener::tr("It is a flat OpenDocument file (.fods)."), next);
    if (text.startsWith("<?xml"))
        return refused(TableOpener::tr("It is an XML document."), next);
    if (text.startsWith("<!doctype html") || text.startsWith("<html"))
        return refused(TableOpener::tr("It is a web page."), next);
    return std::nullopt;
}

std::optional<base::Problem> foreignKind(QByteArrayView begin)
{
    if (const auto markup = foreignMarkup(begin))
        return markup;
    if (begin.startsWith("%PDF-"))
        return refused(TableOpener::tr("It is a PDF document."),
                       TableOpener::tr("Ask for the data as CSV."));
    for (const auto &[offset, bytes, kind] : packedKinds) {
        if (begin.size() > offset && begin.sliced(offset).startsWith(bytes))
            return refused(
                TableOpener::tr("It is compressed with %1.").arg(QLatin1StringView(kind)),
                TableOpener::tr("Unpack it first."));
    }
    return std::nullopt;
}

base::Problem noRoom(const QString &why)
{
    return refused(why, TableOpener::tr("Check the free space on the disk and try again."));
}

base::Problem noTable(const QString &entry)
{
    return refused(entry.isEmpty()
                       ? TableOpener::tr("The archive contains no CSV file.")
                       : TableOpener::tr("The archive contains no file “%1”.").arg(entry),
                   TableOpener::tr("Choose another file."));
}

base::Problem rowTooLarge(qint64 line, qint64 limit)
{
    return {.what = TableOpener::tr("The row in line %1 is too large.").arg(line),
            .why =
                TableOpener::tr(
                    "It is larger than %1 MB, most likely because of an unclosed quotation mark.")
                    .arg(limit / (1024 * 1024)),
            .next = TableOpener::tr("Correct the line in a text editor, or open the file with "
                                    "quotation marks treated as text.")};
}

base::Problem tooManyCells(qint64 line)
{
    return {.what = TableOpener::tr("The row in line %1 has too many cells.").arg(line),
            .why = TableOpener::tr("A table can have at most %1 columns.").arg(mostCells),
            .next =
                TableOpener::tr("Correct the line in a text editor, or choose another separator.")};
}

} // namespace storedesk::csv
