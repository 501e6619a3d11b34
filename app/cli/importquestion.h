// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/recipe.h"

class QCommandLineParser;

namespace storedesk::cli {

// What check and import are asked.
struct ImportQuestion
{
    QString file;
    std::optional<imports::Recipe> recipe = {};
    imports::ImportSettings settings = {};
    bool repair = false; // with what is offered and loses nothing
    // How ambiguous dates and numbers are written, as Fix::text has it; empty: they are not
    // repaired.
    QString dates = {};
    QString decimals = {};
    bool dryRun = false;
    QString known = {}; // a table of the contacts that exist; empty: the newest that was exported
    std::optional<qint64> mostRejects = {};
    bool asJson = false;
};

void addImportOptions(QCommandLineParser &parser, bool sends);
[[nodiscard]] base::Result<ImportQuestion> importQuestionFrom(const QCommandLineParser &parser);

} // namespace storedesk::cli
