// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "purchases/orderchoices.h"
#include "sheet/readoptions.h"

class QCommandLineParser;

namespace storedesk::cli {

// The parsed arguments of "import-purchases".
struct PurchaseQuestion
{
    QString file = {};
    sheet::ReadOptions reading = {};
    // Entries of the form COLUMN=FIELD. An empty field leaves the column out.
    QStringList map = {};
    // The choices of a recipe, which options change. Without a recipe, the headings suggest fields.
    std::optional<purchases::OrderChoices> recipe = {};
    purchases::OrderOptions options = {};
    bool createsContacts = false;
    bool createsProducts = false;
    bool triggersWorkflows = false;
    bool dryRun = false;
    std::optional<qint64> mostRejects = {};
    // The limits of the recipe.
    imports::Guards guards = {};
    // The folder for reports.
    QString reports = {};
    bool asJson = false;
};

void addPurchaseOptions(QCommandLineParser &parser);
// The option --create-missing, which "run" has too.
void addCreateMissingOption(QCommandLineParser &parser);
[[nodiscard]] base::Result<PurchaseQuestion> purchaseQuestionFrom(const QCommandLineParser &parser);
// Returns the choices for a file with these columns. The columns are matched as in the recipe or as
// the headings suggest, with the changes made by --map.
[[nodiscard]] base::Result<purchases::OrderChoices> choicesOf(const PurchaseQuestion &question,
                                                              const QStringList &columns);

} // namespace storedesk::cli
