// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/purchasequestion.h"

#include "app/cli/imports/readingoptions.h"
#include "app/cli/terminal/commandwords.h"

#include "imports/recipeshelf.h"
#include "purchases/ordercells.h"
#include "purchases/purchaserecipe.h"

#include <QCommandLineParser>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

static QStringList fieldWords()
{
    QStringList words;
    for (const auto &row : purchases::orderFields())
        words.append(QString(row.word));
    return words;
}

void addCreateMissingOption(QCommandLineParser &parser)
{
    parser.addOption(
        {u"create-missing"_s,
         CommandWords::tr("Create missing contacts or products first, using the data in the file; "
                          "may be repeated. By default, orders that need them are not sent."),
         u"contacts|products"_s});
}

void addPurchaseOptions(QCommandLineParser &parser)
{
    parser.addPositionalArgument(u"FILE"_s,
                                 CommandWords::tr("The shop's order file: CSV, XLSX or ODS."));
    addReadingOptions(parser);
    parser.addOption({u"recipe"_s,
                      CommandWords::tr("Use the settings in this file, saved from the window."),
                      CommandWords::tr("recipe")});
    parser.addOption({u"map"_s,
                      CommandWords::tr("Map a column to this field, or skip the column if the "
                                       "field is empty; may be repeated. Fields: %1.")
                          .arg(fieldWords().join(u", "_s)),
                      u"COLUMN=FIELD"_s});
    parser.addOption(
        {u"repair"_s,
         CommandWords::tr("Fix dates, numbers and spaces where the meaning is clear.")});
    parser.addOption({u"dates"_s,
                      CommandWords::tr("How dates such as 03/04/2026 are written: dmy or mdy. "
                                       "By default, orders with such dates are not sent."),
                      u"ORDER"_s});
    parser.addOption({u"decimals"_s,
                      CommandWords::tr("Decimal separator in numbers such as 1.500: comma or "
                                       "point. By default, orders with such numbers are not sent."),
                      u"SIGN"_s});
    parser.addOption({u"currency"_s,
                      CommandWords::tr("Send only orders in this currency, such as EUR."),
                      u"CODE"_s});
    parser.addOption({u"sale-status"_s,
                      CommandWords::tr("Count orders with this status as sales; may be repeated. "
                                       "By default, orders with an unknown status are not sent."),
                      u"WORD"_s});
    parser.addOption({u"not-sale-status"_s,
                      CommandWords::tr("Leave out orders with this status; may be repeated."),
                      u"WORD"_s});
    parser.addOption(
        {u"accept-differences"_s,
         CommandWords::tr(
             "Send orders whose items don't add up to the total, using the values in the file.")});
    addCreateMissingOption(parser);
    parser.addOption({u"trigger-workflows"_s,
                      CommandWords::tr("Let the purchases start workflows, which may send emails "
                                       "to the buyers.")});
    parser.addOption(
        {u"dry-run"_s, CommandWords::tr("Check and look up everything, send nothing.")});
    parser.addOption({u"max-rejects"_s,
                      CommandWords::tr("Send nothing if more than N orders cannot be sent."),
                      u"N"_s});
    parser.addOption({u"reports"_s, CommandWords::tr("Write reports to this folder."), u"DIR"_s});
}

static Result<void> readForms(const QCommandLineParser &parser, PurchaseQuestion &question)
{
    const auto dates = parser.value(u"dates"_s);
    if (dates == "dmy"_L1)
        question.options.dates = values::DateOrder::DayFirst;
    else if (dates == "mdy"_L1)
        question.options.dates = values::DateOrder::MonthFirst;
    else if (!dates.isEmpty())
        return tl::unexpected(Problem{.what = CommandWords::tr("--dates must be dmy or mdy.")});
    const auto decimals = parser.value(u"decimals"_s);
    if (decimals == "comma"_L1)
        question.options.decimals = values::DecimalSign::Comma;
    else if (decimals == "point"_L1)
        question.options.decimals = values::DecimalSign::Point;
    else if (!decimals.isEmpty())
        return tl::unexpected(
            Problem{.what = CommandWords::tr("--decimals must be comma or point.")});
    if (parser.isSet(u"currency"_s))
        question.options.currency = parser.value(u"currency"_s).toUpper();
    if (!question.options.currency.isEmpty() && !purchases::isCurrency(question.options.currency))
        return tl::unexpected(
            Problem{.what = CommandWords::tr("--currency must be a code such as EUR.")});
    return {};
}

static Result<void> readStatuses(const QCommandLineParser &parser, PurchaseQuestion &question)
{
    purchases::StatusDecisions statuses;
    for (const auto &word : parser.values(u"sale-status"_s))
        statuses.insert(purchases::statusKey(word), true);
    for (const auto &word : parser.values(u"not-sale-status"_s)) {
        const auto key = purchases::statusKey(word);
        if (statuses.value(key, false))
            return tl::unexpected(Problem{
                .what = CommandWords::tr("“%1” is specified both as a sale and as not a sale.")
                            .arg(word),
                .next = CommandWords::tr("Specify each status with either --sale-status or "
                                         "--not-sale-status, not both.")});
        statuses.insert(key, false);
    }
    question.options.statuses.insert(statuses);
    return {};
}

