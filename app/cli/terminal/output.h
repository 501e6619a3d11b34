// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace storedesk::cli {

// Must be called before the first file is opened. If the caller closed a standard stream, a file
// must not get its descriptor, or output would be written to that file.
void reserveStandardStreams();
// Returns the program's exit code, given the command's. If output could not be written, this is
// reported and the exit code is never 0. Ends the program with SIGPIPE if the reader has closed the
// pipe.
[[nodiscard]] int endedOutput(int exitCode);
// Used for output that bypasses the functions below.
void noteOutputError(int error);
// Returns whether printed output was lost.
[[nodiscard]] bool hasOutputError();

// Writes bytes to standard output unchanged, except for control sequences on a terminal.
void print(const QByteArray &bytes);
void printLine(const QString &line);
void printJson(const QJsonObject &object);
// Writes to standard error.
void complain(const QString &line);
// Prints what happened, why, and what to do about it, one line each, or as one JSON object for
// scripts.
void complain(const base::Problem &problem, bool asJson, const QJsonObject &details = {});
// Prints one line to standard error.
void complainJson(const QJsonObject &object);

} // namespace storedesk::cli
