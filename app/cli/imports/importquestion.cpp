// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/importquestion.h"

#include "app/cli/imports/readingoptions.h"
#include "app/cli/terminal/commandwords.h"

#include "imports/recipeshelf.h"

#include <QCommandLineParser>
#include <QFile>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

void addRepairOptions(QCommandLineParser &parser)
{
    parser.addOption({u"phone-prefix"_s,
                      CommandWords::tr("Country code for phone numbers without one, such as 34."),
                      u"DIGITS"_s});
    parser.addOption({u"repair"_s, CommandWords::tr("Fix what can be fixed without losing data.")});
    parser.addOption({u"dates"_s,
                      CommandWords::tr("Date order for --repair, for dates such as 03/04/2026: dmy "
                                       "or mdy. Without it, such dates are not fixed."),
                      u"ORDER"_s});
    parser.addOption({u"decimals"_s,
                      CommandWords::tr("Decimal separator for --repair, for numbers such as 1.500: "
                                       "comma or point. Without it, such numbers are not fixed."),
                      u"SIGN"_s});
}

Result<RepairChoice> repairChoiceFrom(const QCommandLineParser &parser)
{
    RepairChoice choice{.wanted = parser.isSet(u"repair"_s),
                        .dates = parser.value(u"dates"_s),
                        .decimals = parser.value(u"decimals"_s)};
    if (!QStringList{u""_s, u"dmy"_s, u"mdy"_s}.contains(choice.dates))
        return tl::unexpected(Problem{.what = CommandWords::tr("--dates must be dmy or mdy.")});
    if (!QStringList{u""_s, u"comma"_s, u"point"_s}.contains(choice.decimals))
        return tl::unexpected(
            Problem{.what = CommandWords::tr("--decimals must be comma or point.")});
    return choice;
}

Result<QString> phonePrefixFrom(const QCommandLineParser &parser)
{
    static constexpr qsizetype mostDigits = 3;
    auto prefix = parser.value(u"phone-prefix"_s);
    if (prefix.startsWith(u'+'))
        prefix.remove(0, 1);
    const bool isNumber =
        std::ranges::all_of(prefix, [](QChar sign) { return sign >= u'0' && sign <= u'9'; });
    if (!isNumber || prefix.size() > mostDigits
        || (parser.isSet(u"phone-prefix"_s) && prefix.isEmpty()))
        return tl::unexpected(Problem{
            .what = CommandWords::tr("--phone-prefix must be a country code, such as 34.")});
    return prefix;
}

void addMostBlankedOption(QCommandLineParser &parser)
{
    parser.addOption({u"max-blanked"_s,
                      CommandWords::tr("Stop if blank cells would erase more than N values. "
                                       "Default with a recipe: its limit, or 0."),
                      u"N"_s});
}

Result<std::optional<qint64>> limitFrom(const QCommandLineParser &parser, const QString &name)
{
    if (!parser.isSet(name))
        return std::nullopt;
    bool isNumber = false;
    const auto number = parser.value(name).toLongLong(&isNumber);
    if (!isNumber || number < 0)
        return tl::unexpected(Problem{
            .what =
                CommandWords::tr("--%1 takes a number, not “%2”.").arg(name, parser.value(name))});
    return number;
}

void addImportOptions(QCommandLineParser &parser, bool sends)
{
    parser.addPositionalArgument(
        u"FILE"_s, CommandWords::tr("Table: CSV or a spreadsheet, also zipped or gzipped."));
    addReadingOptions(parser);
    parser.addOption(
        {u"type"_s, CommandWords::tr("contacts, products or coupons."), CommandWords::tr("type")});
    parser.addOption({u"recipe"_s,
                      CommandWords::tr("Use the settings in this file, saved from the window."),
                      CommandWords::tr("recipe")});
    addRepairOptions(parser);
    if (!sends)
        return;
    parser.addOption(
        {u"existing"_s,
         CommandWords::tr(
             "What to do with existing records: leave, overwrite or fill (empty fields only)."),
         CommandWords::tr("value")});
    parser.addOption({u"coupon-set"_s, CommandWords::tr("Coupon set that receives the codes."),
                      CommandWords::tr("ID")});
    parser.addOption(
        {u"all-or-nothing"_s, CommandWords::tr("Send nothing if any row is invalid.")});
    parser.addOption({u"max-rejects"_s, CommandWords::tr("Stop if more than N rows are invalid."),
                      CommandWords::tr("count")});
    addMostBlankedOption(parser);
    parser.addOption(
        {u"known"_s,
         CommandWords::tr("Table of existing contacts to compare with. Default: the offline copy "
                          "or the newest contact export on this computer."),
         CommandWords::tr("table")});
    parser.addOption(
        {u"look-up"_s,
         CommandWords::tr("Look up all records first and compare the rows with them.")});
    parser.addOption(
        {u"dry-run"_s,
         CommandWords::tr("Check everything and show the effect on every record without sending "
                          "anything.")});
}

