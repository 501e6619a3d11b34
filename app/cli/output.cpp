// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "output.h"

#include <QJsonDocument>

#include <cstdio>

namespace storedesk::cli {

using namespace Qt::StringLiterals;

static void write(FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream); // a script may be waiting for this line while we go on
}

void print(const QByteArray &bytes)
{
    write(stdout, bytes);
}

void printLine(const QString &line)
{
    write(stdout, line.toUtf8() + '\n');
}

void printJson(const QJsonObject &object)
{
    write(stdout, QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
}

void complain(const QString &line)
{
    write(stderr, line.toUtf8() + '\n');
}

void complain(const base::Problem &problem, bool asJson, const QJsonObject &details)
{
    if (asJson) {
        auto object = details;
        object.insert("what"_L1, problem.what);
        object.insert("why"_L1, problem.why);
        object.insert("next"_L1, problem.next);
        write(stderr, QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
        return;
    }
    for (const auto &line : {problem.what, problem.why, problem.next}) {
        if (!line.isEmpty())
            complain(line);
    }
}

} // namespace storedesk::cli
