// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/savedlookuplist.h"

#include "storage/views.h"
#include "ui/host/recordaddress.h"

#include <QJsonArray>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;

// Members of a stored list.
static constexpr auto linesMember = "lines"_L1;
// Line numbers in the pasted text.
static constexpr auto numbersMember = "numbers"_L1;
static constexpr auto keyMember = "key"_L1;
static constexpr auto jobsMember = "jobs"_L1;

// Stores the lines as page addresses, because permanently deleting a contact also removes its
// addresses from stored lists.
void keepLines(const std::vector<storedesk::lookups::LookupRow> &rows, const PastedLookups &pasted,
               const catalogue::LookupKey *lookupKey, const QStringList &jobs,
               const PageAddress &page, storage::Views &views)
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

std::optional<SavedLookupList> storedLines(const PageAddress &page, catalogue::Resource resource,
                                           const storage::Views &views)
{
    const auto state = views.state(page.text());
    if (!state.contains(keyMember))
        return std::nullopt;
    SavedLookupList lines{
        .lookupKey = catalogue::lookupKeyNamed(resource, state.value(keyMember).toString())};
    for (const auto &job : state.value(jobsMember).toArray())
        lines.jobs.append(job.toString());
    const auto kept = state.value(linesMember).toArray();
    const auto numbers = state.value(numbersMember).toArray();
    // After a contact was permanently deleted there are more numbers than lines, so the numbers
    // cannot be used.
    const bool numbered = numbers.size() == kept.size();
    for (int at = 0; at < kept.size(); ++at) {
        const auto place = PageAddress::fromText(kept[at].toString());
        if (const auto *lookupKey = place ? lookupKeyOf(*place) : nullptr;
            lookupKey && lookupKey->resource() == resource) {
            const auto value = pathValuesOf(*lookupKey, *place).constLast();
            lines.rows.push_back({.value = value, .lookupKey = lookupKey});
            lines.lines.put(value, numbered ? numbers[at].toInt() : at + 1);
        }
    }
    return lines;
}

} // namespace storedesk::ui::lookups
