// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importrun/importjobkind.h"

#include "api/session.h"
#include "catalogue/limits.h"
#include "importrun/importdecision.h"
#include "importrun/importtally.h"
#include "importrun/importwatch.h"

#include <QDir>
#include <QFile>

namespace storedesk::importrun {

std::optional<ImportPlan> importPlanOf(const journal::JobOutline &outline)
{
    return importKind.matches(outline) ? ImportPlan::fromJson(outline.plan) : std::nullopt;
}

static base::Result<journal::RunFactory> openImport(journal::Journal &journal,
                                                    const QString &folder)
{
    auto plan = importPlanOf(journal.head().outline);
    if (!plan)
        return journal::RunFactory();
    const auto ids = importIdsOf(journal);
    if (!ids)
        return tl::unexpected(ids.error());
    return [plan = std::move(*plan), folder, ids = *ids](api::Session &session,
                                                         const journal::RunOptions::CopyKeeper &) {
        // Claim the IDs, so that a part whose upload was lost is not mistaken for another part's
        // import.
        for (const auto &id : ids)
            session.client().known().claim(catalogue::Resource::Import, id);
        return journal::RunParts{
            .maker = [plan,
                      folder](const journal::JobRow &row) { return plan.request(row, folder); },
            .options = {.width = catalogue::limits::queuedImports},
            .follower = std::make_unique<ImportWatch>(session, plan, folder)};
    };
}

static base::Result<journal::Balance> importBalance(journal::Journal &journal)
{
    return tallyOf(journal).map([](const ImportTally &tally) { return tally.balance(); });
}

// The service may reject individual rows, which are shown on the import's page.
static std::optional<journal::JobEffect> importEffect(const journal::JobHead &head)
{
    const auto plan = importPlanOf(head.outline);
    if (!plan)
        return std::nullopt;
    return journal::JobEffect{.operation = catalogue::OperationId::CreateImport,
                              .rows = plan->allRows()};
}

static bool hasPreviousValues(const journal::JobHead &, const QString &folder)
{
    return QFile::exists(QDir(folder).filePath(ImportPlan::beforeName()));
}

constexpr journal::JobKind importKind{.id = QLatin1StringView("import"),
                                      .unit = journal::RowUnit::File,
                                      .listedAs = catalogue::Resource::Import,
                                      .open = &openImport,
                                      .balance = &importBalance,
                                      .effect = &importEffect,
                                      .canBeUndone = &hasPreviousValues};

} // namespace storedesk::importrun
