// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/tables/sheetquestion.h"

#include "app/cli/terminal/commandwords.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

#include <array>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

namespace {
struct OptionRow
{
    const char *name;
    // The metavariable in the help, or null for a switch.
    const char *value;
    // The source text for translation.
    const char *help;
};
} // namespace

// clang-format off
static constexpr std::array questionOptions{
    OptionRow{"where",     "FILTER",  QT_TRANSLATE_NOOP("Commands", "Keep only matching rows: \"country is ES and (amount above 100 or name contains ana)\".")},
    OptionRow{"sort",      "COLUMN",  QT_TRANSLATE_NOOP("Commands", "Sort by this column: \"amount down\", \"code as text\". May be repeated.")},
    OptionRow{"columns",   "NAMES",   QT_TRANSLATE_NOOP("Commands", "Keep only these columns, in this order, separated by commas. May be repeated.")},
    OptionRow{"limit",     "N",       QT_TRANSLATE_NOOP("Commands", "Keep only the first N rows of the result.")},
    OptionRow{"count",     nullptr,   QT_TRANSLATE_NOOP("Commands", "Print only the number of rows.")},
    OptionRow{"profile",   nullptr,   QT_TRANSLATE_NOOP("Commands", "Summarise each column, one row per column.")},
    OptionRow{"group",     "COLUMN",  QT_TRANSLATE_NOOP("Commands", "Group rows with the same value and count them. Dates can also be grouped by day, week, month or year: \"date by month\". May be repeated.")},
    OptionRow{"across",    "COLUMN",  QT_TRANSLATE_NOOP("Commands", "With --group: show each value of this column as a separate column, sorted, with totals and one measure.")},
    OptionRow{"total",     "COLUMN",  QT_TRANSLATE_NOOP("Commands", "With --group: sum, minimum and maximum of this column. May be repeated.")},
    OptionRow{"average",   "COLUMN",  QT_TRANSLATE_NOOP("Commands", "With --group: average of this column. May be repeated.")},
    OptionRow{"distinct",  "COLUMN",  QT_TRANSLATE_NOOP("Commands", "With --group: number of distinct values in this column. May be repeated.")},
    OptionRow{"read",      "COLUMN",  QT_TRANSLATE_NOOP("Commands", "Format of a column whose cells are ambiguous: \"amount as 1.234,56\". Formats: text, 1,234.56, 1.234,56, d/m/y, m/d/y. May be repeated.")},
    OptionRow{"exact",     nullptr,   QT_TRANSLATE_NOOP("Commands", "Compare text exactly in --where, --group, --profile and --sort; by default, case and accents are ignored.")},
    OptionRow{"compare",   "OTHER",   QT_TRANSLATE_NOOP("Commands", "Compare with the file OTHER: rows added, removed and changed. Needs --key.")},
    OptionRow{"key",       "COLUMN",  QT_TRANSLATE_NOOP("Commands", "Column to match rows by. May be repeated.")},
    OptionRow{"about",     nullptr,   QT_TRANSLATE_NOOP("Commands", "Report encoding and line counts, with each error by line and column.")},
    OptionRow{"as",        "FORM",    QT_TRANSLATE_NOOP("Commands", "Output format: csv (default), json (one object per line), table, xlsx or sqlite (both also chosen by the name given to --output).")},
    OptionRow{"typed",     nullptr,   QT_TRANSLATE_NOOP("Commands", "With --as json: write numbers, true, false and null instead of strings where the column's type allows it; 007, phone numbers and postcodes stay strings.")},
    OptionRow{"safe",      nullptr,   QT_TRANSLATE_NOOP("Commands", "Write CSV that a spreadsheet opens without running cells as formulas.")},
    OptionRow{"output",    "FILE",    QT_TRANSLATE_NOOP("Commands", "Write atomically to FILE instead of standard output.")},
    OptionRow{"entry",     "NAME",    QT_TRANSLATE_NOOP("Commands", "Sheet of a spreadsheet, or file in a ZIP archive.")},
    OptionRow{"stack",     nullptr,   QT_TRANSLATE_NOOP("Commands", "Stack all sheets of a spreadsheet, or all CSV files of a ZIP archive.")},
    OptionRow{"encoding",  "NAME",    QT_TRANSLATE_NOOP("Commands", "Encoding of the file, for example UTF-8 or WINDOWS-1252; detected by default.")},
    OptionRow{"delimiter", "SIGN",    QT_TRANSLATE_NOOP("Commands", "Column separator: , ; | or tab; detected by default.")},
    OptionRow{"quote",     "SIGN",    QT_TRANSLATE_NOOP("Commands", "Quote character around cells: \" ' or none; detected by default.")},
    OptionRow{"header",    "YES|NO",  QT_TRANSLATE_NOOP("Commands", "Whether the first row names the columns; detected by default. Without names, columns are called #1, #2 and so on.")},
    OptionRow{"first-line","N",       QT_TRANSLATE_NOOP("Commands", "First line of the table; titles above it are skipped. Detected by default.")},
    OptionRow{"escape",    "SIGN",    QT_TRANSLATE_NOOP("Commands", "Escape character for quotes inside cells: \\ or none; detected by default.")},
    OptionRow{"comment",   "SIGN",    QT_TRANSLATE_NOOP("Commands", "Lines that begin with this character are comments: # or none; detected by default.")},
    OptionRow{"blanks",    "YES|NO",  QT_TRANSLATE_NOOP("Commands", "Ignore spaces between a separator and a quote; detected by default.")},
};
// clang-format on

