// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/offlinefallback.h"

#include "exports/contactmirrorupdater.h"
#include "ui/host/pagehost.h"
#include "ui/offline/offlinerecord.h"
#include "ui/records/recordloader.h"
#include "workspace/workspace.h"

namespace storedesk::ui::records {

OfflineFallback::OfflineFallback(PageHost &host, RecordLoader &reader)
    : QObject(&reader)
    , m_host(host)
    , m_reader(reader)
{
    connect(&reader, &RecordLoader::changed, this, &OfflineFallback::look);
}

void OfflineFallback::look()
{
    const auto *lookupKey = m_reader.lookupKey();
    if (!lookupKey || lookupKey->resource() != catalogue::Resource::Contact) {
        m_asked = {};
        return;
    }
    const bool waits = m_reader.state() == RecordLoader::State::Reading
        || m_reader.state() == RecordLoader::State::Failed;
    auto &mirror = m_host.workspace().contactMirror();
    if (!waits || m_reader.hasRecord() || m_asked == m_reader.place() || !mirror.hasCopy())
        return;
    m_asked = m_reader.place();
    mirror.reader().ask(
        [key = m_reader.pathValues().constLast()](storage::ContactMirror &copy) {
            return copy.find(key);
        },
        this,
        [this, &mirror](const base::Result<std::optional<storage::MirroredContact>> &found) {
            if (!found || !*found || m_asked != m_reader.place())
                return;
            m_reader.offerCopy(offlineRecord(mirror.known().columns, (*found)->cells),
                               mirror.known().asked);
        });
}

} // namespace storedesk::ui::records
