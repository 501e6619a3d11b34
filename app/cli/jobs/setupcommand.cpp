// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/jobs/jobcommands.h"

#include "app/cli/account/callend.h"
#include "app/cli/account/commandaccount.h"
#include "app/cli/account/outagelimit.h"
#include "app/cli/account/storeidentity.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/jobwatch/jobwatch.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "api/session.h"
#include "base/newfile.h"
#include "events/setupjob.h"
#include "events/setupreader.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace storedesk::cli {

using events::SetupStep;
using namespace Qt::StringLiterals;

static void describeSetup(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate(
        "Commands",
        "Save the contact fields, integrations and event types of an account to a file, compare an "
        "account with such a file, or create missing items from it. Nothing is ever deleted. "
        "“apply” runs as a job, so it can be interrupted and resumed."));
    parser.addPositionalArgument(u"what"_s,
                                 QCoreApplication::translate("Commands", "save, diff or apply"));
    parser.addPositionalArgument(
        u"file"_s,
        QCoreApplication::translate(
            "Commands",
            "Setup file; “save” writes to standard output if the file is omitted or -."),
        u"[FILE]"_s);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print one JSON object per item."));
    addAccountOptions(parser);
}

static void reportStep(const SetupStep &step, const QString &state, const QString &why, bool asJson)
{
    if (asJson) {
        printJson({{u"state"_s, state},
                   {u"kind"_s, events::wordsOf(step.kind)},
                   {u"name"_s, step.name},
                   {u"key"_s, step.key},
                   {u"why"_s, why}});
        return;
    }
    const auto named = step.key.isEmpty() ? step.name : u"%1 (%2)"_s.arg(step.name, step.key);
    auto line = u"%1  %2  %3"_s.arg(state.leftJustified(13),
                                    events::wordsOf(step.kind).leftJustified(13), named);
    if (!why.isEmpty())
        line += u": "_s + why;
    printLine(line);
}

namespace {

// One run of "setup", which reads the account and then executes the command. As in the desktop
// program, changes to the account are a job.
class SetupCommand final : public QObject
{
public:
    SetupCommand(const CommandAccount &account, QString what, QString file, bool asJson)
        : m_folder(account.jobs)
        , m_session(account.connection, m_clock)
        , m_reader(m_session)
        , m_what(std::move(what))
        , m_file(std::move(file))
        , m_asJson(asJson)
    {
        connect(&m_reader, &events::SetupReader::failed, this, [this](const http::Error &error) {
            complain(error.words, m_asJson);
            QCoreApplication::exit(exitCodeOf(error.kind));
        });
        connect(&m_reader, &events::SetupReader::ready, this, &SetupCommand::continueRun);
    }

    // The watch handles Control-C while it exists.
    [[nodiscard]] int exec(JobWatch *&watch)
    {
        int code = Done;
        {
            const OutageLimit limit(m_session.client(), m_clock, m_asJson,
                                    [] { QCoreApplication::exit(NoConnection); });
            m_reader.start();
            code = QCoreApplication::exec();
        }
        return m_steps ? apply(*m_steps, watch) : code;
    }

private:
    void continueRun()
    {
        if (m_what == "save"_L1)
            return QCoreApplication::exit(save());
        QFile file(m_file);
        if (!file.open(QIODevice::ReadOnly))
            return QCoreApplication::exit(fail({.what = file.errorString()}));
        const auto wanted = events::setupIn(file.readAll());
        if (!wanted)
            return QCoreApplication::exit(fail(wanted.error()));
        const auto steps = events::setupPlan(*wanted, m_reader.setup());
        if (m_what == "diff"_L1)
            return QCoreApplication::exit(diff(steps));
        m_steps = steps;
        QCoreApplication::exit(Done);
    }

    [[nodiscard]] int save() const
    {
        const auto bytes = events::setupFile(m_reader.setup());
        if (m_file.isEmpty() || m_file == "-"_L1) {
            print(bytes);
            return Done;
        }
        base::NewFile file(m_file, base::NewFile::Access::AsBefore);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            return fail({.what = file.errorString()});
        return Done;
    }

    [[nodiscard]] int diff(const QList<SetupStep> &steps) const
    {
        for (const auto &step : steps)
            reportStep(step, events::wordsOf(step.state), step.why, m_asJson);
        const auto differing = std::ranges::count_if(steps, [](const SetupStep &step) {
            return step.state != SetupStep::State::AlreadyThere;
        });
        return exitCodeOfCheck(steps.size(), differing);
    }

