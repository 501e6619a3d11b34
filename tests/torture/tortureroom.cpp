// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "torture/tortureroom.h"

#include "support/seededstores.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QProcessEnvironment>
#include <QUrl>

#include <algorithm>

namespace torture {

using namespace Qt::StringLiterals;
using namespace storedesk;

namespace {

constexpr int longestRun = 60'000;
// Clock factor for commands that wait. “resume” looks up possibly created records twice, a minute
// apart, and transfers are polled until they are finished.
constexpr int fastFactor = 10;
const QStringList waitingCommands{u"resume"_s, u"import"_s, u"export"_s, u"run"_s};
constexpr auto profile = "shop";
constexpr auto program = BINARY_ROOT "/storedesk-cli";

QByteArray profileFile(const QString &address)
{
    const QJsonObject shop{{u"id"_s, u"11111111-2222-3333-4444-555555555555"_s},
                           {u"name"_s, QString::fromLatin1(profile)},
                           {u"address"_s, address},
                           {u"kind"_s, u"practice"_s},
                           {u"guard"_s, u"free"_s},
                           {u"header"_s, u"Authorization"_s},
                           {u"scheme"_s, u"apiKey"_s},
                           {u"pace"_s, 0},
                           {u"mostDeletes"_s, 500}};
    return QJsonDocument(QJsonObject{{u"version"_s, 1}, {u"profiles"_s, QJsonArray{shop}}})
        .toJson();
}

QStringList callsIn(const QByteArray &log)
{
    QStringList calls;
    for (const auto &line : log.split('\n')) {
        if (!line.isEmpty())
            calls.append(QString::fromUtf8(line.mid(line.indexOf(' ') + 1)));
    }
    return calls;
}

} // namespace

QString Fault::text() const
{
    if (fullOutput)
        return u"standard output is full"_s;
    if (killAfter >= 0)
        return u"killed after %1 ms"_s.arg(killAfter);
    return call == 0 ? u"nothing fails"_s
                     : u"call %1: %2%3%4"_s.arg(call).arg(QString::fromLatin1(action),
                                                          stays ? u", stays"_s : QString(),
                                                          reads ? u", reads counted"_s : QString());
}

QList<QJsonObject> Ended::lines() const
{
    QList<QJsonObject> found;
    for (const auto &line : output.trimmed().split('\n'))
        found.append(QJsonDocument::fromJson(line).object());
    return found;
}

TortureRoom::TortureRoom()
{
    auto started = practice::Service::start(
        support::copied({.contacts = 20, .requestsPerMinute = 0, .speed = 200}), m_clock);
    if (!started) {
        addProblem(started.error().what);
        return;
    }
    m_service = std::move(*started);
    for (const auto &folder : {u"in"_s, u"out"_s, u"data/data"_s, u"home"_s, u"logs"_s})
        QDir().mkpath(m_folder.filePath(folder));
    write(data(u"data/profiles.json"_s),
          profileFile(m_service->url().toString(QUrl::FullyEncoded)));
}

QString TortureRoom::path(QStringView folder, const QString &name) const
{
    return m_folder.filePath(folder.toString() + name);
}

QStringList TortureRoom::account() const
{
    return {u"--data-dir"_s, m_folder.filePath(u"data"_s), u"--profile"_s,
            QString::fromLatin1(profile)};
}

QString TortureRoom::write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        addProblem(u"The test could not write %1."_s.arg(path));
    return path;
}

QByteArray TortureRoom::read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString TortureRoom::writeOld(const QString &name)
{
    return write(output(name), oldContent());
}

QProcessEnvironment TortureRoom::environment(const Fault &fault, bool isFast) const
{
    auto variables = QProcessEnvironment::systemEnvironment();
    variables.insert(u"STOREDESK_URL"_s, m_service->url().toString());
    variables.insert(u"STOREDESK_API_KEY"_s, QString::fromLatin1(m_service->apiKey()));
    variables.insert(u"HOME"_s, m_folder.filePath(u"home"_s));
    variables.insert(u"XDG_CONFIG_HOME"_s, output(u"config"_s));
    variables.insert(u"XDG_CACHE_HOME"_s, data(u"desktop/cache"_s));
    variables.insert(u"XDG_DATA_HOME"_s, data(u"desktop/data"_s));
    variables.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, u"disabled:"_s);
    variables.insert(u"ASAN_OPTIONS"_s, u"detect_leaks=0:malloc_context_size=5"_s);
    QStringList preloaded;
    if (isFast) {
        preloaded.append(QStringLiteral(BINARY_ROOT "/tests/fasttime.so"));
        variables.insert(u"FASTTIME_FACTOR"_s, QString::number(fastFactor));
    }
    variables.insert(u"LD_PRELOAD"_s, preloaded.join(u':'));
    if (fault.fullOutput || fault.killAfter >= 0)
        return variables;
    preloaded.append(QStringLiteral(FAILCALLS));
    variables.insert(u"LD_PRELOAD"_s, preloaded.join(u':'));
    QStringList below;
    for (const auto &folder : {u"in"_s, u"out"_s, u"data"_s})
        below.append(m_folder.filePath(folder));
    variables.insert(u"FAILCALLS_BELOW"_s, below.join(u':'));
    variables.insert(u"FAILCALLS_LOG"_s, m_folder.filePath(u"logs/%1"_s.arg(m_runs)));
    if (fault.call > 0) {
        variables.insert(u"FAILCALLS_AT"_s, QString::number(fault.call));
        variables.insert(u"FAILCALLS_ACTION"_s, QString::fromLatin1(fault.action));
    }
    if (fault.stays)
        variables.insert(u"FAILCALLS_STAYS"_s, u"1"_s);
    if (fault.reads)
        variables.insert(u"FAILCALLS_READS"_s, u"1"_s);
    return variables;
}

