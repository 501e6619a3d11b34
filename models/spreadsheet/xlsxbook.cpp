// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "xlsxbook.h"

#include "spreadsheet/refusal.h"
#include "spreadsheet/xmlscanner.h"

namespace storedesk::spreadsheet {

using namespace Qt::StringLiterals;
using Token = XmlScanner::Token;

static bool isTrue(QByteArrayView text)
{
    return text == "1" || text == "true" || text == "on";
}

static QString partOf(const QList<Relation> &relations, QLatin1StringView type)
{
    for (const auto &relation : relations) {
        if (relation.type == type && !relation.part.isEmpty())
            return relation.part;
    }
    return {};
}

static base::Result<QString> mainPart(const Parts &parts)
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

namespace {

struct NamedSheet
{
    QString name;
    QString relation;
    bool visible = true;
};

} // namespace

static NamedSheet namedSheet(const XmlScanner &xml)
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

} // namespace storedesk::spreadsheet
