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

// What happens to a command while it runs. The default is nothing.
struct Fault
{
    // The number of the system call that fails, counted from 1.
    int call = 0;
    // An errno by name, "short" or "kill", as failcalls.c reads it.
    QByteArray action = {};
    // Every later call that needs space fails as well.
    bool stays = false;
    // Calls that read are counted too.
    bool reads = false;
    // Milliseconds after the start until SIGKILL; negative: never.
    int killAfter = -1;
    // Standard output is a full device.
    bool fullOutput = false;

    [[nodiscard]] bool kills() const { return killAfter >= 0 || action == "kill"; }
    [[nodiscard]] QString text() const;
};

// How a command ended.
struct Ended
{
    int exitCode = -1;
    bool inTime = true;
    bool crashed = false;
    QByteArray output = {};
    QByteArray complaints = {};
    // The counted system calls in their order: kind, a blank, path. A failed one has "!" behind
    // its kind.
    QStringList calls = {};
    qint64 milliseconds = 0;

    [[nodiscard]] bool succeeded() const { return inTime && !crashed && exitCode == 0; }
    [[nodiscard]] QList<QJsonObject> lines() const;
};

// The surroundings of one run of the command line: a practice service of its own in this process,
// and folders for data, input and output. The program that serves is not tortured. Any thread may
// make one and use it.
class TortureRoom final
{
public:
    TortureRoom();
    Q_DISABLE_COPY_MOVE(TortureRoom)

    // What went wrong while the room was made or used; empty: nothing.
    [[nodiscard]] const QStringList &problems() const { return m_problems; }
    void addProblem(const QString &problem) { m_problems.append(problem); }

    [[nodiscard]] storedesk::practice::Service &service() { return *m_service; }
    [[nodiscard]] QString input(const QString &name) const { return path(u"in/", name); }
    [[nodiscard]] QString output(const QString &name) const { return path(u"out/", name); }
    [[nodiscard]] QString data(const QString &name = {}) const { return path(u"data/", name); }
    // Options that name the account of this room.
    [[nodiscard]] QStringList account() const;

    QString write(const QString &path, const QByteArray &bytes);
    [[nodiscard]] static QByteArray read(const QString &path);
    // A file of the user's that the command is going to replace.
    QString writeOld(const QString &name);
    [[nodiscard]] static QByteArray oldContent() { return "old content\n"; }

    // Runs a command to its end. With untilStopped it is one that runs until it is told to stop,
    // which happens as soon as it has printed a line.
    [[nodiscard]] Ended run(const QStringList &arguments, const Fault &fault = {},
                            bool untilStopped = false);
    // Runs a command and kills it when so many requests of an operation have arrived.
    void runAndKill(const QStringList &arguments, OperationId operation, int requests);

    // Requests of the test itself, which do not appear in the ledger's counts of the command.
    [[nodiscard]] support::RawReply ask(OperationId operation, const QStringList &values = {},
                                        const QByteArray &body = {});
    // How many different requests of an operation were carried out, and how many more than once,
    // since the room was made; requests of the test itself are not counted.
    struct Applied
    {
        int different = 0;
        int repeated = 0;
    };
    [[nodiscard]] Applied applied(OperationId operation);

    // The jobs of the account by ID, as “jobs --json” lists them.
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
