// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/parallel.h"
#include "base/redaction.h"
#include "bench/kernelsamples.h"
#include "catalogue/operation.h"
#include "catalogue/path.h"
#include "csv/csvreader.h"
#include "csv/csvwriter.h"
#include "csv/encoding.h"
#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "csv/tablesaver.h"
#include "csv/transcoder.h"
#include "insights/insightanswer.h"
#include "query/comparison.h"
#include "query/filtersyntax.h"
#include "query/finder.h"
#include "query/grouping.h"
#include "query/pivot.h"
#include "query/sorter.h"
#include "statistics/formatdeduction.h"
#include "statistics/profile.h"
#include "tablefile/xlsxsaver.h"
#include "values/collation.h"
#include "values/datetext.h"
#include "values/numbertext.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSysInfo>

#include <cstdio>

#include <gnu/libc-version.h>
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#define CALLGRIND_ZERO_STATS
#define CALLGRIND_DUMP_STATS_AT(name) static_cast<void>(name)
#endif

// Runs small pieces of work whose instructions packaging/bench --instructions counts under
// valgrind, which writes one file of counts for each.
//     bench_kernels build                       the compiler and the libraries that were used
//     bench_kernels run [NAME…]                 all or some kernels; prints their answers
//     bench_kernels run --waste COUNT [NAME…]   wastes this many rounds in each kernel, to try the
//     gate

using namespace Qt::StringLiterals;
using namespace storedesk;
using bench::KernelSamples;

namespace {

struct Kernel
{
    const char *name;
    qint64 (*work)(KernelSamples &samples);
};

qint64 readNumbers(KernelSamples &samples)
{
    qint64 digits = 0;
    for (const auto &text : samples.numbers()) {
        if (const auto number = values::NumberText::of(text))
            digits += number->digits();
    }
    return digits;
}

qint64 readDates(KernelSamples &samples)
{
    qint64 read = 0;
    for (const auto &text : samples.dates()) {
        const auto date = values::DateText::of(text);
        read += date && date->moment(values::DateOrder::DayFirst) ? 1 : 0;
    }
    return read;
}

qint64 collate(KernelSamples &samples)
{
    const values::Collation collation(QLocale::Spanish);
    QByteArray scratch;
    qint64 size = 0;
    for (const auto &name : samples.names())
        size += collation.keyOf(name, scratch).size();
    return size;
}

qint64 redact(KernelSamples &samples)
{
    const base::Redactor redactor({"phone", "name"}, {"KeyId:Secret"});
    return redactor.bytes(samples.json()).size();
}

qint64 matchPaths(KernelSamples & /*samples*/)
{
    qint64 matched = 0;
    for (int round = 0; round < 20; ++round) {
        for (const auto *path : {"/contacts/email/ann%40example.org/", "/store/", "/exports/5f1/",
                                 "/products/external/B-77/", "/nothing/here/"})
            matched += catalogue::matchPath(path) ? 1 : 0;
    }
    return matched;
}

qint64 readRows(KernelSamples &samples)
{
    QBuffer buffer(&samples.contacts());
    buffer.open(QIODevice::ReadOnly);
    csv::CsvReader reader(buffer, {});
    qint64 cells = 0;
    while (reader.next())
        cells += static_cast<qint64>(reader.cells().size());
    return cells;
}

qint64 scanRows(KernelSamples &samples)
{
    csv::RowScanner rows(samples.contacts(), {});
    qint64 cells = 0;
    while (rows.next())
        cells += rows.count();
    return cells;
}

qint64 indexRows(KernelSamples &samples)
{
    csv::RowIndex index;
    base::Progress progress;
    const auto &source = samples.table();
    return csv::RowIndexer(source.file, source.dialect).build(index, progress) ? index.rows() : -1;
}

qint64 showRows(KernelSamples &samples)
{
    const auto &source = samples.table();
    csv::RowReader rows(source.file, source.index, source.dialect);
    qint64 cells = 0;
    for (qint64 row = source.rows() - 1; row > 0; row -= 7)
        cells += rows.row(row).size();
    return cells;
}

qint64 writeRows(KernelSamples &samples)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    csv::CsvWriter writer(buffer);
    for (const auto &name : samples.names())
        writer.row({name, "Madrid, \"Centro\"", "12.5"});
    return writer.finish() ? buffer.size() : -1;
}

qint64 saveTable(KernelSamples &samples)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    base::Progress progress;
    const auto written =
        csv::writeTable(samples.table(), {.columns = {2, 1}}, csv::CsvFormat{}, buffer, progress);
    return written.value_or(-1);
}

