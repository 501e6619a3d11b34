// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "sheet/readoptions.h"

class QCommandLineParser;

namespace storedesk::cli {

// The values of --repair, --dates and --decimals.
struct RepairChoice
{
    // Whether to apply the repairs that lose no data.
    bool wanted = false;
    // The notation of ambiguous dates and numbers, as in Repair::text. Empty if they are not
    // repaired.
    QString dates = {};
    QString decimals = {};
};

// The parsed arguments of "check" and "import".
struct ImportQuestion
{
    QString file;
    sheet::ReadOptions reading = {};
    std::optional<imports::Recipe> recipe = {};
    importcheck::ImportSettings settings = {};
    RepairChoice repair = {};
    // The folder with the coupon codes that were sent from this computer. Empty if none is known.
    QString sentCodes = {};
    bool dryRun = false;
    // Whether to look up all records first.
    bool looksUp = false;
    // A table of existing contacts. If empty, the offline copy or the newest export is used.
    QString known = {};
    std::optional<qint64> mostRejects = {};
    // The most values that blank cells may erase, instead of the recipe's limit.
    std::optional<qint64> mostBlanked = {};
    bool asJson = false;
};

// Adds --repair, --dates, --decimals and --phone-prefix, for every command that checks rows.
void addRepairOptions(QCommandLineParser &parser);
[[nodiscard]] base::Result<RepairChoice> repairChoiceFrom(const QCommandLineParser &parser);
[[nodiscard]] base::Result<QString> phonePrefixFrom(const QCommandLineParser &parser);

// Adds --max-blanked, which "bulk" and "run" have too.
void addMostBlankedOption(QCommandLineParser &parser);
// Returns the number of an option such as --max-blanked, or nothing if it is not set.
[[nodiscard]] base::Result<std::optional<qint64>> limitFrom(const QCommandLineParser &parser,
                                                            const QString &name);

void addImportOptions(QCommandLineParser &parser, bool sends);
[[nodiscard]] base::Result<ImportQuestion> importQuestionFrom(const QCommandLineParser &parser);

} // namespace storedesk::cli
