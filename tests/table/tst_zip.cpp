// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "csv/csvwriter.h"
#include "practice/exports/ziprecord.h"
#include "practice/exports/zipwriter.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/fulldevice.h"
#include "table/streamedzip.h"
#include "tablefile/zipreader.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

namespace tst_zip {

using namespace storedesk;
using namespace Qt::StringLiterals;
using practice::ZipWriter;
using tablefile::UnpackLimits;
using tablefile::ZipReader;

class TestZip final : public QObject
{
    Q_OBJECT

private:
    using Files = QList<std::pair<QString, QByteArray>>;

    QString pack(const Files &files)
    {
        const auto path = m_folder.filePath(u"%1.zip"_s.arg(++m_count));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            return {};
        ZipWriter zip(file);
        for (const auto &[name, bytes] : files) {
            if (!zip.begin(name, m_modified) || !zip.write(bytes))
                return {};
        }
        return zip.finish() ? path : QString();
    }

    static Files unpack(ZipReader &zip)
    {
        Files files;
        for (auto more = zip.next(); more && *more; more = zip.next())
            files.append({zip.entry().name, zip.device().readAll()});
        return files;
    }

    // Decompresses without storing the data, and returns why it stopped.
    static QString endOf(const QString &path, const UnpackLimits &limits)
    {
        auto zip = ZipReader::open(path, limits);
        if (!zip)
            return zip.error().why;
        QByteArray block(64 * 1024, '\0');
        for (auto more = (*zip)->next(); !more || *more; more = (*zip)->next()) {
            if (!more)
                return more.error().why;
            while ((*zip)->device().read(block.data(), block.size()) > 0) { }
            if ((*zip)->problem())
                return (*zip)->problem()->why;
        }
        return {};
    }