Ended TortureRoom::run(const QStringList &arguments, const Fault &fault, bool untilStopped)
{
    ++m_runs;
    QProcess process;
    const auto printed = output(u"printed-%1.txt"_s.arg(m_runs));
    process.setProcessEnvironment(environment(fault, waitingCommands.contains(arguments.value(0))));
    process.setStandardOutputFile(fault.fullOutput ? u"/dev/full"_s : printed);
    QElapsedTimer timer;
    timer.start();
    process.start(QString::fromLatin1(program), arguments);
    const auto limit = fault.killAfter >= 0 ? fault.killAfter : longestRun;
    bool told = false;
    while (!process.waitForFinished(untilStopped ? 20 : limit) && timer.elapsed() < limit) {
        if (!told && untilStopped && read(printed).contains('\n')) {
            process.terminate();
            told = true;
        }
    }
    Ended ended{.milliseconds = timer.elapsed()};
    if (process.state() != QProcess::NotRunning) {
        ended.inTime = fault.killAfter >= 0;
        process.kill();
        process.waitForFinished();
    }
    ended.crashed = process.exitStatus() == QProcess::CrashExit;
    ended.exitCode = ended.crashed ? -1 : process.exitCode();
    ended.complaints = process.readAllStandardError();
    ended.output = read(printed);
    ended.calls = callsIn(read(m_folder.filePath(u"logs/%1"_s.arg(m_runs))));
    QFile::remove(printed);
    return ended;
}

void TortureRoom::runAndKill(const QStringList &arguments, OperationId operation, int requests)
{
    ++m_runs;
    QProcess process;
    process.setProcessEnvironment(environment({}, false));
    process.start(QString::fromLatin1(program), arguments);
    const bool arrived = process.waitForStarted()
        && m_service->ledger().waitFor(
            [&] { return m_service->ledger().received(operation) >= requests; },
            std::chrono::milliseconds(longestRun));
    if (!arrived)
        addProblem(u"The requests of the interrupted job did not arrive: "_s
                   + QString::fromUtf8(process.readAllStandardError()));
    process.kill();
    process.waitForFinished();
}

support::RawReply TortureRoom::ask(OperationId operation, const QStringList &values,
                                   const QByteArray &body)
{
    const auto &described = catalogue::operation(operation);
    auto target = QString(described.path);
    for (const auto &value : values) {
        const auto from = target.indexOf(u'{');
        target.replace(from, target.indexOf(u'}') - from + 1,
                       QString::fromLatin1(QUrl::toPercentEncoding(value)));
    }
    auto text = catalogue::verbName(described.verb) + ' ' + target.toLatin1()
        + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nAuthorization: apiKey "
        + m_service->apiKey() + "\r\n";
    if (!body.isEmpty())
        text += "Content-Type: application/json\r\nContent-Length: "
            + QByteArray::number(body.size()) + "\r\n";
    support::RawHttp connection(m_service->url());
    connection.send(text + "\r\n" + body);
    auto reply = connection.reply();
    // No other request is sent while the test sends one, so the last entry is the test's own.
    if (const auto last = m_service->ledger().last())
        m_own.append(last->number);
    return reply;
}

TortureRoom::Applied TortureRoom::applied(OperationId operation)
{
    QHash<QByteArray, int> seen;
    for (const auto &entry : m_service->ledger().entries()) {
        if (entry.applied && entry.operation == operation && !m_own.contains(entry.number))
            ++seen[entry.values.join(u'/').toUtf8() + ' ' + entry.bodyHash];
    }
    const auto repeated = std::ranges::count_if(seen, [](int count) { return count > 1; });
    return {.different = static_cast<int>(seen.size()), .repeated = static_cast<int>(repeated)};
}

QHash<QString, QJsonObject> TortureRoom::jobs()
{
    QHash<QString, QJsonObject> found;
    const auto listed = run(QStringList{u"jobs"_s, u"--json"_s} + account());
    if (!listed.succeeded())
        addProblem(u"“jobs” ended with %1: %2"_s.arg(listed.exitCode)
                       .arg(QString::fromUtf8(listed.complaints)));
    for (const auto &job : listed.lines()) {
        if (!job.isEmpty())
            found.insert(job[u"job"_s].toString(), job);
    }
    return found;
}

} // namespace torture
