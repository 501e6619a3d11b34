// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columns/singlescan.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/randomtable.h"
#include "table/referencecsv.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_singlescan {

using namespace Qt::StringLiterals;
using namespace storedesk;
using Rows = QList<QList<QByteArray>>;

class TestSingleScan final : public QObject
{
    Q_OBJECT

private:
    csv::TableSource sourceOf(const QByteArray &text, csv::Dialect dialect = {})
    {
        QFile file(m_folder.filePath(u"table.csv"_s));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        file.close();
        return {.file = csv::BlockFile::open(file.fileName()).value_or(nullptr),
                .index = std::make_shared<csv::RowIndex>(),
                .dialect = dialect,
                .header = false};
    }

    // Returns nothing if an index is needed.
    static std::optional<Rows> rowsOf(const csv::TableSource &source,
                                      const columns::SingleScanOptions &options)
    {
        columns::SingleScan scan(source, options);
        std::vector<Rows> ranges(static_cast<std::size_t>(scan.ranges()));
        base::Progress progress;
        const auto complete =
            scan.run(progress, [&ranges](const csv::RowRange &range, csv::RowScanner &rows, int) {
                QByteArray scratch;
                while (rows.next()) {
                    QList<QByteArray> cells;
                    for (int cell = 0; cell < rows.count(); ++cell)
                        cells.append(rows.text(cell, scratch).toByteArray());
                    ranges[static_cast<std::size_t>(range.number)].append(cells);
                }
            });
        if (!complete || !*complete)
            return std::nullopt;
        Rows all;
        for (const auto &range : ranges)
            all += range;
        return all;
    }

    static Rows expectedRows(const QByteArray &text, csv::Dialect dialect = {})
    {
        Rows rows;
        for (const auto &row : support::ReferenceCsv(text, dialect).rows())
            rows.append(row.cells);
        return rows;
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Ranges begin and end at every place, also inside quotes, and are shorter than some rows.
    void rangesOfAnySizeHaveTheRowsOfTheReference()
    {
        static const QByteArrayList values{"\"\"",       "\"a\"",      "\"a text, with commas\"",
                                           "plain",      "",           "\"two\nlines\"",
                                           "\"\n\n\n\"", "\"a\r\nb\"", "\"said \"\"yes\"\"\"",
                                           "\"\"\"\"",   "\"\r\""};
        support::RandomTable random(83);
        for (int round = 0; round < 400; ++round) {
            const QByteArray lineEnd = round % 3 == 0 ? "\r\n" : round % 7 == 0 ? "\r" : "\n";
            QByteArray text;
            for (int row = 0; row < 40; ++row) {
                QByteArrayList cells;
                for (int cell = 0; cell < 1 + random.below(5); ++cell)
                    cells.append(values.at(random.below(static_cast<int>(values.size()))));
                text += cells.join(',') + lineEnd;
            }
            if (round % 4 == 0)
                text.chop(lineEnd.size());
            const auto rows = rowsOf(sourceOf(text),
                                     {.rangeSize = 16 + random.below(300),
                                      .longestRow = 1'000,
                                      .threads = 1 + round % 3});
            QVERIFY2(rows.has_value(), text.toPercentEncoding().constData());
            QVERIFY2(*rows == expectedRows(text), text.toPercentEncoding().constData());
        }
    }

    // Random text nearly always has quotes in unusual places, which must be noticed.
    void damagedFilesAreReadCorrectlyOrNotAtAll()
    {
        support::RandomTable random(84);
        int read = 0;
        for (int round = 0; round < 1'500; ++round) {
            auto text = random.soup(round % 2 == 0 ? 12 : 400);
            while (text.startsWith("\xEF\xBB\xBF"))
                text.remove(0, 3);
            const auto dialect = random.dialect();
            const auto rows = rowsOf(sourceOf(text, dialect),
                                     {.rangeSize = 8 + random.below(100),
                                      .longestRow = 10 + random.below(200),
                                      .threads = 1 + round % 3});
            if (!rows)
                continue;
            ++read;
            QVERIFY2(*rows == expectedRows(text, dialect), text.toPercentEncoding().constData());
        }
        QVERIFY(read > 100);
    }

    void veryLongRowsNeedAnIndex()
    {
        const auto text = "a,b\n\"" + QByteArray(5'000, 'x') + "\",c\nd,e\n";
        QVERIFY(!rowsOf(sourceOf(text), {.rangeSize = 100, .longestRow = 1'000}));
        QCOMPARE(rowsOf(sourceOf(text), {.rangeSize = 100, .longestRow = 6'000}),
                 std::optional(expectedRows(text)));
    }

    void cancelledScansEnd()
    {
        const auto source = sourceOf(QByteArray("a,b\n").repeated(1'000));
        columns::SingleScan scan(source, {.rangeSize = 100, .longestRow = 100});
        base::Progress progress;
        const auto complete =
            scan.run(progress, [&progress](const csv::RowRange &, csv::RowScanner &, int) {
                progress.cancel();
            });
        QVERIFY(complete.has_value());
    }
};

STOREDESK_TEST(TestSingleScan)

} // namespace tst_singlescan

#include "tst_singlescan.moc"