// The options change the settings of the recipe.
static Result<void> applyRecipe(const QCommandLineParser &parser, PurchaseQuestion &question)
{
    if (!parser.isSet(u"recipe"_s))
        return {};
    const auto choices =
        imports::readRecipe(parser.value(u"recipe"_s), imports::RecipeKind::Purchases)
            .and_then(purchases::choicesOf);
    if (!choices)
        return tl::unexpected(choices.error());
    question.recipe = *choices;
    question.options = choices->options;
    question.triggersWorkflows = choices->triggersWorkflows;
    question.createsContacts = choices->createsContacts;
    question.createsProducts = choices->createsProducts;
    question.guards = choices->guards;
    return {};
}

Result<PurchaseQuestion> purchaseQuestionFrom(const QCommandLineParser &parser)
{
    if (parser.positionalArguments().size() != 1)
        return tl::unexpected(Problem{.what = CommandWords::tr("Specify one file.")});
    const auto file = parser.positionalArguments().constFirst();
    const auto reading = readingFrom(parser);
    if (!reading)
        return tl::unexpected(reading.error());
    if (const auto found = checkSheet(file, *reading); !found)
        return tl::unexpected(found.error());
    PurchaseQuestion question{.file = file,
                              .reading = *reading,
                              .map = parser.values(u"map"_s),
                              .dryRun = parser.isSet(u"dry-run"_s),
                              .reports = parser.value(u"reports"_s)};
    if (const auto read = applyRecipe(parser, question); !read)
        return tl::unexpected(read.error());
    question.triggersWorkflows |= parser.isSet(u"trigger-workflows"_s);
    question.options.repair |= parser.isSet(u"repair"_s);
    question.options.acceptDifferences |= parser.isSet(u"accept-differences"_s);
    if (const auto read = readForms(parser, question); !read)
        return tl::unexpected(read.error());
    if (const auto read = readStatuses(parser, question); !read)
        return tl::unexpected(read.error());
    for (const auto &word : parser.values(u"create-missing"_s)) {
        if (word == "contacts"_L1)
            question.createsContacts = true;
        else if (word == "products"_L1)
            question.createsProducts = true;
        else
            return tl::unexpected(Problem{
                .what = CommandWords::tr("--create-missing must be contacts or products.")});
    }
    if (parser.isSet(u"max-rejects"_s)) {
        bool isNumber = false;
        question.mostRejects = parser.value(u"max-rejects"_s).toLongLong(&isNumber);
        if (!isNumber || *question.mostRejects < 0)
            return tl::unexpected(
                Problem{.what = CommandWords::tr("--max-rejects must be a whole number.")});
    }
    return question;
}

Result<purchases::OrderChoices> choicesOf(const PurchaseQuestion &question,
                                          const QStringList &columns)
{
    auto matching = purchases::OrderMatching::proposedFor(columns);
    std::vector<importcheck::ColumnRepair> repairs;
    if (question.recipe) {
        const auto choices = purchases::choicesFor(*question.recipe, columns);
        if (!choices)
            return tl::unexpected(choices.error());
        matching = choices->matching;
        repairs = choices->repairs;
    }
    for (const auto &wish : question.map) {
        const auto at = wish.lastIndexOf(u'=');
        const auto name = wish.left(at);
        const auto word = wish.mid(at + 1);
        const auto column = columns.indexOf(name);
        const auto field = purchases::orderFieldNamed(word);
        if (at < 0 || column < 0)
            return tl::unexpected(
                Problem{.what = CommandWords::tr("The file has no column “%1”.").arg(name),
                        .next = CommandWords::tr("Its columns: %1.").arg(columns.join(u", "_s))});
        if (!field && !word.isEmpty())
            return tl::unexpected(
                Problem{.what = CommandWords::tr("There is no field “%1”.").arg(word),
                        .next = CommandWords::tr("Fields: %1.").arg(fieldWords().join(u", "_s))});
        matching.assign(static_cast<int>(column), field);
    }
    if (const auto missing = matching.missing(); !missing.isEmpty())
        return tl::unexpected(
            Problem{.what = missing,
                    .next = CommandWords::tr("Specify it with --map COLUMN=FIELD. Columns: %1.")
                                .arg(columns.join(u", "_s))});
    return purchases::OrderChoices{.columns = columns,
                                   .matching = matching,
                                   .options = question.options,
                                   .triggersWorkflows = question.triggersWorkflows,
                                   .createsContacts = question.createsContacts,
                                   .createsProducts = question.createsProducts,
                                   .repairs = repairs,
                                   .guards = question.guards};
}

} // namespace storedesk::cli
