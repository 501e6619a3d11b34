// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheettable.h"

#include "app/cli/terminal/commandwords.h"

#include "csv/csvwriter.h"
#include "csv/rowindexer.h"
#include "csv/rowreader.h"
#include "query/columnnames.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

Result<int> SheetTable::columnOf(const QString &text) const
{
    const auto wanted = text.trimmed();
    auto found = names.indexOf(wanted);
    for (qsizetype index = 0; found < 0 && index < names.size(); ++index) {
        if (names.at(index).compare(wanted, Qt::CaseInsensitive) == 0)
            found = index;
    }
    if (found < 0 && wanted.startsWith(u'#')) {
        const auto number = QStringView(wanted).mid(1).toInt();
        if (number >= 1 && number <= names.size())
            found = number - 1;
    }
    if (found >= 0)
        return static_cast<int>(found);
    return tl::unexpected(
        Problem{.what = CommandWords::tr("The table has no column “%1”.").arg(wanted),
                .why = {},
                .next = CommandWords::tr("Its columns are: %1.").arg(query::fewNames(names))});
}

Result<std::vector<int>> SheetTable::columnsOf(const QStringList &texts) const
{
    std::vector<int> columns;
    for (const auto &text : texts) {
        // The whole text may be one name that contains a comma.
        if (const auto whole = columnOf(text)) {
            columns.push_back(*whole);
            continue;
        }
        for (const auto &name : text.split(u',')) {
            const auto column = columnOf(name);
            if (!column)
                return tl::unexpected(column.error());
            columns.push_back(*column);
        }
    }
    return columns;
}

Result<query::SortKey> SheetTable::sortKeyOf(const QString &text) const
{
    using Kind = query::SortKey::Kind;
    query::SortKey key;
    auto rest = text.trimmed();
    const auto take = [&rest](const QString &words) {
        if (!rest.endsWith(u' ' + words, Qt::CaseInsensitive))
            return false;
        rest = rest.chopped(words.size() + 1).trimmed();
        return true;
    };
    if (take(u"down"_s) || take(u"descending"_s))
        key.descending = true;
    else if (!take(u"up"_s))
        take(u"ascending"_s);
    std::optional<Kind> kind;
    if (take(u"as text"_s))
        kind = Kind::Text;
    else if (take(u"as number"_s))
        kind = Kind::Number;
    else if (take(u"as date"_s))
        kind = Kind::Moment;
    const auto column = columnOf(rest);
    if (!column)
        return tl::unexpected(column.error());
    key.column = *column;
    key.kind = kind.value_or(Kind::Automatic);
    return key;
}

// Parses a text such as "amount as 1.234,56".
static Result<std::pair<int, statistics::FormatChoice>> choiceFrom(const SheetTable &sheet,
                                                                   const QString &text)
{
    const auto middle = text.lastIndexOf(" as "_L1, -1, Qt::CaseInsensitive);
    const auto choice =
        middle < 0 ? std::nullopt : statistics::formatChoiceOf(QStringView(text).mid(middle + 4));
    if (!choice)
        return tl::unexpected(
            Problem{.what = CommandWords::tr("--read doesn't accept “%1”.").arg(text),
                    .why = {},
                    .next = CommandWords::tr("For example: --read \"amount as 1.234,56\". Formats: "
                                             "text, 1,234.56, 1.234,56, d/m/y, m/d/y.")});
    const auto column = sheet.columnOf(text.first(middle));
    if (!column)
        return tl::unexpected(column.error());
    return std::pair(*column, *choice);
}

Result<void> SheetTable::readFormats(const std::vector<int> &wanted, const SheetQuestion &question,
                                     base::Progress &progress)
{
    QHash<int, statistics::FormatChoice> choices;
    for (const auto &text : question.read) {
        const auto choice = choiceFrom(*this, text);
        if (!choice)
            return tl::unexpected(choice.error());
        choices.insert(choice->first, choice->second);
    }
    std::vector<int> columns;
    for (const int column : wanted) {
        if (column >= 0 && !readings.contains(column))
            columns.push_back(column);
    }
    std::ranges::sort(columns);
    columns.erase(std::ranges::unique(columns).begin(), columns.end());
    if (columns.empty())
        return {};
    const auto evidence = statistics::evidenceOf(source, columns, progress);
    if (!evidence)
        return tl::unexpected(evidence.error());
    source.formats.resize(names.size());
    for (std::size_t index = 0; index < columns.size(); ++index) {
        const int column = columns[index];
        auto reading = statistics::deducedFormat(
            (*evidence)[index], statistics::FormatHints::of(names.at(column)),
            choices.value(column, statistics::FormatChoice::Automatic));
        if (own && (*evidence)[index].commaOnly == 0)
            reading.format.decimal = values::DecimalSign::Point;
        readings.insert(column, reading);
        source.formats[column] = reading.format;
    }
    return {};
}

void SheetTable::readAs(const SheetTable &other, const std::vector<int> &columns)
{
    source.formats.resize(names.size());
    for (std::size_t index = 0; index < columns.size(); ++index) {
        const auto reading = other.readings.value(columns[index]);
        readings.insert(static_cast<int>(index), reading);
        source.formats[static_cast<qsizetype>(index)] = reading.format;
    }
}

static Result<void> index(SheetTable &sheet, base::Progress &progress)
{
    auto &source = sheet.source;
    auto rows = std::make_shared<csv::RowIndex>(sheet.opened.begin);
    if (const auto built = csv::RowIndexer(source.file, source.dialect).build(*rows, progress);
        !built)
        return built;
    source.index = rows;
    const auto first = csv::RowReader(source.file, source.index, source.dialect).row(0);
    // Columns without a name are named by their number, which is the same in every language.
    sheet.names =
        query::distinctNames(source.header ? first : QByteArrayList(), first.size(), u"%1"_s);
    return {};
}

Result<SheetTable> openSheet(const QStringList &paths, const SheetQuestion &question,
                             const QString &temporaryFolder, base::Progress &progress)
{
    auto opened = tablefile::openTables(paths,
                                        {.entry = question.entry,
                                         .stack = question.stack,
                                         .encoding = question.encoding,
                                         .dialect = question.dialect,
                                         .firstLine = question.firstLine,
                                         .streams = true,
                                         .temporaryFolder = temporaryFolder},
                                        progress);
    if (!opened)
        return tl::unexpected(opened.error());
    SheetTable sheet{.source = {.file = opened->file,
                                .index = {},
                                .dialect = opened->dialect.dialect,
                                .header = opened->dialect.header},
                     .opened = *opened,
                     .names = {}};
    if (const auto indexed = index(sheet, progress); !indexed)
        return tl::unexpected(indexed.error());
    return sheet;
}

Result<SheetTable> ownSheet(csv::Spool &spool, base::Progress &progress)
{
    auto file = spool.finish(CommandWords::tr("Result"));
    if (!file)
        return tl::unexpected(file.error());
    SheetTable sheet{
        .source = {.file = *file, .index = {}}, .opened = {}, .names = {}, .own = true};
    if (const auto indexed = index(sheet, progress); !indexed)
        return tl::unexpected(indexed.error());
    return sheet;
}

Result<SheetTable> sheetOf(const QList<QByteArrayList> &rows, const QString &temporaryFolder,
                           base::Progress &progress)
{
    csv::Spool spool(temporaryFolder);
    csv::CsvWriter writer(spool);
    for (const auto &row : rows)
        writer.row(row);
    if (const auto written = writer.finish(); !written)
        return tl::unexpected(written.error());
    return ownSheet(spool, progress);
}

} // namespace storedesk::cli
