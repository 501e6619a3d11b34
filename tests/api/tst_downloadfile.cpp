// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "downloads/downloadcheck.h"
#include "downloads/downloadfile.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>
#include <utility>

#include <zlib.h>

namespace tst_downloadfile {

using namespace Qt::StringLiterals;
using namespace storedesk;
using downloads::DownloadFile;
using downloads::DownloadPart;
using downloads::Wholeness;

namespace {

QByteArray packed(const QByteArray &bytes)
{
    z_stream stream{};
    deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    QByteArray result(
        static_cast<qsizetype>(deflateBound(&stream, static_cast<uLong>(bytes.size()))) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(result.data());
    stream.avail_out = static_cast<uInt>(result.size());
    deflate(&stream, Z_FINISH);
    result.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return result;
}

// Returns a hand-written ZIP file with one stored entry, its directory and the end record.
QByteArray zipOf(const QByteArray &content, const QByteArray &comment = {})
{
    const auto number = [](quint32 value, int bytes) {
        QByteArray text;
        for (int i = 0; i < bytes; ++i)
            text += static_cast<char>(value >> (8 * i) & 0xff);
        return text;
    };
    const auto size = number(static_cast<quint32>(content.size()), 4);
    const auto sum =
        number(static_cast<quint32>(crc32(0, reinterpret_cast<const Bytef *>(content.data()),
                                          static_cast<uInt>(content.size()))),
               4);
    const QByteArray common = number(20, 2) + number(0, 2) + number(0, 2) + number(0, 4) + sum
        + size + size + number(5, 2) + number(0, 2);
    const QByteArray entry = "PK\x03\x04" + common + "a.csv" + content;
    const QByteArray directory = "PK\x01\x02" + number(20, 2) + common + number(0, 2) + number(0, 2)
        + number(0, 2) + number(0, 4) + number(0, 4) + "a.csv";
    return entry + directory + "PK\x05\x06" + number(0, 2) + number(0, 2) + number(1, 2)
        + number(1, 2) + number(static_cast<quint32>(directory.size()), 4)
        + number(static_cast<quint32>(entry.size()), 4)
        + number(static_cast<quint32>(comment.size()), 2) + comment;
}

QByteArray noise(qsizetype size)
{
    QByteArray bytes(size, Qt::Uninitialized);
    QRandomGenerator random(7);
    for (auto &byte : bytes)
        byte = static_cast<char>(random.bounded(256));
    return bytes;
}

} // namespace

class TestDownloadFile final : public QObject
{
    Q_OBJECT

private:
    std::optional<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }

    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    [[nodiscard]] QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void theFileGetsItsNameWhenItIsComplete()
    {
        DownloadFile file(m_folder->path(), u"a.zip"_s);
        QVERIFY(file.open());
        QVERIFY(file.append("abc"));
        QCOMPARE(file.size(), 3);
        QVERIFY(QFile::exists(path(u"a.zip.storedesk.part"_s)));
        QVERIFY(!QFile::exists(path(u"a.zip"_s)));
        QVERIFY(file.keep(false));
        QVERIFY(!QFile::exists(path(u"a.zip.storedesk.part"_s)));
        QCOMPARE(read(u"a.zip"_s), "abc");
    }

    void onlyTheOwnerCanReadIt()
    {
        DownloadFile file(m_folder->path(), u"a.zip"_s);
        QVERIFY(file.open());
        const auto others =
            QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther;
        QVERIFY(!(QFileInfo(file.partPath()).permissions() & others));
        QVERIFY(file.keep(false));
        QVERIFY(!(QFileInfo(file.path()).permissions() & others));
    }

    void leftoversOfADownloadAreDiscarded()
    {
        write(u"a.zip.storedesk.part"_s, "old");
        DownloadFile file(m_folder->path(), u"a.zip"_s);
        QVERIFY(file.open());
        QCOMPARE(file.size(), 0);
        QCOMPARE(read(u"a.zip.storedesk.part"_s), "");
    }

    void theUnfinishedFileOfAnotherProgramIsLeftAlone()
    {
        write(u"a.zip.part"_s, "of a browser");
        DownloadFile file(m_folder->path(), u"a.zip"_s);
        QVERIFY(file.open());
        QVERIFY(file.append("ours"));
        QVERIFY(file.keep(false));
        QCOMPARE(read(u"a.zip.part"_s), "of a browser");
        QCOMPARE(read(u"a.zip"_s), "ours");
    }

