// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/utc.h"
#include "support/warnings.h"
#include "table/randomtable.h"
#include "table/tableopener.h"
#include "table/transcoder.h"
#include "table/zipwriter.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace storedesk;
using namespace Qt::StringLiterals;
using table::OpenOptions;
using table::Transcoder;

class tst_TableOpener final : public QObject
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
        table::ZipWriter zip(file);
        for (const auto &[name, bytes] : files) {
            if (!zip.begin(name, QDateTime::fromSecsSinceEpoch(1'790'000'000, base::utc))
                || !zip.write(bytes))
                return {};
        }
        return zip.finish() ? file.fileName() : QString();
    }

    base::Result<table::OpenedTable> open(const QString &path, const QString &entry = {},
                                          const QByteArray &encoding = {})
    {
        table::Progress progress;
        return table::openTable(
            path, {.entry = entry, .encoding = encoding, .temporaryFolder = m_temporary.path()},
            progress);
    }

    static QByteArray bytesOf(const table::OpenedTable &table)
    {
        return table.file->read(0, 1'000'000);
    }

    QTemporaryDir m_folder;
    QTemporaryDir m_temporary;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Nothing may be left behind, whatever was opened.
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
        QCOMPARE(table->begin, (table::RowMark{.offset = title.size(), .line = 3}));
        table::Progress progress;
        for (const auto &[line, offset] : {std::pair(1, 3), std::pair(2, 11), std::pair(3, 13),
                                           std::pair(4, 20), std::pair(99, 34)}) {
            const auto wished = table::openTable(
                path, {.firstLine = line, .temporaryFolder = m_temporary.path()}, progress);
            QVERIFY(wished);
            QCOMPARE(wished->begin.offset, offset);
            QCOMPARE(wished->begin.line, std::min(line, 6));
        }
    }

    // Each loses its own titles, and they are counted.
    void titlesOfStackedTablesAreLeftOut()
    {
        const auto path = pack({{u"a.csv"_s, "Part one\n\nid,name,city\n1,Ana,Ávila\n2,Bob,Bonn\n"},
                                {u"b.csv"_s, "sep=,\nid,name,city\n3,Eva,Écija\n"}});
        table::Progress progress;
        const auto table = table::openTable(
            path, {.stack = true, .temporaryFolder = m_temporary.path()}, progress);
        QVERIFY(table);
        QCOMPARE(bytesOf(*table), "id,name,city\n1,Ana,Ávila\n2,Bob,Bonn\n3,Eva,Écija\n");
        QCOMPARE(table->cutAbove, 3);
        QCOMPARE(table->begin, table::RowMark{});
    }

    void tablesWithTheSameColumnsAreStacked()
    {
        const auto path = pack({{u"notes.csv"_s, "note\nhello\n"},
                                {u"a.csv"_s, "id,name\n1,Ana\n"},
                                {u"b.csv"_s, "id,name\r\n2,Eva"},
                                {u"c.csv"_s, "id,name\n"}});
        table::Progress progress;
        auto options =
            OpenOptions{.entry = u"a.csv"_s, .stack = true, .temporaryFolder = m_temporary.path()};
        const auto table = table::openTable(path, options, progress);
        QVERIFY(table);
        QCOMPARE(bytesOf(*table), "id,name\n1,Ana\n2,Eva\n");
        QCOMPARE(table->leftOut, QStringList{u"notes.csv"_s});
        QCOMPARE(table->entry, QString());
        QCOMPARE(table->entries.size(), 4);
        QCOMPARE(progress.part(), 1.0);
        // Without a name the first says which columns are meant.
        options.entry.clear();
        const auto first = table::openTable(path, options, progress);
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

    void whatIsNoTableIsRefusedWithAdvice_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("advice");
        QFile file(pack({{u"[Content_Types].xml"_s, "<x/>"}, {u"xl/workbook.xml"_s, "<x/>"}}));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QTest::newRow("new spreadsheet") << file.readAll() << u"CSV UTF-8"_s;
        QTest::newRow("old spreadsheet")
            << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1") << u"CSV UTF-8"_s;
        QTest::newRow("gzip") << QByteArray("\x1F\x8B\x08") << u"Unpack"_s;
        QTest::newRow("PDF") << QByteArray("%PDF-1.7") << u"CSV"_s;
        QTest::newRow("damaged archive") << QByteArray("PK\x03\x04 and then nothing") << u"again"_s;
    }

    void whatIsNoTableIsRefusedWithAdvice()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, advice);
        const auto table = open(write(bytes));
        QVERIFY(!table);
        QVERIFY2(table.error().next.contains(advice), qPrintable(table.error().next));
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

    void whatCannotBeReadIsCountedNotDropped()
    {
        QBuffer from;
        from.setData("ab\xFF\xC3\xA9\xC3");
        from.open(QIODevice::ReadOnly);
        QBuffer into;
        into.open(QIODevice::WriteOnly);
        table::Progress progress;
        const auto replaced = Transcoder::copy(from, into, "UTF-8", progress);
        QVERIFY(replaced);
        QCOMPARE(*replaced, 2);
        QCOMPARE(into.data(), QByteArray("ab\xEF\xBF\xBDé\xEF\xBF\xBD"));
        QVERIFY(!Transcoder::copy(from, into, "KLINGON", progress));
        // Some converters hold a letter back until they know what follows.
        QCOMPARE(Transcoder::text("\xF9\xEC", "WINDOWS-1255"), u"של"_s);
        for (const auto &name : table::offeredEncodings())
            QVERIFY2(Transcoder::knows(name), name.constData());
    }
};

QTEST_GUILESS_MAIN(tst_TableOpener)
#include "tst_tableopener.moc"
