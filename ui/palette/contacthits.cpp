// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/palette/contacthits.h"

#include "exports/contactmirrorupdater.h"
#include "ui/offline/offlinerecord.h"
#include "workspace/workspace.h"

#include <algorithm>
#include <utility>

namespace storedesk::ui::palette {

// A single letter occurs in almost every contact.
static constexpr qsizetype shortest = 2;
static constexpr std::size_t mostContacts = 5;

ContactHits::ContactHits(workspace::Workspace &workspace, QObject *parent)
    : QObject(parent)
    , m_workspace(workspace)
{ }

ContactHits::~ContactHits()
{
    ++*m_searches;
}

using Contacts = std::vector<storage::MirroredContact>;

// Returns the contact with exactly this ID, which is not part of the text search, followed by the
// best matches.
static base::Result<Contacts> contactsFor(const QString &text, storage::ContactMirror &copy,
                                          const storage::ContactMirror::IsStopped &isStopped)
{
    auto best = copy.bestMatches(text, mostContacts, isStopped);
    if (!best || best->size() == mostContacts || isStopped())
        return best;
    const auto exact = copy.find(text);
    if (!exact)
        return tl::unexpected(exact.error());
    if (*exact && std::ranges::find(*best, **exact) == best->end())
        best->insert(best->begin(), **exact);
    return best;
}

void ContactHits::search(const QString &text)
{
    const int number = ++*m_searches;
    if (text.size() < shortest || !m_workspace.contactMirror().hasCopy()) {
        m_records.clear();
        return;
    }
    const auto isOutdated = [searches = m_searches, number] {
        return *searches != number;
    };
    using Found = std::pair<QStringList, Contacts>;
    m_workspace.contactMirror().reader().ask(
        [text, isOutdated](storage::ContactMirror &copy) {
            return contactsFor(text, copy, isOutdated).map([&copy](Contacts contacts) {
                return Found(copy.columns(), std::move(contacts));
            });
        },
        this,
        [this, isOutdated](base::Result<Found> answer) {
            if (answer && !isOutdated())
                take(answer->first, answer->second);
        });
}

void ContactHits::take(const QStringList &columns,
                       const std::vector<storage::MirroredContact> &contacts)
{
    m_records.clear();
    for (const auto &contact : contacts) {
        // A contact that has been removed in the meantime has no cells.
        if (!contact.cells.isEmpty())
            m_records.push_back(records::offlineRecord(columns, contact.cells));
    }
    Q_EMIT found();
}

} // namespace storedesk::ui::palette
