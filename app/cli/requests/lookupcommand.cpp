// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/requests/requestcommands.h"

#include "app/cli/account/callend.h"
#include "app/cli/account/commandaccount.h"
#include "app/cli/account/outagelimit.h"
#include "app/cli/jobwatch/balancereport.h"
#include "app/cli/terminal/commandline.h"
#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/interrupt.h"
#include "app/cli/terminal/output.h"

#include "api/session.h"
#include "jobs/job.h"
#include "jobs/listjob.h"
#include "lookups/lookupends.h"
#include "lookups/lookupjob.h"
#include "lookups/lookuplist.h"
#include "records/lookupguess.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <numeric>

namespace storedesk::cli {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using lookups::LookupState;

namespace {

// Prints the results in the order of the request, as soon as they are known.
class LookupReport final
{
public:
    // The list must outlive the report.
    LookupReport(const lookups::LookupList &list, bool asJson)
        : m_list(list)
        , m_asJson(asJson)
    {
        QObject::connect(&list, &lookups::LookupList::changed, &m_context, [this] { printNew(); });
    }

    [[nodiscard]] ExitCode exitCode() const;

private:
    // Prints the results that have become known since the last call.
    void printNew();

    const lookups::LookupList &m_list;
    bool m_asJson;
    std::size_t m_printed = 0;
    // Disconnects the report from the list when it is destroyed.
    QObject m_context;
};

bool isKnown(const lookups::LookupRow &row)
{
    return row.state != LookupState::Waiting && row.state != LookupState::Asking;
}

// Returns a word for scripts, which is the same in every language.
QString wordOf(LookupState state)
{
    switch (state) {
    case LookupState::Found:
        return u"found"_s;
    case LookupState::NotFound:
        return u"missing"_s;
    default:
        return u"failed"_s;
    }
}

QJsonObject jsonOf(const lookups::LookupRow &row)
{
    QJsonObject line{{u"value"_s, row.value},
                     {u"by"_s, QString(row.lookupKey->word)},
                     {u"result"_s, wordOf(row.state)}};
    if (row.state == LookupState::Found)
        line.insert(u"record"_s, row.record);
    else
        line.insert(u"why"_s, row.sentence);
    return line;
}

QString textOf(const lookups::LookupRow &row)
{
    if (row.state == LookupState::Found)
        return QCoreApplication::translate("Commands", "%1: found").arg(row.value);
    return u"%1: %2"_s.arg(row.value, row.sentence);
}

void LookupReport::printNew()
{
    const auto &rows = m_list.rows();
    for (; m_printed < rows.size() && isKnown(rows[m_printed]); ++m_printed) {
        if (m_asJson)
            printJson(jsonOf(rows[m_printed]));
        else
            printLine(textOf(rows[m_printed]));
    }
}

ExitCode LookupReport::exitCode() const
{
    const qint64 found = m_list.count(LookupState::Found);
    const qint64 open = m_list.count(LookupState::Waiting) + m_list.count(LookupState::Asking);
    return exitCodeOf({.rows = m_list.size(),
                       .taken = found,
                       .refused = m_list.size() - found - open,
                       .waiting = open});
}

} // namespace

static base::Problem unknown(const QString &word, const QStringList &choices)
{
    return {.what = QCoreApplication::translate("Commands", "Unknown value “%1”.").arg(word),
            .next = QCoreApplication::translate("Commands", "Choose one of: %1.")
                        .arg(choices.join(u", "_s))};
}

// Returns a resource whose records can be found by a single value.
static base::Result<Resource> resourceNamed(const QString &word)
{
    QStringList names;
    for (const auto &row : catalogue::resources()) {
        const auto *key = catalogue::usualKeyOf(row.resource);
        if (!key || key->valueCount() != 1)
            continue;
        if (word.compare(row.name, Qt::CaseInsensitive) == 0)
            return row.resource;
        names.append(QString(row.name));
    }
    return tl::unexpected(unknown(word, names));
}

// Returns null if the key is derived from the form of each value.
static base::Result<const catalogue::LookupKey *> keyNamed(Resource resource, const QString &word)
{
    if (word.isEmpty())
        return nullptr;
    if (const auto *key = catalogue::lookupKeyNamed(resource, word))
        return key;
    QStringList names;
    for (const auto *key : catalogue::lookupKeysOf(resource))
        names.append(QString(key->word));
    return tl::unexpected(unknown(word, names));
}

// Returns the values on the command line, where - stands for the lines of standard input.
static QStringList valuesOf(const QStringList &arguments)
{
    QStringList values;
    for (const auto &argument : arguments) {
        if (argument != "-"_L1) {
            values.append(argument);
            continue;
        }
        QFile input;
        if (input.open(stdin, QIODevice::ReadOnly))
            values += records::pastedValues(QString::fromUtf8(input.readAll())).values;
    }
    return values;
}

static void describeLookup(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate(
        "Commands", "Look up records by email, ID or number and print one line for each."));
    parser.addPositionalArgument(
        u"resource"_s,
        QCoreApplication::translate("Commands", "What to look up: contact, purchase, product…"));
    parser.addPositionalArgument(
        u"value"_s,
        QCoreApplication::translate(
            "Commands", "Values to look up; - reads them from standard input, one per line."),
        u"VALUE…"_s);
    parser.addOption(QCommandLineOption(
        u"by"_s, QCoreApplication::translate("Commands", "Type of the values: email, id…"),
        u"KEY"_s));
    addJsonOption(parser, QT_TRANSLATE_NOOP("Commands", "Print one JSON object for each value."));
    addAccountOptions(parser);
}

