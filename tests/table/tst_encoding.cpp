// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/encoding.h"
#include "csv/transcoder.h"
#include "csv/utf8.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/westernlists.h"

#include <QFile>
#include <QHash>
#include <QTemporaryDir>
#include <QTest>

namespace tst_encoding {

using namespace storedesk;
using namespace Qt::StringLiterals;
using csv::Transcoder;

// Tests how the encoding is detected by the words in a file.
class TestEncoding final : public QObject
{
    Q_OBJECT

private:
    csv::EncodingGuess guessOf(const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(u"guess.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        file.close();
        return csv::guessEncoding(**csv::BlockFile::open(file.fileName()));
    }

    // Encodes a text in a single-byte encoding. Characters that the encoding lacks become question
    // marks.
    QByteArray encoded(const QString &text, const QByteArray &encoding)
    {
        auto &bytes = m_bytes[encoding];
        for (int byte = bytes.isEmpty() ? 0xFF : -1; byte >= 0; --byte) {
            const char one = static_cast<char>(byte);
            const auto letter = Transcoder::text(QByteArrayView(&one, 1), encoding);
            if (letter.size() == 1 && letter.front() != QChar::ReplacementCharacter)
                bytes.insert(letter.front(), one);
        }
        QByteArray result;
        for (const auto letter : text)
            result.append(bytes.value(letter, '?'));
        return result;
    }

    QTemporaryDir m_folder;
    // Maps each encoding to the bytes of its characters.
    QHash<QByteArray, QHash<QChar, char>> m_bytes;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

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
        QTest::newRow("cut off and filled with zeros")
            << "id,name\n1,Ann\n" + QByteArray(81, '\0') << QByteArray("UTF-8") << false;
        QTest::newRow("some zeros")
            << QByteArray("a\0b\0\n\0\0\0\0", 9) << QByteArray("UTF-8") << false;
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
            // This is the letter ñ in Windows-1252.
            bytes[at / 12 * 12 + 4] = '\xF1';
        QCOMPARE(guessOf(bytes).name, "WINDOWS-1252");
    }

    void oneWordIsEnough()
    {
        QCOMPARE(guessOf("name\nPe\xF1"
                         "a\n")
                     .proof,
                 QStringList{u"Peña"_s});
        QCOMPARE(guessOf("\xBFQuien?\n").name, "WINDOWS-1252");
        QCOMPARE(guessOf("price\n12 \x80\n").name, "WINDOWS-1252");
        QCOMPARE(guessOf("price\n12 \xA4\n").name, "ISO-8859-15");
        QCOMPARE(guessOf("floor\n3\xBA\n").proof, QStringList());
    }

    // The file consists of two exports with different encodings, and the larger part determines the
    // result.
    void someBytesGoneWrongMakeNoOtherEncoding()
    {
        const auto bytes = u"name\nJosé Núñez\nÁngela Peña\n"_s.toUtf8().repeated(5);
        QCOMPARE(guessOf(bytes).certain, true);
        const auto guess = guessOf(bytes + "Andr\xE9s\n");
        QCOMPARE(guess.name, "UTF-8");
        QCOMPARE(guess.certain, false);
        QCOMPARE(guess.proof.first(2), (QStringList{u"José"_s, u"Núñez"_s}));
    }

    void lettersOfSeveralBytesAreKnown_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QString>("proof");
        QTest::newRow("Shift-JIS") << QByteArray("1,\x93\x8C\x8B\x9E,\x83\x65\x83\x58\x83\x67\n")
                                   << QByteArray("SHIFT_JIS") << u"東京"_s;
        QTest::newRow("EUC-JP") << QByteArray("1,\xC5\xEC\xB5\xFE,\xA5\xC6\xA5\xB9\xA5\xC8\n")
                                << QByteArray("EUC-JP") << u"東京"_s;
        QTest::newRow("GB18030") << QByteArray("1,\xB1\xB1\xBE\xA9,\xCD\xF5\xCE\xB0\n")
                                 << QByteArray("GB18030") << u"北京"_s;
        QTest::newRow("Big5") << QByteArray("1,\xA5\x78\xA5\x5F,\xB3\xAF\xA4\x6A\xA4\xE5\n")
                              << QByteArray("BIG5") << u"台北"_s;
        QTest::newRow("EUC-KR") << QByteArray(
            "1,\xBC\xAD\xBF\xEF,\xB1\xE8\xB9\xCE\xBC\xF6\n2,\xBA\xCE\xBB\xEA,"
            "\xC0\xCC\xBF\xB5\xC8\xF1\n3,\xB1\xA4\xC1\xD6,\xB9\xDA\xC1\xF6\xBF\xF8\n")
                                << QByteArray("UHC") << u"서울"_s;
    }

