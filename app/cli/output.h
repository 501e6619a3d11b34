// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace storedesk::cli {

// Must be called before the first file is opened: a file must not get the number of a standard
// stream that the caller closed, or output would be written into it.
void reserveStandardStreams();
// The exit code of the program, given that of the command: output that could not be written is
// reported and never ends with 0. Ends the program by SIGPIPE when the reader has gone away.
[[nodiscard]] int endedOutput(int exitCode);
// For output that is not written by the functions below.
void noteOutputError(int error);
// True when something that was printed is lost.
[[nodiscard]] bool hasOutputError();

// To standard output: byte by byte as it is, except where a terminal would obey what is in it.
void print(const QByteArray &bytes);
void printLine(const QString &line);
void printJson(const QJsonObject &object); // one line
void complain(const QString &line); // to standard error
// What happened, why and what to do, a line each; as one JSON object when a script listens.
void complain(const base::Problem &problem, bool asJson, const QJsonObject &details = {});
void complainJson(const QJsonObject &object); // one line to standard error

} // namespace storedesk::cli
