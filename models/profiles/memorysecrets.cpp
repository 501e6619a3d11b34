// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "memorysecrets.h"

#include <utility>

namespace storedesk::profiles {

MemorySecrets::MemorySecrets(QObject *parent)
    : SecretStore(parent)
{ }

MemorySecrets::~MemorySecrets()
{
    for (auto &key : m_keys)
        key.fill('\0');
}

void MemorySecrets::read(const QString &id, QObject *context, Read read)
{
    QMetaObject::invokeMethod(
        context, [read = std::move(read), key = m_keys.value(id)] { read(key); },
        Qt::QueuedConnection);
}

void MemorySecrets::write(const QString &id, const QByteArray &key, QObject *context, Done done)
{
    m_keys.insert(id, key);
    QMetaObject::invokeMethod(
        context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
}

void MemorySecrets::remove(const QString &id, QObject *context, Done done)
{
    m_keys.remove(id);
    QMetaObject::invokeMethod(
        context, [done = std::move(done)] { done({}); }, Qt::QueuedConnection);
}

QString MemorySecrets::title() const
{
    return tr("this session only");
}

} // namespace storedesk::profiles