    void lettersOfSeveralBytesAreKnown()
    {
        QFETCH(const QByteArray, line);
        QFETCH(const QString, proof);
        const auto guess = guessOf("id,city,name\n" + line.repeated(30));
        QTEST(guess.name, "encoding");
        QCOMPARE(guess.proof.constFirst(), proof);
    }

    void invalidUtf8IsFoundWhereItIs()
    {
        QCOMPARE(csv::validUtf8("aé日😀"), QByteArray("aé日😀").size());
        QCOMPARE(csv::validUtf8("ab\xC3"), 3);
        for (const char *bytes : {"ab\xFF", "ab\xC0\x80", "ab\xED\xA0\x80", "ab\xF4\x90\x80\x80",
                                  "ab\xE0\x80\x80", "ab\xC3(", "ab\x80"})
            QCOMPARE(csv::validUtf8(bytes), 2);
        QCOMPARE(csv::countUtf8("plain text, no accents"), csv::Utf8Count{});
        QCOMPARE(csv::countUtf8("añb\xF1 c\xE9 日"), (csv::Utf8Count{2, 2}));
    }

    void westernListsAreReadRight_data()
    {
        QTest::addColumn<int>("language");
        for (std::size_t language = 0; language < support::westernWords.size(); ++language)
            QTest::newRow(support::westernWords[language].name) << static_cast<int>(language);
    }