void addSheetOptions(QCommandLineParser &parser)
{
    for (const auto &option : questionOptions)
        parser.addOption(QCommandLineOption(
            QString::fromLatin1(option.name), QCoreApplication::translate("Commands", option.help),
            option.value ? QString::fromLatin1(option.value) : QString()));
}

static tl::unexpected<Problem> wrongQuestion(const QString &what, const QString &next = {})
{
    return tl::unexpected(Problem{.what = what, .why = {}, .next = next});
}

static std::optional<char> signOf(const QString &text)
{
    if (text == "tab"_L1 || text == "\\t"_L1)
        return '\t';
    if (text == "none"_L1)
        return '\0';
    if (text.size() == 1 && text.front().unicode() < 128)
        return text.front().toLatin1();
    return std::nullopt;
}

static Result<void> readOutputForm(const QCommandLineParser &parser, SheetQuestion &question)
{
    const auto form = parser.value(u"as"_s);
    const auto isFor = [&](QLatin1StringView name) {
        return form == name
            || (form.isEmpty() && question.output.endsWith(u'.' + name, Qt::CaseInsensitive));
    };
    if (form == "json"_L1)
        question.form = SheetForm::Json;
    else if (form == "table"_L1)
        question.form = SheetForm::Table;
    else if (isFor("xlsx"_L1))
        question.form = SheetForm::Xlsx;
    else if (isFor("sqlite"_L1))
        question.form = SheetForm::Sqlite;
    else if (!form.isEmpty() && form != "csv"_L1)
        return wrongQuestion(
            CommandWords::tr("--as accepts csv, json, table, xlsx or sqlite, not “%1”.").arg(form));
    if ((question.form == SheetForm::Xlsx || question.form == SheetForm::Sqlite)
        && question.output.isEmpty())
        return wrongQuestion(CommandWords::tr("--as %1 needs --output.").arg(form));
    if (parser.isSet(u"limit"_s)) {
        bool good = false;
        question.limit = parser.value(u"limit"_s).toLongLong(&good);
        if (!good || question.limit < 0)
            return wrongQuestion(CommandWords::tr("--limit takes a whole number."));
    }
    return {};
}

// Accepts one character, or an empty value where that is allowed.
static Result<void> parseSign(const QCommandLineParser &parser, QLatin1StringView option,
                              bool mayBeNone, std::optional<char> &sign)
{
    if (!parser.isSet(option))
        return {};
    sign = signOf(parser.value(option));
    if (sign && (mayBeNone || *sign != '\0') && *sign != '\n' && *sign != '\r')
        return {};
    return wrongQuestion((mayBeNone
                              ? CommandWords::tr("--%1 takes one character, or the word none.")
                              : CommandWords::tr("--%1 takes one character, or the word tab."))
                             .arg(option));
}

static Result<void> readYesOrNo(const QCommandLineParser &parser, QLatin1StringView option,
                                std::optional<bool> &answer)
{
    const auto text = parser.value(option).toLower();
    if (!text.isEmpty() && text != "yes"_L1 && text != "no"_L1)
        return wrongQuestion(CommandWords::tr("--%1 takes yes or no.").arg(option));
    if (!text.isEmpty())
        answer = text == "yes"_L1;
    return {};
}

static Result<void> readDialect(const QCommandLineParser &parser, SheetQuestion &question)
{
    auto &dialect = question.dialect;
    for (const auto &taken : {parseSign(parser, "delimiter"_L1, false, dialect.delimiter),
                              parseSign(parser, "quote"_L1, true, dialect.quote),
                              parseSign(parser, "escape"_L1, true, dialect.escape),
                              parseSign(parser, "comment"_L1, true, dialect.comment),
                              readYesOrNo(parser, "blanks"_L1, dialect.blanksAroundQuotes),
                              readYesOrNo(parser, "header"_L1, dialect.header)}) {
        if (!taken)
            return taken;
    }
    if (parser.isSet(u"first-line"_s)) {
        question.firstLine = parser.value(u"first-line"_s).toLongLong();
        if (*question.firstLine < 1)
            return wrongQuestion(CommandWords::tr("--first-line takes a whole number, 1 or more."));
    }
    return {};
}

