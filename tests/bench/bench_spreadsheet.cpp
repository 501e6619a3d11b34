// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "bench/memory.h"
#include "csv/rowindexer.h"
#include "practice/exports/zipwriter.h"
#include "tablefile/tableopener.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <atomic>
#include <cstdio>
#include <thread>

// Measures how spreadsheets open, for packaging/bench spreadsheet.
//     bench_spreadsheet make PATH ROWS       a reproducible workbook of 20 columns
//     bench_spreadsheet open PATH            opens it and counts its rows; prints one JSON object

using namespace Qt::StringLiterals;
using namespace storedesk;

// Writes contacts with shared strings, numbers and dates as Excel does.
class Workbook final
{
public:
    explicit Workbook(qint64 rows)
        : m_rows(rows)
    { }

    [[nodiscard]] bool write(const QString &path) const
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return false;
        practice::ZipWriter zip(file);
        const auto part = [&zip](const QString &name, const QByteArray &content) {
            return begin(zip, name) && zip.write(content);
        };
        const auto relation = [](const char *id, const char *type, const char *target) {
            return QByteArray("<Relationship Id=\"") + id
                + "\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/"
                + type + "\" Target=\"" + target + "\"/>";
        };
        static const QByteArray head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
        static const QByteArray space =
            " xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
        static const QByteArray list =
            "<Relationships "
            "xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">";
        static const QByteArray kind =
            "application/vnd.openxmlformats-officedocument.spreadsheetml.";
        return part(u"[Content_Types].xml"_s,
                    head
                        + "<Types "
                          "xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
                          "<Default Extension=\"rels\" "
                          "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\""
                          "/><Default Extension=\"xml\" ContentType=\"application/xml\"/>"
                          "<Override PartName=\"/xl/workbook.xml\" ContentType=\""
                        + kind
                        + "sheet.main+xml\"/><Override PartName=\"/xl/worksheets/sheet1.xml\" "
                          "ContentType=\""
                        + kind
                        + "worksheet+xml\"/><Override PartName=\"/xl/sharedStrings.xml\" "
                          "ContentType=\""
                        + kind
                        + "sharedStrings+xml\"/><Override PartName=\"/xl/styles.xml\" "
                          "ContentType=\""
                        + kind + "styles+xml\"/></Types>")
            && part(u"_rels/.rels"_s,
                    head + list + relation("rId1", "officeDocument", "xl/workbook.xml")
                        + "</Relationships>")
            && part(u"xl/workbook.xml"_s,
                    head + "<workbook" + space
                        + " xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/"
                          "relationships\"><sheets><sheet name=\"Contacts\" sheetId=\"1\" "
                          "r:id=\"rId1\"/></sheets></workbook>")
            && part(u"xl/_rels/workbook.xml.rels"_s,
                    head + list + relation("rId1", "worksheet", "worksheets/sheet1.xml")
                        + relation("rId2", "sharedStrings", "sharedStrings.xml")
                        + relation("rId3", "styles", "styles.xml") + "</Relationships>")
            && begin(zip, u"xl/worksheets/sheet1.xml"_s)
            && zip.write(head + "<worksheet" + space + "><sheetData>") && writeCells(zip)
            && zip.write("</sheetData></worksheet>") && begin(zip, u"xl/sharedStrings.xml"_s)
            && zip.write(head + "<sst" + space + ">") && writeTexts(zip) && zip.write("</sst>")
            && part(
                   u"xl/styles.xml"_s,
                   head + "<styleSheet" + space
                       + "><fonts count=\"1\"><font/></fonts><fills count=\"1\"><fill><patternFill "
                         "patternType=\"none\"/></fill></fills>"
                         "<borders count=\"1\"><border/></borders><cellStyleXfs count=\"1\"><xf/>"
                         "</cellStyleXfs><cellXfs count=\"2\"><xf numFmtId=\"0\"/><xf "
                         "numFmtId=\"14\" applyNumberFormat=\"1\"/></cellXfs></styleSheet>")
            && zip.finish();
    }

