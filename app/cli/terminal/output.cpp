// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/terminal/output.h"

#include "app/cli/terminal/commandwords.h"
#include "app/cli/terminal/exitcode.h"
#include "app/cli/terminal/visible.h"

#include <QJsonDocument>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

// The errno of the first failed write to standard output, or 0 if there was none.
static std::atomic<int> firstOutputError = 0;

static void write(FILE *stream, const QByteArray &bytes)
{
    const auto size = static_cast<std::size_t>(bytes.size());
    // Flush at once, because a script may wait for this line while the command continues.
    if (std::fwrite(bytes.constData(), 1, size, stream) == size && std::fflush(stream) == 0)
        return;
    if (stream == stdout)
        noteOutputError(errno);
    std::clearerr(stream);
}

void reserveStandardStreams()
{
    // Each descriptor is deliberately opened in the wrong direction, so that reading from standard
    // input and writing to the other streams fail as if the streams were closed.
    for (int number = STDIN_FILENO; number <= STDERR_FILENO; ++number) {
        if (::fcntl(number, F_GETFD) == -1 && errno == EBADF)
            (void)::open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY);
    }
    // A write to a closed pipe then returns an error, so that the command can clean up.
    std::signal(SIGPIPE, SIG_IGN);
}

bool hasOutputError()
{
    return firstOutputError != 0;
}

void noteOutputError(int error)
{
    int none = 0;
    firstOutputError.compare_exchange_strong(none, error);
}

int endedOutput(int exitCode)
{
    if (std::fflush(stdout) != 0)
        noteOutputError(errno);
    if (firstOutputError == 0)
        return exitCode;
    if (firstOutputError == EPIPE && exitCode == Done) {
        std::signal(SIGPIPE, SIG_DFL);
        std::raise(SIGPIPE);
    }
    if (firstOutputError != EPIPE)
        complain({.what = CommandWords::tr("Couldn't write the output."),
                  .why = qt_error_string(firstOutputError)},
                 false);
    return exitCode == Done ? WrongUsage : exitCode;
}

// Qt does not escape the C1 control characters in JSON strings.
static QByteArray lineOf(const QJsonObject &object)
{
    return visible(QJsonDocument(object).toJson(QJsonDocument::Compact)) + '\n';
}

void print(const QByteArray &bytes)
{
    write(stdout, isatty(STDOUT_FILENO) ? visible(bytes) : bytes);
}

void printLine(const QString &line)
{
    print(line.toUtf8() + '\n');
}

void printJson(const QJsonObject &object)
{
    write(stdout, lineOf(object));
}

void complain(const QString &line)
{
    write(stderr, visible(line.toUtf8()) + '\n');
}

void complainJson(const QJsonObject &object)
{
    write(stderr, lineOf(object));
}

void complain(const base::Problem &problem, bool asJson, const QJsonObject &details)
{
    if (asJson) {
        auto object = details;
        object.insert("what"_L1, problem.what);
        object.insert("why"_L1, problem.why);
        object.insert("next"_L1, problem.next);
        complainJson(object);
        return;
    }
    for (const auto &line : {problem.what, problem.why, problem.next}) {
        if (!line.isEmpty())
            complain(line);
    }
}

} // namespace storedesk::cli