    // Stores every change in the journal before the first one is sent.
    [[nodiscard]] int apply(QList<SetupStep> steps, JobWatch *&watch)
    {
        // Steps that cannot be applied are never sent.
        const auto isImpossible = [](const SetupStep &step) {
            return step.state == SetupStep::State::Cannot;
        };
        const auto heldBack = std::ranges::count_if(steps, isImpossible);
        for (const auto &step : steps) {
            if (isImpossible(step))
                reportStep(step, events::wordsOf(step.state), step.why, m_asJson);
        }
        steps.removeIf([](const SetupStep &step) {
            return step.state != SetupStep::State::Create
                && step.state != SetupStep::State::Differs;
        });
        journal::Balance balance;
        if (!steps.isEmpty()) {
            if (const auto stopped = runJob(steps, watch, balance))
                return *stopped;
        }
        balance.rows += heldBack;
        balance.heldBack += heldBack;
        return exitCodeOf(balance);
    }

    // Returns the exit code if the job did not run to its end.
    [[nodiscard]] std::optional<int> runJob(const QList<SetupStep> &steps, JobWatch *&watch,
                                            journal::Balance &balance)
    {
        const auto title = CommandWords::tr("Setup from %1").arg(QFileInfo(m_file).fileName());
        const auto id = m_folder.newId(m_clock);
        const auto begun =
            jobs::Job::begin(withStoreIdentity(m_folder, m_session, m_clock), id,
                             events::setupJob(title, steps, m_reader.setup()), m_clock);
        if (!begun)
            return fail(begun.error());
        auto job = jobs::Job::open(m_folder, id, m_session, m_clock);
        if (!job)
            return fail(job.error());
        std::optional<int> stopped;
        {
            JobWatch running(**job, m_session.client(), {.asJson = m_asJson});
            watch = &running;
            const int code = running.exec();
            watch = nullptr;
            balance = running.balance();
            if (!running.ended())
                stopped = code;
        }
        job->reset();
        if (!printResults(id, steps))
            return exitCodeWithoutFigures(stopped.value_or(Done));
        return stopped;
    }

    // The rows in the job are the steps, in the same order.
    [[nodiscard]] bool printResults(const QString &id, const QList<SetupStep> &steps) const
    {
        auto journal = journal::Journal::open(m_folder.pathOf(id), m_clock);
        const auto rows = journal ? (*journal)->rows().find({}, 0, static_cast<int>(steps.size()))
                                  : tl::unexpected(journal.error());
        if (!rows) {
            complain(rows.error(), m_asJson);
            return false;
        }
        for (const auto &row : *rows)
            reportStep(steps.value(row.number - 1), wordOf(row.state),
                       u"%1 %2"_s.arg(row.text, row.detail).simplified(), m_asJson);
        return true;
    }

    [[nodiscard]] static QString wordOf(journal::RowState state)
    {
        switch (state) {
        case journal::RowState::Done:
            return CommandWords::tr("done");
        case journal::RowState::Leaving:
        case journal::RowState::Unknown:
            return CommandWords::tr("unknown");
        case journal::RowState::Refused:
            return CommandWords::tr("failed");
        default:
            return CommandWords::tr("not sent");
        }
    }

    [[nodiscard]] int fail(const base::Problem &problem) const
    {
        complain(problem, m_asJson);
        return WrongUsage;
    }

    base::SystemClock m_clock;
    const journal::JobFolder m_folder;
    api::Session m_session;
    events::SetupReader m_reader;
    QString m_what;
    QString m_file;
    bool m_asJson;
    // The steps to apply.
    std::optional<QList<SetupStep>> m_steps;
};

} // namespace

int setUp(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    describeSetup(parser);
    int exitCode = Done;
    if (!understand(parser, "setup"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    const auto words = parser.positionalArguments();
    const auto what = words.value(0);
    const bool known = what == "save"_L1 || what == "diff"_L1 || what == "apply"_L1;
    const bool complete = words.size() == 2 || (what == "save"_L1 && words.size() == 1);
    if (!known || !complete) {
        complain({.what = QCoreApplication::translate(
                      "Commands", "Choose an action: save [FILE], diff FILE or apply FILE.")},
                 asJson);
        return WrongUsage;
    }
    const auto account = accountFor(parser, key);
    if (!account) {
        complain(account.error(), asJson);
        return NoConnection;
    }
    QObject listener;
    JobWatch *watch = nullptr;
    onInterrupt(&listener, [&watch] { watch ? watch->interrupt() : cancelNow(); });
    return SetupCommand(*account, what, words.value(1), asJson).exec(watch);
}

} // namespace storedesk::cli