    // Tests lists of realistic sizes, from 20 to 20,000 rows, many with few accents.
    void westernListsAreReadRight()
    {
        QFETCH(const int, language);
        int all = 0;
        QByteArrayList wrong;
        for (const auto &[rows, lists] : {std::pair(20, 60), std::pair(100, 40), std::pair(500, 20),
                                          std::pair(2'000, 8), std::pair(20'000, 2)}) {
            for (int list = 0; list < lists; ++list, ++all) {
                const auto seed = static_cast<quint32>(1'000 * language + 7 * all + 1);
                const auto text =
                    support::WesternList(support::westernWords[static_cast<std::size_t>(language)],
                                         seed)
                        .rows(rows);
                const auto bytes = encoded(text, "WINDOWS-1252");
                const auto guess = guessOf(bytes);
                if (Transcoder::text(bytes, guess.name) != text)
                    wrong.append(guess.name + ": " + guess.proof.join(u' ').toUtf8());
            }
        }
        QCOMPARE(all, 130);
        QVERIFY2(wrong.isEmpty(), wrong.join("\n").constData());
    }

    // Tests the same lists in UTF-8, and with euro signs in Latin-9, DOS and old Macintosh
    // encodings.
    void westernListsOfOtherProgramsAreReadRight_data()
    {
        QTest::addColumn<QByteArray>("encoding");
        // Minimum number of correct results out of 60.
        QTest::addColumn<int>("atLeast");
        QTest::newRow("UTF-8") << QByteArray("UTF-8") << 60;
        QTest::newRow("ISO-8859-15") << QByteArray("ISO-8859-15") << 60;
        QTest::newRow("IBM850") << QByteArray("IBM850") << 54;
        QTest::newRow("MACINTOSH") << QByteArray("MACINTOSH") << 48;
    }

    void westernListsOfOtherProgramsAreReadRight()
    {
        QFETCH(const QByteArray, encoding);
        QByteArrayList wrong;
        for (quint32 list = 0; list < 60; ++list) {
            const auto &words = support::westernWords[list % support::westernWords.size()];
            auto text = support::WesternList(words, 500 + list).rows(400);
            if (encoding == "ISO-8859-15")
                text.append(u"x@example.org,,,,12,50 €\n"_s);
            const auto bytes = encoding == "UTF-8" ? text.toUtf8() : encoded(text, encoding);
            const auto expected = Transcoder::text(bytes, encoding);
            const auto guess = guessOf(bytes);
            if (Transcoder::text(bytes, guess.name) != expected)
                wrong.append(guess.name + ": " + guess.proof.join(u' ').toUtf8());
        }
        QFETCH(const int, atLeast);
        QVERIFY2(60 - wrong.size() >= atLeast, wrong.join("\n").constData());
    }

    void otherLettersAreKnownByTheirWords_data()
    {
        QTest::addColumn<QByteArray>("encoding");
        QTest::addColumn<QString>("words");
        const auto row = [](const char *name, const char *encoding, const char16_t *words) {
            QTest::newRow(name) << QByteArray(encoding) << QString::fromUtf16(words);
        };
        row("Polish", "WINDOWS-1250",
            u"Paweł|Łukasz|Małgorzata|Kraków|Łódź|Wrocław|Gdańsk|Wójcik|Kozłowska|Poznań");
        row("Polish by ISO", "ISO-8859-2",
            u"Paweł|Łukasz|Świątek|Kraków|Łódź|Wrocław|Gdańsk|Wójcik|Ząbki|Częstochowa");
        row("Czech", "WINDOWS-1250",
            u"Dvořák|Jiří|Němec|Plzeň|Černý|Růžička|Tomáš|Kateřina|Příbram|Zdeněk|Šárka");
        row("Hungarian", "WINDOWS-1250",
            u"Győr|Szűcs|Kovács|Sütő|Erdős|Horváth|Fülöp|Kecskemét|Gödöllő|Székesfehérvár|"
            "Hernyó|Csütörtök|Őrség|Pünkösdfürdő");
        row("Croatian", "WINDOWS-1250", u"Horvat|Kovačević|Babić|Šimić|Đurđević|Žagar|Čakovec");
        row("Romanian", "WINDOWS-1250", u"Iaşi|Timişoara|Braşov|Constanţa|Ştefan|Bogdăneşti");
        row("Turkish", "WINDOWS-1254",
            u"Yılmaz|Şahin|Çelik|Öztürk|Doğan|Kılıç|Gül|Aydın|İstanbul|Ağrı|Muğla|Ümit|Güneş");
        row("Lithuanian", "WINDOWS-1257",
            u"Kazlauskienė|Žukauskas|Šiauliai|Panevėžys|Jonavičius|Ąžuolas|Rūta|Viltė|Ėriškės");
        row("Russian", "WINDOWS-1251", u"Иванов|Москва|Санкт-Петербург|Екатерина|Ольга");
        row("Russian by KOI8", "KOI8-R", u"Иванов|Москва|Петербург|Екатерина|Ольга|Казань");
        row("Russian by DOS", "IBM866", u"Иванов|Москва|Петербург|Екатерина|Ольга|Казань");
        row("Russian in small letters", "WINDOWS-1251", u"привет|москва|ольга|сегодня|завтра");
        row("Ukrainian", "WINDOWS-1251", u"Київ|Шевченко|Львів|Зінаїда|Євген|Харків|Олексій");
        row("Greek", "WINDOWS-1253", u"Αθήνα|Θεσσαλονίκη|Γιώργος|Παπαδόπουλος|Ελένη");
        row("Hebrew", "WINDOWS-1255", u"ירושלים|חיפה|כהן|לוי|משה|רחל");
        row("Arabic", "WINDOWS-1256", u"محمد|القاهرة|فاطمة|علي|الرياض|بيروت");
        row("Icelandic", "WINDOWS-1252", u"Guðmundur|Þórður|Sigríður|Reykjavík|Ísafjörður|Snæfell");
        row("Danish", "WINDOWS-1252", u"Sørensen|Århus|Kjær|Bjørn|Jørgensen|Næstved|Åse");
    }

    void otherLettersAreKnownByTheirWords()
    {
        QFETCH(const QByteArray, encoding);
        QFETCH(const QString, words);
        QString text = u"id;name;city\n"_s;
        const auto list = words.split(u'|');
        for (qsizetype row = 0; row < 3 * list.size(); ++row)
            text += u"%1;%2;%3\n"_s.arg(QString::number(row), list.at(row % list.size()),
                                        list.at((row + row / list.size() + 1) % list.size()));
        const auto bytes = encoded(text, encoding);
        const auto guess = guessOf(bytes);
        QCOMPARE(Transcoder::text(bytes, guess.name), text);
        QVERIFY(!guess.certain);
    }
};

STOREDESK_TEST(TestEncoding)

} // namespace tst_encoding

#include "tst_encoding.moc"
