// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/utf8.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/samplesource.h"
#include "tablefile/tableopener.h"
#include "tablefile/xlsxsaver.h"
#include "tablefile/zipreader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>

namespace tst_xlsxsaver {

using namespace storedesk;
using namespace Qt::StringLiterals;

// G32: a table saved as a spreadsheet has the same values, and nothing in it is evaluated.
class TestXlsxSaver final : public QObject
{
    Q_OBJECT

private:
    base::Result<qint64> save(const csv::TableSource &source, const csv::Selection &selection = {})
    {
        base::Progress progress;
        return tablefile::saveXlsx(source, selection, path(), m_temporary.path(), progress);
    }
    [[nodiscard]] QString path() const { return m_folder.filePath(u"out.xlsx"_s); }

    // Opens the saved file and returns it as CSV.
    QByteArray again()
    {
        base::Progress progress;
        const auto table =
            tablefile::openTable(path(), {.temporaryFolder = m_temporary.path()}, progress);
        return table ? table->file->read(0, 1'000'000) : table.error().why.toUtf8();
    }

    // Returns the part of a cell that XML can represent.
    static QByteArray possible(const QByteArray &cell)
    {
        auto text = csv::validUtf8(cell) == cell.size() ? cell : QString::fromUtf8(cell).toUtf8();
        return text.replace('\0', "\xEF\xBF\xBD");
    }

