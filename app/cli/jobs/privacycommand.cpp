// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/privacycommand.h"

#include "app/cli/jobs/jobcommands.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "base/newfile.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using base::Problem;
using journal::JobState;
using privacy::ErasureRequests;

PrivacyCommand::PrivacyCommand(PrivacyQuestion question, const CommandAccount &account,
                               const profiles::Profile &profile, const base::Places &places)
    : m_question(std::move(question))
    , m_commandAccount(account)
    , m_profile(profile)
    , m_places(places)
{ }

PrivacyCommand::~PrivacyCommand() = default;

int PrivacyCommand::stop(const Problem &problem, int code) const
{
    complain(problem, m_question.asJson);
    return code;
}

base::Result<privacy::ErasureList> PrivacyCommand::readList() const
{
    if (m_question.file != "-"_L1) {
        base::Progress progress;
        return privacy::erasureListIn(m_question.file, m_places.temporary, progress);
    }
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return tl::unexpected(Problem{.what = CommandWords::tr("%1 cannot be read.").arg(u"-"_s),
                                      .why = input.errorString()});
    return privacy::erasureListFrom(QString::fromUtf8(input.readAll()));
}

std::optional<int> PrivacyCommand::checkList(const privacy::ErasureList &list) const
{
    const qint64 count = list.values.size();
    const auto invalid = list.refused + list.faults;
    if (m_question.asJson)
        printJson({{u"contacts"_s, count},
                   {u"byEmail"_s, list.addresses},
                   {u"repeated"_s, list.repeated},
                   {u"invalid"_s, invalid.size()}});
    else
        printLine(CommandWords::tr("%L1 contacts: %L2 by email, %L3 by external ID")
                      .arg(count)
                      .arg(list.addresses)
                      .arg(count - list.addresses));
    for (const auto &row : invalid)
        complain(CommandWords::tr("Left out: %1").arg(row));
    const auto nothing = CommandWords::tr("Nothing was deleted.");
    const auto most = m_profile.mostDeletes;
    if (count == 0)
        return stop({.what = CommandWords::tr("The list contains no contacts."), .next = nothing},
                    WrongUsage);
    if (m_question.expectedRows && *m_question.expectedRows != count)
        return stop({.what = CommandWords::tr("The list has %L1 contacts, not %L2.")
                                 .arg(count)
                                 .arg(*m_question.expectedRows),
                     .next = nothing},
                    StoppedByGuard);
    if (invalid.size() > m_question.mostRejects)
        return stop(
            {.what = CommandWords::tr("%L1 rows don't identify a contact; the limit is %L2.")
                         .arg(invalid.size())
                         .arg(m_question.mostRejects),
             .next = nothing},
            StoppedByGuard);
    if (most > 0 && count > most)
        return stop(
            {.what = CommandWords::tr("This account allows %L1 deletions per job.").arg(most),
             .next = nothing},
            StoppedByGuard);
    return m_question.dryRun ? std::optional<int>(exitCodeOfCheck(count, invalid.size()))
                             : std::nullopt;
}

int PrivacyCommand::exec()
{
    if (m_profile.guard == profiles::ProtectionLevel::ReadOnly)
        return stop({.what = CommandWords::tr("This account is read-only.")}, StoppedByGuard);
    if (!m_question.file.isEmpty()) {
        auto list = readList();
        if (!list)
            return stop(list.error(), WrongUsage);
        m_list = std::move(*list);
        if (const auto code = checkList(m_list))
            return *code;
    }
    open();
    return m_loop.exec();
}

void PrivacyCommand::open()
{
    m_account = std::make_unique<account::Account>(m_profile, m_commandAccount.connection.key,
                                                   m_clock, m_places.data);
    m_jobManager = std::make_unique<jobs::JobManager>(
        *m_account, jobs::JobManagerOptions{.resumes = false, .folder = m_commandAccount.jobs});
    m_requests = std::make_unique<ErasureRequests>(*m_account, *m_jobManager,
                                                   QDir(m_places.settings).filePath(u"files"_s));
    m_outage = std::make_unique<OutageLimit>(m_account->session().client(), m_clock,
                                             m_question.asJson, [this] { leave(NoConnection); });
    m_account->readStore();
    // --again continues the request, and so does the window.
    onInterrupt(this, [this] { leave(Cancelled); });
    connect(m_jobManager.get(), &jobs::JobManager::failed, this, [this](const Problem &problem) {
        complain(problem, m_question.asJson);
        leave(WrongUsage);
    });
    connect(m_requests.get(), &ErasureRequests::certified, this, [this](const QString &id) {
        if (id == m_id)
            reportCertificate();
    });
    connect(m_requests.get(), &ErasureRequests::changed, this, &PrivacyCommand::look,
            Qt::QueuedConnection);
}

