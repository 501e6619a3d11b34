// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "practice/service/service.h"
#include "support/rawhttp.h"

#include <QHash>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

#include <memory>

namespace torture {

using storedesk::catalogue::OperationId;

// A fault during a command. There is none by default.
struct Fault
{
    // Number of the system call that fails, counted from 1.
    int call = 0;
    // Name of an errno, "short" or "kill", as parsed by failcalls.c.
    QByteArray action = {};
    // Whether all later calls that need space fail as well.
    bool stays = false;
    // Whether read calls are counted too.
    bool reads = false;
    // Milliseconds from the start to SIGKILL. If negative, the command is not killed.
    int killAfter = -1;
    // Whether standard output is a full device.
    bool fullOutput = false;

    [[nodiscard]] bool kills() const { return killAfter >= 0 || action == "kill"; }
    [[nodiscard]] QString text() const;
};

// The result of a command.
struct Ended
{
    int exitCode = -1;
    bool inTime = true;
    bool crashed = false;
    QByteArray output = {};
    QByteArray complaints = {};
    // The counted system calls in order, each as its kind, a space and the path. The kind of a
    // failed call is followed by "!".
    QStringList calls = {};
    qint64 milliseconds = 0;

    [[nodiscard]] bool succeeded() const { return inTime && !crashed && exitCode == 0; }
    [[nodiscard]] QList<QJsonObject> lines() const;
};

// The environment of one command run, with a practice service in this process and folders for data,
// input and output. Faults do not affect the service. Can be created and used in any thread.
class TortureRoom final
{
public:
    TortureRoom();
    Q_DISABLE_COPY_MOVE(TortureRoom)

    // Returns problems during setup or use.
    [[nodiscard]] const QStringList &problems() const { return m_problems; }
    void addProblem(const QString &problem) { m_problems.append(problem); }

    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }
    [[nodiscard]] QString input(const QString &name) const { return path(u"in/", name); }
    [[nodiscard]] QString output(const QString &name) const { return path(u"out/", name); }
    [[nodiscard]] QString data(const QString &name = {}) const { return path(u"data/", name); }
    // Returns the options that select the account in this environment.
    [[nodiscard]] QStringList account() const;

    QString write(const QString &path, const QByteArray &bytes);
    [[nodiscard]] static QByteArray read(const QString &path);
    // Writes a user file that the command will replace.
    QString writeOld(const QString &name);
    [[nodiscard]] static QByteArray oldContent() { return "old content\n"; }

    // Runs a command to its end. If untilStopped is set, the command is stopped as soon as it has
    // printed a line.
    [[nodiscard]] Ended run(const QStringList &arguments, const Fault &fault = {},
                            bool untilStopped = false);
    // Runs a command and kills it once this many requests for an operation have arrived.
    void runAndKill(const QStringList &arguments, OperationId operation, int requests);

    // Sends a request from the test, which is not counted as one from the command.
    [[nodiscard]] support::RawReply ask(OperationId operation, const QStringList &values = {},
                                        const QByteArray &body = {});
    // Counts the different requests for an operation that were applied, and those applied more than
    // once, since this environment was created. Leaves out requests from the test.
    struct Applied
    {
        int different = 0;
        int repeated = 0;
    };
    [[nodiscard]] Applied applied(OperationId operation);

    // Returns the account's jobs by id, as listed by “jobs --json”.
    [[nodiscard]] QHash<QString, QJsonObject> jobs();

private:
    [[nodiscard]] QString path(QStringView folder, const QString &name) const;
    [[nodiscard]] QProcessEnvironment environment(const Fault &fault, bool isFast) const;

    storedesk::base::SystemClock m_clock;
    QTemporaryDir m_folder;
    std::unique_ptr<storedesk::practice::Service> m_service;
    QStringList m_problems;
    QList<int> m_own;
    int m_runs = 0;
};

} // namespace torture
