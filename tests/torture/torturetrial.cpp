// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "torture/torturetrial.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonDocument>

namespace torture {

using namespace Qt::StringLiterals;

TortureTrial::TortureTrial(const TortureCommand &command, const Fault &fault)
    : m_command(command)
    , m_fault(fault)
{ }

QStringList TortureTrial::problems()
{
    if (!m_room.problems().isEmpty())
        return m_room.problems();
    m_arguments = m_command.prepare(m_room);
    if (m_arguments.contains(u"--profile"_s))
        makeBystander();
    if (!m_room.problems().isEmpty())
        return m_room.problems();
    m_ended = m_room.run(m_arguments, m_fault, m_command.untilStopped);
    checkEnd();
    checkReports();
    checkLeftovers();
    const auto found = files();
    if (endedWell())
        checkMissing(u"it ended well"_s);
    if (!m_bystander.isEmpty())
        checkJobs();
    checkRequests();
    if (m_command.isRepeatable && !m_command.isJob)
        runAgain();
    checkFiles(found);
    return m_room.problems();
}

// Creates a finished job in the same account, which must not change.
void TortureTrial::makeBystander()
{
    const auto table =
        m_room.write(m_room.input(u"bystander.csv"_s), "email\nx@example.org\ny@example.org\n");
    const auto ended =
        m_room.run(QStringList{u"bulk"_s, u"getContactByEmail"_s, table} + m_room.account());
    for (const auto &job : m_room.jobs()) {
        if (job[u"title"_s].toString().contains(u"bystander"_s))
            m_bystander = job;
    }
    if (m_bystander.isEmpty())
        add(u"The other job was not made: "_s + QString::fromUtf8(ended.complaints));
}

bool TortureTrial::endedWell() const
{
    return m_ended.inTime && !m_ended.crashed && m_ended.exitCode == m_command.cleanExit;
}

void TortureTrial::checkEnd()
{
    if (!m_ended.inTime)
        add(u"it did not end within 60 s"_s);
    if (m_ended.crashed && !m_fault.kills())
        add(u"it crashed: "_s + QString::fromUtf8(m_ended.complaints));
    for (const auto &words : {"Sanitizer", "runtime error:", "ASSERT", "terminate called"}) {
        if (m_ended.complaints.contains(words))
            add(QString::fromUtf8(m_ended.complaints));
    }
    if (!m_ended.crashed && m_ended.exitCode != 0 && m_ended.complaints.isEmpty()
        && m_ended.output.isEmpty())
        add(u"it ended with %1 and said nothing"_s.arg(m_ended.exitCode));
    if (m_fault.fullOutput && m_ended.exitCode == 0 && !m_ended.complaints.isEmpty())
        add(u"it complained and ended well"_s);
}

void TortureTrial::checkMissing(const QString &when)
{
    if (!m_command.missing)
        return;
    for (const auto &missing : m_command.missing(m_room))
        add(u"%1, but %2"_s.arg(when, missing));
}

void TortureTrial::checkRequests()
{
    if (!m_command.operation)
        return;
    const auto applied = m_room.applied(*m_command.operation);
    const bool mayRepeat = *m_command.operation == OperationId::PatchContactByEmail;
    if (applied.repeated > 0 && !mayRepeat)
        add(u"%1 requests were carried out more than once"_s.arg(applied.repeated));
    if (m_command.rows > 0 && endedWell() && applied.different != m_command.rows)
        add(u"it ended well with %1 of %2 rows"_s.arg(applied.different).arg(m_command.rows));
    const bool sendsNothing = !m_command.isJob && m_command.rows == 0;
    if (sendsNothing && applied.different > 0)
        add(u"it sent %1 requests"_s.arg(applied.different));
}

// After a success there are three reports. Every report that exists is complete.
void TortureTrial::checkReports()
{
    const auto at = m_arguments.indexOf(u"--reports"_s);
    if (at < 0)
        return;
    const QDir folder(m_arguments.value(at + 1));
    const auto names = folder.entryList(QDir::Files | QDir::Hidden);
    qsizetype rows = 0;
    for (const auto &name : names) {
        const auto text = TortureRoom::read(folder.filePath(name));
        rows += text.count('\n') - 1;
        if (!text.endsWith('\n') && name.endsWith(".csv"_L1))
            add(u"the report %1 is cut"_s.arg(name));
    }
    if (endedWell() && (names.size() != 3 || rows != m_command.rows))
        add(u"it ended well with %1 rows in %2 reports"_s.arg(rows).arg(names.size()));
}

// A failed command leaves no files behind except those that it replaces.
void TortureTrial::checkLeftovers()
{
    if (m_command.files.isEmpty() || m_ended.crashed
        || m_ended.calls.join(u'\n').contains(u"unlink!"_s))
        return;
    QDirIterator all(m_room.output({}), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const auto name = QDir(m_room.output({})).relativeFilePath(all.next());
        if (!m_command.files.contains(name))
            add(u"it left %1 behind"_s.arg(name));
    }
}

void TortureTrial::checkJobs()
{
    const auto jobs = m_room.jobs();
    const auto id = m_bystander[u"job"_s].toString();
    if (jobs.value(id) != m_bystander)
        add(u"another job is not listed as it was"_s);
    const bool makesNone = !m_command.isJob && m_command.operation;
    if (makesNone && jobs.size() > 1)
        add(u"a job was left behind"_s);
    const bool listed = jobs.size() > 1;
    if (!listed && m_command.isJob && m_command.operation
        && m_room.applied(*m_command.operation).different > 0)
        add(u"requests were carried out, and no job is listed"_s);
    for (const auto &job : jobs) {
        if (job[u"job"_s].toString() != id)
            checkJob(job);
    }
    // Some commands continue only when they are run again, so they must not have stopped between
    // two jobs.
    if (m_resumed && m_resumedWell)
        checkMissing(u"resuming ended well"_s);
}

void TortureTrial::checkJob(QJsonObject job)
{
    const auto id = job[u"job"_s].toString();
    // The job that is undone was created by the preparation.
    if (m_arguments.contains(u"undo"_s) && m_arguments.contains(id))
        return;
    const auto state = job[u"state"_s].toString();
    if (state == "unreadable"_L1 || state == "running"_L1)
        return add(u"the job is listed as "_s + state);
    // A job may be done before its files are written.
    if (state != "done"_L1 || !endedWell()) {
        const QStringList resume = QStringList{u"resume"_s, id, u"--json"_s} + m_room.account();
        auto resumed = m_room.run(resume);
        // Rows that could not be sent are resent only on request.
        if (resumed.exitCode == 5)
            resumed = m_room.run(resume + QStringList{u"--retry"_s});
        if (!resumed.inTime || resumed.crashed)
            add(u"resuming crashed or did not end: "_s + QString::fromUtf8(resumed.complaints));
        if (resumed.exitCode != 0 && resumed.exitCode != 4)
            add(u"resuming ended with %1: %2"_s.arg(resumed.exitCode)
                    .arg(QString::fromUtf8(resumed.complaints)));
        m_resumedWell = m_resumedWell && resumed.succeeded();
        m_resumed = true;
        job = m_room.jobs().value(id);
    }
    checkFigures(job);
}

void TortureTrial::checkFigures(const QJsonObject &job)
{
    const auto of = [&job](const QString &name) {
        return job[name].toInt();
    };
    const auto done = of(u"done"_s);
    const auto unknown = of(u"unknown"_s);
    const auto sum = done + of(u"refused"_s) + of(u"notSent"_s) + unknown;
    if (of(u"rows"_s) != sum || job[u"state"_s].toString() != "done"_L1)
        add(u"the job does not add up, state %1: %2 rows, %3 with an end"_s
                .arg(job[u"state"_s].toString())
                .arg(of(u"rows"_s))
                .arg(sum));
    if (m_command.rows == 0 || !m_command.operation)
        return;
    if (of(u"rows"_s) != m_command.rows || done + unknown != m_command.rows)
        add(u"not all rows are done or unknown: "_s
            + QString::fromUtf8(QJsonDocument(job).toJson(QJsonDocument::Compact)));
    const auto applied = m_room.applied(*m_command.operation).different;
    if (applied < done || applied > done + unknown)
        add(u"%1 rows are done and %2 unknown, the service carried out %3"_s.arg(done)
                .arg(unknown)
                .arg(applied));
}

QHash<QString, QByteArray> TortureTrial::files() const
{
    QHash<QString, QByteArray> found;
    for (const auto &name : m_command.files)
        found.insert(name, TortureRoom::read(m_room.output(name)));
    return found;
}

void TortureTrial::runAgain()
{
    const auto again = m_room.run(m_arguments, {}, m_command.untilStopped);
    if (again.exitCode != m_command.cleanExit)
        add(u"run again it ended with %1: %2"_s.arg(again.exitCode)
                .arg(QString::fromUtf8(again.complaints)));
    // The list may include a job that is unreadable.
    const bool isOpen = m_ended.output.contains("unreadable");
    const bool claims = m_command.sameOutput && m_ended.succeeded();
    if (claims && !m_fault.fullOutput && !isOpen && again.output != m_ended.output)
        add(u"it ended well and printed %1 of %2 bytes"_s.arg(m_ended.output.size())
                .arg(again.output.size()));
    if (claims && m_fault.fullOutput && !again.output.isEmpty())
        add(u"it ended well with its output lost"_s);
    checkMissing(u"it was run again"_s);
}

void TortureTrial::checkFiles(const QHash<QString, QByteArray> &found)
{
    const auto references = files();
    for (const auto &name : m_command.files) {
        const auto text = found.value(name);
        const bool isOld = text == TortureRoom::oldContent();
        const bool isNew =
            m_command.isWhole ? m_command.isWhole(text) : text == references.value(name);
        if (endedWell() ? !isNew : !isOld && !isNew)
            add(u"%1 has %2 bytes and is %3"_s.arg(name)
                    .arg(text.size())
                    .arg(isOld ? u"the old one"_s : u"neither old nor whole"_s));
    }
}

} // namespace torture
