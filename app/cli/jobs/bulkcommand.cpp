// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobcommands.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/definitions.h"
#include "app/cli/account/filecommand.h"
#include "app/cli/account/storeidentity.h"
#include "app/cli/imports/importcheck.h"
#include "app/cli/jobs/bulkquestion.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/jobwatch/jobcopies.h"
#include "app/cli/jobwatch/jobwatch.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "account/contactmirrorcleaner.h"
#include "api/session.h"
#include "imports/bulkrecipe.h"
#include "imports/bulkrows.h"
#include "jobs/bulkkind.h"
#include "jobs/bulkmatching.h"
#include "jobs/bulktable.h"
#include "jobs/jobestimate.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;
using journal::RowState;

namespace {

// One run of "bulk", which checks the table, stores it as a job and runs the job.
class BulkCommand final
{
public:
    BulkCommand(BulkQuestion question, CommandAccount account, QString temporaryFolder)
        : m_question(std::move(question))
        , m_account(std::move(account))
        , m_temporaryFolder(std::move(temporaryFolder))
        , m_folder(m_account.jobs)
    { }

    [[nodiscard]] int exec()
    {
        QObject listener;
        JobWatch *watch = nullptr;
        onInterrupt(&listener, [&watch] { watch ? watch->interrupt() : cancelNow(); });
        api::Session session(m_account.connection, m_clock);
        const account::ContactMirrorCleaner copied(session, m_account.folder(), m_clock);
        if (const auto made = makeReportsFolder(m_question.reports); !made)
            return fail(made.error());
        // A dry run checks the rows in a folder that cannot be mistaken for a job folder.
        const QTemporaryDir scratch(QDir(m_temporaryFolder).filePath(u"dry-run-XXXXXX"_s));
        auto draft =
            plan(session, m_question.dryRun ? journal::JobFolder(scratch.path()) : m_folder);
        if (!draft)
            return fail(draft.error());
        const auto id = (*draft)->id();
        const int stopped = checkLimits((*draft)->journal().head());
        if (stopped != Done || m_question.dryRun)
            return stopped;
        if (const auto complete = (*draft)->complete(); !complete)
            return fail(complete.error());
        JobCopies copies(m_account, m_clock);
        auto job = copies.open(m_folder, id, session);
        if (!job)
            return fail(job.error());
        JobWatch running(**job, session.client(),
                         {.reports = m_question.reports, .asJson = m_question.asJson});
        watch = &running;
        return running.exec();
    }

private:
    [[nodiscard]] int fail(const Problem &problem) const
    {
        complain(problem, m_question.asJson);
        return m_failure;
    }

    // Every row is stored before the first one is sent.
    [[nodiscard]] Result<std::unique_ptr<jobs::JobDraft>> plan(api::Session &session,
                                                               const journal::JobFolder &folder)
    {
        base::Progress progress;
        // If options name columns, the table must have a header.
        const bool namesColumns =
            m_question.recipe || !m_question.keyColumn.isEmpty() || !m_question.fields.isEmpty();
        const auto table = jobs::BulkTable::open(
            m_question.file, m_question.reading, m_temporaryFolder, progress,
            namesColumns ? catalogue::FieldSet() : jobs::keyRules(*m_question.operation));
        if (!table)
            return tl::unexpected(table.error());
        if (table->unusable) {
            m_failure = StoppedByGuard;
            return tl::unexpected(*table->unusable);
        }
        const auto definitions = definitionsFor(*m_question.operation, m_question.within, session);
        if (!definitions)
            return tl::unexpected(definitions.error());
        auto matching = matchingOf(m_question, table->columns, *definitions);
        if (!matching)
            return tl::unexpected(matching.error());
        if (!matching->unmatched.isEmpty())
            return tl::unexpected(Problem{
                .what = CommandWords::tr("These columns match no field: %1.")
                            .arg(matching->unmatched.join(u", "_s)),
                .next = CommandWords::tr("Map them with --field, or skip them with --ignore.")});
        const auto prepare = checkedRows(*table, matching->plan, session);
        if (!prepare)
            return tl::unexpected(prepare.error());
        matching->plan.monthFirst.clear();
        const auto title =
            u"%1 · %2"_s.arg(titleOf(*m_question.operation), QFileInfo(m_question.file).fileName());
        const auto target =
            m_question.dryRun ? folder : withStoreIdentity(folder, session, m_clock);
        auto draft = jobs::Job::begin(target, target.newId(m_clock), title, matching->plan,
                                      table->columns, m_clock);
        if (!draft)
            return draft;
        auto &journal = (*draft)->journal();
        const auto loaded =
            table->load(jobs::RowMaker(matching->plan), journal, progress, *prepare);
        if (!loaded)
            return tl::unexpected(loaded.error());
        if (const auto told = printBlankedCells(journal, matching->plan); !told)
            return tl::unexpected(told.error());
        printRejectedRows(journal);
        return draft;
    }

