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
static constexpr auto numbersMember = "numbers"_L1; // of the lines in the pasted text
static constexpr auto keyMember = "key"_L1;
static constexpr auto jobsMember = "jobs"_L1;

// Places, because a contact that is deleted for good is taken out of what is kept by its places.
void keepLines(const std::vector<jobs::LookupRow> &rows, const PastedLines &pasted,
               const catalogue::LookupKey *lookupKey, const QStringList &jobs, const Place &page,
               local::Views &views)
{
    QJsonArray lines;
    QJsonArray numbers;
    for (const auto &row : rows) {
        lines.append(ui::placeOf(*row.lookupKey, {row.value}).text());
        numbers.append(pasted.of(row.value));
    }
    views.keep(page.text(),
               {{linesMember, lines},
                {numbersMember, numbers},
                {jobsMember, QJsonArray::fromStringList(jobs)},
                {keyMember, lookupKey ? QString(lookupKey->word) : QString()}});
}

std::optional<KeptLines> keptLines(const Place &page, catalogue::Resource resource,
                                   const local::Views &views)
{
    const auto state = views.state(page.text());
    if (!state.contains(keyMember))
        return std::nullopt;
    KeptLines lines{.lookupKey =
                        catalogue::lookupKeyNamed(resource, state.value(keyMember).toString())};
    for (const auto &job : state.value(jobsMember).toArray())
        lines.jobs.append(job.toString());
    const auto kept = state.value(linesMember).toArray();
    const auto numbers = state.value(numbersMember).toArray();
    // Whoever was deleted for good has left the lines and not the numbers: then they tell nothing.
    const bool numbered = numbers.size() == kept.size();
    for (int at = 0; at < kept.size(); ++at) {
        const auto place = Place::fromText(kept[at].toString());
        if (const auto *lookupKey = place ? lookupKeyOf(*place) : nullptr;
            lookupKey && lookupKey->resource() == resource) {
            const auto value = pathValuesOf(*lookupKey, *place).constLast();
            lines.rows.push_back({.value = value, .lookupKey = lookupKey});
            lines.lines.put(value, numbered ? numbers[at].toInt() : at + 1);
        }
    }
    return lines;
}

} // namespace storedesk::ui::records
