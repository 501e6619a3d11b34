// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sheets.h"

#include "spreadsheet/odscontent.h"
#include "spreadsheet/parts.h"
#include "spreadsheet/refusal.h"
#include "spreadsheet/sharedtexts.h"
#include "spreadsheet/sheetprobe.h"
#include "spreadsheet/xlsxlists.h"
#include "spreadsheet/xlsxrows.h"
#include "spreadsheet/xmlscanner.h"

#include <limits>

namespace storedesk::spreadsheet {

using namespace Qt::StringLiterals;

namespace {

struct XlsxSheet
{
    QString name;
    QString part;
    bool visible = true;
};

// The parts of an Excel workbook.
struct XlsxBook
{
    // Sheets with cells, which excludes charts.
    QList<XlsxSheet> sheets = {};
    // The part with the shared strings. Empty if there is no such part.
    QString texts = {};
    QString styles = {};
    // Whether days are counted from 1904.
    bool from1904 = false;

    [[nodiscard]] static base::Result<XlsxBook> read(const Parts &parts);
};

using Token = XmlScanner::Token;

bool isTrue(QByteArrayView text)
{
    return text == "1" || text == "true" || text == "on";
}

QString partOf(const QList<Relation> &relations, QLatin1StringView type)
{
    for (const auto &relation : relations) {
        if (relation.type == type && !relation.part.isEmpty())
            return relation.part;
    }
    return {};
}

base::Result<QString> mainPart(const Parts &parts)
{
    const auto relations = parts.relationsOf({});
    if (!relations)
        return tl::unexpected(relations.error());
    auto part = partOf(*relations, "officeDocument"_L1);
    if (part.isEmpty())
        part = parts.find(u"xl/workbook.xml"_s);
    if (part.isEmpty() && parts.find(u"xl/workbook.bin"_s).isEmpty())
        return tl::unexpected(missingPart(u"xl/workbook.xml"_s));
    if (part.isEmpty() || part.endsWith(".bin"_L1, Qt::CaseInsensitive))
        return tl::unexpected(binaryFormat());
    return part;
}

struct NamedSheet
{
    QString name;
    QString relation;
    bool visible = true;
};

NamedSheet namedSheet(const XmlScanner &xml)
{
    NamedSheet sheet;
    for (auto attribute = xml.attributes(); attribute.next();) {
        if (attribute.name() == "name")
            sheet.name = attribute.string();
        else if (attribute.name() == "state")
            sheet.visible = attribute.raw() == "visible";
        else if (attribute.name() == "id" && !attribute.prefix().isEmpty())
            sheet.relation = attribute.string();
    }
    return sheet;
}

base::Result<XlsxBook> XlsxBook::read(const Parts &parts)
{
    const auto part = mainPart(parts);
    if (!part)
        return tl::unexpected(part.error());
    const auto relations = parts.relationsOf(*part);
    if (!relations)
        return tl::unexpected(relations.error());
    XlsxBook book{.texts = partOf(*relations, "sharedStrings"_L1),
                  .styles = partOf(*relations, "styles"_L1)};
    QList<NamedSheet> sheets;
    bool isWorkbook = false;
    const auto scanned = parts.scan(*part, [&](XmlScanner &xml) {
        for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
            if (token != Token::Start)
                continue;
            isWorkbook = isWorkbook || xml.name() == "workbook";
            if (xml.name() == "workbookPr")
                book.from1904 = isTrue(xml.attribute("date1904").value_or(QByteArray()));
            else if (xml.name() == "sheet")
                sheets.append(namedSheet(xml));
        }
    });
    if (!scanned)
        return tl::unexpected(scanned.error());
    if (!isWorkbook)
        return tl::unexpected(noSpreadsheet());
    for (const auto &sheet : std::as_const(sheets)) {
        for (const auto &relation : *relations) {
            if (relation.id == sheet.relation && relation.type == "worksheet"_L1)
                book.sheets.append(
                    {.name = sheet.name, .part = relation.part, .visible = sheet.visible});
        }
    }
    if (book.sheets.isEmpty())
        return tl::unexpected(noSheet({}));
    return book;
}

} // namespace

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

// Programs write the strings in the order in which cells use them, so this number is enough for the
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

// Returns the name of the sheet with the table, or nothing if none has cells. Sheets that cannot be
// read count as empty; the caller reports them.
static QString mainSheet(const XlsxReader &reader, const XlsxBook &book, const QStringList &names)
{
    SheetProbe probe;
    for (qsizetype at = 0; at < book.sheets.size(); ++at) {
        if (book.sheets.at(at).visible && !probe.measure(at, [&](const RowSink &sink) {
                (void)reader.read(book.sheets.at(at), sink);
            }))
            break;
    }
    return probe.best() < 0 ? QString() : names.at(probe.best());
}

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
    const auto chosen = wanted.isEmpty() && book->sheets.size() > 1
        ? mainSheet(reader, *book, choice.sheets)
        : wanted;
    for (qsizetype at = 0; at < book->sheets.size() && choice.sheet.isEmpty(); ++at) {
        const auto &name = choice.sheets.at(at);
        if (chosen.isEmpty() ? !book->sheets.at(at).visible : name != chosen)
            continue;
        const auto told = reader.read(book->sheets.at(at), sink);
        if (!told)
            return tl::unexpected(told.error());
        if (!chosen.isEmpty() || *told > 0)
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
        // No sheet has this name, so only names are read.
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
