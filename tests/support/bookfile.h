// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/utc.h"
#include "practice/exports/zipwriter.h"

#include <QBuffer>
#include <QList>

#include <utility>

// Spreadsheet files are written by hand here, so that a test controls their exact content.
namespace support {

using Part = std::pair<QString, QByteArray>;

inline QByteArray packed(const QList<Part> &parts)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    storedesk::practice::ZipWriter zip(buffer);
    bool good = true;
    for (const auto &[name, content] : parts)
        good = good
            && zip.begin(name, QDateTime::fromSecsSinceEpoch(1'790'000'000, storedesk::base::utc))
            && zip.write(content);
    good = good && zip.finish();
    return good ? bytes : QByteArray();
}

// An Excel workbook. Each sheet is given by the content of its sheetData element.
struct Xlsx
{
    QList<std::pair<QByteArray, QByteArray>> sheets = {};
    // Content of the sst element.
    QByteArray texts = {};
    // Content of the styleSheet element.
    QByteArray styles = {};
    // Attributes of the workbookPr element.
    QByteArray properties = {};
    // Visibility of the first sheet.
    QByteArray state = {};
    QList<Part> more = {};

    [[nodiscard]] QList<Part> parts() const
    {
        static const QByteArray main =
            "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" "
            "xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"";
        static const QByteArray type =
            "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";
        static const QByteArray head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
        const auto relation = [](const QByteArray &id, const QByteArray &kind,
                                 const QByteArray &target) {
            return "<Relationship Id=\"" + id + "\" Type=\"" + type + kind + "\" Target=\"" + target
                + "\"/>";
        };
        QByteArray book = head + "<workbook " + main + "><workbookPr " + properties + "/><sheets>";
        QByteArray relations = head + "<Relationships>";
        QList<Part> cells;
        for (qsizetype at = 0; at < sheets.size(); ++at) {
            const auto number = QByteArray::number(at + 1);
            book += "<sheet name=\"" + sheets.at(at).first + "\" sheetId=\"" + number
                + (at == 0 && !state.isEmpty() ? "\" state=\"" + state : QByteArray())
                + "\" r:id=\"rId" + number + "\"/>";
            relations +=
                relation("rId" + number, "worksheet", "worksheets/sheet" + number + ".xml");
            cells.append({QStringLiteral("xl/worksheets/sheet%1.xml").arg(at + 1),
                          head + "<worksheet " + main + "><sheetData>" + sheets.at(at).second
                              + "</sheetData></worksheet>"});
        }
        relations += relation("rIdT", "sharedStrings", "sharedStrings.xml")
            + relation("rIdS", "styles", "styles.xml") + "</Relationships>";
        return QList<Part>{{QStringLiteral("[Content_Types].xml"), head + "<Types/>"},
                           {QStringLiteral("_rels/.rels"),
                            head + "<Relationships>"
                                + relation("rId1", "officeDocument", "xl/workbook.xml")
                                + "</Relationships>"},
                           {QStringLiteral("xl/workbook.xml"), book + "</sheets></workbook>"},
                           {QStringLiteral("xl/_rels/workbook.xml.rels"), relations}}
        + cells
            + QList<Part>{{QStringLiteral("xl/sharedStrings.xml"),
                           head + "<sst " + main + ">" + texts + "</sst>"},
                          {QStringLiteral("xl/styles.xml"),
                           head + "<styleSheet " + main + ">" + styles + "</styleSheet>"}}
        + more;
    }
    [[nodiscard]] QByteArray file() const { return packed(parts()); }
};

// An OpenDocument spreadsheet.
struct Ods
{
    // Content of the office:spreadsheet element.
    QByteArray tables = {};
    // Content of the office:automatic-styles element.
    QByteArray styles = {};
    QByteArray manifest = {};
    QByteArray kind = "application/vnd.oasis.opendocument.spreadsheet";

    [[nodiscard]] QByteArray file() const
    {
        return packed(
            {{QStringLiteral("mimetype"), kind},
             {QStringLiteral("content.xml"),
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<office:document-content>"
              "<office:automatic-styles>"
                  + styles + "</office:automatic-styles><office:body><office:spreadsheet>" + tables
                  + "</office:spreadsheet></office:body></office:document-content>"},
             {QStringLiteral("META-INF/manifest.xml"),
              "<manifest:manifest>" + manifest + "</manifest:manifest>"}});
    }
};

} // namespace support
