// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "odscontent.h"

#include "spreadsheet/odsrows.h"
#include "spreadsheet/odsstyles.h"
#include "spreadsheet/refusal.h"
#include "spreadsheet/sheetprobe.h"
#include "spreadsheet/xmlscanner.h"

#include <QIODevice>

namespace storedesk::spreadsheet {

using namespace Qt::StringLiterals;
using Token = XmlScanner::Token;

namespace {

// Reads the content in one pass. Without a wanted sheet, only finds the one with the table.
class OdsContent final
{
public:
    OdsContent(OdsStyles &styles, const QString &wanted, const RowSink &sink)
        : m_styles(styles)
        , m_wanted(wanted)
        , m_sink(sink)
    { }

    void read(XmlScanner &xml)
    {
        // The depth of the sheets' parent element.
        int outside = 0;
        for (auto token = xml.next(); token != Token::Stop && !m_enough; token = xml.next()) {
            if (token != Token::Start || m_styles.take(xml))
                continue;
            if (xml.name() == "spreadsheet")
                outside = xml.depth();
            else if (outside > 0 && xml.depth() == outside + 1 && xml.name() == "table")
                readTable(xml);
            else if (outside > 0 && xml.depth() == outside + 1)
                xml.skip();
        }
        isSpreadsheet = isSpreadsheet || outside > 0;
    }

    SheetChoice choice;
    bool isSpreadsheet = false;

private:
    void readTable(XmlScanner &xml)
    {
        QString name;
        QByteArray style;
        for (auto attribute = xml.attributes(); attribute.next();) {
            if (attribute.name() == "name")
                name = attribute.string();
            else if (attribute.name() == "style-name")
                style = attribute.text();
        }
        // This is a cached copy of cells in another file, which formulas use.
        if (style == "ta_extref")
            return xml.skip();
        name = nameBesides(choice.sheets, name);
        choice.sheets.append(name);
        if (m_wanted.isEmpty() ? m_styles.hides(style) : name != m_wanted)
            return xml.skip();
        if (m_wanted.isEmpty())
            return measure(xml);
        OdsRows rows(xml, m_styles, m_sink);
        rows.read();
        m_enough = rows.enough();
        choice.sheet = name;
    }

    void measure(XmlScanner &xml)
    {
        m_enough = !m_probe.measure(choice.sheets.size() - 1, [&](const RowSink &sink) {
            OdsRows(xml, m_styles, sink).read();
        });
        if (m_probe.best() >= 0)
            choice.sheet = choice.sheets.at(m_probe.best());
    }

    OdsStyles &m_styles;
    const QString &m_wanted;
    const RowSink &m_sink;
    SheetProbe m_probe;
    bool m_enough = false;
};

} // namespace

static base::Result<void> checkKind(Package &package, const Parts &parts)
{
    static constexpr QByteArrayView spreadsheets = "application/vnd.oasis.opendocument.spreadsheet";
    if (!parts.find(u"encrypted-package"_s).isEmpty())
        return tl::unexpected(locked());
    if (const auto name = parts.find(u"mimetype"_s); !name.isEmpty()) {
        QByteArray kind;
        const auto read = package.read(name, [&kind](QIODevice &device) -> base::Result<void> {
            kind = device.read(spreadsheets.size());
            return {};
        });
        if (!read)
            return read;
        if (kind != spreadsheets)
            return tl::unexpected(noSpreadsheet());
    }
    bool secret = false;
    const auto manifest = parts.find(u"META-INF/manifest.xml"_s);
    if (manifest.isEmpty())
        return {};
    const auto read = parts.scan(manifest, [&secret](XmlScanner &xml) {
        for (auto token = xml.next(); token != Token::Stop; token = xml.next())
            secret = secret || (token == Token::Start && xml.name() == "encryption-data");
    });
    if (read && secret)
        return tl::unexpected(locked());
    return read;
}

base::Result<SheetChoice> readOds(Package &package, const Parts &parts, const QString &wanted,
                                  const RowSink &sink)
{
    if (const auto kind = checkKind(package, parts); !kind)
        return tl::unexpected(kind.error());
    OdsStyles styles;
    if (const auto name = parts.find(u"styles.xml"_s); !name.isEmpty()) {
        const auto read = parts.scan(name, [&styles](XmlScanner &xml) {
            for (auto token = xml.next(); token != Token::Stop; token = xml.next()) {
                if (token == Token::Start)
                    (void)styles.take(xml);
            }
        });
        if (!read)
            return tl::unexpected(read.error());
    }
    const auto content = parts.find(u"content.xml"_s);
    if (content.isEmpty())
        return tl::unexpected(missingPart(u"content.xml"_s));
    const auto read = [&](const QString &sheet) -> base::Result<SheetChoice> {
        auto ownStyles = styles;
        OdsContent reader(ownStyles, sheet, sink);
        const auto scanned = parts.scan(content, [&reader](XmlScanner &xml) { reader.read(xml); });
        // A fault behind the sheet with the table does not matter.
        const bool isFound = sheet.isEmpty() && !reader.choice.sheet.isEmpty();
        if (!scanned && !isFound)
            return tl::unexpected(scanned.error());
        if (!reader.isSpreadsheet)
            return tl::unexpected(noSpreadsheet());
        return reader.choice;
    };
    const auto main = wanted.isEmpty() ? read({}) : SheetChoice{.sheet = wanted};
    if (!main)
        return main;
    return main->sheet.isEmpty() ? main : read(main->sheet);
}

} // namespace storedesk::spreadsheet
