// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/csvreader.h"
#include "csv/rowindexer.h"
#include "csv/tablesaver.h"
#include "query/filter.h"
#include "query/sorter.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/randomtable.h"
#include "table/samplesource.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_tablesaver {

using namespace storedesk;
using namespace Qt::StringLiterals;
using csv::CsvFormat;
using csv::Selection;

namespace {

// Records the progress at each write.
class WatchedDevice final : public QIODevice
{
public:
    explicit WatchedDevice(const base::Progress &progress)
        : m_progress(progress)
    {
        open(WriteOnly | Unbuffered);
    }

    std::vector<double> parts;

protected:
    qint64 readData(char * /*bytes*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char * /*bytes*/, qint64 size) override
    {
        parts.push_back(m_progress.part());
        return size;
    }

private:
    const base::Progress &m_progress;
};

} // namespace

class TestTableSaver final : public QObject
{
    Q_OBJECT

private:
    csv::TableSource sourceOf(const QByteArray &text, csv::Dialect dialect)
    {
        QFile file(m_folder.filePath(u"in.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        file.close();
        csv::TableSource source{
            .file = *csv::BlockFile::open(file.fileName()), .index = {}, .dialect = dialect};
        auto index = std::make_shared<csv::RowIndex>(
            csv::RowMark{.offset = csv::RowIndexer::beginOf(*source.file)});
        base::Progress progress;
        if (csv::RowIndexer(source.file, dialect, {.blockSize = 64, .blocksAtOnce = 2})
                .build(*index, progress))
            source.index = index;
        return source;
    }

    QByteArray saved(const csv::TableSource &source, const Selection &selection,
                     const std::optional<CsvFormat> &format)
    {
        base::Progress progress;
        const auto path = m_folder.filePath(u"out.csv"_s);
        m_rows = csv::saveTable(source, selection, format, path, progress).value_or(-1);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing there");
    }

    static support::Table tableOf(QByteArray text, csv::Dialect dialect = {})
    {
        QBuffer buffer(&text);
        buffer.open(QIODevice::ReadOnly);
        csv::CsvReader reader(buffer, dialect);
        support::Table rows;
        while (reader.next())
            rows.append(reader.blank() ? QList<QByteArray>() : reader.copy());
        return rows;
    }

    QTemporaryDir m_folder;
    qint64 m_rows = 0;
    const support::Table m_contacts = support::sampleContacts(3'000);
    const support::SampleSource m_sample{m_contacts};

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // An exact copy of a complete table has the same bytes, whatever the file contains.
    void theWholeTableComesOutByteByByte()
    {
        support::RandomTable random(8);
        for (int round = 0; round < 400; ++round) {
            const auto text = random.soup(300);
            auto dialect = random.looseDialect();
            // Comments are not rows and would not be saved.
            dialect.comment = 0;
            auto source = sourceOf(text, dialect);
            source.header = random.below(2) == 0;
            const auto out = saved(source, {}, std::nullopt);
            QVERIFY2(out == text, text.toPercentEncoding().constData());
        }
    }

    void anotherFormatKeepsEveryCell()
    {
        support::RandomTable random(9);
        for (int round = 0; round < 200; ++round) {
            const auto text = random.soup(200);
            const auto dialect = random.looseDialect();
            const CsvFormat format{.dialect = random.dialect(),
                                   .quoting = csv::Quoting::Always,
                                   .lineEnd = "\r\n",
                                   .byteOrderMark = true};
            const auto out = saved(sourceOf(text, dialect), {}, format);
            QVERIFY(out.startsWith("\xEF\xBB\xBF"));
            QVERIFY2(tableOf(out, format.dialect) == tableOf(text, dialect),
                     text.toPercentEncoding().constData());
        }
    }

    void aCellThatLooksLikeARemarkStaysACell()
    {
        const csv::Dialect dialect{.comment = '#'};
        const auto out = saved(sourceOf("a,b\n1,#2 \"x\"\n# no row\n", dialect),
                               {.columns = {1, 0}}, std::nullopt);
        QCOMPARE(tableOf(out, dialect), (support::Table{{"b", "a"}, {"#2 \"x\"", "1"}}));
    }

    void filterOrderAndColumnsAreStored()
    {
        csv::RowSet found;
        base::Progress progress;
        QVERIFY(query::filterRows(m_sample.source, {{{.column = 1, .texts = {"madrid"}}}}, found,
                                  progress));
        support::Table expected{{"amount", "email"}};
        for (qsizetype row = 1; row < m_contacts.size(); ++row) {
            if (found.contains(row))
                expected.append({m_contacts.at(row).value(2), m_contacts.at(row).value(0)});
        }
        const Selection filtered{.only = &found, .columns = {2, 0}};
        QCOMPARE(tableOf(saved(m_sample.source, filtered, std::nullopt)), expected);
        QCOMPARE(m_rows, found.count());
        QCOMPARE(tableOf(saved(m_sample.source, filtered, CsvFormat{})), expected);

        const auto order = *query::sortRows(m_sample.source, {{.column = 0}}, &found, progress);
        support::Table sorted{m_contacts.constFirst()};
        for (const auto row : order)
            sorted.append(m_contacts.at(row));
        const Selection ordered{.only = nullptr, .order = &order};
        QCOMPARE(tableOf(saved(m_sample.source, ordered, std::nullopt)), sorted);
        QCOMPARE(tableOf(saved(m_sample.source, ordered, CsvFormat{})), sorted);
        // The first size is enough for several rows, and the second too small for one.
        for (const qint64 bytes : {10'000, 10}) {
            const Selection bounded{.order = &order, .bytesAtOnce = bytes};
            QCOMPARE(tableOf(saved(m_sample.source, bounded, std::nullopt)), sorted);
        }
    }

    // A sorted table is written in parts, and the file is read once for each part. The progress
    // never decreases, and does not reach its end while most rows have yet to be written.
    void progressOfAnOrderContinuesAcrossRequests()
    {
        base::Progress progress;
        const auto order = *query::sortRows(m_sample.source, {{.column = 0}}, nullptr, progress);
        base::Progress saving;
        WatchedDevice device(saving);
        const Selection selection{.order = &order, .bytesAtOnce = 10'000};
        QVERIFY(csv::writeTable(m_sample.source, selection, CsvFormat{}, device, saving));
        QVERIFY(device.parts.size() > 10);
        QVERIFY(std::ranges::is_sorted(device.parts));
        // This is the progress after the header was written.
        QVERIFY(device.parts.at(1) < 0.2);
        QVERIFY(device.parts.at(device.parts.size() / 2) < 0.7);
        QVERIFY(saving.part() > 0.99);
    }

    void titlesMayBeOthersThanThoseOfTheTable()
    {
        const auto source = sourceOf("_email;_name\r\na@x.org;Ana\r\n", {.delimiter = ';'});
        const Selection selection{.columns = {1, 0}, .titles = {"Name; first", "Email"}};
        QCOMPARE(saved(source, selection, std::nullopt),
                 "\"Name; first\";Email\r\nAna;a@x.org\r\n");
        QCOMPARE(saved(source, selection, CsvFormat{}), "Name; first,Email\nAna,a@x.org\n");
        auto headless = source;
        headless.header = false;
        // Titles are not used if there is no header.
        QCOMPARE(saved(headless, selection, CsvFormat{}), "_name,_email\nAna,a@x.org\n");
    }

    void aRowWithoutLineEndGetsOneWhenItMoves()
    {
        const auto source = sourceOf("h\r\nb\r\na", {});
        const std::vector<quint32> order{2, 1};
        QCOMPARE(saved(source, {.order = &order}, std::nullopt), "h\r\na\r\nb\r\n");
    }

    void formulasAreGuardedForSpreadsheets()
    {
        const auto source = sourceOf("name,phone\n=cmd(),+34600\n", {});
        QCOMPARE(saved(source, {}, CsvFormat{.safeForSpreadsheets = true}),
                 "name,phone\n'=cmd(),'+34600\n");
    }

    void theOldFileStaysWhenSavingFails()
    {
        const auto source = sourceOf("a\nb\n", {});
        const auto path = m_folder.filePath(u"kept.csv"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("precious");
        file.close();
        base::Progress cancelled;
        cancelled.cancel();
        QVERIFY(!csv::saveTable(source, {}, std::nullopt, path, cancelled));
        base::Progress progress;
        QVERIFY(!csv::saveTable(source, {}, std::nullopt, m_folder.filePath(u"no/where.csv"_s),
                                progress));
        QVERIFY(QFile(source.file->path()).resize(1));
        QVERIFY(!csv::saveTable(source, {}, std::nullopt, path, progress));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), "precious");
        QVERIFY(!QDir(m_folder.path()).entryList(QDir::Files).join(u' ').contains(u"kept.csv."_s));
    }

    void aSavedFileIsPrivate()
    {
        saved(m_sample.source, {}, std::nullopt);
        const auto rights = QFile::permissions(m_folder.filePath(u"out.csv"_s));
        QVERIFY(!(rights & (QFile::ReadGroup | QFile::ReadOther)));
    }
};

STOREDESK_TEST(TestTableSaver)

} // namespace tst_tablesaver

#include "tst_tablesaver.moc"
