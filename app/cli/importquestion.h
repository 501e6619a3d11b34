// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"
#include "sheet/reading.h"

class QCommandLineParser;

namespace storedesk::cli {

// What --repair, --dates and --decimals say.
struct RepairChoice
{
    // Apply the repairs that lose nothing.
    bool wanted = false;
    // How ambiguous dates and numbers are written, as Fix::text has it; empty: they are not
    // repaired.
    QString dates = {};
    QString decimals = {};
};

// What check and import are asked.
struct ImportQuestion
{
    QString file;
    sheet::Reading reading = {};
    std::optional<imports::Recipe> recipe = {};
    imports::ImportSettings settings = {};
    RepairChoice repair = {};
    // Folder of the codes that were sent from this computer; empty: none is known.
    QString sentCodes = {};
    bool dryRun = false;
    QString known = {}; // a table of the contacts that exist; empty: the newest that was exported
    std::optional<qint64> mostRejects = {};
    bool asJson = false;
};

// --repair, --dates, --decimals and --phone-prefix, for every command that checks rows.
void addRepairOptions(QCommandLineParser &parser);
[[nodiscard]] base::Result<RepairChoice> repairChoiceFrom(const QCommandLineParser &parser);
[[nodiscard]] base::Result<QString> phonePrefixFrom(const QCommandLineParser &parser);

void addImportOptions(QCommandLineParser &parser, bool sends);
[[nodiscard]] base::Result<ImportQuestion> importQuestionFrom(const QCommandLineParser &parser);

} // namespace storedesk::cli
