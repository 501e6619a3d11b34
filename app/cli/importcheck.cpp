// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck.h"

#include "command.h"
#include "commandwords.h"
#include "exitcode.h"
#include "output.h"

#include "base/clock.h"
#include "base/privatefolder.h"
#include "imports/importforecast.h"

#include <QCommandLineParser>
#include <QEventLoop>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using imports::Action;
using imports::ImportDraft;

// Turns the event loop until the draft has come to rest.
static void await(ImportDraft &draft)
{
    QEventLoop loop;
    const auto busy = [&draft] {
        return draft.state() == ImportDraft::State::Reading
            || draft.state() == ImportDraft::State::Checking;
    };
    QObject::connect(&draft, &ImportDraft::changed, &loop, [&] {
        if (!busy())
            loop.quit();
    });
    if (busy())
        loop.exec();
}

// What changes no meaning: forms of dates, numbers, phones and addresses.
static bool losesNothing(Action action)
{
    switch (action) {
    case Action::Trim:
    case Action::Phone:
    case Action::IsoDate:
    case Action::PlainNumber:
    case Action::StripZeros:
    case Action::SingleAt:
    case Action::CleanEmail:
    case Action::AddScheme:
    case Action::RemoveRepeats:
        return true;
    default:
        return false;
    }
}

static void repairAll(ImportDraft &draft)
{
    const auto groups = draft.result().groups;
    for (const auto &group : groups) {
        if (!group.fixes.empty() && losesNothing(group.fixes.front().action))
            draft.apply(group.fixes.front());
    }
    await(draft);
}

std::unique_ptr<ImportDraft> checkedDraft(const ImportQuestion &question, const base::Clock &clock,
                                          const QString &temporaryFolder)
{
    auto draft = std::make_unique<ImportDraft>(
        clock, ImportDraft::Places{.temporary = temporaryFolder, .memory = {}});
    draft->setSettings(question.settings);
    draft->openFile(question.file);
    await(*draft);
    if (draft->state() == ImportDraft::State::Read && question.recipe)
        question.recipe->applyTo(*draft);
    else if (draft->state() == ImportDraft::State::Read)
        draft->check();
    await(*draft);
    if (draft->state() == ImportDraft::State::Checked && question.repair)
        repairAll(*draft);
    if (draft->state() == ImportDraft::State::Checked)
        return draft;
    const auto why = draft->missing();
    complain(draft->problem().what.isEmpty() ? base::Problem{.what = why} : draft->problem(),
             question.asJson);
    return nullptr;
}

std::optional<qint64> blankedBy(const ImportDraft &draft, const QString &known,
                                const base::Clock &clock)
{
    if (known.isEmpty())
        return std::nullopt;
    imports::ImportForecast forecast(clock);
    QEventLoop loop;
    QObject::connect(&forecast, &imports::ImportForecast::changed, &loop, [&] {
        if (!forecast.isRunning())
            loop.quit();
    });
    forecast.start(draft, known);
    if (forecast.isRunning())
        loop.exec();
    return forecast.prediction() ? std::optional(forecast.prediction()->blanked) : std::nullopt;
}

static QString columnText(const ImportDraft &draft, int column)
{
    const auto &one = draft.columns()[static_cast<std::size_t>(column)];
    return u"%1 → %2"_s.arg(one.name, one.target);
}

void tellCheck(const ImportDraft &draft, bool asJson)
{
    const auto &result = draft.result();
    if (asJson)
        printJson({{u"rows"_s, result.rows},
                   {u"good"_s, result.good},
                   {u"toFix"_s, result.toFix},
                   {u"warnings"_s, result.warned},
                   {u"leftOut"_s, result.leftOut}});
    else
        printLine(CommandWords::tr("%L1 rows: %L2 good, %L3 to fix, %L4 left out")
                      .arg(result.rows)
                      .arg(result.good)
                      .arg(result.toFix)
                      .arg(result.leftOut));
    for (const auto &group : result.groups) {
        const auto title = imports::titleOf(group.kind);
        if (asJson)
            printJson({{u"fault"_s, title},
                       {u"column"_s, draft.columns()[static_cast<std::size_t>(group.column)].name},
                       {u"cells"_s, group.cells},
                       {u"example"_s, group.example}});
        else
            printLine(CommandWords::tr("%L1 × %2 (%3), for example “%4”")
                          .arg(group.cells)
                          .arg(title, columnText(draft, group.column), group.example.left(60)));
    }
    QStringList left;
    for (const auto &column : draft.columns()) {
        if (column.target.isEmpty())
            left.append(column.name);
    }
    if (!left.isEmpty() && !asJson)
        printLine(CommandWords::tr("Not imported: %1").arg(left.join(u", "_s)));
}

int checkFile(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Checks every row of a table against the rules of an import. Asks nobody: "
                         "fields that an account made for itself are not known."));
    addImportOptions(parser, false);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print the figures as JSON lines."));
    parser.addOption({u"data-dir"_s, CommandWords::tr("Keep everything below this folder."),
                      CommandWords::tr("folder")});
    int exitCode = Done;
    if (!understand(parser, "check"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    auto question = importQuestionFrom(parser);
    const auto places = base::placesOf(parser.value(u"data-dir"_s));
    const auto made =
        question ? base::makePrivateFolder(places.temporary) : tl::unexpected(question.error());
    if (!made) {
        complain(made.error(), wantsJson(arguments));
        return WrongUsage;
    }
    question->asJson = wantsJson(arguments);
    if (question->settings.kind == imports::Kind::Coupons)
        question->settings.couponSetId = u"-"_s; // any set will do
    const base::SystemClock clock;
    const auto draft = checkedDraft(*question, clock, places.temporary);
    if (!draft)
        return WrongUsage;
    tellCheck(*draft, question->asJson);
    return draft->result().toFix > 0 ? SomeRowsFailed : Done;
}

} // namespace storedesk::cli
