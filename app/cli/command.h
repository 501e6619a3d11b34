// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

#include <span>

class QCommandLineParser;

namespace storedesk::cli {

struct Command
{
    QLatin1StringView name;
    // Source text.
    const char *summary;
    // Receives the arguments after the command's name, and the key from the environment. Returns an
    // ExitCode.
    int (*run)(const QStringList &arguments, const QByteArray &key);
};

[[nodiscard]] std::span<const Command> commands();
[[nodiscard]] QString summaryOf(const Command &command);

[[nodiscard]] int serve(const QStringList &arguments);
[[nodiscard]] int listOperations(const QStringList &arguments);
[[nodiscard]] int call(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int lookUp(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int bulk(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int listJobs(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int resumeJob(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int checkCertificate(const QStringList &arguments);
[[nodiscard]] int checkFile(const QStringList &arguments);
[[nodiscard]] int importFile(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int importPurchases(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int exportTable(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int runSchedules(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int setUp(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int report(const QStringList &arguments);
[[nodiscard]] int sheet(const QStringList &arguments);

// Every command whose output scripts may parse has --json; usage errors are then reported as JSON
// too.
void addJsonOption(QCommandLineParser &parser, const char *help);
[[nodiscard]] bool wantsJson(const QStringList &arguments);

// Whether a command accepts positional arguments.
enum class Operands : quint8 { None, Some };

// Parses the arguments of a command. Returns false if the command must end with *exitCode, because
// the usage was wrong or help was printed.
[[nodiscard]] bool understand(QCommandLineParser &parser, QLatin1StringView command,
                              Operands operands, const QStringList &arguments, int *exitCode);

} // namespace storedesk::cli
