// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importquestion.h"

#include "jobs/bulkplan.h"

#include "base/result.h"

class QCommandLineParser;

namespace storedesk::cli {

// What somebody asked of bulk.
struct BulkQuestion
{
    const catalogue::Operation *operation = nullptr;
    QString file = {};
    sheet::Reading reading = {};
    RepairChoice repair = {};
    QString phonePrefix = {};
    QStringList within = {}; // the alias or ID of an event type
    QString keyColumn = {}; // by name; empty: matched
    QStringList fields = {}; // COLUMN=FIELD
    QStringList ignored = {}; // columns
    QUrlQuery query = {};
    bool clearBlanks = false;
    bool readFirst = false;
    bool onlyExisting = false;
    bool dryRun = false;
    std::optional<qint64> expectedRows = {};
    std::optional<qint64> mostRejects = {};
    std::optional<qint64> ceiling = {}; // of deletes; absent: the usual one
    QString reports = {}; // a folder
    bool asJson = false;
};

void addBulkOptions(QCommandLineParser &parser);
[[nodiscard]] base::Result<BulkQuestion> bulkQuestionFrom(const QCommandLineParser &parser);

// How the columns of a table become the request somebody asked for. Columns nobody named are
// matched by their names; those that fit nothing are answered, because they must not go unnoticed.
struct BulkMatching
{
    jobs::BulkPlan plan;
    QStringList unmatched = {};
};
[[nodiscard]] base::Result<BulkMatching>
matchingOf(const BulkQuestion &question, const QStringList &columns, const QJsonValue &definitions);

} // namespace storedesk::cli
