// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/keptlines.h"

#include "local/views.h"
#include "ui/frame/recordplace.h"

#include <QJsonArray>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;

// Of what is kept of a list.
static constexpr auto linesMember = "lines"_L1;
static constexpr auto keyMember = "key"_L1;

// Places, because a contact that is deleted for good is taken out of what is kept by its places.
void keepLines(const std::vector<jobs::LookupRow> &rows, const catalogue::LookupKey *lookupKey,
               const Place &page, local::Views &views)
{
    QJsonArray lines;
    for (const auto &row : rows)
        lines.append(ui::placeOf(*row.lookupKey, {row.value}).text());
    views.keep(
        page.text(),
        {{linesMember, lines}, {keyMember, lookupKey ? QString(lookupKey->word) : QString()}});
}

std::optional<KeptLines> keptLines(const Place &page, catalogue::Resource resource,
                                   const local::Views &views)
{
    const auto state = views.state(page.text());
    if (!state.contains(keyMember))
        return std::nullopt;
    KeptLines lines{.lookupKey =
                        catalogue::lookupKeyNamed(resource, state.value(keyMember).toString())};
    for (const auto line : state.value(linesMember).toArray()) {
        const auto place = Place::fromText(line.toString());
        if (const auto *lookupKey = place ? lookupKeyOf(*place) : nullptr;
            lookupKey && lookupKey->resource() == resource)
            lines.rows.push_back(
                {.value = pathValuesOf(*lookupKey, *place).constLast(), .lookupKey = lookupKey});
    }
    return lines;
}

} // namespace storedesk::ui::records
