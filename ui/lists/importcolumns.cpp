// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/importcolumns.h"

#include "catalogue/key.h"
#include "imports/importjobs.h"
#include "imports/importreport.h"
#include "ui/host/pagehost.h"
#include "workspace/workspace.h"

#include <QCoreApplication>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using storedesk::importcheck::ImportMemo;

static constexpr auto shownInLists =
    catalogue::Places(catalogue::FieldLocation::Answer) | catalogue::FieldLocation::Table;

static constexpr catalogue::Field fileField{.key = "$file"_L1,
                                            .title = QT_TRANSLATE_NOOP("Fields", "File"),
                                            .type = catalogue::Type::Text,
                                            .places = shownInLists};
static constexpr catalogue::Field mappingField{.key = "$mapping"_L1,
                                               .title = QT_TRANSLATE_NOOP("Fields", "Columns"),
                                               .type = catalogue::Type::Text,
                                               .places = catalogue::FieldLocation::Answer};
static constexpr catalogue::Field settingsField{.key = "$settings"_L1,
                                                .title = QT_TRANSLATE_NOOP("Fields", "Settings"),
                                                .type = catalogue::Type::Text,
                                                .places = catalogue::FieldLocation::Answer};

// Returns a column with a text about the import, or a dash if another computer sent it.
static itemmodels::LinkedColumn
columnOf(const catalogue::Field &field, PageHost &host,
         QString (*textOf)(const storedesk::importrun::ImportPlan &plan))
{
    return {.field = field, .words = [&host, textOf](const QJsonObject &record) {
                const auto plan = host.workspace().importJobs().planOf(
                    record.value(catalogue::key::id).toString());
                return plan ? textOf(*plan) : u"–"_s;
            }};
}

itemmodels::LinkedColumns importColumns(PageHost &host)
{
    using storedesk::importrun::ImportPlan;
    return {columnOf(fileField, host, [](const ImportPlan &plan) { return plan.sourceName; }),
            columnOf(mappingField, host,
                     [](const ImportPlan &plan) {
                         return storedesk::imports::mappingText(ImportMemo::fromJson(plan.memo));
                     }),
            columnOf(settingsField, host, [](const ImportPlan &plan) {
                return storedesk::imports::settingsText(ImportMemo::fromJson(plan.memo));
            })};
}

} // namespace storedesk::ui::lists