    // Checks and repairs the rows like an import, and reports the findings.
    [[nodiscard]] Result<jobs::RowPreparation>
    checkedRows(const jobs::BulkTable &table, const jobs::BulkPlan &plan, api::Session &session)
    {
        ImportQuestion rows{
            .file = m_question.file,
            .reading = m_question.reading,
            .settings = {.fixed = imports::fixedColumnsOf(plan, table.columns.size()),
                         .phonePrefix = m_question.phonePrefix},
            .repair = m_question.repair,
            .asJson = m_question.asJson};
        rows.reading.header = table.opened.dialect.header;
        if (imports::needsStoreDomains(*rows.settings.fixed)) {
            const auto domains = storeDomains(session);
            if (!domains)
                return tl::unexpected(domains.error());
            rows.settings.storeDomains = *domains;
        }
        if (m_question.recipe)
            rows.recipe = imports::repairsOf(*m_question.recipe, rows.settings);
        const auto draft = checkedDraft(rows, m_clock, m_temporaryFolder);
        if (!draft)
            return tl::unexpected(draft.error());
        printFaults(**draft, m_question.asJson);
        return imports::preparationOf(**draft);
    }

    // Reports how many fields will be cleared by blank cells.
    [[nodiscard]] Result<void> printBlankedCells(journal::Journal &journal,
                                                 const jobs::BulkPlan &plan)
    {
        const auto cells = jobs::clearedCells(journal, plan);
        if (!cells)
            return tl::unexpected(cells.error());
        m_blanked = *cells;
        if (*cells > 0 && m_question.asJson)
            printJson({{u"blankCells"_s, *cells}});
        else if (*cells > 0)
            printLine(CommandWords::tr("%L1 blank cells will clear fields of existing records")
                          .arg(*cells));
        return {};
    }

    void printRejectedRows(journal::Journal &journal) const
    {
        const auto reasons = journal.rows().reasons();
        for (const auto &reason : reasons ? *reasons : std::vector<journal::RowReason>()) {
            if (m_question.asJson)
                printJson({{u"reason"_s, reason.text}, {u"rows"_s, reason.rows}});
            else
                complain(CommandWords::tr("%Ln row(s) will not be sent: %1", nullptr,
                                          static_cast<int>(reason.rows))
                             .arg(reason.text));
        }
    }

    void printPlan(const journal::JobHead &head) const
    {
        const auto sent = head.rows() - head.counts[RowState::NotSent];
        const auto plan = jobs::bulkPlanOf(head.outline);
        const auto estimate = jobs::estimateOf(plan.value_or(jobs::BulkPlan()), sent,
                                               QFileInfo(m_question.file).size(),
                                               m_account.connection.requestsPerMinute);
        if (m_question.asJson && m_question.dryRun) {
            auto line = jsonOf(head.outline.id, journal::balanceOf(head));
            line.insert(u"calls"_s, estimate.calls);
            if (estimate.time)
                line.insert(u"seconds"_s, qint64(estimate.time->count()));
            if (estimate.import) {
                line.insert(u"imports"_s, estimate.import->files);
                line.insert(u"importSeconds"_s, qint64(estimate.import->time.count()));
            }
            printJson(line);
        } else if (!m_question.asJson) {
            printLine(CommandWords::tr("%L1 rows, %L2 to send").arg(head.rows()).arg(sent));
            printLine(textOf(estimate));
        }
    }

