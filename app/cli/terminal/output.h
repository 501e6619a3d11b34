// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace storedesk::cli {

// Must be called before the first file is opened: a file must not get the number of a standard
// stream that the caller closed, or output would be written to it.
void reserveStandardStreams();
// Returns the exit code of the program, given that of the command: output that could not be written
// is reported and never ends with 0. Ends the program by SIGPIPE if the reader is gone.
[[nodiscard]] int endedOutput(int exitCode);
// For output that bypasses the functions below.
void noteOutputError(int error);
// Returns whether printed output was lost.
[[nodiscard]] bool hasOutputError();

// Writes bytes to standard output unchanged, except for control sequences on a terminal.
void print(const QByteArray &bytes);
void printLine(const QString &line);
void printJson(const QJsonObject &object);
// Writes to standard error.
void complain(const QString &line);
// Prints what happened, why and what to do, one line each; as one JSON object for scripts.
void complain(const base::Problem &problem, bool asJson, const QJsonObject &details = {});
// Prints one line to standard error.
void complainJson(const QJsonObject &object);

} // namespace storedesk::cli