const ErasureRequests::Entry *PrivacyCommand::entry() const
{
    const auto &entries = m_requests->entries();
    const auto found = std::ranges::find(entries, m_id, &ErasureRequests::Entry::id);
    return found == entries.end() ? nullptr : &*found;
}

void PrivacyCommand::look()
{
    if (!m_requests->isReady() || !m_jobManager->isReady())
        return;
    if (!std::exchange(m_begun, true))
        return m_question.file.isEmpty() ? continueEarlier() : begin();
    const auto *mine = entry();
    if (!mine)
        return;
    if (!mine->problem.what.isEmpty()) {
        complain(mine->problem, m_question.asJson);
        reportOpen(*mine);
    } else if (mine->state == ErasureRequests::State::Open) {
        reportOpen(*mine);
    }
}

void PrivacyCommand::begin()
{
    m_id = m_requests->begin(m_list, m_question.reference);
    if (m_question.asJson)
        printJson({{u"request"_s, m_id}});
    else
        printLine(CommandWords::tr("Request %1").arg(m_id));
}

void PrivacyCommand::continueEarlier()
{
    m_id = m_question.again.isEmpty() ? m_question.finish : m_question.again;
    const auto *mine = entry();
    if (!mine || mine->state == ErasureRequests::State::Certified) {
        complain({.what = CommandWords::tr("There is no open privacy request %1.").arg(m_id)},
                 m_question.asJson);
        return leave(WrongUsage);
    }
    const auto *job = m_jobManager->find(m_id);
    if (!m_question.finish.isEmpty())
        m_requests->finish(m_id);
    else if (job && job->head.state != JobState::Done)
        m_jobManager->run(m_id);
    else
        m_requests->tryAgain(m_id);
}

void PrivacyCommand::reportOpen(const ErasureRequests::Entry &entry)
{
    const auto *job = m_jobManager->find(m_id);
    if (m_question.asJson)
        printJson({{u"request"_s, m_id}, {u"deleted"_s, entry.gone}, {u"contacts"_s, entry.rows}});
    else
        printLine(CommandWords::tr("%L1 of %L2 contacts deleted, no certificate yet")
                      .arg(entry.gone)
                      .arg(entry.rows));
    complain({.what = CommandWords::tr("The request is open."),
              .next = CommandWords::tr("Try the others again with --again %1, or leave them out "
                                       "with --finish %1.")
                          .arg(m_id)},
             m_question.asJson);
    // Without a certificate, the request is not done even if the service has deleted all contacts.
    const int code = job ? exitCodeOf(journal::balanceOf(job->head)) : Refused;
    leave(code == Done ? Refused : code);
}

// The certificate stays in the register of the account, which the window shows.
void PrivacyCommand::reportCertificate()
{
    const auto path = m_requests->certificatePath(m_id);
    QFile file(path);
    const auto json = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    const auto certificate = privacy::verifiedCertificate(json);
    if (!certificate) {
        complain(certificate.error(), m_question.asJson);
        return leave(Refused);
    }
    if (!m_question.output.isEmpty()) {
        base::NewFile copy(m_question.output);
        if (!copy.open(QIODevice::WriteOnly) || copy.write(json) != json.size() || !copy.commit()) {
            complain({.what = CommandWords::tr("Couldn't write %1.").arg(m_question.output),
                      .why = copy.errorString(),
                      .next = CommandWords::tr("The certificate is at %1.").arg(path)},
                     m_question.asJson);
            return leave(WrongUsage);
        }
    }
    using Outcome = privacy::ErasedContact::Outcome;
    const auto gone = certificate->count(Outcome::Deleted) + certificate->count(Outcome::Absent);
    const qint64 all = certificate->contacts.size();
    if (m_question.asJson)
        printJson({{u"request"_s, m_id},
                   {u"deleted"_s, certificate->count(Outcome::Deleted)},
                   {u"absent"_s, certificate->count(Outcome::Absent)},
                   {u"contacts"_s, all},
                   {u"certificate"_s, m_question.output.isEmpty() ? path : m_question.output},
                   {u"seal"_s, QString::fromLatin1(certificate->seal())}});
    else
        printLine(CommandWords::tr("%L1 of %L2 contacts were deleted from this computer and the "
                                   "service. Certificate: %3")
                      .arg(gone)
                      .arg(all)
                      .arg(m_question.output.isEmpty() ? path : m_question.output));
    leave(exitCodeOf({.rows = all,
                      .taken = gone,
                      .refused = certificate->count(Outcome::Failed),
                      .unknown = certificate->count(Outcome::Unknown)}));
}

