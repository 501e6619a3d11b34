// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheets.h"

#include "spreadsheet/odscontent.h"
#include "spreadsheet/refusal.h"
#include "spreadsheet/sharedtexts.h"
#include "spreadsheet/xlsxbook.h"
#include "spreadsheet/xlsxlists.h"
#include "spreadsheet/xlsxrows.h"
#include "spreadsheet/xmlscanner.h"

#include <limits>

namespace storedesk::spreadsheet {

using namespace Qt::StringLiterals;

std::optional<SpreadsheetKind> kindOf(const QStringList &names)
{
    const auto has = [&names](const QString &name) {
        return names.contains(name, Qt::CaseInsensitive);
    };
    if (has(u"[Content_Types].xml"_s) || has(u"xl/workbook.xml"_s) || has(u"xl/workbook.bin"_s))
        return SpreadsheetKind::Excel;
    if (has(u"encrypted-package"_s)
        || (has(u"content.xml"_s) && (has(u"mimetype"_s) || has(u"META-INF/manifest.xml"_s))))
        return SpreadsheetKind::OpenDocument;
    return std::nullopt;
}

QString nameBesides(const QStringList &names, const QString &name)
{
    auto unique = name;
    for (int number = 2; names.contains(unique); ++number)
        unique = u"%1 (%2)"_s.arg(name, QString::number(number));
    return unique;
}

namespace {

// Programs write the texts in the order in which cells use them: this number is enough for the
// first rows of nearly every sheet.
constexpr qint64 textsOfBeginning = 50'000;

// An Excel workbook with the data shared by its sheets.
class XlsxReader final
{
public:
    XlsxReader(Package &package, const Parts &parts, const XlsxBook &book)
        : m_parts(parts)
        , m_book(book)
        , m_texts(package.temporaryFolder())
        , m_beginning(package.beginningOnly())
    { }

    [[nodiscard]] base::Result<void> load()
    {
        if (!m_book.styles.isEmpty()) {
            const auto read =
                m_parts.scan(m_book.styles, [this](XmlScanner &xml) { m_forms = readStyles(xml); });
            if (!read)
                return read;
        }
        if (m_book.texts.isEmpty())
            return {};
        const auto read = m_parts.scan(m_book.texts, [this](XmlScanner &xml) {
            readSharedTexts(xml, m_texts,
                            m_beginning ? textsOfBeginning : std::numeric_limits<qint64>::max());
        });
        return read ? m_texts.finish() : read;
    }

    // Returns the number of rows with cells.
    [[nodiscard]] base::Result<qint64> read(const XlsxSheet &sheet, const RowSink &sink) const
    {
        if (sheet.part.isEmpty())
            return tl::unexpected(missingPart(sheet.name));
        qint64 told = 0;
        const auto scanned = m_parts.scan(sheet.part, [&](XmlScanner &xml) {
            XlsxRows rows(xml,
                          {.texts = m_texts,
                           .forms = m_forms,
                           .from1904 = m_book.from1904,
                           .beginning = m_beginning},
                          sink);
            rows.read();
            told = rows.told();
        });
        if (!scanned)
            return tl::unexpected(scanned.error());
        return told;
    }

private:
    const Parts &m_parts;
    const XlsxBook &m_book;
    SharedTexts m_texts;
    std::vector<NumberForm> m_forms;
    const bool m_beginning;
};

} // namespace

static base::Result<SheetChoice> readXlsx(Package &package, const Parts &parts,
                                          const QString &wanted, const RowSink &sink)
{
    const auto book = XlsxBook::read(parts);
    if (!book)
        return tl::unexpected(book.error());
    SheetChoice choice;
    for (const auto &sheet : book->sheets)
        choice.sheets.append(nameBesides(choice.sheets, sheet.name));
    if (!wanted.isEmpty() && !choice.sheets.contains(wanted))
        return choice;
    XlsxReader reader(package, parts, *book);
    if (const auto loaded = reader.load(); !loaded)
        return tl::unexpected(loaded.error());
    for (qsizetype at = 0; at < book->sheets.size() && choice.sheet.isEmpty(); ++at) {
        const auto &name = choice.sheets.at(at);
        if (wanted.isEmpty() ? !book->sheets.at(at).visible : name != wanted)
            continue;
        const auto told = reader.read(book->sheets.at(at), sink);
        if (!told)
            return tl::unexpected(told.error());
        if (!wanted.isEmpty() || *told > 0)
            choice.sheet = name;
    }
    return choice;
}

base::Result<SheetChoice> readSheet(Package &package, const QString &wanted, const RowSink &sink)
{
    const Parts parts(package);
    auto choice = kindOf(package.names()) == SpreadsheetKind::OpenDocument
        ? readOds(package, parts, wanted, sink)
        : readXlsx(package, parts, wanted, sink);
    if (choice && choice->sheet.isEmpty() && !package.cancelled())
        return tl::unexpected(noSheet(wanted));
    return choice;
}

base::Result<QStringList> sheetsOf(Package &package)
{
    const Parts parts(package);
    if (kindOf(package.names()) == SpreadsheetKind::OpenDocument) {
        // A name that no sheet has, so that only names are read.
        const auto choice = readOds(package, parts, u"\n"_s, [](auto, auto) { return true; });
        return choice ? base::Result<QStringList>(choice->sheets) : tl::unexpected(choice.error());
    }
    const auto book = XlsxBook::read(parts);
    if (!book)
        return tl::unexpected(book.error());
    QStringList names;
    for (const auto &sheet : book->sheets)
        names.append(nameBesides(names, sheet.name));
    return names;
}

} // namespace storedesk::spreadsheet
