// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/parallel.h"
#include "bench/activitiesexport.h"
#include "bench/contactsexport.h"
#include "bench/memorywatch.h"
#include "codes/columncache.h"
#include "columns/columncoder.h"
#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "query/columnnames.h"
#include "query/filtersyntax.h"
#include "query/grouping.h"
#include "query/sorter.h"
#include "statistics/formatdeduction.h"
#include "statistics/profile.h"
#include "tablefile/tableopener.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>

// Measures the table engine for packaging/bench table.
//     bench_table make PATH MEGABYTES        a reproducible export of contacts
//     bench_table slim PATH ROWS             three columns only
//     bench_table activities FOLDER ROWS     exports of a store, in which every value is quoted
//     bench_table ask PATH [TASK]            every task once; prints one JSON object

using namespace Qt::StringLiterals;
using namespace storedesk;

// Seconds of processor time that this program used, which tell more on a busy computer.
static double processorSecondsSince(std::clock_t before)
{
    return static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
}

class Questions final
{
public:
    explicit Questions(const QString &path, QString only)
        : m_path(path)
        , m_only(std::move(only))
    { }

    [[nodiscard]] QJsonObject ask()
    {
        timed("read", [this] { return readAlone(); });
        open();
        std::vector<int> all;
        for (int column = 0; column < m_names.size(); ++column)
            all.push_back(column);
        timed("formats", [&] {
            const auto formats = statistics::deduceFormats(m_source, all, m_names, m_progress);
            for (const auto &one : *formats)
                m_source.formats.append(one.format);
            return static_cast<qint64>(formats->size());
        });
        if (column(u"contactId"_s) >= 0)
            askActivities();
        else
            askContacts(all);
        return m_results;
    }

private:
    void askActivities()
    {
        timed("contains", [this] { return emailsWith(); });
        timed("buyers", [this] { return buyers(); });
        timed("sort text", [this] { return sorted(u"contactId"_s, query::SortKey::Kind::Text); });
        timed("columns", [this] { return prepareColumns(); });
        timed("contains again", [this] { return emailsWith(); });
        timed("buyers again", [this] { return buyers(); });
        timed("sort text again",
              [this] { return sorted(u"contactId"_s, query::SortKey::Kind::Text); });
        m_source.cache.reset();
    }

    [[nodiscard]] qint64 emailsWith() { return matching(u"_email contains person77"_s); }
    [[nodiscard]] qint64 buyers()
    {
        csv::RowSet purchases;
        filter(u"type = purchase"_s, purchases);
        const auto groups =
            query::groupRows(m_source, {column(u"contactId"_s)}, {}, &purchases, m_progress);
        return static_cast<qint64>(groups ? groups->groups.size() : 0);
    }
    // Prepares the columns of the questions, as the window does after they have been asked.
    [[nodiscard]] qint64 prepareColumns()
    {
        const auto coded = columns::codeColumns(
            m_source, {column(u"_email"_s), column(u"type"_s), column(u"contactId"_s)},
            m_folder.path(), m_progress);
        if (!coded)
            return -1;
        m_source.cache = std::make_shared<codes::ColumnCache>();
        m_source.cache->add(coded->columns, coded->blankRows);
        return static_cast<qint64>(coded->columns.size());
    }

    void askContacts(const std::vector<int> &all)
    {
        timed("contains", [this] { return matching(u"email contains garcia"_s); });
        timed("range", [this] { return matching(u"amount between 100 and 200"_s); });
        timed("group", [this] {
            const auto groups =
                query::groupRows(m_source, {column(u"country"_s)}, {}, nullptr, m_progress);
            return static_cast<qint64>(groups ? groups->groups.size() : 0);
        });
        timed("sort text", [this] { return sorted(u"email"_s, query::SortKey::Kind::Text); });
        timed("sort number", [this] { return sorted(u"amount"_s, query::SortKey::Kind::Number); });
        timed("profile", [&] {
            return statistics::profileColumns(m_source, all, nullptr, m_progress)->front().distinct;
        });
    }

