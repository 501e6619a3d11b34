// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/importcheck.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/definitions.h"
#include "app/cli/imports/importcommands.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/output.h"

#include "api/session.h"
#include "base/clock.h"
#include "base/privatefolder.h"
#include "csv/rowreader.h"

#include <QCommandLineParser>
#include <QEventLoop>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using importcheck::Action;
using imports::ImportDraft;

// Runs the event loop until the draft is idle.
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

// Returns the group's repair if it is unambiguous, otherwise the one chosen in the arguments. Null
// if there is none or if it would lose data.
static const importcheck::Repair *repairOf(const importcheck::FaultGroup &group,
                                           const RepairChoice &choice)
{
    if (group.repairs.empty() || !importcheck::losesNothing(group.repairs.front().action))
        return nullptr;
    if (!group.ambiguous)
        return &group.repairs.front();
    const auto found = std::ranges::find_if(group.repairs, [&](const importcheck::Repair &repair) {
        return !repair.text.isEmpty()
            && repair.text == (repair.action == Action::IsoDate ? choice.dates : choice.decimals);
    });
    return found == group.repairs.end() ? nullptr : &*found;
}

static void repairAll(ImportDraft &draft, const RepairChoice &choice)
{
    const auto groups = draft.result().groups;
    for (const auto &group : groups) {
        if (const auto *repair = repairOf(group, choice))
            draft.apply(*repair);
    }
    await(draft);
}

// Also waits until phone numbers have been checked, so that invalid ones are reported.
static void awaitPhones(ImportDraft &draft)
{
    QEventLoop loop;
    QObject::connect(&draft, &ImportDraft::changed, &loop, [&] {
        if (!draft.looksAtPhones())
            loop.quit();
    });
    if (draft.looksAtPhones())
        loop.exec();
}

base::Result<std::unique_ptr<ImportDraft>> checkedDraft(const ImportQuestion &question,
                                                        const base::Clock &clock,
                                                        const QString &temporaryFolder,
                                                        int *exitCode)
{
    auto draft = std::make_unique<ImportDraft>(
        clock,
        ImportDraft::Places{
            .temporary = temporaryFolder, .memory = {}, .sentCodes = question.sentCodes});
    draft->setSettings(question.settings);
    draft->openFile(question.file, question.reading);
    await(*draft);
    if (draft->state() == ImportDraft::State::Read && question.recipe)
        question.recipe->applyTo(*draft);
    else if (draft->state() == ImportDraft::State::Read)
        draft->check();
    await(*draft);
    if (draft->state() == ImportDraft::State::Checked && question.repair.wanted)
        repairAll(*draft, question.repair);
    if (draft->state() == ImportDraft::State::Checked) {
        awaitPhones(*draft);
        return draft;
    }
    const auto why = draft->missing();
    if (exitCode)
        *exitCode = draft->unusable() ? StoppedByGuard : WrongUsage;
    return tl::unexpected(draft->problem().what.isEmpty() ? base::Problem{.what = why}
                                                          : draft->problem());
}

base::Result<void> readAccountFields(ImportQuestion &question, api::Session &session)
{
    auto &settings = question.settings;
    if (settings.kind == importcheck::ImportKind::Contacts) {
        const auto fields = definitionsFor(
            catalogue::operation(catalogue::OperationId::PatchContactByEmail), {}, session);
        if (!fields)
            return tl::unexpected(fields.error());
        settings.contactFields = fields->toArray();
    } else if (settings.kind == importcheck::ImportKind::Products) {
        const auto domains = storeDomains(session);
        if (!domains)
            return tl::unexpected(domains.error());
        settings.storeDomains = *domains;
    } else if (!settings.couponSetId.isEmpty()) {
        settings.sentCodes = std::make_shared<const importcheck::CodePrints>(
            importcheck::SentCodes(question.sentCodes).of(settings.couponSetId));
    }
    return {};
}

static QString columnText(const ImportDraft &draft, int column)
{
    const auto &one = draft.columns()[static_cast<std::size_t>(column)];
    return u"%1 → %2"_s.arg(one.name, one.target);
}

// Returns the lines in the file at which the group's rows begin, up to a limit.
static QList<qint64> linesOf(const ImportDraft &draft, const importcheck::FaultGroup &group,
                             std::size_t most)
{
    const auto &source = draft.table()->source;
    csv::RowReader reader(source.file, source.index, source.dialect);
    const auto rows = draft.result().rowsOf({.which = importcheck::RowChoice::Which::Group,
                                             .kind = group.kind,
                                             .column = group.column});
    QList<qint64> lines;
    for (std::size_t at = 0; at < std::min(rows.size(), most); ++at)
        lines.append(reader.line(rows[at]));
    return lines;
}