    // Returns the XML in a part of the file.
    QByteArray part(const QString &name)
    {
        auto zip = tablefile::ZipReader::open(path());
        for (auto more = (*zip)->next(); more && *more; more = (*zip)->next()) {
            if ((*zip)->entry().name == name)
                return (*zip)->device().readAll();
        }
        return {};
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_temporary;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }
    void cleanup()
    {
        QCOMPARE(QDir(m_temporary.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList());
    }

    void typesAreStored()
    {
        const support::Table rows{{"id", "code", "phone", "day", "when", "price", "new", "words"},
                                  {"1234567890123456789", "00712", "+34600111222", "2026-11-16",
                                   "2026-11-16 14:30:00", "12.50", "true", "=1+2"},
                                  {"2234567890123456789", "00034", "+34600111223", "2025-01-02",
                                   "2026-01-02 00:00:00", "-1000", "false", "https://example.org"},
                                  {"3234567890123456789", "00035", "+34600111224", "", "", "0.5",
                                   "", " a_x0041_b\x01\n"}};
        support::SampleSource sample(rows);
        (void)sample.deduce(rows);
        QCOMPARE(save(sample.source).value_or(-1), 3);
        QCOMPARE(
            again(),
            "id,code,phone,day,when,price,new,words\n"
            "1234567890123456789,00712,+34600111222,2026-11-16,2026-11-16 14:30:00,12.5,TRUE,"
            "=1+2\n"
            "2234567890123456789,00034,+34600111223,2025-01-02,2026-01-02 00:00:00,-1000,FALSE,"
            "https://example.org\n"
            "3234567890123456789,00035,+34600111224,,,0.5,,\" a_x0041_b\x01\n\"\n");
        const auto cells = part(u"xl/worksheets/sheet1.xml"_s);
        QVERIFY(cells.contains("<v>12.5</v></c><c r=\"G2\""));
        // The number is stored as text, so that it remains unchanged.
        QVERIFY(cells.contains("<c r=\"A2\" s="));
        QVERIFY(cells.contains(">1234567890123456789</t>"));
        QVERIFY(cells.contains("<v>46342</v>"));
        QVERIFY(cells.contains("t=\"b\"><v>1</v>"));
        QVERIFY(!cells.contains("<f"));
        QVERIFY(!cells.contains("hyperlink"));
        QCOMPARE(QFile::permissions(path()) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }

    // Returns the number format of a cell, which its attribute s refers to.
    QByteArray formatOf(const QByteArray &cell)
    {
        const auto attribute = [](const QByteArray &xml, const QByteArray &name) {
            const auto begin = xml.indexOf(' ' + name + "=\"");
            const auto from = begin + name.size() + 3;
            return begin < 0 ? QByteArray() : xml.mid(from, xml.indexOf('"', from) - from);
        };
        const auto cells = part(u"xl/worksheets/sheet1.xml"_s);
        const auto at = cells.indexOf("<c r=\"" + cell + '"');
        const auto style = attribute(cells.mid(at, cells.indexOf('>', at) - at), "s").toInt();
        const auto styles = part(u"xl/styles.xml"_s);
        auto form = styles.indexOf("<xf ", styles.indexOf("<cellXfs"));
        for (int skipped = 0; skipped < style; ++skipped)
            form = styles.indexOf("<xf ", form + 1);
        const auto number = attribute(styles.mid(form, 200), "numFmtId");
        const auto code = styles.indexOf("numFmtId=\"" + number + "\" formatCode");
        // Some versions of libxlsxwriter use the numbers of built-in formats.
        if (code < 0)
            return number == "1" ? "0" : number == "2" ? "0.00" : number;
        return attribute(styles.mid(code - 1, 200), "formatCode");
    }

    void datesAndNumbersOfTheServiceAreReal()
    {
        const support::Table rows{
            {"created", "exact", "price", "points", "zip", "phone", "ean", "other"},
            {"2026-11-16T14:30:00Z", "2026-11-16 14:30:00.250", "12.50", "100", "28001",
             "600111222", "8412345678905", "2026-11-16T14:30:00+02:00"},
            {"2025-01-02T00:00:00.125Z", "2026-01-02 00:00:00.001", "-1000.00", "7", "08001",
             "600111223", "8412345678912", "2025-11-16T14:30:00+02:00"}};
        support::SampleSource sample(rows);
        (void)sample.deduce(rows);
        QCOMPARE(save(sample.source).value_or(-1), 2);
        QCOMPARE(again(),
                 "created,exact,price,points,zip,phone,ean,other\n"
                 "2026-11-16T14:30:00Z,2026-11-16 14:30:00.250,12.5,100,28001,600111222,"
                 "8412345678905,2026-11-16T14:30:00+02:00\n"
                 "2025-01-02T00:00:00.125Z,2026-01-02 00:00:00.001,-1000,7,08001,600111223,"
                 "8412345678912,2025-11-16T14:30:00+02:00\n");
        QCOMPARE(formatOf("A2"), R"(yyyy-mm-dd\Thh:mm:ss\Z)"_ba);
        QCOMPARE(formatOf("A3"), R"(yyyy-mm-dd\Thh:mm:ss.000\Z)"_ba);
        QCOMPARE(formatOf("B2"), "yyyy-mm-dd hh:mm:ss.000"_ba);
        QCOMPARE(formatOf("C2"), "0.00"_ba);
        QCOMPARE(formatOf("D2"), "0"_ba);
        const auto cells = part(u"xl/worksheets/sheet1.xml"_s);
        for (const auto *code : {"28001", "08001", "600111222", "8412345678905"})
            QVERIFY2(cells.contains('>' + QByteArray(code) + "</t>"), code);
        QVERIFY(cells.contains("<v>100</v>"));
    }

    void everyCellComesBack()
    {
        const auto rows = support::sampleContacts(2'000);
        support::SampleSource sample(rows);
        // Without formats, all columns are text.
        QVERIFY(save(sample.source));
        base::Progress progress;
        const auto table =
            tablefile::openTable(path(), {.temporaryFolder = m_temporary.path()}, progress);
        QVERIFY(table);
        const auto bytes = table->file->read(0, table->file->size());
        csv::RowScanner scanner(bytes, {});
        QByteArray scratch;
        for (const auto &row : rows) {
            QVERIFY(scanner.next());
            for (int cell = 0; cell < row.size(); ++cell)
                QCOMPARE(scanner.text(cell, scratch), possible(row.at(cell)));
        }
    }

    // libxlsxwriter packs everything at the end without reporting progress.
    void theLastStepIsNotMeasured()
    {
        const support::SampleSource sample({{"a"}, {"1"}});
        base::Progress progress;
        QVERIFY(tablefile::saveXlsx(sample.source, {}, path(), m_temporary.path(), progress));
        QVERIFY(!progress.isMeasured());
    }

    void onlyChosenRowsAndColumnsAreSaved()
    {
        const support::Table rows{{"a", "b", "c"}, {"1", "2", "x"}, {"3", "4", "y"}};
        support::SampleSource sample(rows);
        (void)sample.deduce(rows);
        const std::vector<quint32> order{2, 1};
        QCOMPARE(save(sample.source, {.order = &order, .columns = {2, 0}}).value_or(-1), 2);
        QCOMPARE(again(), "c,a\ny,3\nx,1\n");
    }

    // libxlsxwriter does not check the writes to its temporary files. A limit on the file size
    // truncates them as a full disk would.
    void aWorkbookThatWasCutIsNotSaved_data()
    {
        QTest::addColumn<int>("limit");
        for (const int limit : {1'000, 40'000, 200'000, 1'000'000, 1'900'000})
            QTest::addRow("%d bytes", limit) << limit;
    }
    void aWorkbookThatWasCutIsNotSaved()
    {
        QFETCH(const int, limit);
        QFile::remove(path());
        support::Table rows{{"email", "name"}};
        for (int row = 0; row < 20'000; ++row)
            rows.append({QByteArray::number(row) + "@example.com", "Ann"});
        const support::SampleSource sample(rows);
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit small{.rlim_cur = static_cast<rlim_t>(limit), .rlim_max = before.rlim_max};
        QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto saved = save(sample.source);
        ::setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, handler);
        QVERIFY(!saved);
        QVERIFY(!saved.error().what.isEmpty());
        QVERIFY(!QFile::exists(path()));
        QCOMPARE(save(sample.source).value_or(-1), 20'000);
    }

    void tooLargeTablesAreReportedAndNotWritten()
    {
        QFile::remove(path());
        const support::SampleSource sample({{"a"}, {QByteArray(40'000, 'x')}});
        const auto saved = save(sample.source);
        QVERIFY(!saved);
        QVERIFY2(saved.error().why.contains(u"row 2"_s), qPrintable(saved.error().why));
        QVERIFY(!QFile::exists(path()));
        base::Progress cancelled;
        cancelled.cancel();
        QVERIFY(!tablefile::saveXlsx(support::SampleSource({{"a"}, {"1"}}).source, {}, path(),
                                     m_temporary.path(), cancelled));
        QVERIFY(!QFile::exists(path()));
    }
};

STOREDESK_TEST(TestXlsxSaver)

} // namespace tst_xlsxsaver

#include "tst_xlsxsaver.moc"