// The lookup is stored as a job, so that it can be continued after an interruption.
static base::Result<QString> beginJob(const journal::JobFolder &folder,
                                      const lookups::LookupList &list, const std::vector<int> &rows,
                                      const base::Clock &clock)
{
    std::vector<lookups::LookupRow> asked;
    for (const int row : rows)
        asked.push_back(list.rows()[static_cast<std::size_t>(row)]);
    const auto job = lookups::lookUpJob(asked);
    const auto id = folder.newId(clock);
    return jobs::Job::begin(folder, id, job.title, job.plan, job.columns, clock)
        .and_then([&job](const std::unique_ptr<jobs::JobDraft> &draft) {
            return draft->append(job.rows).and_then([&draft] { return draft->complete(); });
        })
        .map([&id](const auto &) { return id; });
}

static int runLookups(const CommandAccount &account, lookups::LookupList &list, bool asJson)
{
    base::SystemClock clock;
    QObject listener;
    jobs::JobRun *run = nullptr;
    onInterrupt(&listener, [&run] {
        if (!run)
            cancelNow();
        run->pause();
        QCoreApplication::exit(Cancelled);
    });
    const LookupReport report(list, asJson);
    std::vector<int> rows(static_cast<std::size_t>(list.size()));
    std::iota(rows.begin(), rows.end(), 0);
    rows = lookups::failOddValues(list, rows);
    if (rows.empty())
        return report.exitCode();
    const auto &folder = account.jobs;
    const auto id = beginJob(folder, list, rows, clock);
    api::Session session(account.connection, clock);
    const OutageLimit limit(session.client(), clock, asJson, [&run] {
        if (run)
            run->pause();
        QCoreApplication::exit(NoConnection);
    });
    auto job = id.and_then(
        [&](const QString &begun) { return jobs::Job::open(folder, begun, session, clock); });
    if (!job) {
        complain(job.error(), asJson);
        return WrongUsage;
    }
    run = &(*job)->run();
    QObject::connect(
        run, &jobs::JobRun::rowsEnded, &listener, [&](const std::vector<journal::RowEnd> &ends) {
            for (const auto &end : ends)
                lookups::setLookupResult(list, rows[static_cast<std::size_t>(end.number - 1)], end);
        });
    QObject::connect(
        run, &jobs::JobRun::changed, &listener,
        [&] {
            if (run->state() == jobs::JobRun::State::Done)
                QCoreApplication::exit(report.exitCode());
            else if (run->rests())
                QCoreApplication::exit(Refused);
            else if (run->hasDiskFailed() && run->underWay() == 0)
                QCoreApplication::exit(WrongUsage);
        },
        Qt::QueuedConnection);
    run->start();
    const int code = QCoreApplication::exec();
    if (!run->problem().what.isEmpty())
        complain(run->problem(), asJson);
    const bool over = run->state() == jobs::JobRun::State::Done;
    run = nullptr;
    job->reset();
    // The results have been printed and contain personal data, so they are removed.
    if (over)
        (void)folder.remove(*id);
    else if (!asJson)
        complain(CommandWords::tr("To resume: storedesk-cli resume %1").arg(*id));
    return code;
}

int lookUp(const QStringList &arguments, const QByteArray &key)
{
    QCommandLineParser parser;
    describeLookup(parser);
    int exitCode = Done;
    if (!understand(parser, "look-up"_L1, Operands::Some, arguments, &exitCode))
        return exitCode;
    const bool asJson = wantsJson(arguments);
    const auto words = parser.positionalArguments();
    const auto fail = [asJson](const base::Problem &problem) {
        complain(problem, asJson);
        return static_cast<int>(WrongUsage);
    };
    const auto resource = resourceNamed(words.value(0));
    if (!resource)
        return fail(resource.error());
    const auto lookupKey = keyNamed(*resource, parser.value(u"by"_s));
    if (!lookupKey)
        return fail(lookupKey.error());
    const auto values = valuesOf(words.mid(1));
    if (values.isEmpty())
        return fail({.what = QCoreApplication::translate("Commands", "Nothing to look up."),
                     .next = QCoreApplication::translate(
                         "Commands", "Specify at least one value, or - for standard input.")});
    const auto account = accountFor(parser, key);
    if (!account)
        return fail(account.error());
    lookups::LookupList list(*resource);
    list.setLookupKey(*lookupKey);
    list.append(values);
    return runLookups(*account, list, asJson);
}

} // namespace storedesk::cli