static void printFaultGroup(const ImportDraft &draft, const importcheck::FaultGroup &group,
                            bool asJson)
{
    static constexpr std::size_t mostInText = 10;
    static constexpr std::size_t mostInJson = 10'000;
    const auto title = importcheck::titleOf(group.kind, draft.settings().storeDomains);
    const auto lines = linesOf(draft, group, asJson ? mostInJson : mostInText);
    if (asJson) {
        QJsonArray numbers;
        for (const auto line : lines)
            numbers.append(line);
        const auto &column = draft.columns()[static_cast<std::size_t>(group.column)];
        printJson({{u"fault"_s, title},
                   {u"column"_s, importcheck::isOfRow(group.kind) ? QString() : column.name},
                   {u"cells"_s, group.cells},
                   {u"example"_s, group.example},
                   {u"warning"_s, importcheck::isWarning(group.kind)},
                   {u"ambiguous"_s, group.ambiguous},
                   {u"lines"_s, numbers}});
        return;
    }
    const auto where = importcheck::isOfRow(group.kind) ? CommandWords::tr("whole row")
                                                        : columnText(draft, group.column);
    printLine(CommandWords::tr("%L1 × %2 (%3), for example “%4”")
                  .arg(group.cells)
                  .arg(title, where, group.example.left(60).simplified()));
    QStringList numbers;
    for (const auto line : lines)
        numbers.append(QString::number(line));
    const auto more = group.cells - lines.size();
    printLine(
        more > 0
            ? CommandWords::tr("    Lines %1 and %L2 more").arg(numbers.join(u", "_s)).arg(more)
            : CommandWords::tr("    Lines %1").arg(numbers.join(u", "_s)));
    if (group.ambiguous)
        printLine(
            CommandWords::tr("    These are ambiguous: --repair needs --dates or --decimals."));
}

static void printBlankedCells(const ImportDraft &draft, bool asJson)
{
    const auto &settings = draft.settings();
    if (settings.kind == importcheck::ImportKind::Coupons
        || settings.policy != importcheck::Policy::Overwrite || draft.result().blanks.empty())
        return;
    qint64 cells = 0;
    QJsonObject columns;
    QStringList names;
    for (const auto &blank : draft.result().blanks) {
        const auto &column = draft.columns()[static_cast<std::size_t>(blank.column)];
        cells += blank.cells;
        columns.insert(column.target, blank.cells);
        names.append(CommandWords::tr("%1 (%L2)", "column, how many blank cells")
                         .arg(column.name)
                         .arg(blank.cells));
    }
    if (asJson)
        printJson({{u"blankCells"_s, cells}, {u"columns"_s, columns}});
    else
        printLine(CommandWords::tr("%L1 blank cells will erase the values of existing records: %2")
                      .arg(cells)
                      .arg(names.join(u", "_s)));
}

void printFaults(const ImportDraft &draft, bool asJson)
{
    for (const auto &group : draft.result().groups)
        printFaultGroup(draft, group, asJson);
}

void reportCheck(const ImportDraft &draft, bool asJson)
{
    const auto &result = draft.result();
    if (asJson)
        printJson({{u"rows"_s, result.rows},
                   {u"good"_s, result.good},
                   {u"toFix"_s, result.faulty},
                   {u"warnings"_s, result.warned},
                   {u"leftOut"_s, result.leftOut}});
    else
        printLine(CommandWords::tr("%L1 rows: %L2 valid, %L3 to fix, %L4 excluded")
                      .arg(result.rows)
                      .arg(result.good)
                      .arg(result.faulty)
                      .arg(result.leftOut));
    printFaults(draft, asJson);
    printBlankedCells(draft, asJson);
    QStringList left;
    for (const auto &column : draft.columns()) {
        if (column.target.isEmpty())
            left.append(column.name);
    }
    if (!left.isEmpty() && !asJson)
        printLine(CommandWords::tr("Not imported: %1").arg(left.join(u", "_s)));
}

// Reads the account's own fields if the user asks for them.
static base::Result<void> readFieldsFor(ImportQuestion &question, const QCommandLineParser &parser,
                                        const QByteArray &key, base::Clock &clock)
{
    if (!parser.isSet(u"online"_s) && !parser.isSet(u"profile"_s))
        return {};
    const auto account = accountFor(parser, key);
    if (!account)
        return tl::unexpected(account.error());
    api::Session session(account->connection, clock);
    return readAccountFields(question, session);
}

int checkFile(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Check every row of a table against the import rules. Works offline, so "
                         "an account's custom fields are unknown without --online."));
    addImportOptions(parser, false);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    parser.addOption(
        {u"online"_s,
         CommandWords::tr("Load the account's custom fields first. Implied by --profile.")});
    addAccountOptions(parser);
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
    // A check does not depend on the coupon set, so any ID will do.
    if (question->settings.kind == importcheck::ImportKind::Coupons)
        question->settings.couponSetId = u"-"_s;
    base::SystemClock clock;
    if (const auto read = readFieldsFor(*question, parser, key, clock); !read) {
        complain(read.error(), question->asJson);
        return WrongUsage;
    }
    const auto draft = checkedDraft(*question, clock, places.temporary, &exitCode);
    if (!draft) {
        complain(draft.error(), question->asJson);
        return exitCode;
    }
    reportCheck(**draft, question->asJson);
    return exitCodeOfCheck((*draft)->result().rows, (*draft)->result().faulty);
}

} // namespace storedesk::cli
