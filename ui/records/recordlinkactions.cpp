// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordactions.h"

#include "account/account.h"
#include "catalogue/key.h"
#include "jobs/importjobs.h"
#include "ui/filedownloads/storedtable.h"
#include "ui/host/fileaddress.h"
#include "ui/host/importaddress.h"
#include "ui/host/pagehost.h"
#include "ui/records/recordloader.h"

// Opens pages related to a record.

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

void RecordActions::openSending()
{
    const bool contact = m_reader.lookupKey()->resource() == Resource::Contact;
    m_host.open({.page = u"send-events"_s,
                 .values = contact
                     ? QStringList{u"contact"_s, m_reader.record()[key::contact::email].toString()}
                     : m_reader.pathValues()});
}

void RecordActions::openTypeEditor()
{
    m_host.open({.page = u"edit-event-type"_s, .values = m_reader.pathValues()});
}

void RecordActions::openHandOver()
{
    m_host.open({.page = u"hand-over"_s, .values = m_reader.pathValues()});
}

void RecordActions::openLike()
{
    m_host.open({.page = u"new-event-type"_s, .values = m_reader.pathValues()});
}

// Opens an import of coupons into this set.
void RecordActions::openRefill()
{
    m_host.open(
        {.page = u"new-import"_s, .values = {u"coupons"_s, m_reader.pathValues().value(0)}});
}

QString RecordActions::undoJob() const
{
    const auto *lookupKey = m_reader.lookupKey();
    if (!lookupKey || lookupKey->resource() != Resource::Import)
        return {};
    return storedesk::jobs::ImportJobs::of(storedesk::jobs::JobManager::of(m_host.account()))
        .undoableBy(m_reader.pathValues().value(0));
}

void RecordActions::openImportUndo()
{
    if (const auto job = undoJob(); !job.isEmpty())
        m_host.open(importUndoPlace(job));
}

// Shows the contact's activities from the newest export, by contact ID or address.
void RecordActions::openActivities()
{
    const auto *kept = filedownloads::newestTable(m_host, u"activities");
    if (!kept)
        return;
    auto place = placeOfFile(kept->path);
    place.filter.emplace();
    for (const auto &[column, member] : {std::pair(key::contactId, key::id),
                                         std::pair(key::contact::email, key::contact::email)}) {
        if (const auto value = m_reader.record()[member].toString(); !value.isEmpty())
            place.filter->insert(column, value);
    }
    m_host.open(place);
}

} // namespace storedesk::ui::records