qint64 guessDialect(KernelSamples &samples)
{
    return csv::guessDialect(samples.contacts().first(64 * 1024), false).columns;
}

qint64 guessEncoding(KernelSamples &samples)
{
    return csv::guessEncoding(*samples.table().file).name.size();
}

qint64 convertText(KernelSamples &samples)
{
    csv::Transcoder transcoder("WINDOWS-1252");
    return (transcoder.add(samples.latinText()) + transcoder.finish()).size();
}

qint64 openWorkbook(KernelSamples &samples)
{
    base::Progress progress;
    const auto opened = tablefile::openTable(
        samples.workbook(), {.temporaryFolder = samples.temporaryFolder()}, progress);
    return opened ? opened->file->size() : -1;
}

qint64 saveWorkbook(KernelSamples &samples)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    base::Progress progress;
    csv::RowSet few;
    const std::array<qint64, 4> rows{1, 2, 3, 4};
    few.append(rows);
    return tablefile::writeXlsx(samples.table(), {.only = &few}, buffer, samples.temporaryFolder(),
                                progress)
        .value_or(-1);
}

qint64 deduceFormats(KernelSamples &samples)
{
    base::Progress progress;
    const auto formats = statistics::deduceFormats(samples.table(), samples.columns(),
                                                   samples.columnNames(), progress);
    return formats ? static_cast<qint64>(formats->size()) : -1;
}

qint64 profile(KernelSamples &samples)
{
    base::Progress progress;
    const auto profiles =
        statistics::profileColumns(samples.table(), samples.columns(), nullptr, progress);
    return profiles ? profiles->front().distinct : -1;
}

qint64 matching(KernelSamples &samples, const QString &text)
{
    base::Progress progress;
    csv::RowSet rows;
    const auto filter = query::filterFromText(text, samples.columnNames(),
                                              query::FilteredTable::Plain, samples.table().formats);
    return filter && query::filterRows(samples.table(), *filter, rows, progress) ? rows.count()
                                                                                 : -1;
}
qint64 filterText(KernelSamples &samples)
{
    return matching(samples, u"email contains garcia"_s);
}
qint64 filterRange(KernelSamples &samples)
{
    return matching(samples, u"amount between 100 and 200"_s);
}

qint64 parseFilter(KernelSamples &samples)
{
    qint64 parsed = 0;
    for (int round = 0; round < 10; ++round) {
        const auto filter =
            query::filterFromText(u"country = ES and amount above 12.5 and email contains garcia"_s,
                                  samples.columnNames());
        parsed += filter ? 1 : 0;
    }
    return parsed > 0 ? parsed : -1;
}

qint64 findRow(KernelSamples &samples)
{
    base::Progress progress;
    const auto filter =
        query::filterFromText(u"email contains nobody.at.all"_s, samples.columnNames());
    if (!filter)
        return -1;
    const auto found =
        query::findRow(samples.table(), *filter, 1, query::Direction::Forward, progress);
    return found ? found->value_or(0) : -1;
}

qint64 group(KernelSamples &samples)
{
    base::Progress progress;
    const auto groups = query::groupRows(samples.table(), {4}, {5}, nullptr, progress);
    return groups ? static_cast<qint64>(groups->groups.size()) : -1;
}

qint64 pivot(KernelSamples &samples)
{
    base::Progress progress;
    const auto answer = query::pivotOf(
        samples.table(),
        {.rows = {4}, .across = 3, .figure = query::PivotQuestion::Figure::Sum, .value = 5},
        nullptr, progress);
    return answer ? static_cast<qint64>(answer->rows.size()) : -1;
}

qint64 sorted(KernelSamples &samples, const query::SortKey &key)
{
    base::Progress progress;
    const auto rows = query::sortRows(samples.table(), {key}, nullptr, progress);
    return rows ? rows->front() : -1;
}
qint64 sortText(KernelSamples &samples)
{
    return sorted(samples, {.column = 2, .kind = query::SortKey::Kind::Text});
}
qint64 sortNumbers(KernelSamples &samples)
{
    return sorted(samples, {.column = 5, .kind = query::SortKey::Kind::Number});
}

qint64 compare(KernelSamples &samples)
{
    base::Progress progress;
    const auto found =
        query::compareTables(samples.table(), samples.laterTable(), {"id"}, progress);
    return found ? static_cast<qint64>(found->changed.size()) : -1;
}

qint64 openStore(KernelSamples &samples)
{
    base::Progress progress;
    const auto data = insights::InsightData::load(
        samples.store(), {.temporaryFolder = samples.temporaryFolder()}, {}, progress);
    return data ? (*data)->rows() : -1;
}