static Result<void> readReadOptions(const QCommandLineParser &parser, SheetQuestion &question)
{
    question.encoding = parser.value(u"encoding"_s).toLatin1();
    question.entry = parser.value(u"entry"_s);
    question.stack = parser.isSet(u"stack"_s);
    return readDialect(parser, question);
}

static Result<void> checked(const SheetQuestion &question)
{
    const int results =
        (question.profile ? 1 : 0) + (question.about ? 1 : 0) + (question.group.isEmpty() ? 0 : 1);
    if (results > 1)
        return wrongQuestion(CommandWords::tr("Choose one of --profile, --group and --about."));
    if (question.compare.isEmpty() != question.key.isEmpty())
        return wrongQuestion(CommandWords::tr("--compare and --key must be used together."));
    if (question.group.isEmpty()
        && !(question.total.isEmpty() && question.average.isEmpty() && question.distinct.isEmpty()))
        return wrongQuestion(CommandWords::tr("--total, --average and --distinct need --group."));
    if (!question.across.isEmpty() && question.group.isEmpty())
        return wrongQuestion(CommandWords::tr("--across needs --group."));
    if (question.files.count(u"-"_s) + (question.compare == "-"_L1 ? 1 : 0) > 1)
        return wrongQuestion(CommandWords::tr("Standard input can only be read once."));
    if (question.files.size() > 1 && !question.entry.isEmpty())
        return wrongQuestion(CommandWords::tr("--entry works with one archive only."));
    if (question.stack && !question.entry.isEmpty())
        return wrongQuestion(CommandWords::tr("Use either --entry or --stack."));
    if (question.safe && question.form != SheetForm::Csv)
        return wrongQuestion(CommandWords::tr("--safe works only with CSV."));
    if (question.typed && question.form != SheetForm::Json)
        return wrongQuestion(CommandWords::tr("--typed works only with JSON."));
    return {};
}

// Expands a pattern that the shell has not replaced with matching files.
static Result<QStringList> filesNamed(const QStringList &arguments)
{
    static const QRegularExpression signs(u"[*?\\[]"_s);
    QStringList files;
    for (const auto &argument : arguments) {
        const QFileInfo info(argument);
        if (info.exists() || !info.fileName().contains(signs)) {
            files.append(argument);
            continue;
        }
        const auto found = info.dir().entryList({info.fileName()}, QDir::Files, QDir::Name);
        if (found.isEmpty())
            return wrongQuestion(CommandWords::tr("No file matches “%1”.").arg(argument));
        for (const auto &name : found)
            files.append(info.path() == "."_L1 ? name : info.dir().filePath(name));
    }
    return files;
}

Result<SheetQuestion> sheetQuestionFrom(const QCommandLineParser &parser)
{
    const auto files = filesNamed(parser.positionalArguments());
    if (!files)
        return tl::unexpected(files.error());
    if (files->isEmpty())
        return wrongQuestion(CommandWords::tr("Specify a file, or - for standard input."));
    SheetQuestion question{.files = *files,
                           .where = parser.value(u"where"_s),
                           .sort = parser.values(u"sort"_s),
                           .columns = parser.values(u"columns"_s),
                           .group = parser.values(u"group"_s),
                           .across = parser.value(u"across"_s),
                           .total = parser.values(u"total"_s),
                           .average = parser.values(u"average"_s),
                           .distinct = parser.values(u"distinct"_s),
                           .compare = parser.value(u"compare"_s),
                           .key = parser.values(u"key"_s),
                           .read = parser.values(u"read"_s),
                           .exact = parser.isSet(u"exact"_s),
                           .count = parser.isSet(u"count"_s),
                           .profile = parser.isSet(u"profile"_s),
                           .about = parser.isSet(u"about"_s),
                           .safe = parser.isSet(u"safe"_s),
                           .typed = parser.isSet(u"typed"_s),
                           .output = parser.value(u"output"_s)};
    if (const auto taken = readOutputForm(parser, question); !taken)
        return tl::unexpected(taken.error());
    if (const auto taken = readReadOptions(parser, question); !taken)
        return tl::unexpected(taken.error());
    if (const auto good = checked(question); !good)
        return tl::unexpected(good.error());
    return question;
}

} // namespace storedesk::cli
