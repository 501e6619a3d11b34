// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "csv/cell.h"
#include "csv/rowindexer.h"
#include "csv/transcoder.h"
#include "practice/exports/zipwriter.h"
#include "query/columnnames.h"
#include "statistics/formatdeduction.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/randomtable.h"
#include "table/worldsamples.h"
#include "tablefile/tablearchive.h"
#include "tablefile/tableopener.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <numeric>
#include <thread>

#include <sys/stat.h>
#include <zlib.h>

namespace tst_tableopener {

using namespace storedesk;
using namespace Qt::StringLiterals;
using csv::Transcoder;
using tablefile::OpenOptions;

class TestTableOpener final : public QObject
{
    Q_OBJECT

private:
    QString write(const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(u"file"_s));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size()
            ? file.fileName()
            : QString();
    }

    QString pack(const QList<std::pair<QString, QByteArray>> &files)
    {
        QFile file(m_folder.filePath(u"archive.zip"_s));
        if (!file.open(QIODevice::WriteOnly))
            return {};
        practice::ZipWriter zip(file);
        for (const auto &[name, bytes] : files) {
            if (!zip.begin(name, QDateTime::fromSecsSinceEpoch(1'790'000'000, base::utc))
                || !zip.write(bytes))
                return {};
        }
        return zip.finish() ? file.fileName() : QString();
    }

    static QByteArray gzip(const QByteArray &bytes)
    {
        z_stream stream = {};
        deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
        QByteArray packed(
            static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))),
            Qt::Uninitialized);
        auto copy = bytes;
        stream.next_in = reinterpret_cast<Bytef *>(copy.data());
        stream.avail_in = static_cast<uInt>(copy.size());
        stream.next_out = reinterpret_cast<Bytef *>(packed.data());
        stream.avail_out = static_cast<uInt>(packed.size());
        deflate(&stream, Z_FINISH);
        packed.truncate(static_cast<qsizetype>(stream.total_out));
        deflateEnd(&stream);
        return packed;
    }

    base::Result<tablefile::OpenedTable> stack(const QList<QByteArray> &files)
    {
        QStringList paths;
        for (const auto &bytes : files) {
            paths.append(m_folder.filePath(u"part%1.csv"_s.arg(paths.size())));
            QFile file(paths.constLast());
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                return tl::unexpected(base::Problem{.what = u"not written"_s});
        }
        base::Progress progress;
        return tablefile::openTables(paths, {.temporaryFolder = m_temporary.path()}, progress);
    }

    base::Result<tablefile::OpenedTable> open(const QString &path, const QString &entry = {},
                                              const QByteArray &encoding = {})
    {
        base::Progress progress;
        return tablefile::openTable(
            path, {.entry = entry, .encoding = encoding, .temporaryFolder = m_temporary.path()},
            progress);
    }

    static QStringList namesOf(const QByteArrayList &names)
    {
        QStringList texts;
        for (const auto &name : names)
            texts.append(QString::fromUtf8(name));
        return texts;
    }

    static QByteArray bytesOf(const tablefile::OpenedTable &table)
    {
        return table.file->read(0, 1'000'000);
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_temporary;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // No test may leave files behind.
    void cleanup()
    {
        QCOMPARE(QDir(m_temporary.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    }

    void aPlainFileIsOpenedInPlace()
    {
        const auto table = open(write("email;city\nana@x.org;Ávila\n"));
        QVERIFY(table);
        QCOMPARE(table->encoding.name, "UTF-8");
        QCOMPARE(table->dialect.dialect.delimiter, ';');
        QCOMPARE(table->file->path(), m_folder.filePath(u"file"_s));
    }

    void aTableBeginsBelowItsTitles()
    {
        const QByteArray title("\xEF\xBB\xBFReport\r\n\r\n");
        const auto path = write(title + "a;b;c\r\n1;2;3\r\n4;5;6\r\n");
        const auto table = open(path);
        QVERIFY(table);
        QCOMPARE(table->begin, (csv::RowMark{.offset = title.size(), .line = 3}));
        base::Progress progress;
        for (const auto &[line, offset] : {std::pair(1, 3), std::pair(2, 11), std::pair(3, 13),
                                           std::pair(4, 20), std::pair(99, 34)}) {
            const auto wished = tablefile::openTable(
                path, {.firstLine = line, .temporaryFolder = m_temporary.path()}, progress);
            QVERIFY(wished);
            QCOMPARE(wished->begin.offset, offset);
            QCOMPARE(wished->begin.line, std::min(line, 6));
        }
    }

    // The titles above each table are removed and counted.
    void titlesOfStackedTablesAreLeftOut()
    {
        const auto path = pack({{u"a.csv"_s, "Part one\n\nid,name,city\n1,Ana,Ávila\n2,Bob,Bonn\n"},
                                {u"b.csv"_s, "sep=,\nid,name,city\n3,Eva,Écija\n"}});
        base::Progress progress;
        const auto table = tablefile::openTable(
            path, {.stack = true, .temporaryFolder = m_temporary.path()}, progress);
        QVERIFY(table);
        QCOMPARE(bytesOf(*table), "id,name,city\n1,Ana,Ávila\n2,Bob,Bonn\n3,Eva,Écija\n");
        QCOMPARE(table->cutAbove, 3);
        QCOMPARE(table->begin, csv::RowMark{});
    }

    void tablesWithTheSameColumnsAreStacked()
    {
        const auto path = pack({{u"notes.csv"_s, "note\nhello\n"},
                                {u"a.csv"_s, "id,name\n1,Ana\n"},
                                {u"b.csv"_s, "id,name\r\n2,Eva"},
                                {u"c.csv"_s, "id,name\n"}});
        base::Progress progress;
        auto options =
            OpenOptions{.entry = u"a.csv"_s, .stack = true, .temporaryFolder = m_temporary.path()};
        const auto table = tablefile::openTable(path, options, progress);
        QVERIFY(table);
        QCOMPARE(bytesOf(*table), "id,name\n1,Ana\n2,Eva\n");
        QCOMPARE(table->leftOut, QStringList{u"notes.csv"_s});
        QCOMPARE(table->entry, QString());
        QCOMPARE(table->entries.size(), 4);
        QCOMPARE(progress.part(), 1.0);
        // If no entry is selected, the first table determines the columns.
        options.entry.clear();
        const auto first = tablefile::openTable(path, options, progress);
        QVERIFY(first);
        QCOMPARE(bytesOf(*first), "note\nhello\n");
        QCOMPARE(first->leftOut.size(), 3);
    }

    void otherEncodingsAreConverted()
    {
        const auto text =
            u"email;city\nana@x.org;Ávila\njosé@x.org;Logroño, Cáceres\n"_s.repeated(10);
        const auto table = open(write(text.toLatin1()));
        QVERIFY(table);
        QCOMPARE(table->encoding.name, "WINDOWS-1252");
        QCOMPARE(bytesOf(*table), text.toUtf8());
        QVERIFY(!table->file->changed());

        QByteArray wide("\xFF\xFE");
        for (const auto letter : text)
            wide.append(static_cast<char>(letter.unicode() & 0xFF))
                .append(static_cast<char>(letter.unicode() >> 8));
        const auto second = open(write(wide));
        QVERIFY(second);
        QCOMPARE(bytesOf(*second), text.toUtf8());
    }

    void theUserHasTheLastWordOnTheEncoding()
    {
        const auto table = open(write("a,b\nfoo,\xA4\n"), {}, "ISO-8859-15");
        QVERIFY(table);
        QCOMPARE(bytesOf(*table), QByteArray("a,b\nfoo,€\n"));
        const auto wrong = open(write("a,b\nfoo,\xFF\n"), {}, "EUC-JP");
        QVERIFY(wrong);
        QVERIFY(wrong->replaced > 0);
        QVERIFY(!open(write("a\n"), {}, "KLINGON"));
    }

    void archivesAreOpenedDirectly()
    {
        const auto path = pack({{u"readme.md"_s, "x"},
                                {u"contacts.csv"_s, "a,b\n1,2\n"},
                                {u"sub/products.CSV"_s, "c\n3\n"}});
        const auto first = open(path);
        QVERIFY(first);
        QCOMPARE(first->entries, (QStringList{u"contacts.csv"_s, u"sub/products.CSV"_s}));
        QCOMPARE(bytesOf(*first), "a,b\n1,2\n");
        const auto second = open(path, u"sub/products.CSV"_s);
        QVERIFY(second);
        QCOMPARE(bytesOf(*second), "c\n3\n");
        QVERIFY(!open(path, u"absent.csv"_s));
        QVERIFY(!open(pack({{u"picture.png"_s, "x"}})));
    }

    void filesThatAreNotTablesAreRefusedWithAdvice_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("advice");
        QFile file(pack({{u"[Content_Types].xml"_s, "<x/>"}, {u"xl/workbook.xml"_s, "<x/>"}}));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTest::newRow("no spreadsheet") << file.readAll() << u"Choose a spreadsheet"_s;
        QTest::newRow("old spreadsheet")
            << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") << u".xlsx"_s;
        QTest::newRow("damaged gzip") << QByteArray("\x1F\x8B\x08 and so on") << u"again"_s;
        QTest::newRow("zstd") << QByteArray("\x28\xB5\x2F\xFD and so on") << u"Unpack"_s;
        QTest::newRow("tar") << QByteArray(257, 'a') + "ustar  " << u"Unpack"_s;
        QTest::newRow("packed twice") << gzip(gzip("a,b\n1,2\n")) << u"Unpack"_s;
        QTest::newRow("PDF") << QByteArray("%PDF-1.7") << u"CSV"_s;
        QTest::newRow("damaged archive") << QByteArray("PK\x03\x04 and then nothing") << u"again"_s;
    }

    void filesThatAreNotTablesAreRefusedWithAdvice()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, advice);
        const auto table = open(write(bytes));
        QVERIFY(!table);
        QVERIFY2(table.error().next.contains(advice), qPrintable(table.error().next));
    }

    void filesOfOtherProgramsAreReadAsTheyAreMeant_data()
    {
        QTest::addColumn<support::WorldSample>("sample");
        for (const auto &sample : support::worldSamples())
            QTest::newRow(sample.name) << sample;
    }

    void filesOfOtherProgramsAreReadAsTheyAreMeant()
    {
        QFETCH(const support::WorldSample, sample);
        const auto opened = open(write(sample.bytes));
        QVERIFY(opened);
        QCOMPARE(opened->encoding.name, sample.encoding);
        QCOMPARE(opened->replaced, 0);
        QCOMPARE(opened->dialect.dialect, (csv::Dialect{.delimiter = sample.delimiter}));
        QCOMPARE(opened->dialect.above, sample.above);
        QVERIFY(opened->dialect.header);
        auto index = std::make_shared<csv::RowIndex>(opened->begin);
        csv::TableSource source{
            .file = opened->file, .index = index, .dialect = opened->dialect.dialect};
        base::Progress progress;
        QVERIFY(csv::RowIndexer(source.file, source.dialect).build(*index, progress));
        QCOMPARE(index->rows() - 1, sample.rows);
        QCOMPARE(query::columnNames(source), namesOf(sample.columns));

        std::vector<int> columns(static_cast<std::size_t>(sample.columns.size()));
        std::iota(columns.begin(), columns.end(), 0);
        const auto formats =
            statistics::deduceFormats(source, columns, namesOf(sample.columns), progress);
        QVERIFY(formats);
        QByteArray kinds;
        for (const auto &[format, basis, against] : *formats) {
            kinds += "-ndebt"[static_cast<int>(format.kind)];
            if (format.kind == values::ColumnKind::Number
                && basis != statistics::FormatBasis::Plain)
                QCOMPARE(format.decimal, sample.decimal);
            if (format.kind == values::ColumnKind::Moment
                && basis != statistics::FormatBasis::Plain)
                QCOMPARE(format.dates, sample.dates);
        }
        QCOMPARE(kinds, sample.kinds);
    }

    void aTableHasNoMillionColumns()
    {
        const auto title = "sep=,\n"_ba;
        const auto row = QByteArray("ab,").repeated(csv::mostCells - 1) + "ab\n";
        const auto wide = open(write(title + row + row + row));
        QVERIFY(wide);
        QCOMPARE(wide->dialect.columns, csv::mostCells);
        const auto wider = open(write(title + "ab," + row + "ab," + row + "ab," + row));
        QVERIFY(!wider);
        QVERIFY2(wider.error().what.contains("line 2"_L1), qPrintable(wider.error().what));
    }

    void aFilePackedWithGzipIsKnownByItsBytes()
    {
        const QByteArray text = "email;city\nana@x.org;Ávila\n";
        const auto table = open(write(gzip(text)));
        QVERIFY(table);
        QCOMPARE(bytesOf(*table), text);
        QCOMPARE(table->dialect.dialect.delimiter, ';');
        // Concatenated members are one file, as created by "cat a.gz b.gz". Zeros are padding.
        const auto several =
            open(write(gzip(text) + gzip("eva@x.org;León\n") + QByteArray(9, '\0')));
        QVERIFY(several);
        QCOMPARE(bytesOf(*several), text + "eva@x.org;León\n");
        const auto latin = open(write(gzip(u"city\nÁvila\nLogroño\nCáceres\n"_s.toLatin1())));
        QVERIFY(latin);
        QCOMPARE(bytesOf(*latin), "city\nÁvila\nLogroño\nCáceres\n");
    }

    void aDamagedGzipGivesNoTable_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        const auto whole = gzip(QByteArray("a,b\n1,2\n").repeated(1'000));
        QTest::newRow("cut") << whole.chopped(9);
        auto sum = whole;
        sum[sum.size() - 6] = static_cast<char>(sum.at(sum.size() - 6) ^ 1);
        QTest::newRow("another sum") << sum;
        QTest::newRow("something behind it") << whole + "text";
        QTest::newRow("a malicious file") << gzip(QByteArray(40'000'000, ','));
    }

    void aDamagedGzipGivesNoTable()
    {
        QFETCH(const QByteArray, bytes);
        const auto table = open(write(bytes));
        QVERIFY(!table);
        QVERIFY(!table.error().why.isEmpty() && !table.error().next.isEmpty());
    }

    void aPipeIsRefusedWithoutWaiting()
    {
        const auto path = m_folder.filePath(u"pipe"_s);
        QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
        // No process ever writes to the pipe.
        const auto table = open(path);
        QVERIFY(!table);
        QVERIFY(table.error().what.contains(path));
    }

    void aPipeIsReadToItsEndWhereThatIsWanted()
    {
        const auto path = m_folder.filePath(u"wanted"_s);
        QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
        const auto text = "a,b\n" + QByteArray("1,2\n").repeated(100'000);
        std::thread writer([&path, &text] {
            QFile pipe(path);
            if (pipe.open(QIODevice::WriteOnly))
                pipe.write(text);
        });
        base::Progress progress;
        const auto table = tablefile::openTable(
            path, {.streams = true, .temporaryFolder = m_temporary.path()}, progress);
        writer.join();
        QVERIFY(table);
        QCOMPARE(table->file->read(0, text.size() + 1), text);
    }

    void waitingForAPipeCanBeCancelled()
    {
        const auto path = m_folder.filePath(u"silent"_s);
        QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
        base::Progress progress;
        std::thread canceller([&progress] { progress.cancel(); });
        (void)tablefile::openTable(path, {.streams = true, .temporaryFolder = m_temporary.path()},
                                   progress);
        canceller.join();
        QVERIFY(progress.cancelled());
    }

    void filesAreStackedByTheNamesOfTheirColumns()
    {
        const auto table = stack(
            {"id,name\n1,Ana\n", "name;ID\nEva;2\n\n", "id,city\n3,\"a,b\"\n", "shape\nround\n"});
        QVERIFY(table);
        QCOMPARE(bytesOf(*table), "id,name,city\n1,Ana,\n2,Eva,\n\n3,,\"a,b\"\n");
        QCOMPARE(table->leftOut, QStringList{m_folder.filePath(u"part3.csv"_s)});
    }

    // Cells without a column name are moved behind all columns, including those added later.
    void nothingOfARaggedRowIsLostInAStack()
    {
        const auto table =
            stack({"id,name\n1,Ana,extra\n2\n4,Leo\n5,Pia\n", "id,name,city\n3,Eva,León\n"});
        QVERIFY(table);
        QCOMPARE(bytesOf(*table), "id,name,city\n1,Ana,,extra\n2,,\n4,Leo,\n5,Pia,\n3,Eva,León\n");
    }

    // An unclosed quote must not swallow the next table.
    void anOpenQuoteEndsWithItsTable()
    {
        const auto table = stack({"id,name\n1,\"Ana\n", "id,name\n2,Eva\n"});
        QVERIFY(table);
        QCOMPARE(bytesOf(*table), "id,name\n1,\"Ana\n\"\n2,Eva\n");
    }

    void twoEntriesOfOneNameAreTwoTables()
    {
        const auto path = pack({{u"a.csv"_s, "id\n1\n"}, {u"a.csv"_s, "id\n2\n"}});
        base::Progress progress;
        const auto all = tablefile::openTable(
            path, {.stack = true, .temporaryFolder = m_temporary.path()}, progress);
        QVERIFY(all);
        QCOMPARE(bytesOf(*all), "id\n1\n2\n");
        QCOMPARE(all->entries, (QStringList{u"a.csv"_s, u"a.csv (2)"_s}));
        QCOMPARE(bytesOf(*open(path, u"a.csv (2)"_s)), "id\n2\n");
    }

    // Each entry alone would be within the limits.
    void theLimitsOfAnArchiveCountOverAllItsEntries()
    {
        const auto path = pack({{u"a.csv"_s, QByteArray("x\n").repeated(30'000)},
                                {u"b.csv"_s, QByteArray("x\n").repeated(30'000)}});
        const tablefile::UnpackLimits limits{.totalSize = 100'000};
        const auto file = csv::BlockFile::open(path);
        QVERIFY(file);
        QVERIFY(!tablefile::TableArchive(*file, limits).names());
        const tablefile::TableArchive archive(*file, {.totalSize = 150'000});
        base::Progress progress;
        const auto folder = m_temporary.path();
        QVERIFY(archive.names());
        QVERIFY(archive.unpacked(u"a.csv"_s, folder, progress));
        QVERIFY(archive.unpacked(u"b.csv"_s, folder, progress));
        QVERIFY(!archive.unpacked(u"a.csv"_s, folder, progress));
    }

    // The table is too large for memory, so it is stored as an unnamed file in the folder.
    void aLargeTableOfOurOwnHasNoName()
    {
        const auto text = "a,b\n" + QByteArray("1,2\n").repeated(3'000'000);
        const auto table = open(write(gzip(text)));
        QVERIFY(table);
        QCOMPARE(table->file->size(), text.size());
        QCOMPARE(table->file->read(text.size() - 4, 4), "1,2\n");
        cleanup();
    }

    void aStreamIsConvertedInAnyPortions()
    {
        support::RandomTable random(1252);
        const auto text = u"Logroño € „Ávila“ 日本 😀\n"_s.repeated(50);
        QByteArray utf16;
        for (const auto letter : text)
            utf16.append(static_cast<char>(letter.unicode() & 0xFF))
                .append(static_cast<char>(letter.unicode() >> 8));
        for (int round = 0; round < 50; ++round) {
            Transcoder transcoder("UTF-16LE");
            QByteArray result;
            for (qsizetype at = 0; at < utf16.size();) {
                const auto size = std::min<qsizetype>(1 + random.below(9), utf16.size() - at);
                result += transcoder.add(QByteArrayView(utf16).sliced(at, size));
                at += size;
            }
            result += transcoder.finish();
            QCOMPARE(QString::fromUtf8(result), text);
            QCOMPARE(transcoder.replaced(), 0);
        }
    }

    // Large inputs use another code path, which must return the same result.
    void muchAtOnceIsConvertedLikeByteByByte()
    {
        support::RandomTable random(88591);
        QByteArray bytes;
        for (int at = 0; at < 40'000; ++at)
            bytes.append(static_cast<char>(random.below(3) == 0 ? random.below(256) : 'a'));
        for (const auto &encoding : csv::offeredEncodings() + QByteArrayList{"WINDOWS-1258"}) {
            if (encoding == "UTF-8")
                continue;
            Transcoder quick(encoding);
            Transcoder slow(encoding);
            auto atOnce = quick.add(bytes);
            atOnce += quick.finish();
            QByteArray inPortions;
            for (qsizetype at = 0; at < bytes.size(); at += 1'000)
                inPortions += slow.add(QByteArrayView(bytes).sliced(at, 1'000));
            inPortions += slow.finish();
            QVERIFY2(atOnce == inPortions, encoding.constData());
            QCOMPARE(quick.replaced(), slow.replaced());
        }
    }

    void unreadableRowsAreCountedNotDropped()
    {
        QBuffer from;
        from.setData("ab\xFF\xC3\xA9\xC3");
        from.open(QIODevice::ReadOnly);
        QBuffer into;
        into.open(QIODevice::WriteOnly);
        base::Progress progress;
        const auto replaced = Transcoder::copy(from, into, "UTF-8", progress);
        QVERIFY(replaced);
        QCOMPARE(*replaced, 2);
        QCOMPARE(into.data(), QByteArray("ab\xEF\xBF\xBDé\xEF\xBF\xBD"));
        QVERIFY(!Transcoder::copy(from, into, "KLINGON", progress));
        // Some converters hold a letter back until they have seen the next one.
        QCOMPARE(Transcoder::text("\xF9\xEC", "WINDOWS-1255"), u"של"_s);
        for (const auto &name : csv::offeredEncodings())
            QVERIFY2(Transcoder::knows(name), name.constData());
    }
};

STOREDESK_TEST(TestTableOpener)

} // namespace tst_tableopener

#include "tst_tableopener.moc"
