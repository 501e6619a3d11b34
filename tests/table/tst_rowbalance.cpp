// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "csv/csvreader.h"
#include "csv/rowindexer.h"
#include "query/rowbalance.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/randomtable.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_rowbalance {

using namespace storedesk;
using query::RowBalance;

class TestRowBalance final : public QObject
{
    Q_OBJECT

private:
    RowBalance balanceOf(const QByteArray &text, csv::Dialect dialect, bool header,
                         csv::RowMark first = {})
    {
        QFile file(m_folder.filePath(QStringLiteral("table.csv")));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        file.close();
        csv::TableSource source{.file = *csv::BlockFile::open(file.fileName()),
                                .index = {},
                                .dialect = dialect,
                                .header = header};
        if (first.offset == 0)
            first.offset = csv::RowIndexer::beginOf(*source.file);
        auto index = std::make_shared<csv::RowIndex>(first);
        base::Progress progress;
        if (!csv::RowIndexer(source.file, dialect, {.blockSize = 64, .blocksAtOnce = 1})
                 .build(*index, progress))
            return {};
        source.index = index;
        const auto balance = query::balanceOf(source, progress);
        m_lines = index->lines();
        return balance && balance->rows() == index->rows() ? *balance : RowBalance{};
    }

    QTemporaryDir m_folder;
    // Number of lines in the last file.
    qint64 m_lines = 0;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // The balance contains every row and fault that CsvReader finds.
    void theSumIsWhole()
    {
        support::RandomTable random(31);
        for (quint32 round = 0; round < 800; ++round) {
            const auto text = random.soup(200);
            const auto dialect = random.looseDialect();
            const bool header = random.below(2) == 0;
            auto bytes = text;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::ReadOnly);
            csv::CsvReader reader(buffer, dialect);
            RowBalance expected;
            std::size_t columns = 0;
            for (qint64 row = 0; reader.next(); ++row) {
                columns = row == 0 ? reader.cells().size() : columns;
                if (row == 0 && header)
                    ++expected.header;
                else if (reader.blank())
                    ++expected.blank;
                else if (reader.cells().size() == columns)
                    ++expected.regular;
                else
                    ++expected.ragged;
                expected.faults.insert(expected.faults.end(), reader.faults().begin(),
                                       reader.faults().end());
            }
            auto balance = balanceOf(text, dialect, header);
            // CsvReader accepts any bytes, so these faults are left out.
            balance.malformed -=
                static_cast<qint64>(std::erase_if(balance.faults, [](const csv::CsvFault &fault) {
                    return fault.kind == csv::CsvFault::Kind::NotUtf8;
                }));
            const auto words = text.toPercentEncoding();
            QVERIFY2(balance.header == expected.header && balance.blank == expected.blank,
                     words.constData());
            QVERIFY2(balance.regular == expected.regular && balance.ragged == expected.ragged,
                     words.constData());
            QVERIFY2(balance.faults == expected.faults, words.constData());
            QCOMPARE(balance.malformed, static_cast<qint64>(expected.faults.size()));
        }
    }

    void bytesThatAreNoUtf8AreNamedByTheirLine()
    {
        const auto balance = balanceOf("a,b\nPe\xC3\xB1"
                                       "a,1\n\"two\nli\xF1\x61s\",2\n3,\xFF\xFF\n4,cut \xC3",
                                       {}, true);
        QCOMPARE(balance.malformed, 3);
        QCOMPARE(balance.regular, 4);
        using Place = std::pair<qint64, qint64>;
        QList<Place> places;
        for (const auto &fault : balance.faults) {
            QCOMPARE(fault.kind, csv::CsvFault::Kind::NotUtf8);
            places.append({fault.line, fault.column});
        }
        QCOMPARE(places, (QList<Place>{{4, 3}, {5, 3}, {6, 7}}));
    }

    void aThousandFaultsAreNamedAndAllAreCounted()
    {
        const auto balance =
            balanceOf("a,b\n" + QByteArray("\"x\"y,1\n").repeated(3'000), {}, true);
        QCOMPARE(balance.faults.size(), query::mostFaults);
        QCOMPARE(balance.malformed, 3'000);
        QCOMPARE(balance.faults.back().line, 1'001);
        QCOMPARE(balance.regular, 3'000);
    }

    // Titles, comments and line breaks in cells are counted as lines too.
    void everyLineIsAccountedFor()
    {
        const QByteArray title("Report\n\n");
        const auto balance = balanceOf(title + "# by hand\na,b\n1,\"x\ny\"\n#\"\n\n2,3\n# end",
                                       {.comment = '#'}, true, {.offset = title.size(), .line = 3});
        QCOMPARE(balance.above, 2);
        QCOMPARE(balance.comments, 3);
        QCOMPARE(balance.header, 1);
        QCOMPARE(balance.regular, 2);
        QCOMPARE(balance.blank, 1);
        QCOMPARE(m_lines, balance.rows() + balance.above + balance.comments + 1);
    }

    void theFirstRaggedRowIsNamed()
    {
        const auto balance = balanceOf("a,b\n1,2\n\n1,2,3\n1\n", {}, true);
        QCOMPARE(balance.ragged, 2);
        QCOMPARE(balance.firstRagged, 3);
        QCOMPARE(balance.columns, 2);
        QCOMPARE(balance.blank, 1);
    }
};

STOREDESK_TEST(TestRowBalance)

} // namespace tst_rowbalance

#include "tst_rowbalance.moc"
