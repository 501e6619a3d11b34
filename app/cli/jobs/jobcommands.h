// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QCommandLineParser;

namespace storedesk::imports {
struct Recipe;
} // namespace storedesk::imports

namespace storedesk::cli {

[[nodiscard]] int bulk(const QStringList &arguments, const QByteArray &key);
// Runs a bulk job with a recipe and the options of "run".
[[nodiscard]] int bulkWith(const imports::Recipe &recipe, const QCommandLineParser &parser,
                           const QByteArray &key);
[[nodiscard]] int checkCertificate(const QStringList &arguments);
[[nodiscard]] int erasePrivately(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int listJobs(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int resumeJob(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int runSchedules(const QStringList &arguments, const QByteArray &key);
[[nodiscard]] int setUp(const QStringList &arguments, const QByteArray &key);

} // namespace storedesk::cli
