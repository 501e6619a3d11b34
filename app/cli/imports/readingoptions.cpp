// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/readingoptions.h"

#include "app/cli/terminal/commandwords.h"

#include "csv/encoding.h"
#include "csv/transcoder.h"
#include "tablefile/tableopener.h"

#include <QCommandLineParser>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

namespace {

Result<std::optional<char>> delimiterFrom(const QString &text)
{
    if (text == "tab"_L1 || text == "\\t"_L1 || text == "\t"_L1)
        return '\t';
    const bool isSign = text.size() == 1 && text.front().unicode() > ' '
        && text.front().unicode() < 127 && text.front() != u'"' && !text.front().isLetterOrNumber();
    if (!isSign)
        return tl::unexpected(Problem{
            .what = CommandWords::tr("--delimiter cannot be “%1”.").arg(text),
            .next = CommandWords::tr("Choose one of: , ; | tab, or another single character.")});
    return text.front().toLatin1();
}

Result<QByteArray> encodingFrom(const QString &text)
{
    const auto name = text.toUpper().toLatin1();
    if (!name.isEmpty() && csv::Transcoder::knows(name))
        return name;
    QStringList offered;
    for (const auto &one : csv::offeredEncodings())
        offered.append(QString::fromLatin1(one));
    return tl::unexpected(
        Problem{.what = CommandWords::tr("There is no encoding “%1”.").arg(text),
                .next = CommandWords::tr("Choose one of: %1.").arg(offered.join(u", "_s))});
}

} // namespace

void addReadingOptions(QCommandLineParser &parser)
{
    parser.addOption({u"delimiter"_s,
                      CommandWords::tr("Column separator: , ; | or tab. Detected by default."),
                      u"SIGN"_s});
    parser.addOption({u"encoding"_s,
                      CommandWords::tr("Encoding of the file, such as UTF-8 or WINDOWS-1252. "
                                       "Detected by default."),
                      u"NAME"_s});
    parser.addOption({u"sheet"_s,
                      CommandWords::tr("Sheet of a spreadsheet, or file in a ZIP archive. The "
                                       "first one by default."),
                      u"NAME"_s});
    // This option has the name that the sheet command uses.
    QCommandLineOption entry(u"entry"_s, {}, u"NAME"_s);
    entry.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(entry);
}

Result<sheet::ReadOptions> readingFrom(const QCommandLineParser &parser)
{
    sheet::ReadOptions reading{
        .entry = parser.value(parser.isSet(u"sheet"_s) ? u"sheet"_s : u"entry"_s)};
    if (parser.isSet(u"delimiter"_s)) {
        const auto delimiter = delimiterFrom(parser.value(u"delimiter"_s));
        if (!delimiter)
            return tl::unexpected(delimiter.error());
        reading.delimiter = *delimiter;
    }
    if (parser.isSet(u"encoding"_s)) {
        const auto encoding = encodingFrom(parser.value(u"encoding"_s));
        if (!encoding)
            return tl::unexpected(encoding.error());
        reading.encoding = *encoding;
    }
    if (parser.isSet(u"sheet"_s) && reading.entry.isEmpty())
        return tl::unexpected(Problem{.what = CommandWords::tr("--sheet needs a name.")});
    return reading;
}

Result<void> checkSheet(const QString &file, const sheet::ReadOptions &reading)
{
    if (reading.entry.isEmpty())
        return {};
    const auto sheets = tablefile::tablesIn(file);
    if (sheets && sheets->contains(reading.entry))
        return {};
    Problem problem{.what = CommandWords::tr("There is no sheet “%1”.").arg(reading.entry)};
    if (sheets)
        problem.next = CommandWords::tr("Choose one of: %1.").arg(sheets->join(u", "_s));
    else
        problem.why = CommandWords::tr("The file is neither a spreadsheet nor a ZIP archive.");
    return tl::unexpected(problem);
}

} // namespace storedesk::cli