    [[nodiscard]] int checkLimits(const journal::JobHead &head) const
    {
        const auto refused = head.counts[RowState::NotSent];
        printPlan(head);
        const auto plan = jobs::bulkPlanOf(head.outline);
        if (const auto allowed = jobs::checkCeiling(plan.value_or(jobs::BulkPlan()), head);
            !allowed) {
            complain(allowed.error(), m_question.asJson);
            return StoppedByGuard;
        }
        if (m_question.expectedRows && *m_question.expectedRows != head.rows()) {
            complain({.what = CommandWords::tr("The table has %L1 rows, not %L2.")
                                  .arg(head.rows())
                                  .arg(*m_question.expectedRows),
                      .next = CommandWords::tr("Nothing was sent.")},
                     m_question.asJson);
            return StoppedByGuard;
        }
        if (m_question.mostRejects && refused > *m_question.mostRejects) {
            complain({.what = CommandWords::tr("%L1 rows can't be sent; the limit is %L2.")
                                  .arg(refused)
                                  .arg(*m_question.mostRejects),
                      .next = CommandWords::tr("Nothing was sent.")},
                     m_question.asJson);
            return StoppedByGuard;
        }
        if (const auto reasons = brokenGuards(head.rows(), refused); !reasons.isEmpty()) {
            complain({.what = reasons.join(u' '), .next = CommandWords::tr("Nothing was sent.")},
                     m_question.asJson);
            return StoppedByGuard;
        }
        return m_question.dryRun ? exitCodeOfCheck(head.rows(), refused) : Done;
    }

    // Returns a sentence for each limit of the recipe, and for the limit of erased values, that the
    // rows exceed.
    [[nodiscard]] QStringList brokenGuards(qint64 rows, qint64 refused) const
    {
        const auto guards = m_question.recipe ? m_question.recipe->guards : imports::Guards();
        QStringList reasons;
        if (guards.fewestRows && rows < *guards.fewestRows)
            reasons.append(CommandWords::tr("The table has %L1 rows; the recipe needs %L2.")
                               .arg(rows)
                               .arg(*guards.fewestRows));
        if (guards.mostRows && rows > *guards.mostRows)
            reasons.append(CommandWords::tr("The table has %L1 rows; the limit is %L2.")
                               .arg(rows)
                               .arg(*guards.mostRows));
        if (guards.mostRejects
            && static_cast<double>(refused * 100) > *guards.mostRejects * static_cast<double>(rows))
            reasons.append(CommandWords::tr("%L1 rows can't be sent; the limit is %L2%.")
                               .arg(refused)
                               .arg(*guards.mostRejects));
        if (m_question.mostBlanked && m_blanked > *m_question.mostBlanked)
            reasons.append(CommandWords::tr("Blank cells would erase %L1 values; the limit is %L2.")
                               .arg(m_blanked)
                               .arg(*m_question.mostBlanked));
        return reasons;
    }

    BulkQuestion m_question;
    CommandAccount m_account;
    QString m_temporaryFolder;
    journal::JobFolder m_folder;
    base::SystemClock m_clock;
    // The number of values that blank cells will erase.
    qint64 m_blanked = 0;
    // The exit code if the job cannot be planned.
    int m_failure = WrongUsage;
};

} // namespace

static int runBulk(const Result<BulkQuestion> &question, const QCommandLineParser &parser,
                   const QByteArray &key, bool asJson)
{
    return runFileCommand(
        parser, question, key, asJson,
        [](BulkQuestion question, const CommandWorkspace &workspace) {
            const auto &account = workspace.account;
            if (!question.ceiling && account.mostDeletes > 0)
                question.ceiling = account.mostDeletes;
            return BulkCommand(question, account, workspace.temporaryFolder).exec();
        });
}

int bulk(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandWords::tr("Apply one operation to every row of a table: change, create, delete or "
                         "look up a record, or send an event. Each row is stored before it is "
                         "sent, so an interrupted job can be resumed."));
    addBulkOptions(parser);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    addAccountOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "bulk"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    return runBulk(bulkQuestionFrom(parser), parser, key, wantsJson(arguments));
}

int bulkWith(const imports::Recipe &recipe, const QCommandLineParser &parser, const QByteArray &key)
{
    auto question = bulkQuestionOf(recipe, parser.value(u"file"_s));
    question.dryRun = parser.isSet(u"dry-run"_s);
    const auto blanked = mostBlankedFrom(parser);
    const auto rejects = mostRejectsFrom(parser);
    for (const auto *number : {&blanked, &rejects}) {
        if (!*number)
            return runBulk(tl::unexpected(number->error()), parser, key, parser.isSet(u"json"_s));
    }
    if (*blanked)
        question.mostBlanked = *blanked;
    if (*rejects)
        question.mostRejects = *rejects;
    return runBulk(question, parser, key, parser.isSet(u"json"_s));
}

} // namespace storedesk::cli
