// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columns/cellreading.h"
#include "columns/columnstore.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "table/randomtable.h"
#include "table/referencecsv.h"

#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/resource.h>

namespace tst_columns {

using namespace Qt::StringLiterals;
using namespace storedesk;
using columns::ColumnedTable;
using columns::StoredKind;
using columns::TimePrecision;
using values::DecimalSign;

static constexpr qint64 firstOfJune = 1'780'272'000'000;

// Text, key, time and money, in this order.
static std::vector<columns::ColumnPlan> plan(const QStringList &headings)
{
    return {{.column = int(headings.indexOf("who"_L1)), .kind = StoredKind::Text},
            {.column = int(headings.indexOf("id"_L1)), .kind = StoredKind::Key},
            {.column = int(headings.indexOf("when"_L1)), .kind = StoredKind::Time},
            {.column = int(headings.indexOf("amount"_L1)), .kind = StoredKind::Money}};
}

static QByteArray largeTable(const QByteArray &lastWho = "zoe")
{
    QByteArray text = "\"id\",\"who\",\"when\",\"amount\"\n";
    for (int row = 0; text.size() < columns::smallestStored + 100'000; ++row) {
        const auto number = QByteArray::number(row);
        text += "\"a" + number + "\",\"person " + QByteArray::number(row % 66'000)
            + "\",\"2026-06-01T00:00:00.000Z\",\"" + number + ".50\"\n";
    }
    return text + "\"last\",\"" + lastWho + "\",\"2026-06-01T00:00:00.000Z\",\"1.00\"\n";
}

class TestColumns final : public QObject
{
    Q_OBJECT

private:
    QString file(const QByteArray &text)
    {
        QFile file(m_folder->filePath(u"table.csv"_s));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName()
                                                                                  : QString();
    }
    [[nodiscard]] QString storage() const { return m_folder->filePath(u"columns"_s); }

    static base::Result<ColumnedTable> opened(const QString &path, const QString &folder = {})
    {
        base::Progress progress;
        return columns::openColumns(path, plan, {}, folder, progress);
    }

    static QByteArray textAt(const ColumnedTable &table, int column, std::size_t row)
    {
        return table.columns->texts(column).at(table.columns->codes(column)[row]).toByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void cellsKeepTheirMeaning()
    {
        const auto table = opened(file("id,who,when,amount\n"
                                       "x,\"Ann \"\"A\"\"\",2026-06-01T00:00:00.000Z,12.345\n"
                                       "\n"
                                       "x,Bob,2026-06-01 02:00,-3\n"
                                       ",,2026-06-01,abc\n"
                                       "y,Bob,soon\n"));
        QVERIFY(table.has_value());
        QCOMPARE(table->columns->rows(), 4);
        QCOMPARE(textAt(*table, 0, 0), "Ann \"A\""_ba);
        QCOMPARE(textAt(*table, 0, 2), ""_ba);
        QCOMPARE(textAt(*table, 0, 3), "Bob"_ba);
        const auto keys = table->columns->numbers(1);
        QCOMPARE(keys[0], keys[1]);
        QVERIFY(keys[0] != keys[3]);
        QCOMPARE(keys[2], 0);
        const auto times = table->columns->numbers(2);
        QCOMPARE(times[0], columns::storedTime(firstOfJune, TimePrecision::Exact));
        QCOMPARE(times[1], columns::storedTime(firstOfJune + 7'200'000, TimePrecision::Local));
        QCOMPARE(times[2], columns::storedTime(firstOfJune, TimePrecision::Day));
        QCOMPARE(times[3], columns::unreadable);
        const auto amounts = table->columns->numbers(3);
        QCOMPARE(amounts[0], 1'235);
        QCOMPARE(amounts[1], -300);
        QCOMPARE(amounts[2], columns::unreadable);
        QCOMPARE(amounts[3], columns::blank);
    }

    void theDecimalSignIsTheOneThatReadsMoreCells()
    {
        const auto comma = opened(file("id;who;when;amount\na;b;;1,5\na;b;;2,25\na;b;;3.5\n"));
        QVERIFY(comma.has_value());
        QCOMPARE(comma->columns->numbers(3)[0], 150);
        QCOMPARE(comma->columns->numbers(3)[1], 225);
        const auto tie = opened(file("id;who;when;amount\na;b;;1.250\n"));
        QVERIFY(tie.has_value());
        QCOMPARE(tie->columns->numbers(3)[0], 125);
    }

    void rareNumbersAreFoundInTheirRows()
    {
        const auto hasNumber = [](int row) {
            return row % 20 == 7;
        };
        QByteArray text = "id;who;when;amount\n";
        for (int row = 0; row < 1'000; ++row) {
            const auto number = QByteArray::number(row);
            // Most amounts have a decimal comma, so that the others are not those of a first guess.
            text += hasNumber(row) ? "a"_ba + number + ";b;2026-06-01;" + number + ",25\n"
                : row == 500       ? ";b;soon;12.5\n"_ba
                                   : ";b;;\n"_ba;
        }
        const auto table = opened(file(text));
        QVERIFY(table.has_value());
        const auto keys = table->columns->numbers(1);
        const auto times = table->columns->numbers(2);
        const auto amounts = table->columns->numbers(3);
        QSet<qint64> known;
        for (int row = 0; row < 1'000; ++row) {
            const auto place = static_cast<std::size_t>(row);
            const auto none = row == 500 ? columns::unreadable : columns::blank;
            QCOMPARE(amounts[place], hasNumber(row) ? row * 100 + 25 : none);
            QCOMPARE(times[place],
                     hasNumber(row) ? columns::storedTime(firstOfJune, TimePrecision::Day) : none);
            QCOMPARE(keys[place] != 0, hasNumber(row));
            known.insert(keys[place]);
        }
        QCOMPARE(known.size(), 1 + 50);
    }

    void amountsAreRoundedHalfAwayFromZero_data()
    {
        QTest::addColumn<QByteArray>("cell");
        QTest::addColumn<qint64>("expected");
        QTest::newRow("whole") << "7"_ba << qint64(700);
        QTest::newRow("one decimal") << "7.1"_ba << qint64(710);
        QTest::newRow("half up") << "0.005"_ba << qint64(1);
        QTest::newRow("half down") << "-0.005"_ba << qint64(-1);
        QTest::newRow("below half") << "0.0049"_ba << qint64(0);
        QTest::newRow("groups") << "1,234,567.89"_ba << qint64(123'456'789);
        QTest::newRow("spaces around") << " 7.00 "_ba << qint64(700);
    }
    void amountsAreRoundedHalfAwayFromZero()
    {
        QFETCH(const QByteArray, cell);
        QFETCH(const qint64, expected);
        QCOMPARE(columns::hundredthsOf(cell, DecimalSign::Point), std::optional(expected));
    }

    // Most times are read in another way than the others.
    void timesOfTheServiceAreReadLikeAllOthers()
    {
        static const QByteArray written = "2026-02-28T23:59:59.123Z";
        QRandomGenerator random(7);
        columns::ServiceTimes times;
        int read = 0;
        for (int round = 0; round < 60'000; ++round) {
            auto cell = written;
            for (int count = random.bounded(4); count > 0; --count)
                cell[random.bounded(int(cell.size()))] =
                    QByteArrayView("0123456789012345678901234567890123-:.TZ /;@ ")
                        .at(random.bounded(44));
            const auto time = times.read(cell);
            if (!time)
                continue;
            ++read;
            const auto expected = columns::timesOf(cell);
            QVERIFY2(time == expected.dayFirst && time == expected.monthFirst, cell.constData());
        }
        QVERIFY(read > 10'000);
        QCOMPARE(times.read(written), columns::timesOf(written).dayFirst);
        QVERIFY(!times.read("2026-02-29T00:00:00.000Z"));
        QVERIFY(!times.read("2026-02-28T24:00:00.000Z"));
        QVERIFY(!times.read("2026-02-28T23:59:59.12aZ"));
    }

    // Every way to read rows has to find the cells of the reference.
    void randomTablesHaveTheTextsOfTheReference()
    {
        static const QByteArrayList values{"\"\"",  "\"a\"",      "\"a text, with commas\"",
                                           "plain", "",           "\"two\nlines\"",
                                           "\" \"", "\"a\"\"b\"", "st\"ray"};
        support::RandomTable random(85);
        const auto texts = [](const QStringList &headings) {
            std::vector<columns::ColumnPlan> plan;
            for (int column = 0; column < headings.size(); ++column)
                plan.push_back({.column = column, .insteadOf = column == 2 ? 1 : -1});
            return plan;
        };
        for (int round = 0; round < 150; ++round) {
            QByteArray text = "one,two,three,four\n";
            for (int row = random.below(400); row > 0; --row) {
                QByteArrayList cells;
                for (int cell = random.below(7); cell > 0; --cell)
                    cells.append(values.at(random.below(round % 3 == 0 ? 9 : 8)));
                text += cells.join(',') + (round % 2 == 0 ? "\n" : "\r\n");
            }
            base::Progress progress;
            tablefile::OpenOptions options;
            options.encoding = "UTF-8";
            options.dialect = csv::wishFor({});
            const auto table = columns::openColumns(file(text), texts, options, {}, progress);
            QVERIFY(table.has_value());
            std::size_t row = 0;
            const auto rows = support::ReferenceCsv(text).rows();
            const bool isReplaced = std::ranges::any_of(rows.sliced(1), [](const auto &one) {
                return one.cells.value(1).trimmed().isEmpty() && !one.cells.value(2).isEmpty();
            });
            QCOMPARE(table->columns->texts(2).size() > 1, isReplaced);
            for (const auto &expected : rows.sliced(1)) {
                if (expected.blank)
                    continue;
                QVERIFY(row < static_cast<std::size_t>(table->columns->rows()));
                for (int column = 0; column < 4; ++column) {
                    // If the column is needed in some row, it is stored completely.
                    if (column == 2 && !isReplaced)
                        continue;
                    QVERIFY2(textAt(*table, column, row) == expected.cells.value(column),
                             text.toPercentEncoding().constData());
                }
                ++row;
            }
            QCOMPARE(row, static_cast<std::size_t>(table->columns->rows()));
        }
    }

    void columnsOfALargeFileAreStoredPrivatelyAndUsedAgain()
    {
        const auto path = file(largeTable());
        const auto first = opened(path, storage());
        QVERIFY(first.has_value());
        const QFileInfo stored(columns::columnPathOf(storage(), path));
        QVERIFY(stored.exists());
        QCOMPARE(stored.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup),
                 QFile::Permissions());
        const auto written = stored.lastModified();
        const auto second = opened(path, storage());
        QVERIFY(second.has_value());
        QCOMPARE(QFileInfo(stored.filePath()).lastModified(), written);
        const auto last = static_cast<std::size_t>(second->columns->rows() - 1);
        QCOMPARE(textAt(*second, 0, last), "zoe"_ba);
        QCOMPARE(textAt(*second, 0, 65'999), "person 65999"_ba);
        QCOMPARE(second->columns->numbers(3)[1'000], 100'050);
    }

    void changedSourcesAreReadAgain()
    {
        const auto path = file(largeTable());
        QVERIFY(opened(path, storage()).has_value());
        const auto table = opened(file(largeTable("yan")), storage());
        QVERIFY(table.has_value());
        const auto last = static_cast<std::size_t>(table->columns->rows() - 1);
        QCOMPARE(textAt(*table, 0, last), "yan"_ba);
    }

    // Data may be erased while a question is being answered.
    void columnsOfARemovedFileAreNotStored()
    {
        const auto path = file(largeTable());
        base::Progress progress;
        const auto removed = [&path](const QStringList &headings) {
            return QFile::remove(path) ? plan(headings) : std::vector<columns::ColumnPlan>();
        };
        const auto table = columns::openColumns(path, removed, {}, storage(), progress);
        QVERIFY(table.has_value());
        QCOMPARE(table->columns->numbers(3)[1'000], 100'050);
        QVERIFY(!QFile::exists(columns::columnPathOf(storage(), path)));
    }

    void columnsThatCannotBeStoredStayInMemory()
    {
        const auto path = file(largeTable());
        rlimit before{};
        QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
        auto *const handler = std::signal(SIGXFSZ, SIG_IGN);
        const auto restore = qScopeGuard([&] {
            ::setrlimit(RLIMIT_FSIZE, &before);
            std::signal(SIGXFSZ, handler);
        });
        // As soon as the headings are known, writing fails as on a full disk.
        const auto fullDisk = [&before](const QStringList &headings) {
            const rlimit full{.rlim_cur = 100'000, .rlim_max = before.rlim_max};
            return ::setrlimit(RLIMIT_FSIZE, &full) == 0 ? plan(headings)
                                                         : std::vector<columns::ColumnPlan>();
        };
        base::Progress progress;
        const auto table = columns::openColumns(path, fullDisk, {}, storage(), progress);
        QVERIFY2(table.has_value(), table ? "" : qPrintable(table.error().what));
        QCOMPARE(table->columns->numbers(3)[1'000], 100'050);
        QVERIFY(!QFile::exists(columns::columnPathOf(storage(), path)));
    }

    void columnsAreRemovedWithTheirFile()
    {
        const auto path = file(largeTable());
        const auto stored = columns::columnPathOf(storage(), path);
        QVERIFY(opened(path, storage()).has_value());
        QVERIFY(QFile::exists(stored));
        QVERIFY(columns::removeColumns(storage(), path));
        QVERIFY(!QFile::exists(stored));
        QVERIFY(columns::removeColumns(storage(), path));
        QVERIFY(opened(path, storage()).has_value());
        QVERIFY(columns::removeAllColumns(storage()));
        QVERIFY(!QFile::exists(stored));
        QVERIFY(columns::removeAllColumns(m_folder->filePath(u"none"_s)));
    }

    void damagedColumnsAreBuiltAgain_data()
    {
        QTest::addColumn<double>("place");
        for (const double place : {0.0, 0.2, 0.5, 0.8, 0.999, 1.0})
            QTest::newRow(qPrintable(QString::number(place))) << place;
    }
    void damagedColumnsAreBuiltAgain()
    {
        QFETCH(const double, place);
        const auto path = file(largeTable());
        QVERIFY(opened(path, storage()).has_value());
        QFile stored(columns::columnPathOf(storage(), path));
        QVERIFY(stored.open(QIODevice::ReadWrite));
        const auto good = stored.readAll();
        QVERIFY(stored.seek(static_cast<qint64>(place * double(good.size() - 1))));
        QVERIFY(stored.putChar(static_cast<char>(good.at(stored.pos()) ^ 0x40)));
        stored.close();
        const auto table = opened(path, storage());
        QVERIFY(table.has_value());
        QCOMPARE(table->columns->numbers(3)[1'000], 100'050);
        QVERIFY(stored.open(QIODevice::ReadOnly));
        QVERIFY(stored.readAll().size() == good.size());
    }

    void truncatedColumnsAreBuiltAgain()
    {
        const auto path = file(largeTable());
        QVERIFY(opened(path, storage()).has_value());
        QFile stored(columns::columnPathOf(storage(), path));
        QVERIFY(stored.resize(stored.size() / 2));
        const auto table = opened(path, storage());
        QVERIFY(table.has_value());
        QCOMPARE(table->columns->numbers(3)[1'000], 100'050);
    }
};

STOREDESK_TEST(TestColumns)

} // namespace tst_columns

#include "tst_columns.moc"