    QTemporaryDir m_folder;
    int m_count = 0;
    QDateTime m_modified = QDateTime::fromSecsSinceEpoch(1'790'000'000, base::utc);

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void filesComeBackWithNameBytesAndTime()
    {
        QRandomGenerator random(7);
        QByteArray noise(3'000'000, '\0');
        for (auto &byte : noise)
            byte = static_cast<char>(random.bounded(256));
        const Files files{{u"contacts.csv"_s, "a,b\n1,2\n"},
                          {u"vacío é 日本.csv"_s, ""},
                          {u"noise.bin"_s, noise}};
        auto zip = ZipReader::open(pack(files));
        QVERIFY(zip);
        QCOMPARE(unpack(**zip), files);
        QCOMPARE((*zip)->entry().modified, m_modified);
        QVERIFY(!(*zip)->problem());
    }

    // Some widespread clients decompress while downloading, and support neither ZIP64 nor the
    // directory.
    void aStreamingReaderNeedsNoDirectoryAndNoZip64()
    {
        QByteArray rows;
        for (int row = 0; row < 50'000; ++row)
            rows += QByteArray::number(row * 7919) + ",x\n";
        const Files files{{u"contacts.csv"_s, rows}, {u"vacío.csv"_s, ""}, {u"b.csv"_s, "a,b\n"}};
        QFile file(pack(files));
        QVERIFY(file.open(QIODevice::ReadOnly));
        support::StreamedZip zip(file.readAll());
        const auto read = zip.files();
        QCOMPARE(zip.fault(), QString());
        QCOMPARE(read, files);
    }

    void zip64IsUsedOnlyForLargeNumbers_data()
    {
        QTest::addColumn<qint64>("size");
        QTest::addColumn<qint64>("packedSize");
        QTest::addColumn<qint64>("offset");
        QTest::addColumn<bool>("local");
        QTest::addColumn<bool>("central");
        const qint64 most = 0xffff'ffff;
        QTest::newRow("small") << qint64(10) << qint64(12) << qint64(0) << false << false;
        QTest::newRow("just below") << most - 1 << most - 1 << most - 1 << false << false;
        QTest::newRow("size") << most << qint64(12) << qint64(0) << true << true;
        QTest::newRow("packed size") << qint64(12) << most << qint64(0) << true << true;
        QTest::newRow("offset") << qint64(10) << qint64(12) << most << false << true;
        QTest::newRow("all") << most * 3 << most * 2 << most * 5 << true << true;
    }

    void zip64IsUsedOnlyForLargeNumbers()
    {
        QFETCH(const qint64, size);
        QFETCH(const qint64, packedSize);
        QFETCH(const qint64, offset);
        QFETCH(const bool, local);
        QFETCH(const bool, central);
        practice::ZipRecord record{.name = "a.csv", .modified = m_modified, .offset = offset};
        const auto before = practice::localHeader(record);
        record.size = size;
        record.packedSize = packedSize;
        const auto header = practice::localHeader(record);
        QCOMPARE(header.size(), before.size());
        const auto field = [](quint16 length, std::initializer_list<qint64> numbers) {
            QByteArray bytes("\1\0", 2);
            bytes += char(length);
            bytes += '\0';
            for (const auto number : numbers) {
                const auto little = qToLittleEndian(number);
                bytes.append(reinterpret_cast<const char *>(&little), 8);
            }
            return bytes;
        };
        QCOMPARE(header.contains(field(16, {size, packedSize})), local);
        QCOMPARE(int(header.at(4)), local ? 45 : 20);
        const auto directory = practice::centralDirectory({record}, offset);
        QCOMPARE(int(directory.at(6)), central ? 45 : 20);
        QCOMPARE(directory.contains("PK\6\6"), offset >= 0xffff'ffff);
        if (local && central && offset > 0)
            QVERIFY(directory.contains(field(24, {size, packedSize, offset})));
    }

    void anEmptyArchiveHasNoFiles()
    {
        auto zip = ZipReader::open(pack({}));
        QVERIFY(zip);
        const auto more = (*zip)->next();
        QVERIFY(more && !*more);
    }

    void aTableCanBeWrittenStraightIntoAnEntry()
    {
        const auto path = m_folder.filePath(u"table.zip"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        ZipWriter zip(file);
        QVERIFY(zip.begin(u"rows.csv"_s, m_modified));
        csv::CsvWriter csv(zip.entry());
        for (int row = 0; row < 100'000; ++row)
            csv.row({"ann@x.org", "Ann"});
        QVERIFY(csv.finish());
        QVERIFY(zip.finish());
        file.close();
        QVERIFY(file.size() < 100'000);
        auto back = ZipReader::open(path);
        QVERIFY(back);
        QCOMPARE(unpack(**back).constFirst().second,
                 QByteArray("ann@x.org,Ann\n").repeated(100'000));
    }

    void hostileNamesStayInTheFolder()
    {
        auto zip = ZipReader::open(pack({{u"../../etc/passwd"_s, "x"}, {u"C:\\CON.csv"_s, "y"}}));
        QVERIFY(zip);
        QVERIFY((*zip)->next().value());
        QCOMPARE((*zip)->entry().fileName, u"passwd"_s);
        QVERIFY((*zip)->next().value());
        QCOMPARE((*zip)->entry().fileName, u"_CON.csv"_s);
    }

    void limitsStopATrap_data()
    {
        QTest::addColumn<int>("entries");
        QTest::addColumn<qint64>("totalSize");
        QTest::addColumn<int>("ratio");
        QTest::addColumn<QString>("why");
        QTest::newRow("fine") << 3 << qint64(40'000'000) << 100'000 << QString();
        QTest::newRow("entries") << 2 << qint64(40'000'000) << 100'000 << u"more than 2 files"_s;
        QTest::newRow("size") << 3 << qint64(30'000'000) << 100'000 << u"larger than"_s;
        QTest::newRow("ratio") << 3 << qint64(40'000'000) << 400 << u"400 times its size"_s;
    }

    void limitsStopATrap()
    {
        QFETCH(const int, entries);
        QFETCH(const qint64, totalSize);
        QFETCH(const int, ratio);
        QFETCH(const QString, why);
        const QByteArray zeros(19'000'000, '0');
        const auto path = pack({{u"a"_s, zeros}, {u"b"_s, zeros}, {u"c"_s, "x"}});
        const auto end = endOf(path, {.entries = entries, .totalSize = totalSize, .ratio = ratio});
        QVERIFY2(why.isEmpty() ? end.isEmpty() : end.contains(why), qPrintable(end));
    }

    void filesThatAreNotArchivesAreRefused()
    {
        const auto path = m_folder.filePath(u"text.zip"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("email,name\n");
        file.close();
        QVERIFY(!ZipReader::open(path));
        QVERIFY(!ZipReader::open(m_folder.filePath(u"absent.zip"_s)));
    }

    // A truncated or damaged archive can be read or fails with a message. Reading never crashes or
    // hangs.
    void damagedArchivesFailInWords()
    {
        QByteArray rows;
        for (int row = 0; row < 5'000; ++row)
            rows += QByteArray::number(row * 7919) + ",x\n";
        const auto path = pack({{u"a.csv"_s, rows}, {u"b.csv"_s, rows}});
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto whole = file.readAll();
        QRandomGenerator random(11);
        int failed = 0;
        for (int round = 0; round < 300; ++round) {
            auto bytes = whole;
            if (round % 2 == 0)
                bytes.truncate(random.bounded(static_cast<int>(bytes.size())));
            for (int flip = 0; round % 2 == 1 && flip < 5; ++flip)
                bytes[random.bounded(static_cast<int>(bytes.size()))] =
                    static_cast<char>(random.bounded(256));
            QFile damaged(m_folder.filePath(u"damaged.zip"_s));
            QVERIFY(damaged.open(QIODevice::WriteOnly));
            damaged.write(bytes);
            damaged.close();
            failed += endOf(damaged.fileName(), {}).isEmpty() ? 0 : 1;
        }
        QVERIFY2(failed > 200, qPrintable(QString::number(failed)));
    }

    void aFullDiskIsReported()
    {
        support::FullDevice device;
        ZipWriter zip(device);
        const auto begun = zip.begin(u"a"_s, m_modified);
        const auto finished = zip.finish();
        QVERIFY(!begun || !finished);
    }
};

STOREDESK_TEST(TestZip)

} // namespace tst_zip

#include "tst_zip.moc"