private:
    static bool begin(practice::ZipWriter &zip, const QString &name)
    {
        return zip.begin(name, QDateTime::fromSecsSinceEpoch(1'790'000'000, base::utc)).has_value();
    }

    // Each row has two unique strings, and its other strings are taken from a small list.
    static constexpr int common = 2'000;
    static constexpr int columns = 20;

    [[nodiscard]] bool writeTexts(practice::ZipWriter &zip) const
    {
        QByteArray texts;
        for (int at = 0; at < common; ++at)
            texts += "<si><t>Calle Mayor " + QByteArray::number(at) + "</t></si>";
        for (qint64 at = 0; at < m_rows; ++at) {
            const auto number = QByteArray::number(at);
            texts += "<si><t>person" + number + "@example.org</t></si><si><t>Persona Número "
                + number + "</t></si>";
            if (texts.size() > 1'000'000 && !zip.write(std::exchange(texts, {})))
                return false;
        }
        return zip.write(texts).has_value();
    }

    [[nodiscard]] bool writeCells(practice::ZipWriter &zip) const
    {
        QByteArray cells;
        quint32 random = 1;
        for (qint64 row = 0; row < m_rows; ++row) {
            const auto number = QByteArray::number(row + 1);
            cells += "<row r=\"" + number + "\" spans=\"1:20\">";
            for (int column = 0; column < columns; ++column) {
                random = random * 1'664'525U + 1'013'904'223U;
                const auto value = random >> 8U;
                const auto place = static_cast<char>('A' + column) + number;
                if (column < 2)
                    cells += "<c r=\"" + place + "\" t=\"s\"><v>"
                        + QByteArray::number(common + row * 2 + column) + "</v></c>";
                else if (column < 10)
                    cells += "<c r=\"" + place + "\" t=\"s\"><v>"
                        + QByteArray::number(value % common) + "</v></c>";
                else if (column < 14)
                    cells += "<c r=\"" + place + "\" s=\"1\"><v>"
                        + QByteArray::number(40'000 + value % 6'000) + "</v></c>";
                else if (column < 18)
                    cells += "<c r=\"" + place + "\"><v>" + QByteArray::number(value % 100'000)
                        + '.' + QByteArray::number(value % 90 + 10) + "</v></c>";
                else if (column == 18)
                    cells += "<c r=\"" + place + "\"><v>" + QByteArray::number(value) + "</v></c>";
                else if (value % 4 > 0)
                    cells += "<c r=\"" + place + "\" t=\"b\"><v>" + QByteArray::number(value % 2)
                        + "</v></c>";
            }
            cells += "</row>";
            if (cells.size() > 1'000'000 && !zip.write(std::exchange(cells, {})))
                return false;
        }
        return zip.write(cells).has_value();
    }

    qint64 m_rows;
};

static QJsonObject openedSheet(const QString &path)
{
    QTemporaryDir folder;
    base::Progress progress;
    std::atomic<qint64> most = 0;
    std::atomic<bool> ended = false;
    std::thread watcher([&] {
        while (!ended) {
            most = std::max<qint64>(most, bench::memoryOf("RssAnon:"));
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
    });
    QElapsedTimer timer;
    timer.start();
    const auto opened = tablefile::openTable(path, {.temporaryFolder = folder.path()}, progress);
    const auto seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    ended = true;
    watcher.join();
    if (!opened)
        return {{u"problem"_s, opened.error().why}};
    csv::RowIndex index(opened->begin);
    const bool built =
        csv::RowIndexer(opened->file, opened->dialect.dialect).build(index, progress).has_value();
    return {{u"seconds"_s, seconds},
            {u"memoryKb"_s, most.load()},
            {u"rows"_s, built ? index.rows() : -1}};
}

int main(int argc, char *argv[])
{
    const QCoreApplication program(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "make"_L1 && arguments.size() == 4)
        return Workbook(arguments.at(3).toLongLong()).write(arguments.at(2)) ? 0 : 1;
    if (arguments.value(1) != "open"_L1 || arguments.size() != 3)
        return 2;
    const auto result = openedSheet(arguments.at(2));
    std::puts(QJsonDocument(result).toJson(QJsonDocument::Compact).constData());
    return result.contains(u"seconds"_s) ? 0 : 1;
}