static Result<imports::Recipe> recipeIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(Problem{.what = CommandWords::tr("%1 cannot be read.").arg(path),
                                      .why = file.errorString()});
    return imports::readRecipe(path, imports::RecipeKind::Import);
}

static Result<importcheck::Policy> policyOf(const QString &word)
{
    if (word == "leave"_L1)
        return importcheck::Policy::LeaveExisting;
    if (word == "overwrite"_L1)
        return importcheck::Policy::Overwrite;
    if (word == "fill"_L1)
        return importcheck::Policy::FillEmpty;
    return tl::unexpected(
        Problem{.what = CommandWords::tr("--existing must be leave, overwrite or fill.")});
}

// Command line options take precedence over the recipe.
static Result<void> readSettings(const QCommandLineParser &parser, ImportQuestion &question)
{
    auto &settings = question.settings;
    if (parser.isSet(u"type"_s)) {
        const auto kind = importcheck::kindOf(parser.value(u"type"_s));
        if (!kind)
            return tl::unexpected(
                Problem{.what = CommandWords::tr("--type must be contacts, products or coupons.")});
        settings.kind = *kind;
    } else if (!question.recipe) {
        return tl::unexpected(
            Problem{.what = CommandWords::tr("Specify the type of data with --type.")});
    }
    if (parser.isSet(u"phone-prefix"_s)) {
        const auto prefix = phonePrefixFrom(parser);
        if (!prefix)
            return tl::unexpected(prefix.error());
        settings.phonePrefix = *prefix;
    }
    if (parser.optionNames().contains(u"existing"_s)) {
        const auto policy = policyOf(parser.value(u"existing"_s));
        if (!policy)
            return tl::unexpected(policy.error());
        settings.policy = *policy;
    }
    if (parser.optionNames().contains(u"coupon-set"_s))
        settings.couponSetId = parser.value(u"coupon-set"_s);
    if (parser.optionNames().contains(u"all-or-nothing"_s))
        settings.holdBack = false;
    return {};
}

Result<ImportQuestion> importQuestionFrom(const QCommandLineParser &parser)
{
    ImportQuestion question;
    if (parser.positionalArguments().size() != 1)
        return tl::unexpected(Problem{.what = CommandWords::tr("Specify one file.")});
    question.file = parser.positionalArguments().constFirst();
    if (parser.isSet(u"recipe"_s)) {
        auto recipe = recipeIn(parser.value(u"recipe"_s));
        if (!recipe)
            return tl::unexpected(recipe.error());
        question.recipe = std::move(*recipe);
        question.settings = question.recipe->settings;
    } else {
        // Existing records are not changed unless requested.
        question.settings.policy = importcheck::Policy::LeaveExisting;
    }
    if (const auto read = readSettings(parser, question); !read)
        return tl::unexpected(read.error());
    if (question.recipe)
        question.recipe->settings = question.settings;
    const auto repair = repairChoiceFrom(parser);
    const auto reading = readingFrom(parser);
    if (!repair || !reading)
        return tl::unexpected(repair ? reading.error() : repair.error());
    if (const auto there = checkSheet(question.file, *reading); !there)
        return tl::unexpected(there.error());
    question.repair = *repair;
    question.reading = *reading;
    const auto names = parser.optionNames();
    question.dryRun = names.contains(u"dry-run"_s);
    question.looksUp = names.contains(u"look-up"_s);
    if (names.contains(u"known"_s))
        question.known = parser.value(u"known"_s);
    if (names.contains(u"max-rejects"_s)) {
        bool isNumber = false;
        question.mostRejects = parser.value(u"max-rejects"_s).toLongLong(&isNumber);
        if (!isNumber || *question.mostRejects < 0)
            return tl::unexpected(
                Problem{.what = CommandWords::tr("--max-rejects must be a whole number.")});
    }
    if (names.contains(u"max-blanked"_s)) {
        const auto limit = limitFrom(parser, u"max-blanked"_s);
        if (!limit)
            return tl::unexpected(limit.error());
        question.mostBlanked = *limit;
    }
    return question;
}

} // namespace storedesk::cli
