// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "account/contactmirrorcleaner.h"

#include "storage/bin.h"
#include "storage/deletedcontactkeys.h"

#include <algorithm>

namespace storedesk::account {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using catalogue::Resource;

// Additions are applied together, because each one searches the whole mirror.
static constexpr base::Clock::Duration betweenAdditions = 2s;

ContactMirrorCleaner::ContactMirrorCleaner(api::Session &session, const QString &folder,
                                           base::Clock &clock, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
    , m_clock(clock)
    , m_soon(clock.timer([this] { workNext(); }))
    , m_thread(u"mirror changes"_s)
{
    connect(&session, &api::Session::writeEnded, this, &ContactMirrorCleaner::noteWrite);
}

void ContactMirrorCleaner::listenTo(const storage::Bin &bin)
{
    connect(&bin, &storage::Bin::deleted, this, [this](const storage::BinEntry &entry) {
        if (entry.resource == Resource::Contact)
            erase(entry.address + storage::DeletedContactKeys::keysIn(entry.record));
    });
}

ContactMirrorCleaner::~ContactMirrorCleaner()
{
    m_stopped = true;
    m_thread.wait();
    (void)work(m_erased, m_added, m_clock.now());
}

void ContactMirrorCleaner::run(Work work)
{
    m_waiting.push_back(std::move(work));
    if (!m_working)
        workNext();
}

void ContactMirrorCleaner::noteWrite(const http::Request &request, const http::Outcome &outcome)
{
    const auto &operation = http::operationOf(request);
    if (operation.resource != Resource::Contact)
        return;
    // A contact that no longer existed counts as deleted.
    if (operation.effect == catalogue::Effect::Delete) {
        if (outcome || outcome.error().kind == http::ErrorKind::NotFound)
            erase(request.values);
    } else if (operation.effect != catalogue::Effect::Read && outcome) {
        add(outcome->document.object());
    }
}

void ContactMirrorCleaner::erase(const QStringList &keys)
{
    if (!m_folder.isOn())
        return;
    const storage::DeletedContactKeys gone(keys);
    std::erase_if(m_added, [&gone](const QJsonObject &record) {
        return std::ranges::any_of(storage::DeletedContactKeys::keysIn(record),
                                   [&gone](const QString &key) { return gone.isKey(key); });
    });
    m_erased += keys;
    if (!m_working)
        workNext();
}

void ContactMirrorCleaner::add(const QJsonObject &record)
{
    const auto keys = storage::DeletedContactKeys::keysIn(record);
    if (keys.isEmpty() || !m_folder.isOn())
        return;
    const storage::DeletedContactKeys back(keys);
    m_erased.removeIf([&back](const QString &key) { return back.isKey(key); });
    m_added.push_back(record);
    if (!m_working && !m_soon->due())
        m_soon->start(betweenAdditions);
}

base::Result<qint64> ContactMirrorCleaner::work(const QStringList &erased,
                                                const std::vector<QJsonObject> &added,
                                                const QDateTime &now) const
{
    return m_folder.erase(erased, now).and_then([&](qint64 count) {
        return m_folder.add(added, now).map([count](qint64 more) { return count + more; });
    });
}

base::Result<qint64> ContactMirrorCleaner::doAll(const std::vector<Work> &all) const
{
    qint64 changed = 0;
    for (const auto &each : all) {
        const auto done = each(m_folder, [this] { return m_stopped.load(); });
        if (!done)
            return done;
        changed += *done;
    }
    return changed;
}

void ContactMirrorCleaner::workNext()
{
    m_soon->stop();
    m_working = !m_erased.isEmpty() || !m_added.empty() || !m_waiting.empty();
    if (!m_working)
        return;
    m_thread.post([this, erased = std::exchange(m_erased, {}), added = std::exchange(m_added, {}),
                   waiting = std::exchange(m_waiting, {}), now = m_clock.now()] {
        const auto done = work(erased, added, now).and_then([&](qint64 count) {
            return doAll(waiting).map([count](qint64 more) { return count + more; });
        });
        QMetaObject::invokeMethod(
            this,
            [this, done] {
                m_working = false;
                if (!m_erased.isEmpty() || !m_waiting.empty())
                    workNext();
                else if (!m_added.empty())
                    m_soon->start(betweenAdditions);
                if (!done)
                    Q_EMIT failed(done.error());
                else if (*done > 0)
                    Q_EMIT contactsChanged();
            },
            Qt::QueuedConnection);
    });
}

} // namespace storedesk::account
