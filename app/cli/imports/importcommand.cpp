// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/importcommands.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/filecommand.h"
#include "app/cli/account/storeidentity.h"
#include "app/cli/exports/exportrun.h"
#include "app/cli/imports/importcheck.h"
#include "app/cli/imports/importcomparison.h"
#include "app/cli/imports/importreport.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/jobwatch/jobwatch.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "api/session.h"
#include "imports/importlaunch.h"

#include <QCommandLineParser>
#include <QJsonArray>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using imports::ImportDraft;

namespace {

// One run of "import", which checks the file, stores it as a job, sends it and watches it until it
// ends.
class ImportCommand final
{
public:
    ImportCommand(ImportQuestion question, CommandAccount account, QString temporaryFolder)
        : m_question(std::move(question))
        , m_temporaryFolder(std::move(temporaryFolder))
        , m_folder(account.jobs)
        , m_session(account.connection, m_clock)
        , m_comparison(m_session, m_clock,
                       {.account = account.folder(), .exports = exportPlacesOf(account).exports})
    {
        onInterrupt(&m_listener, [this] { m_watch ? m_watch->interrupt() : cancelNow(); });
    }
    Q_DISABLE_COPY_MOVE(ImportCommand)

    [[nodiscard]] int exec()
    {
        if (const auto read = readAccountFields(m_question, m_session); !read)
            return fail(read.error());
        int exitCode = Done;
        const auto draft = checkedDraft(m_question, m_clock, m_temporaryFolder, &exitCode);
        if (!draft) {
            complain(draft.error(), m_question.asJson);
            return exitCode;
        }
        reportCheck(**draft, m_question.asJson);
        if (const auto compared = compare(**draft); !compared)
            return fail(compared.error());
        if (m_question.dryRun && (*draft)->settings().kind != importcheck::ImportKind::Coupons)
            m_comparison.report(m_question.asJson);
        if (const int stopped = checkGuards(**draft); stopped != Done)
            return stopped;
        if (m_question.dryRun)
            return exitCodeOfCheck((*draft)->result().rows, (*draft)->result().faulty);
        return send(**draft);
    }

private:
    // The import does not depend on tables that the user did not name.
    [[nodiscard]] base::Result<void> compare(ImportDraft &draft)
    {
        if (draft.settings().kind == importcheck::ImportKind::Coupons)
            return {};
        if (m_question.looksUp)
            return m_comparison.lookUp(draft);
        auto compared = m_comparison.compare(draft, m_question.known);
        if (compared || !m_question.known.isEmpty())
            return compared;
        complain(compared.error(), m_question.asJson);
        return {};
    }

    [[nodiscard]] int fail(const Problem &problem) const
    {
        complain(problem, m_question.asJson);
        return WrongUsage;
    }

    [[nodiscard]] int checkGuards(const ImportDraft &draft) const
    {
        const auto &recipe = m_question.recipe;
        auto guards = recipe ? imports::unattendedGuards(*recipe) : imports::Guards();
        if (m_question.mostBlanked)
            guards.mostBlanked = m_question.mostBlanked;
        const auto &effects = m_comparison.effects();
        const auto erased = imports::erasedValues(draft, effects ? &effects->prediction : nullptr);
        auto broken =
            imports::brokenGuards(guards, draft, recipe ? &recipe->matching : nullptr, erased);
        if (const auto why = imports::ImportLaunch::missing(draft); !why.isEmpty())
            broken.append(why);
        if (m_question.mostRejects && draft.result().faulty > *m_question.mostRejects)
            broken.append(CommandWords::tr("%L1 rows can't be sent; the limit is %L2.")
                              .arg(draft.result().faulty)
                              .arg(*m_question.mostRejects));
        for (const auto &why : broken)
            complain({.what = why, .next = CommandWords::tr("Nothing was sent.")},
                     m_question.asJson);
        const bool isUsualLimit =
            recipe && !m_question.mostBlanked && !recipe->guards.mostBlanked && guards.mostBlanked;
        if (isUsualLimit && erased != 0)
            complain({.what = CommandWords::tr("To allow erased values, use --max-blanked or set a "
                                               "limit in the recipe.")},
                     m_question.asJson);
        return broken.isEmpty() ? Done : StoppedByGuard;
    }

    void warnAboutUndo(const ImportDraft &draft) const
    {
        if (m_comparison.effects() || draft.settings().kind == importcheck::ImportKind::Coupons)
            return;
        complain({.what = CommandWords::tr("The rows were not compared with existing records, so "
                                           "this import can't be undone."),
                  .next = CommandWords::tr("To compare them first, use --look-up.")},
                 m_question.asJson);
    }

    [[nodiscard]] int send(const ImportDraft &draft)
    {
        warnAboutUndo(draft);
        base::Progress progress;
        const auto target = withStoreIdentity(m_folder, m_session, m_clock);
        const auto id = imports::writerOf(draft, target, m_clock, m_comparison.effects())(progress);
        if (!id)
            return fail(id.error());
        auto job = jobs::Job::open(m_folder, *id, m_session, m_clock);
        if (!job)
            return fail(job.error());
        int code = Done;
        bool ended = false;
        {
            JobWatch running(**job, m_session.client(),
                             {.asJson = m_question.asJson, .printsSum = false});
            m_watch = &running;
            code = running.exec();
            ended = running.ended();
            m_watch = nullptr;
        }
        job->reset();
        return reportImport(m_folder, *id, code, ended, m_clock, m_question.asJson);
    }

    ImportQuestion m_question;
    QString m_temporaryFolder;
    journal::JobFolder m_folder;
    base::SystemClock m_clock;
    api::Session m_session;
    ImportComparison m_comparison;
    QObject m_listener;
    JobWatch *m_watch = nullptr;
};

} // namespace

int importFile(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(CommandWords::tr(
        "Check a table, convert it to the format the service requires and import it, in parts if "
        "it is large. Runs as a job, so it can be interrupted and resumed."));
    addImportOptions(parser, true);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    addAccountOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "import"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    return runFileCommand(
        parser, importQuestionFrom(parser), key, wantsJson(arguments),
        [](ImportQuestion question, const CommandWorkspace &workspace) {
            const auto &account = workspace.account;
            question.sentCodes = importcheck::sentCodesFolder(account.folder());
            return ImportCommand(question, account, workspace.temporaryFolder).exec();
        });
}

} // namespace storedesk::cli
