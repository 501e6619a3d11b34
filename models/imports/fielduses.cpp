// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/fielduses.h"

#include "importcheck/columnmappingmemory.h"
#include "imports/recipeshelf.h"
#include "jobs/bulkkind.h"
#include "jobs/jobmanager.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::imports {

namespace {

struct FieldUseWords
{
    Q_DECLARE_TR_FUNCTIONS(FieldUses)
};

int jobsNaming(const jobs::JobManager &jobManager, const QStringList &ids)
{
    const auto names = [&ids](const journal::ListedJob &job) {
        const auto plan = jobs::bulkPlanOf(job.head.outline);
        return plan && job.head.state != journal::JobState::Done
            && std::ranges::any_of(plan->targets, [&ids](const jobs::CellTarget &target) {
                   return ids.contains(target.key);
               });
    };
    return static_cast<int>(std::ranges::count_if(jobManager.jobs(), names));
}

} // namespace

QStringList fieldUses(const QString &accountFolder, const jobs::JobManager &jobManager,
                      const QStringList &ids)
{
    using importcheck::ColumnMappingMemory;
    const ColumnMappingMemory memory(ColumnMappingMemory::pathIn(accountFolder));
    QStringList sentences;
    if (const int count = memory.countNaming(ids); count > 0)
        sentences.append(
            FieldUseWords::tr("%Ln saved import mapping(s) use this field.", nullptr, count));
    const auto recipes = RecipeShelf(accountFolder).namesUsing(ids);
    if (!recipes.isEmpty())
        sentences.append(FieldUseWords::tr("Used by %Ln recipe(s): %1.", nullptr,
                                           static_cast<int>(recipes.size()))
                             .arg(QLocale().createSeparatedList(recipes)));
    if (const int count = jobsNaming(jobManager, ids); count > 0)
        sentences.append(
            FieldUseWords::tr("%Ln unfinished job(s) write to this field.", nullptr, count));
    return sentences;
}

} // namespace storedesk::imports