    template <typename Work>
    void timed(const char *name, const Work &work)
    {
        static constexpr std::array needed{"count"_L1, "formats"_L1, "columns"_L1};
        if (!m_only.isEmpty() && m_only != QLatin1StringView(name)
            && std::ranges::find(needed, QLatin1StringView(name)) == needed.end())
            return;
        static_cast<void>(m_memory.take());
        QElapsedTimer timer;
        timer.start();
        const auto before = std::clock();
        const auto answer = work();
        const double seconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
        m_results.insert(QLatin1StringView(name),
                         QJsonObject{{u"seconds"_s, seconds},
                                     {u"processor"_s, processorSecondsSince(before)},
                                     {u"answer"_s, static_cast<double>(answer)},
                                     {u"memoryKb"_s, static_cast<double>(m_memory.take())}});
    }

    [[nodiscard]] qint64 readAlone()
    {
        static constexpr qint64 block = 1024 * 1024;
        const auto file = *csv::BlockFile::open(m_path);
        std::vector<std::vector<char>> rooms(static_cast<std::size_t>(base::threadCount()),
                                             std::vector<char>(block));
        std::atomic<qint64> bytes = 0;
        base::forEach(
            (file->size() + block - 1) / block, m_progress, [&](qsizetype number, int thread) {
                bytes += file->read(number * block, rooms[static_cast<std::size_t>(thread)]);
            });
        return bytes;
    }

    void open()
    {
        timed("first rows", [this] {
            m_opened =
                *tablefile::openTable(m_path, {.temporaryFolder = m_folder.path()}, m_progress);
            // Reads the preview that a window shows before the index is built.
            const auto begin = m_opened.file->read(0, 256 * 1024);
            csv::RowScanner rows(begin, m_opened.dialect.dialect);
            qint64 count = 0;
            while (count < 100 && rows.next())
                ++count;
            return count;
        });
        timed("count", [this] {
            if (!m_opened.file)
                m_opened =
                    *tablefile::openTable(m_path, {.temporaryFolder = m_folder.path()}, m_progress);
            auto index = std::make_shared<csv::RowIndex>();
            if (!csv::RowIndexer(m_opened.file, m_opened.dialect.dialect).build(*index, m_progress))
                return Q_INT64_C(-1);
            m_source = {m_opened.file, index, m_opened.dialect.dialect, m_opened.dialect.header};
            return m_source.rows() - 1;
        });
        m_names = query::columnNames(m_source);
    }

    [[nodiscard]] int column(const QString &name) const
    {
        return static_cast<int>(m_names.indexOf(name));
    }

    void filter(const QString &text, csv::RowSet &rows)
    {
        (void)query::filterRows(
            m_source,
            *query::filterFromText(text, m_names, query::FilteredTable::Plain, m_source.formats),
            rows, m_progress);
    }
    [[nodiscard]] qint64 matching(const QString &text)
    {
        csv::RowSet rows;
        filter(text, rows);
        return rows.count();
    }

    [[nodiscard]] qint64 sorted(const QString &name, query::SortKey::Kind kind)
    {
        const auto rows = query::sortRows(m_source, {{.column = column(name), .kind = kind}},
                                          nullptr, m_progress);
        return rows && !rows->empty() ? rows->front() : -1;
    }

    QString m_path;
    QString m_only;
    base::Progress m_progress;
    QTemporaryDir m_folder;
    tablefile::OpenedTable m_opened;
    csv::TableSource m_source;
    QStringList m_names;
    QJsonObject m_results;
    bench::MemoryWatch m_memory;
};

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    const auto command = arguments.value(1);
    const auto path = arguments.value(2);
    if (command == "make"_L1)
        return bench::writeContacts(path, arguments.value(3).toLongLong() * 1'000'000) ? 0 : 1;
    if (command == "slim"_L1)
        return bench::writeSlim(path, arguments.value(3).toLongLong()) ? 0 : 1;
    if (command == "activities"_L1)
        return bench::StoreExport(path, arguments.value(3).toLongLong()).write() ? 0 : 1;
    if (command != "ask"_L1)
        return 2;
    const auto results = Questions(path, arguments.value(3)).ask();
    std::puts(QJsonDocument(results).toJson(QJsonDocument::Compact).constData());
    return 0;
}
