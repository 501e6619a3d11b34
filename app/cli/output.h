// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QJsonObject>

namespace storedesk::cli {

// To standard output: byte by byte as it is, except where a terminal would obey what is in it.
void print(const QByteArray &bytes);
// False when something that was printed did not reach its target, such as a full device.
[[nodiscard]] bool outputIsWritten();
void printLine(const QString &line);
void printJson(const QJsonObject &object); // one line
void complain(const QString &line); // to standard error
// What happened, why and what to do, a line each; as one JSON object when a script listens.
void complain(const base::Problem &problem, bool asJson, const QJsonObject &details = {});
void complainJson(const QJsonObject &object); // one line to standard error

} // namespace storedesk::cli
