// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exportrun/exportedfile.h"

#include "csv/csvreader.h"
#include "tablefile/tablearchive.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFile>
#include <QLocale>

#include <cmath>

namespace storedesk::exportrun {

using namespace Qt::StringLiterals;

namespace {

struct ExportedFile
{
    Q_DECLARE_TR_FUNCTIONS(ExportedFile)
};

// An activity export has a second table with the products of the purchases.
bool comesWithAnother(const QString &name)
{
    return name.endsWith("-products.csv"_L1, Qt::CaseInsensitive);
}

base::Problem unreadable(const QString &why)
{
    return {.what = ExportedFile::tr("The export file can't be read."), .why = why};
}

// Passes bytes through and adds them to a digest.
class DigestedDevice final : public QIODevice
{
public:
    // The source and the digest must outlive this object. The digest may be null.
    DigestedDevice(QIODevice &source, QCryptographicHash *digest)
        : m_source(source)
        , m_digest(digest)
    {
        open(ReadOnly | Unbuffered);
    }
    [[nodiscard]] bool isSequential() const override { return true; }

protected:
    qint64 readData(char *bytes, qint64 most) override
    {
        const auto count = m_source.read(bytes, most);
        if (count < 0)
            setErrorString(m_source.errorString());
        else if (m_digest)
            m_digest->addData({bytes, static_cast<qsizetype>(count)});
        return count;
    }
    qint64 writeData(const char * /*bytes*/, qint64 /*size*/) override { return -1; }

private:
    QIODevice &m_source;
    QCryptographicHash *m_digest;
};

// A captive portal or an error page may be returned under any file name.
bool isWebPage(QByteArrayView firstCell)
{
    const auto start = firstCell.trimmed().toByteArray().left(16).toLower();
    return start.startsWith("<!doctype") || start.startsWith("<html") || start.startsWith("<?xml");
}

// Reads one table to its end and records every irregularity.
class TableCount final
{
public:
    explicit TableCount(char delimiter)
        : m_delimiter(delimiter)
    { }

    [[nodiscard]] base::Result<void> read(QIODevice &device)
    {
        csv::CsvReader reader(device, {.delimiter = m_delimiter});
        while (reader.next()) {
            if (reader.blank())
                continue;
            if (m_lines == 0 && isWebPage(reader.cell(0)))
                return tl::unexpected(unreadable(
                    ExportedFile::tr("The service delivered a web page instead of a table.")));
            add(reader);
        }
        if (const auto &problem = reader.problem())
            return tl::unexpected(*problem);
        return {};
    }

    // Returns the number of rows without the header.
    [[nodiscard]] qint64 rows() const { return std::max<qint64>(m_lines - 1, 0); }
    [[nodiscard]] bool endsWell() const { return m_endsWell; }
    [[nodiscard]] bool isCut() const { return m_unclosed || (m_lastIsShort && !m_endsWell); }
    [[nodiscard]] const QString &flaw() const { return m_flaw; }

private:
    void add(const csv::CsvReader &reader)
    {
        const auto cells = reader.cells().size();
        if (m_lines++ == 0)
            m_columns = cells;
        m_lastIsShort = cells < m_columns;
        m_endsWell = reader.terminated();
        for (const auto &fault : reader.faults()) {
            m_unclosed = m_unclosed || fault.kind == csv::CsvFault::Kind::UnterminatedQuote;
            note(wordsOf(fault));
        }
        if (cells != m_columns)
            note(ExportedFile::tr("Line %L1 has %L2 cells, but there are %L3 column headings.")
                     .arg(reader.line())
                     .arg(cells)
                     .arg(m_columns));
    }
    void note(const QString &flaw)
    {
        if (m_flaw.isEmpty())
            m_flaw = flaw;
    }

    const char m_delimiter;
    qint64 m_lines = 0;
    std::size_t m_columns = 0;
    bool m_endsWell = true;
    bool m_lastIsShort = false;
    bool m_unclosed = false;
    QString m_flaw;
};

} // namespace

base::Result<void>
eachExportedTable(const QString &path,
                  const std::function<base::Result<void>(const ExportedTable &)> &visit)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(unreadable(file.errorString()));
    const auto start = file.peek(2);
    // Without this check, an unreadable archive would be counted as a table.
    if (file.error() != QFile::NoError)
        return tl::unexpected(unreadable(file.errorString()));
    if (!start.startsWith("PK"))
        return visit({.name = file.fileName(), .besides = false, .bytes = file});
    auto zip = tablefile::ZipReader::open(path);
    if (!zip)
        return tl::unexpected(zip.error());
    for (;;) {
        const auto more = (*zip)->next();
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return {};
        const auto &name = (*zip)->entry().fileName;
        if (const auto done =
                visit({.name = name, .besides = comesWithAnother(name), .bytes = (*zip)->device()});
            !done)
            return done;
        if (const auto &problem = (*zip)->problem())
            return tl::unexpected(*problem);
    }
}

base::Result<ExportedRows> countExported(const QString &path, char delimiter)
{
    ExportedRows counted;
    QCryptographicHash digest(QCryptographicHash::Sha256);
    const auto visit = [&](const ExportedTable &one) -> base::Result<void> {
        DigestedDevice device(one.bytes, one.besides ? nullptr : &digest);
        TableCount count(delimiter);
        if (const auto read = count.read(device); !read)
            return read;
        (one.besides ? counted.besides : counted.rows) += count.rows();
        counted.endsWell = counted.endsWell && count.endsWell();
        counted.isCut = counted.isCut || count.isCut();
        if (counted.flaw.isEmpty())
            counted.flaw = count.flaw();
        return {};
    };
    return eachExportedTable(path, visit).map([&] {
        counted.digest = digest.result().toHex();
        return counted;
    });
}

std::optional<qint64> announcedRows(const QJsonValue &total)
{
    // The largest integer that JSON can represent exactly.
    constexpr double most = 9'007'199'254'740'992.0;
    const auto number = total.toDouble(-1);
    if (!total.isDouble() || number < 0 || number > most || number != std::floor(number))
        return std::nullopt;
    return static_cast<qint64>(number);
}

ExportFinding findingOf(const ExportedRows &rows, const QJsonValue &announced)
{
    using enum ExportCheck;
    const QLocale locale;
    if (rows.isCut)
        return {Differs, ExportedFile::tr("The file ends in the middle of a row.")};
    const auto total = announcedRows(announced);
    if (total && rows.rows != *total)
        return {Differs,
                ExportedFile::tr("The service reported %1 rows, but the file has %2.")
                    .arg(locale.toString(*total), locale.toString(rows.rows))};
    if (!rows.flaw.isEmpty())
        return {NotChecked, rows.flaw};
    if (!rows.endsWell)
        return {NotChecked, ExportedFile::tr("The last line is cut off, so rows may be missing.")};
    if (total)
        return {};
    if (announced.isUndefined() || announced.isNull())
        return {NotChecked,
                ExportedFile::tr("The service didn't report a row count. The file has %1 rows.")
                    .arg(locale.toString(rows.rows))};
    return {NotChecked,
            ExportedFile::tr("The service reported “%1” as the row count, which is not a number. "
                             "The file has %2 rows.")
                .arg(announced.toVariant().toString().left(40), locale.toString(rows.rows))};
}

} // namespace storedesk::exportrun
