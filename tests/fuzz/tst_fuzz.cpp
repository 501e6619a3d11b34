// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/targets.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

// The kept corpus, and inputs made from it: the same ones every time. STOREDESK_FUZZ_ROUNDS=100
// makes a hundred times as many, for a long evening; fuzz_table.cpp is the same for libFuzzer.
class tst_Fuzz final : public QObject
{
    Q_OBJECT

private:
    static QList<QByteArray> corpusOf(const QString &target)
    {
        QList<QByteArray> corpus;
        const QDir folder(QStringLiteral(SOURCE_ROOT "/tests/fuzz/corpus/") + target);
        for (const auto &name : folder.entryList(QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (file.open(QIODevice::ReadOnly))
                corpus.append(file.readAll());
        }
        return corpus;
    }

    [[nodiscard]] int below(qsizetype limit)
    {
        return limit < 1 ? 0 : m_random.bounded(static_cast<int>(limit));
    }

    void mutate(QByteArray &input, const QList<QByteArray> &corpus)
    {
        static const QByteArrayList words{
            "\"",     "\"\"", ",",   "\n",           "\r\n",       "\r",
            "'",      ";",    "\t",  "\xEF\xBB\xBF", "\xFF\xFE",   QByteArray(1, '\0'),
            "1.",     ",5",   "-",   "e9",           "/",          "€",
            " 00:00", "de",   "é",   "PK\x03\x04",   "PK\x01\x02", QByteArray(64, 'x'),
            "<",      "</",   "/>",  "<![CDATA[",    "<!--",       "&#x",
            "<row>",  "<c>",  "=\"", "9999999999"};
        const auto at = below(input.size() + 1);
        switch (below(6)) {
        case 0:
            if (!input.isEmpty())
                input[below(input.size())] = static_cast<char>(below(256));
            break;
        case 1:
            input.insert(at, words.at(below(words.size())));
            break;
        case 2:
            input.remove(at, 1 + below(8));
            break;
        case 3:
            input.insert(at, input.mid(below(input.size()), below(80)));
            break;
        case 4:
            input = input.first(at) + corpus.at(below(corpus.size())).mid(below(100));
            break;
        default:
            if (!input.isEmpty())
                input[below(input.size())] ^= static_cast<char>(1 << below(8));
        }
    }

    QRandomGenerator m_random;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void nothingBreaksIt_data()
    {
        QTest::addColumn<fuzz::Target>("target");
        QTest::addColumn<int>("rounds");
        QTest::newRow("reader") << fuzz::Target(fuzz::reader) << 5'000;
        QTest::newRow("dialect") << fuzz::Target(fuzz::dialect) << 600;
        QTest::newRow("zip") << fuzz::Target(fuzz::zip) << 2'000;
        QTest::newRow("gzip") << fuzz::Target(fuzz::gzip) << 3'000;
        QTest::newRow("stack") << fuzz::Target(fuzz::stack) << 400;
        QTest::newRow("spreadsheet") << fuzz::Target(fuzz::spreadsheet) << 3'000;
        QTest::newRow("values") << fuzz::Target(fuzz::values) << 4'000;
    }

    void nothingBreaksIt()
    {
        QFETCH(const fuzz::Target, target);
        QFETCH(const int, rounds);
        const auto corpus = corpusOf(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(corpus.size() >= 10);
        for (const auto &input : corpus)
            QCOMPARE(target(input), QByteArray());
        m_random.seed(2026);
        const int times = std::max(qEnvironmentVariableIntValue("STOREDESK_FUZZ_ROUNDS"), 1);
        for (qint64 round = 0; round < qint64(rounds) * times; ++round) {
            auto input = corpus.at(below(corpus.size()));
            for (int count = 1 + below(6); count > 0; --count)
                mutate(input, corpus);
            const auto complaint = target(input);
            QVERIFY2(complaint.isEmpty(),
                     (complaint + ": " + input.toPercentEncoding()).constData());
        }
    }
};

STOREDESK_TEST(tst_Fuzz)
#include "tst_fuzz.moc"
