// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "samplebook.h"

#include "base/utc.h"
#include "practice/exports/zipwriter.h"

#include <QDateTime>
#include <QFile>

#include <array>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

static QByteArray bookText(QByteArrayView word)
{
    return "<c t=\"inlineStr\"><is><t>" + word.toByteArray() + "</t></is></c>";
}

static QByteArray bookNumber(qint64 value, int style = 0)
{
    return "<c s=\"" + QByteArray::number(style) + "\"><v>" + QByteArray::number(value)
        + "</v></c>";
}

static QByteArray bookSheet(const QByteArray &rows)
{
    return "<worksheet><sheetData>" + rows + "</sheetData></worksheet>";
}

static QByteArray bookMembers()
{
    static constexpr std::array<QByteArrayView, 5> names{"Ana Peña", "Leo Marín", "Eva Ruiz",
                                                         "Zoë Blanc", "Iván Núñez"};
    auto rows = "<row>" + bookText("name") + bookText("email") + bookText("member since")
        + bookText("postcode") + bookText("points") + "</row>";
    for (int at = 0; at < 240; ++at) {
        const auto count = QByteArray::number(at);
        rows += "<row>" + bookText(names[static_cast<std::size_t>(at) % names.size()])
            + bookText("member" + count + "@example.org") + bookNumber(45'000 + at * 7 % 1'300, 1)
            + bookNumber(1'000 + at * 37 % 7'000, 2) + bookNumber(at * 13 % 400) + "</row>";
    }
    return bookSheet(rows);
}

bool writeSampleBook(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    practice::ZipWriter zip(file);
    const auto part = [&zip](const QString &name, const QByteArray &content) {
        return zip.begin(name, QDateTime(QDate(2026, 11, 15), QTime(9, 30), base::utc))
            && zip.write(content);
    };
    return part(u"[Content_Types].xml"_s, "<Types/>")
        && part(u"xl/workbook.xml"_s,
                "<workbook><sheets><sheet name=\"Members\" r:id=\"r1\"/><sheet name=\"Prices\" "
                "r:id=\"r2\"/></sheets></workbook>")
        && part(u"xl/_rels/workbook.xml.rels"_s,
                "<Relationships><Relationship Id=\"r1\" Type=\"/worksheet\" Target=\"s1.xml\"/>"
                "<Relationship Id=\"r2\" Type=\"/worksheet\" Target=\"s2.xml\"/>"
                "<Relationship Id=\"r3\" Type=\"/styles\" Target=\"styles.xml\"/></Relationships>")
        && part(u"xl/styles.xml"_s,
                "<styleSheet><numFmts><numFmt numFmtId=\"170\" formatCode=\"00000\"/></numFmts>"
                "<cellXfs><xf numFmtId=\"0\"/><xf numFmtId=\"14\"/><xf numFmtId=\"170\"/></cellXfs>"
                "</styleSheet>")
        && part(u"xl/s1.xml"_s, bookMembers())
        && part(u"xl/s2.xml"_s,
                bookSheet("<row>" + bookText("product") + bookText("price") + "</row>"))
        && zip.finish();
}

} // namespace storedesk::ui::tour
