// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "command.h"

#include "account.h"
#include "callend.h"
#include "exitcode.h"
#include "output.h"

#include "api/session.h"
#include "design/setupreader.h"
#include "design/setuprun.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>

namespace storedesk::cli {

using design::SetupRun;
using design::SetupStep;
using namespace Qt::StringLiterals;

static void describeSetup(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate(
        "Commands",
        "Saves the contact fields, integrations and event types of an account as a file, compares "
        "an account with such a file, or creates in an account what the file has. Nothing is ever "
        "deleted."));
    parser.addPositionalArgument(u"what"_s,
                                 QCoreApplication::translate("Commands", "save, diff or apply"));
    parser.addPositionalArgument(
        u"file"_s,
        QCoreApplication::translate("Commands", "The file; for save, none or - is the output."),
        u"[FILE]"_s);
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print one JSON object for each thing."));
    addAccountOptions(parser);
}

static void tell(const SetupStep &step, const QString &state, const QString &why, bool asJson)
{
    if (asJson) {
        printJson({{u"state"_s, state},
                   {u"kind"_s, design::wordsOf(step.kind)},
                   {u"name"_s, step.name},
                   {u"key"_s, step.key},
                   {u"why"_s, why}});
        return;
    }
    const auto named = step.key.isEmpty() ? step.name : u"%1 (%2)"_s.arg(step.name, step.key);
    auto line = u"%1  %2  %3"_s.arg(state.leftJustified(13),
                                    design::wordsOf(step.kind).leftJustified(13), named);
    if (!why.isEmpty())
        line += u": "_s + why;
    printLine(line);
}

// One command: reads the account, then does what was asked.
class SetupCommand final : public QObject
{
public:
    SetupCommand(const api::Connection &connection, QString what, QString file, bool asJson)
        : m_session(connection, m_clock)
        , m_reader(m_session)
        , m_what(std::move(what))
        , m_file(std::move(file))
        , m_asJson(asJson)
    {
        connect(&m_reader, &design::SetupReader::failed, this, [this](const api::Error &error) {
            complain(error.words, m_asJson);
            QCoreApplication::exit(exitCodeOf(error.kind));
        });
        connect(&m_reader, &design::SetupReader::ready, this, &SetupCommand::goOn);
        m_reader.start();
    }

private:
    void goOn()
    {
        if (m_what == "save"_L1)
            return save();
        QFile file(m_file);
        if (!file.open(QIODevice::ReadOnly))
            return fail({.what = file.errorString()});
        const auto wanted = design::setupIn(file.readAll());
        if (!wanted)
            return fail(wanted.error());
        const auto steps = design::setupPlan(*wanted, m_reader.setup());
        m_what == "diff"_L1 ? diff(steps) : apply(steps);
    }

    void save()
    {
        const auto bytes = design::setupFile(m_reader.setup());
        if (m_file.isEmpty() || m_file == "-"_L1) {
            print(bytes);
            return QCoreApplication::exit(Done);
        }
        QSaveFile file(m_file);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            return fail({.what = file.errorString()});
        QCoreApplication::exit(Done);
    }

    void diff(const QList<SetupStep> &steps) const
    {
        bool same = true;
        for (const auto &step : steps) {
            tell(step, design::wordsOf(step.state), step.why, m_asJson);
            same = same && step.state == SetupStep::State::AlreadyThere;
        }
        QCoreApplication::exit(same ? Done : SomeRowsFailed);
    }

    void apply(const QList<SetupStep> &steps)
    {
        for (const auto &step : steps) {
            m_left = m_left || step.state == SetupStep::State::Cannot;
            if (step.state == SetupStep::State::Cannot)
                tell(step, design::wordsOf(step.state), step.why, m_asJson);
        }
        m_run = std::make_unique<SetupRun>(m_session, steps, m_reader.setup());
        connect(m_run.get(), &SetupRun::stepEnded, this, &SetupCommand::tellEnd);
        connect(
            m_run.get(), &SetupRun::ended, this,
            [this] {
                QCoreApplication::exit(m_unknown ? OutcomeUnknown : m_left ? SomeRowsFailed : Done);
            },
            Qt::QueuedConnection);
        m_run->start();
    }

    void tellEnd(const SetupRun::End &end)
    {
        m_left = m_left || !end.good;
        m_unknown = m_unknown || end.unknown;
        tell(end.step,
             end.good ? QCoreApplication::translate("Commands", "done")
                      : QCoreApplication::translate("Commands", "failed"),
             end.good ? QString() : u"%1 %2"_s.arg(end.problem.what, end.problem.why).simplified(),
             m_asJson);
    }

    void fail(const base::Problem &problem) const
    {
        complain(problem, m_asJson);
        QCoreApplication::exit(WrongUsage);
    }

    base::SystemClock m_clock;
    api::Session m_session;
    design::SetupReader m_reader;
    std::unique_ptr<SetupRun> m_run;
    QString m_what;
    QString m_file;
    bool m_asJson;
    bool m_left = false; // something is not as the file has it
    bool m_unknown = false;
};

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
                      "Commands", "Say what to do: save [FILE], diff FILE or apply FILE.")},
                 asJson);
        return WrongUsage;
    }
    const auto connection = connectionFor(parser, key);
    if (!connection) {
        complain(connection.error(), asJson);
        return NoConnection;
    }
    const SetupCommand command(*connection, what, words.value(1), asJson);
    return QCoreApplication::exec();
}

} // namespace storedesk::cli