void PrivacyCommand::leave(int code)
{
    if (m_jobManager)
        m_jobManager->suspend();
    m_loop.exit(code);
}

static void addPrivacyOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        CommandWords::tr("Delete contacts in the service and on this computer without keeping a "
                         "copy, and write a certificate. Needs --profile."));
    parser.addPositionalArgument(
        u"FILE"_s, CommandWords::tr("Emails or external IDs, one per line or as a table."));
    parser.addOption({u"reference"_s,
                      CommandWords::tr("Reference for the request, shown in the certificate."),
                      u"TEXT"_s});
    parser.addOption({u"dry-run"_s, CommandWords::tr("Check the list without deleting anything.")});
    parser.addOption({u"expect-rows"_s,
                      CommandWords::tr("Abort unless the list has exactly N contacts."), u"N"_s});
    parser.addOption(
        {u"max-rejects"_s,
         CommandWords::tr("Abort if more than N rows don't identify a contact (default: 0)."),
         u"N"_s});
    parser.addOption(
        {u"output"_s, CommandWords::tr("Write a copy of the certificate to FILE."), u"FILE"_s});
    parser.addOption({u"again"_s,
                      CommandWords::tr("Try the remaining contacts of this request again."),
                      u"ID"_s});
    parser.addOption(
        {u"finish"_s,
         CommandWords::tr("Certify this request without the contacts that could not be deleted."),
         u"ID"_s});
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print progress as JSON lines."));
    addAccountOptions(parser);
}

static base::Result<PrivacyQuestion> privacyQuestionFrom(const QCommandLineParser &parser)
{
    PrivacyQuestion question{.file = parser.positionalArguments().value(0),
                             .reference = parser.value(u"reference"_s),
                             .again = parser.value(u"again"_s),
                             .finish = parser.value(u"finish"_s),
                             .output = parser.value(u"output"_s),
                             .dryRun = parser.isSet(u"dry-run"_s)};
    const auto wrong = [](const QString &what) {
        return tl::unexpected(Problem{.what = what});
    };
    const int tasks = (question.file.isEmpty() ? 0 : 1) + (question.again.isEmpty() ? 0 : 1)
        + (question.finish.isEmpty() ? 0 : 1);
    if (tasks != 1 || parser.positionalArguments().size() > 1)
        return wrong(CommandWords::tr("Specify one list, or a request with --again or --finish."));
    if (!parser.isSet(u"profile"_s))
        return wrong(CommandWords::tr("A privacy request needs an account: use --profile."));
    for (const auto &name : {u"expect-rows"_s, u"max-rejects"_s}) {
        if (!parser.isSet(name))
            continue;
        bool good = false;
        const auto number = parser.value(name).toLongLong(&good);
        if (!good || number < 0)
            return wrong(CommandWords::tr("--%1 takes a whole number.").arg(name));
        if (name == "expect-rows"_L1)
            question.expectedRows = number;
        else
            question.mostRejects = number;
    }
    return question;
}

int erasePrivately(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    addPrivacyOptions(parser);
    int exitCode = Done;
    if (!understand(parser, "privacy"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    auto question = privacyQuestionFrom(parser);
    const auto dataFolder = parser.value(u"data-dir"_s);
    const auto profile = question ? profileNamed(parser.value(u"profile"_s), dataFolder)
                                  : base::Result<profiles::Profile>(tl::unexpect, question.error());
    const auto workspace = profile ? workspaceFor(parser, key)
                                   : base::Result<CommandWorkspace>(tl::unexpect, profile.error());
    if (!workspace) {
        complain(workspace.error(), asJson);
        return WrongUsage;
    }
    question->asJson = asJson;
    return PrivacyCommand(*question, workspace->account, *profile, base::placesOf(dataFolder))
        .exec();
}

} // namespace storedesk::cli
