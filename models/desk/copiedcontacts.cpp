// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "desk/copiedcontacts.h"

#include "local/bin.h"
#include "local/contactmatcher.h"

namespace storedesk::desk {

using catalogue::Resource;

CopiedContacts::CopiedContacts(api::Session &session, const QString &folder,
                               const base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_clock(clock)
{
    m_pool.setMaxThreadCount(1);
    connect(&session, &api::Session::writeEnded, this, &CopiedContacts::noteWrite);
}

void CopiedContacts::listenTo(const local::Bin &bin)
{
    connect(&bin, &local::Bin::deleted, this, [this](const local::BinEntry &entry) {
        if (entry.resource == Resource::Contact)
            add(entry.address + local::ContactMatcher::keysIn(entry.record));
    });
}

CopiedContacts::~CopiedContacts()
{
    m_pool.waitForDone();
    (void)m_folder.erase(m_keys, m_clock.now());
}

// One that is not there any more is as good as deleted.
void CopiedContacts::noteWrite(const api::Request &request, const api::Outcome &outcome)
{
    const auto &operation = api::operationOf(request);
    if (operation.resource == Resource::Contact && operation.effect == catalogue::Effect::Delete
        && (outcome || outcome.error().kind == api::Kind::NotFound))
        add(request.values);
}

void CopiedContacts::add(const QStringList &keys)
{
    if (!m_folder.isOn())
        return;
    m_keys += keys;
    if (!m_erasing)
        eraseNext();
}

void CopiedContacts::eraseNext()
{
    m_erasing = !m_keys.isEmpty();
    if (!m_erasing)
        return;
    m_pool.start([this, keys = std::exchange(m_keys, {}), now = m_clock.now()] {
        const auto done = m_folder.erase(keys, now);
        QMetaObject::invokeMethod(
            this,
            [this, done] {
                eraseNext();
                if (!done)
                    Q_EMIT failed(done.error());
                else if (*done > 0)
                    Q_EMIT erased();
            },
            Qt::QueuedConnection);
    });
}

} // namespace storedesk::desk