    void aPartIsHandedOnOrThrownAway()
    {
        const auto partWith = [this](const QByteArray &bytes) {
            auto file = std::make_shared<DownloadFile>(m_folder->path(), u"a.zip"_s);
            [&] {
                QVERIFY(file->open() && file->append(bytes));
            }();
            return std::make_unique<DownloadPart>(std::move(file), "\"tag\"");
        };
        auto part = partWith("old");
        QCOMPARE(part->size(), 3);
        const auto file = part->release();
        part.reset();
        QVERIFY(file->isThere());
        QVERIFY(file->append("new"));
        QCOMPARE(read(u"a.zip.storedesk.part"_s), "oldnew");
        file->discard();

        part = partWith("old");
        part.reset();
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    // Otherwise the rest of the first file would be appended to bytes of the second.
    void aWaitingPartIsNotOverwritten()
    {
        auto file = std::make_shared<DownloadFile>(m_folder->path(), u"a.zip"_s);
        QVERIFY(file->open());
        QVERIFY(file->append("mine"));
        DownloadPart part(std::exchange(file, nullptr), "\"tag\"");
        DownloadFile other(m_folder->path(), u"a.zip"_s);
        const auto opened = other.open();
        QVERIFY(!opened);
        QVERIFY(opened.error().why.contains("waiting for a retry"_L1));
        QCOMPARE(read(u"a.zip.storedesk.part"_s), "mine");
    }

    void clearingRestartsTheFile()
    {
        DownloadFile file(m_folder->path(), u"a.zip"_s);
        QVERIFY(file.open());
        QVERIFY(file.append("abc"));
        QVERIFY(file.clear());
        QVERIFY(file.append("xy"));
        QCOMPARE(read(u"a.zip.storedesk.part"_s), "xy");
    }

    void discardingLeavesNothing()
    {
        DownloadFile file(m_folder->path(), u"a.zip"_s);
        QVERIFY(file.open());
        file.discard();
        QVERIFY(QDir(m_folder->path()).isEmpty());
    }

    void twoDownloadsNeverWriteIntoTheSameFile()
    {
        DownloadFile first(m_folder->path(), u"a.zip"_s);
        QVERIFY(first.open());
        DownloadFile second(m_folder->path(), u"a.zip"_s);
        QVERIFY(!second.open());
        QVERIFY(QFile::exists(first.partPath()));
    }

    void aFileThatIsThereStaysUnlessItMayBeReplaced()
    {
        write(u"a.zip"_s, "mine");
        DownloadFile file(m_folder->path(), u"a.zip"_s);
        QVERIFY(file.open());
        QVERIFY(file.append("new"));
        QVERIFY(!file.keep(false));
        QCOMPARE(read(u"a.zip"_s), "mine");
        QVERIFY(file.keep(true));
        QCOMPARE(read(u"a.zip"_s), "new");
    }

    void aLinkIsNotFollowed()
    {
        write(u"precious"_s, "precious");
        QVERIFY(QFile::link(path(u"precious"_s), path(u"a.zip.storedesk.part"_s)));
        DownloadFile file(m_folder->path(), u"a.zip"_s);
        QVERIFY(file.open());
        QVERIFY(file.append("x"));
        QCOMPARE(read(u"precious"_s), "precious");
        QVERIFY(!QFileInfo(file.partPath()).isSymLink());
    }

    void aFolderThatIsNotThereIsAProblemInWords()
    {
        DownloadFile file(path(u"nowhere"_s), u"a.zip"_s);
        const auto opened = file.open();
        QVERIFY(!opened);
        QVERIFY(opened.error().what.contains(u"a.zip"_s));
        QVERIFY(!opened.error().why.isEmpty());
    }

    // G34: files with hostile names are still created inside the folder.
    void namesFromTheServiceAreMadeSafe_data()
    {
        QTest::addColumn<QString>("name");
        int row = 0;
        for (const auto &name : {u"../../etc/passwd"_s,
                                 u"/etc/passwd"_s,
                                 u".."_s,
                                 u"."_s,
                                 QString(),
                                 u"a/../../b.zip"_s,
                                 u"..\\..\\b.zip"_s,
                                 u"C:\\b.zip"_s,
                                 u"CON"_s,
                                 u"con.zip"_s,
                                 u"NUL.csv"_s,
                                 u"a\u0000b"_s,
                                 u"a\nb.zip"_s,
                                 u"\u202Egpj.exe"_s,
                                 u"~/.bashrc"_s,
                                 u".bashrc"_s,
                                 u"-rf"_s,
                                 u" "_s,
                                 u"a:b.zip"_s,
                                 QString(300, u'x') + u".zip"_s,
                                 QString(300, u'é'),
                                 u"a|b>c<d?e*f\"g"_s})
            QTest::addRow("name %d", ++row) << name;
    }

    void namesFromTheServiceAreMadeSafe()
    {
        QFETCH(const QString, name);
        DownloadFile file(m_folder->path(), name);
        QVERIFY2(file.open(), qPrintable(file.partPath()));
        QVERIFY(file.keep(false));
        const QDir folder(m_folder->path());
        const auto entries =
            folder.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
        QCOMPARE(entries.size(), 1);
        QCOMPARE(QFileInfo(file.path()).canonicalPath(), folder.canonicalPath());
    }

    void aZipIsWholeWithItsDirectoryOnly()
    {
        const auto zip = zipOf(noise(100'000));
        write(u"a"_s, zip);
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.zip"), Wholeness::Whole);
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a"), Wholeness::Whole);
        write(u"a"_s, zipOf("x", "with a comment"));
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.zip"), Wholeness::Whole);
        write(u"a"_s, QByteArray("PK\x05\x06", 4) + QByteArray(18, '\0'));
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.zip"), Wholeness::Whole);

        for (const qsizetype cut : {1, 10, 21, 22, 23, 60, 70, 50'000}) {
            write(u"a"_s, zip.chopped(cut));
            QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.zip"), Wholeness::Broken);
        }
        write(u"a"_s, zip + "more");
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.zip"), Wholeness::Broken);
        // The middle of the file is missing, so the directory is not at the recorded offset.
        write(u"a"_s, zip.first(1000) + zip.last(60'000));
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.zip"), Wholeness::Broken);
    }

    // If a file opens but cannot be read, its type is unknown.
    void aReadErrorIsNotTakenForAnotherKind()
    {
        QCOMPARE(downloads::wholenessOf(u"/proc/self/mem"_s, u"a.zip"), Wholeness::Unreadable);
        QCOMPARE(downloads::wholenessOf(u"/proc/self/mem"_s, u"a.csv"), Wholeness::Unreadable);
    }

    void gzipIsWholeWithItsChecksumOnly()
    {
        const auto gzip = packed(noise(100'000));
        write(u"a"_s, gzip);
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.csv.gz"), Wholeness::Whole);
        write(u"a"_s, gzip + gzip);
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.csv.gz"), Wholeness::Whole);
        for (const qsizetype cut : {1, 7, 8, 9, 50'000}) {
            write(u"a"_s, gzip.chopped(cut));
            QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.csv.gz"), Wholeness::Broken);
        }
        auto damaged = gzip;
        damaged[50'000] = static_cast<char>(damaged[50'000] ^ 1);
        write(u"a"_s, damaged);
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"a.csv.gz"), Wholeness::Broken);
    }

    void aPageInPlaceOfAZipIsRecognised()
    {
        write(u"a"_s, "<html><body>Sign in</body></html>");
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"export.ZIP"), Wholeness::NotTheKind);
        QCOMPARE(downloads::wholenessOf(path(u"a"_s), u"report.csv"), Wholeness::Untold);
        QCOMPARE(downloads::wholenessOf(path(u"nowhere"_s), u"report.csv"), Wholeness::Unreadable);
    }

    void gzipComesInPiecesOfAnySize_data()
    {
        QTest::addColumn<qsizetype>("size");
        for (const qsizetype size : {1, 2, 13, 1000, 65536, 1'000'000})
            QTest::addRow("%lld", static_cast<long long>(size)) << size;
    }

    void gzipComesInPiecesOfAnySize()
    {
        QFETCH(const qsizetype, size);
        // The content is compressible, and its size is a multiple of the decompressor's block size,
        // where the end of a stream is easily missed.
        QByteArray content(4 * 65536, 'a');
        content += noise(1000);
        for (const auto &wanted : {content, content.first(2 * 65536)}) {
            const auto gzip = packed(wanted);
            QByteArray got;
            base::Gunzip gunzip;
            for (qsizetype at = 0; at < gzip.size(); at += size) {
                QVERIFY(!gunzip.atEnd());
                QVERIFY(
                    gunzip.feed(QByteArrayView(gzip).sliced(at, std::min(size, gzip.size() - at)),
                                [&](QByteArrayView bytes) {
                                    got += bytes;
                                    return true;
                                }));
            }
            QVERIFY(gunzip.atEnd());
            QCOMPARE(got, wanted);
        }
    }

    void theReceiverCanStopTheDecompression()
    {
        base::Gunzip gunzip;
        int pieces = 0;
        QVERIFY(!gunzip.feed(packed(QByteArray(10'000'000, 'a')),
                             [&](QByteArrayView) { return ++pieces < 3; }));
        QCOMPARE(pieces, 3);
        QVERIFY(!gunzip.atEnd());
    }
};

STOREDESK_TEST(TestDownloadFile)

} // namespace tst_downloadfile

#include "tst_downloadfile.moc"
