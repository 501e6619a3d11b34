// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "lookups/lookupends.h"

#include "catalogue/key.h"
#include "catalogue/path.h"
#include "records/lookupguess.h"

#include <QCoreApplication>
#include <QJsonDocument>

namespace storedesk::lookups {

using journal::RowState;

struct LookupWords
{
    Q_DECLARE_TR_FUNCTIONS(lookups::Lookups)
};

QString missingSentence(const LookupRow &row)
{
    const auto meant = row.lookupKey->member == catalogue::key::contact::email
        ? records::slipOf(row.value)
        : QString();
    const auto missing = catalogue::missingTextOf(*row.lookupKey);
    if (const auto resource = row.lookupKey->resource();
        records::looksLikeName(resource, row.value))
        return records::noNamesText(resource);
    return meant.isEmpty() ? LookupWords::tr("%1.").arg(missing)
                           : LookupWords::tr("%1. Did you mean %2?").arg(missing, meant);
}

void setLookupResult(LookupList &list, int row, const journal::RowEnd &end)
{
    // HTTP 404.
    static constexpr int notFound = 404;
    const auto &asked = list.rows()[static_cast<std::size_t>(row)];
    if (end.state != RowState::Done)
        list.set(row, LookupState::Failed, {},
                 QStringList{end.text, end.detail}.join(u' ').trimmed());
    else if (end.status == notFound)
        list.set(row, LookupState::NotFound, {}, missingSentence(asked));
    else
        list.set(row, LookupState::Found, QJsonDocument::fromJson(end.record).object());
}

// Only the values "." and ".." cannot be sent.
static constexpr qsizetype longestDots = 2;

std::vector<int> failOddValues(LookupList &list, const std::vector<int> &rows)
{
    std::vector<int> sendable;
    for (const int row : rows) {
        const auto &asked = list.rows()[static_cast<std::size_t>(row)];
        // Check the length first, because this is fast and a list may have many thousand rows.
        if (asked.value.size() > longestDots) {
            sendable.push_back(row);
            continue;
        }
        const auto path = catalogue::buildPath(catalogue::operation(asked.lookupKey->read),
                                               QStringList{asked.value});
        if (path)
            sendable.push_back(row);
        else
            list.set(row, LookupState::Failed, {}, path.error().what);
    }
    return sendable;
}

} // namespace storedesk::lookups
