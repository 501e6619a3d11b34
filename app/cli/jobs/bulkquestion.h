// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/imports/importquestion.h"

#include "jobs/bulkplan.h"

#include "base/result.h"

class QCommandLineParser;

namespace storedesk::cli {

// The parsed arguments of "bulk".
struct BulkQuestion
{
    const catalogue::Operation *operation = nullptr;
    QString file = {};
    sheet::ReadOptions reading = {};
    RepairChoice repair = {};
    QString phonePrefix = {};
    // The alias or ID of an event type.
    QStringList within = {};
    // A column name. If empty, the column is matched automatically.
    QString keyColumn = {};
    // Entries of the form COLUMN=FIELD.
    QStringList fields = {};
    // Column names.
    QStringList ignored = {};
    QUrlQuery query = {};
    bool clearBlanks = false;
    bool readFirst = false;
    bool onlyExisting = false;
    bool dryRun = false;
    std::optional<qint64> expectedRows = {};
    std::optional<qint64> mostRejects = {};
    // The most values that blank cells may erase.
    std::optional<qint64> mostBlanked = {};
    // The maximum number of deletes. If absent, the default applies.
    std::optional<qint64> ceiling = {};
    // The folder for reports.
    QString reports = {};
    bool asJson = false;
    // Replaces the options for columns and repairs.
    std::optional<imports::Recipe> recipe = {};
};

void addBulkOptions(QCommandLineParser &parser);
[[nodiscard]] base::Result<std::optional<qint64>> mostBlankedFrom(const QCommandLineParser &parser);
[[nodiscard]] base::Result<std::optional<qint64>> mostRejectsFrom(const QCommandLineParser &parser);
[[nodiscard]] base::Result<BulkQuestion> bulkQuestionFrom(const QCommandLineParser &parser);
// Returns the question of a bulk job that a recipe describes.
[[nodiscard]] BulkQuestion bulkQuestionOf(const imports::Recipe &recipe, const QString &file);

// How table columns are mapped to the request. Columns that are not named in the arguments are
// matched by name. Unmatched columns are returned, so that they can be reported.
struct BulkMatching
{
    jobs::BulkPlan plan;
    QStringList unmatched = {};
};
[[nodiscard]] base::Result<BulkMatching>
matchingOf(const BulkQuestion &question, const QStringList &columns, const QJsonValue &definitions);

} // namespace storedesk::cli
