// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/warnings.h"
#include "table/dialectguess.h"
#include "table/encoding.h"
#include "table/randomtable.h"
#include "table/transcoder.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace storedesk;
using namespace Qt::StringLiterals;
using table::Dialect;
using table::Transcoder;

// What a file seems to be: its dialect and its encoding.
class tst_Guess final : public QObject
{
    Q_OBJECT

private:
    table::EncodingGuess guessOf(const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(u"guess.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        file.close();
        return table::guessEncoding(**table::TableFile::open(file.fileName()));
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theDialectIsFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("delimiter");
        QTest::addColumn<char>("quote");
        QTest::addColumn<int>("columns");
        QTest::addColumn<bool>("header");
        const auto row = [](const char *name, const QByteArray &text, char delimiter, char quote,
                            int columns, bool header) {
            QTest::newRow(name) << text << delimiter << quote << columns << header;
        };
        row("commas", "email,name\na@x.org,Ann\nb@x.org,Bob\n", ',', '"', 2, true);
        row("semicolons", "email;amount\na@x.org;1,5\nb@x.org;2,5\n", ';', '"', 2, true);
        row("tabs", "a\tb\tc\n1\t2\t3\n", '\t', '"', 3, true);
        row("bars", "a|b\nx, y|z\n", '|', '"', 2, true);
        row("commas in quotes", "a;b\n\"x,y,z\";1\n\"x,y,z\";2\n", ';', '"', 2, true);
        row("apostrophes", "a,b\n'x,y',1\n'x,y,z',2\n'u',3\n", ',', '\'', 2, true);
        row("apostrophes in words", "a,b\nO'Neill,1\nD'Arcy,2\n", ',', '"', 2, true);
        row("one column", "email\na@x.org\nb@x.org\n", ',', '"', 1, true);
        row("no header", "a@x.org,1\nb@x.org,2\n", ',', '"', 2, false);
        row("empty", "", ',', '"', 1, true);
        row("names twice", "a,a\n1,2\n", ',', '"', 2, false);
    }

    void theDialectIsFound()
    {
        QFETCH(const QByteArray, text);
        const auto guess = table::guessDialect(text, true);
        QTEST(guess.dialect.delimiter, "delimiter");
        QTEST(guess.dialect.quote, "quote");
        QTEST(guess.columns, "columns");
        QTEST(guess.header, "header");
    }

    void raggedRowsAreCountedAndACutRowIsNot()
    {
        const QByteArray text("a,b,c\n1,2,3\n1,2\n\n1,2,3,4\n1,2,3\n1,2");
        QCOMPARE(table::guessDialect(text, false).ragged, 2);
        QCOMPARE(table::guessDialect(text, false).rows, 5);
        QCOMPARE(table::guessDialect(text, true).ragged, 3);
    }

    void theEncodingIsFound_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<bool>("certain");
        const auto text =
            u"email,ciudad\njosé@x.org,Logroño\nana@x.org,Cáceres y Ávila, Alcalá\n"_s.repeated(20);
        const auto wide = [&](bool little) {
            QByteArray bytes;
            for (const auto letter : text) {
                const char low = static_cast<char>(letter.unicode() & 0xFF);
                const char high = static_cast<char>(letter.unicode() >> 8);
                bytes.append(little ? low : high).append(little ? high : low);
            }
            return bytes;
        };
        QTest::newRow("ASCII") << QByteArray("a,b\n1,2\n") << QByteArray("UTF-8") << false;
        QTest::newRow("UTF-8") << text.toUtf8() << QByteArray("UTF-8") << true;
        QTest::newRow("UTF-8 with mark")
            << "\xEF\xBB\xBF" + text.toUtf8() << QByteArray("UTF-8") << true;
        QTest::newRow("Windows-1252") << text.toLatin1() << QByteArray("WINDOWS-1252") << false;
        QTest::newRow("UTF-16LE with mark")
            << "\xFF\xFE" + wide(true) << QByteArray("UTF-16LE") << true;
        QTest::newRow("UTF-16BE with mark")
            << "\xFE\xFF" + wide(false) << QByteArray("UTF-16BE") << true;
        QTest::newRow("UTF-16LE") << wide(true) << QByteArray("UTF-16LE") << false;
    }

    void theEncodingIsFound()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, name);
        const auto guess = guessOf(bytes);
        QCOMPARE(guess.name, name);
        QTEST(guess.certain, "certain");
        if (bytes.size() > 100)
            QCOMPARE(guess.proof,
                     (QStringList{u"josé"_s, u"Logroño"_s, u"Cáceres"_s, u"Ávila"_s, u"Alcalá"_s}));
    }

    void aFileThatEndsInAnAccentIsNoCutUtf8()
    {
        QVERIFY(guessOf("name\nAndr\xE9").name != "UTF-8");
        QCOMPARE(guessOf("name\nAndr\xC3\xA9").name, "UTF-8");
    }

    void accentsFarBehindTheBeginningCount()
    {
        auto bytes = QByteArray("a,b\nfoo,bar\n").repeated(400'000);
        for (qsizetype at = bytes.size() / 4; at < bytes.size() - 3; at += 1'200)
            bytes[at / 12 * 12 + 4] = '\xF1'; // ñ in Windows-1252
        QCOMPARE(guessOf(bytes).name, "WINDOWS-1252");
    }

    void invalidUtf8IsFoundWhereItIs()
    {
        QCOMPARE(table::validUtf8("aé日😀"), QByteArray("aé日😀").size());
        QCOMPARE(table::validUtf8("ab\xC3"), 3);
        for (const char *bytes : {"ab\xFF", "ab\xC0\x80", "ab\xED\xA0\x80", "ab\xF4\x90\x80\x80",
                                  "ab\xE0\x80\x80", "ab\xC3(", "ab\x80"})
            QCOMPARE(table::validUtf8(bytes), 2);
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
        for (const auto &name : table::offeredEncodings())
            QVERIFY2(Transcoder::knows(name), name.constData());
    }
};

QTEST_GUILESS_MAIN(tst_Guess)
#include "tst_guess.moc"