// Returns the number of groups of people behind the answer.
qint64 answer(KernelSamples &samples, QStringView name)
{
    const auto &question = *insights::questionNamed(name);
    const auto found = insights::indexedAnswerOf(question, samples.storeData(),
                                                 *insights::parametersFor(question, {}), true);
    return found ? static_cast<qint64>(found->people.size()) : -1;
}

constexpr std::array kernels{
    Kernel{"read numbers", readNumbers},
    Kernel{"read dates", readDates},
    Kernel{"collate names", collate},
    Kernel{"redact a response", redact},
    Kernel{"match paths", matchPaths},
    Kernel{"read rows", readRows},
    Kernel{"scan rows", scanRows},
    Kernel{"index rows", indexRows},
    Kernel{"show rows", showRows},
    Kernel{"write rows", writeRows},
    Kernel{"save a table", saveTable},
    Kernel{"guess the dialect", guessDialect},
    Kernel{"guess the encoding", guessEncoding},
    Kernel{"convert text", convertText},
    Kernel{"open a workbook", openWorkbook},
    Kernel{"save a workbook", saveWorkbook},
    Kernel{"deduce formats", deduceFormats},
    Kernel{"profile columns", profile},
    Kernel{"parse filters", parseFilter},
    Kernel{"filter by text", filterText},
    Kernel{"filter by range", filterRange},
    Kernel{"find a row", findRow},
    Kernel{"group rows", group},
    Kernel{"pivot table", pivot},
    Kernel{"sort by text", sortText},
    Kernel{"sort by number", sortNumbers},
    Kernel{"compare tables", compare},
    Kernel{"open a store", openStore},
    Kernel{"question: sales",
           [](KernelSamples &samples) {
               return answer(samples, u"sales");
           }},
    Kernel{"question: best customers",
           [](KernelSamples &samples) {
               return answer(samples, u"best-customers");
           }},
    Kernel{"question: rfm",
           [](KernelSamples &samples) {
               return answer(samples, u"rfm");
           }},
    Kernel{"question: cohorts",
           [](KernelSamples &samples) {
               return answer(samples, u"cohorts");
           }},
    Kernel{"question: emails",
           [](KernelSamples &samples) {
               return answer(samples, u"emails");
           }},
    Kernel{"question: funnel",
           [](KernelSamples &samples) {
               return answer(samples, u"funnel");
           }},
};

// Each round takes a few instructions, which the compiler must not remove.
void waste(qint64 rounds)
{
    volatile qint64 counter = 0;
    while (counter < rounds)
        counter = counter + 1;
}

// The first run fills caches and tables that are made once; only the second is counted.
qint64 countedRun(const Kernel &kernel, KernelSamples &samples, qint64 wasted)
{
    (void)kernel.work(samples);
    CALLGRIND_START_INSTRUMENTATION;
    CALLGRIND_ZERO_STATS;
    const auto result = kernel.work(samples);
    waste(wasted);
    CALLGRIND_DUMP_STATS_AT(kernel.name);
    CALLGRIND_STOP_INSTRUMENTATION;
    return result;
}

int run(QStringList names)
{
    qint64 wasted = 0;
    if (names.value(0) == "--waste"_L1) {
        wasted = names.value(1).toLongLong();
        names = names.mid(2);
    }
    if (base::threadCount() > 1) {
        std::fputs("Run this on one core (taskset -c 0), so that it uses one thread.\n", stderr);
        return 2;
    }
    KernelSamples samples;
    QJsonObject answers;
    for (const auto &kernel : kernels) {
        const auto name = QString::fromLatin1(kernel.name);
        if (!names.isEmpty() && !names.contains(name))
            continue;
        const auto found = countedRun(kernel, samples, wasted);
        if (found < 0) {
            std::fprintf(stderr, "%s failed\n", kernel.name);
            return 1;
        }
        answers.insert(name, found);
    }
    std::puts(QJsonDocument(answers).toJson(QJsonDocument::Compact).constData());
    return 0;
}

QString build()
{
#ifdef Q_CC_CLANG
    const auto compiler = u"Clang " __clang_version__ ""_s;
#else
    const auto compiler = u"GCC " __VERSION__ ""_s;
#endif
    return u"%1, Qt %2, C library %3, %4"_s.arg(compiler, QLatin1StringView(qVersion()),
                                                QLatin1StringView(gnu_get_libc_version()),
                                                QSysInfo::currentCpuArchitecture());
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    QLocale::setDefault(QLocale::c());
    const auto arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "run"_L1)
        return run(arguments.mid(2));
    std::puts(build().toUtf8().constData());
    return 0;
}
