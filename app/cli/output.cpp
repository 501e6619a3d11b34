// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "output.h"

#include "visible.h"

#include <QJsonDocument>

#include <cstdio>

#include <unistd.h>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

static void write(FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream); // a script may be waiting for this line while we go on
}

// Qt leaves the upper control characters in the texts of JSON as they are.
static QByteArray lineOf(const QJsonObject &object)
{
    return visible(QJsonDocument(object).toJson(QJsonDocument::Compact)) + '\n';
}

void print(const QByteArray &bytes)
{
    write(stdout, isatty(STDOUT_FILENO) ? visible(bytes) : bytes);
}

bool outputIsWritten()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
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
