// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/filecheck.h"

#include "catalogue/importfile.h"
#include "table/csvreader.h"
#include "table/dialectguess.h"
#include "table/encoding.h"
#include "table/rowcount.h"
#include "table/tablefile.h"
#include "table/transcoder.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;

constexpr qsizetype sampleSize = 256LL * 1024;

static QStringList firstRow(QByteArray sample, table::Dialect dialect)
{
    QBuffer buffer(&sample);
    QStringList cells;
    if (!buffer.open(QIODevice::ReadOnly))
        return cells;
    table::CsvReader reader(buffer, dialect);
    if (reader.next()) {
        for (const auto cell : reader.cells())
            cells.append(QString::fromUtf8(cell));
    }
    return cells;
}

static void readBeginning(const table::TableFile &file, FileReport &report)
{
    auto sample = file.read(0, sampleSize);
    const auto encoding = table::guessEncoding(file);
    if (encoding.name != "UTF-8" && encoding.name != "ASCII" && encoding.name != "US-ASCII") {
        report.encoding = QString::fromLatin1(encoding.name);
        sample = table::Transcoder::text(sample, encoding.name).toUtf8();
    }
    if (sample.startsWith("\xEF\xBB\xBF"))
        sample.remove(0, 3);
    // As the service reads it: from the first line on, by the rules of CSV.
    const bool whole = file.size() <= sampleSize;
    const auto guess = table::guessDialect(
        sample, whole,
        {.escape = '\0', .comment = '\0', .blanksAroundQuotes = false, .startsHere = true});
    const char delimiter = guess.dialect.delimiter;
    if (guess.columns == 1 || delimiter == ',' || delimiter == ';')
        report.delimiter = guess.columns == 1 ? u","_s : QString(QLatin1Char(delimiter));
    report.header = guess.header && table::guessDialect(sample, whole).above == 0;
    report.ragged = guess.ragged;
    report.columns = firstRow(sample, guess.dialect);
    if (report.encoding.isEmpty()) // lines of other encodings end otherwise
        report.rows = table::rowsBelowHeader(report.path, guess.dialect);
}

FileReport lookAt(const QString &path)
{
    const QFileInfo info(path);
    FileReport report{.path = path, .size = info.size()};
    const auto file = table::TableFile::open(path);
    report.problem = catalogue::problemOfImportFile(path);
    if (!file && report.problem.isEmpty())
        report.problem = file.error().why;
    if (file && report.problem.isEmpty())
        readBeginning(**file, report);
    return report;
}

QStringList hintsOf(const FileReport &report)
{
    QStringList hints;
    if (!report.problem.isEmpty())
        return hints;
    if (!report.encoding.isEmpty())
        hints.append(QCoreApplication::translate("FileCheck",
                                                 "It seems to be written in %1. The service reads "
                                                 "UTF-8: accented letters would be garbled.")
                         .arg(report.encoding));
    if (report.delimiter.isEmpty())
        hints.append(QCoreApplication::translate(
            "FileCheck", "Its columns are not separated by commas or semicolons."));
    if (!report.header)
        hints.append(QCoreApplication::translate(
            "FileCheck",
            "Its first line does not look like column names, which the service expects there."));
    if (report.ragged > 0)
        hints.append(QCoreApplication::translate(
            "FileCheck", "%n of its first lines have a different number of cells.", nullptr,
            report.ragged));
    return hints;
}

} // namespace storedesk::jobs
