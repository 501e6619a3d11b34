// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "exports/loadedcontacts.h"

namespace storedesk::exports {
class ContactMirrorReader;
}

namespace storedesk::ui {
class PageHost;
}

namespace storedesk::ui::valuechange {

// The contacts that a change is for, with their current values: from the offline copy or loaded for
// this change.
class ContactSource final
{
public:
    // The host must outlive the source.
    ContactSource(PageHost &host, storage::MirrorSelection contacts);
    explicit ContactSource(std::unique_ptr<storedesk::exports::LoadedContacts> loaded);
    ~ContactSource();
    ContactSource(ContactSource &&) noexcept;
    ContactSource &operator=(ContactSource &&) = delete;

    [[nodiscard]] const storage::MirrorSelection &contacts() const { return m_contacts; }
    // Reads the current values in another thread.
    [[nodiscard]] storedesk::exports::ContactMirrorReader &reader() const { return *m_reader; }
    [[nodiscard]] QStringList columns() const;

private:
    storage::MirrorSelection m_contacts;
    // Null if the values come from the offline copy.
    std::unique_ptr<storedesk::exports::LoadedContacts> m_loaded;
    std::unique_ptr<storedesk::exports::ContactMirrorReader> m_ownReader;
    storedesk::exports::ContactMirrorReader *m_reader;
    // Null if the values were loaded.
    PageHost *m_host = nullptr;
};

} // namespace storedesk::ui::valuechange
