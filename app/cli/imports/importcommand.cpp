// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/imports/importcommands.h"

#include "app/cli/account/commandaccount.h"
#include "app/cli/account/definitions.h"
#include "app/cli/account/filecommand.h"
#include "app/cli/account/storeidentity.h"
#include "app/cli/exports/exportrun.h"
#include "app/cli/imports/importcheck.h"
#include "app/cli/imports/importreport.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/jobwatch/jobwatch.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "api/session.h"
#include "catalogue/key.h"
#include "exports/exportregister.h"
#include "imports/importlaunch.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QJsonArray>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using imports::ImportDraft;

// Returns whether the export contains all contacts and not those of a segment.
static bool isOfEverybody(const exports::StoredExport &kept)
{
    const auto filters = kept.plan.body.value(catalogue::key::filters).toObject();
    return kept.plan.kind == u"contacts" && !filters.contains(catalogue::key::segmentId);
}

namespace {

// One run of import: checks the file, stores it as a job, sends it and watches it to its end.
class ImportCommand final
{
public:
    ImportCommand(ImportQuestion question, CommandAccount account, QString temporaryFolder)
        : m_question(std::move(question))
        , m_temporaryFolder(std::move(temporaryFolder))
        , m_folder(account.jobs)
        , m_exports(exportPlacesOf(account).exports)
        , m_session(account.connection, m_clock)
    {
        onInterrupt(&m_listener, [this] { m_watch ? m_watch->interrupt() : cancelNow(); });
    }
    Q_DISABLE_COPY_MOVE(ImportCommand)

    [[nodiscard]] int exec()
    {
        if (const auto read = readAccount(); !read)
            return fail(read.error());
        int exitCode = Done;
        const auto draft = checkedDraft(m_question, m_clock, m_temporaryFolder, &exitCode);
        if (!draft) {
            complain(draft.error(), m_question.asJson);
            return exitCode;
        }
        reportCheck(**draft, m_question.asJson);
        if (const int stopped = checkGuards(**draft); stopped != Done)
            return stopped;
        if (m_question.dryRun)
            return exitCodeOfCheck((*draft)->result().rows, (*draft)->result().faulty);
        return send(**draft);
    }

private:
    // Loads the account data needed for the check: the same as in the desktop program.
    [[nodiscard]] base::Result<void> readAccount()
    {
        auto &settings = m_question.settings;
        if (settings.kind == importcheck::ImportKind::Contacts) {
            const auto fields = definitionsFor(
                catalogue::operation(catalogue::OperationId::PatchContactByEmail), {}, m_session);
            if (!fields)
                return tl::unexpected(fields.error());
            settings.contactFields = fields->toArray();
        } else if (settings.kind == importcheck::ImportKind::Products) {
            const auto domains = storeDomains(m_session);
            if (!domains)
                return tl::unexpected(domains.error());
            settings.storeDomains = *domains;
        } else if (!settings.couponSetId.isEmpty()) {
            settings.sentCodes = std::make_shared<const importcheck::CodePrints>(
                importcheck::SentCodes(m_question.sentCodes).of(settings.couponSetId));
        }
        return {};
    }

    [[nodiscard]] int fail(const Problem &problem) const
    {
        complain(problem, m_question.asJson);
        return WrongUsage;
    }

    [[nodiscard]] int checkGuards(const ImportDraft &draft) const
    {
        QStringList broken;
        if (m_question.recipe)
            broken = m_question.recipe->brokenBy(
                draft,
                m_question.recipe->guards.mostBlanked
                    ? blankedBy(draft, m_question.known.isEmpty() ? exported() : m_question.known,
                                m_clock)
                    : std::nullopt);
        if (const auto why = imports::ImportLaunch::missing(draft); !why.isEmpty())
            broken.append(why);
        if (m_question.mostRejects && draft.result().faulty > *m_question.mostRejects)
            broken.append(CommandWords::tr("%L1 rows can't be sent; the limit is %L2.")
                              .arg(draft.result().faulty)
                              .arg(*m_question.mostRejects));
        for (const auto &why : broken)
            complain({.what = why, .next = CommandWords::tr("Nothing was sent.")},
                     m_question.asJson);
        return broken.isEmpty() ? Done : StoppedByGuard;
    }

    // Returns the newest exported table of all contacts on this computer.
    [[nodiscard]] QString exported() const
    {
        if (!exports::ExportRegister::exists(m_exports))
            return {};
        auto known = exports::ExportRegister::open(m_exports);
        const auto all = known ? known->all() : tl::unexpected(known.error());
        if (!all)
            return {};
        const auto found = std::ranges::find_if(*all, [](const exports::StoredExport &kept) {
            return isOfEverybody(kept) && QFileInfo::exists(kept.path);
        });
        return found == all->end() ? QString() : found->path;
    }

    [[nodiscard]] int send(const ImportDraft &draft)
    {
        base::Progress progress;
        const auto target = withStoreIdentity(m_folder, m_session, m_clock);
        const auto id = imports::writerOf(draft, target, m_clock)(progress);
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
    // Folder of exported tables.
    QString m_exports;
    base::SystemClock m_clock;
    api::Session m_session;
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
