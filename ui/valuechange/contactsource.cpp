// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/valuechange/contactsource.h"

#include "exports/contactmirrorreader.h"
#include "exports/contactmirrorupdater.h"
#include "ui/host/pagehost.h"
#include "workspace/workspace.h"

namespace storedesk::ui::valuechange {

using storedesk::exports::ContactMirrorReader;

ContactSource::ContactSource(PageHost &host, storage::MirrorSelection contacts)
    : m_contacts(std::move(contacts))
    , m_reader(&host.workspace().contactMirror().reader())
    , m_host(&host)
{ }

ContactSource::ContactSource(std::unique_ptr<storedesk::exports::LoadedContacts> loaded)
    : m_contacts(loaded->contacts())
    , m_loaded(std::move(loaded))
    , m_ownReader(std::make_unique<ContactMirrorReader>())
    , m_reader(m_ownReader.get())
{
    m_reader->setPath(m_contacts.path);
}

ContactSource::~ContactSource() = default;
ContactSource::ContactSource(ContactSource &&) noexcept = default;

QStringList ContactSource::columns() const
{
    return m_host ? m_host->workspace().contactMirror().known().columns : m_loaded->columns();
}

} // namespace storedesk::ui::valuechange
