// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bestsecrets.h"

#include "profiles/keychainpresence.h"

#include <QPointer>

#include <utility>

namespace storedesk::profiles {

BestSecrets::BestSecrets(base::Clock &clock, QObject *parent)
    : SecretStore(parent)
    , m_limit(clock.timer([this] { pollAgain(); }))
{
    m_limit->start(patience);
    m_keychain.tryOut(this, [this](const base::Result<void> &works) {
        if (!works && !m_chosen)
            m_problem = works.error();
        choose(works ? static_cast<SecretStore *>(&m_keychain) : &m_memory);
    });
}

BestSecrets::~BestSecrets() = default;

void BestSecrets::pollAgain()
{
    if (!std::exchange(m_asking, true) && isKeychainRunning()) {
        m_limit->start(longPatience);
        Q_EMIT changed();
        return;
    }
    m_problem = {.what = tr("No keychain responded."),
                 .why = tr("The desktop keychain didn't respond.")};
    choose(&m_memory);
}

void BestSecrets::choose(SecretStore *store)
{
    // It is too late to switch, because keys may already be in the other store.
    if (m_chosen)
        return;
    m_chosen = store;
    m_limit->stop();
    for (const auto &act : std::exchange(m_waiting, {}))
        act();
    Q_EMIT changed();
}

void BestSecrets::whenChosen(QObject *context, std::function<void()> act)
{
    if (m_chosen)
        return act();
    m_waiting.emplace_back([context = QPointer(context), act = std::move(act)] {
        if (context)
            act();
    });
}

void BestSecrets::read(const QString &id, QObject *context, Read read)
{
    whenChosen(context, [=, this] { m_chosen->read(id, context, read); });
}

void BestSecrets::write(const QString &id, const QByteArray &key, QObject *context, Done done)
{
    whenChosen(context, [=, this] { m_chosen->write(id, key, context, done); });
}

void BestSecrets::remove(const QString &id, QObject *context, Done done)
{
    whenChosen(context, [=, this] { m_chosen->remove(id, context, done); });
}

bool BestSecrets::lasting() const
{
    return m_chosen && m_chosen->lasting();
}

QString BestSecrets::title() const
{
    if (m_chosen)
        return m_chosen->title();
    return m_asking ? tr("Waiting for the keychain to be unlocked…")
                    : tr("Looking for a keychain…");
}

} // namespace storedesk::profiles
