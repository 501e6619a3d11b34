// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/secretstore.h"

#include <QHash>

namespace storedesk::profiles {

// Stores keys only until the program ends.
class MemorySecrets final : public SecretStore
{
    Q_OBJECT

public:
    explicit MemorySecrets(QObject *parent = nullptr);
    ~MemorySecrets() override;

    void read(const QString &id, QObject *context, Read read) override;
    void write(const QString &id, const QByteArray &key, QObject *context, Done done) override;
    void remove(const QString &id, QObject *context, Done done) override;
    [[nodiscard]] bool lasting() const override { return false; }
    [[nodiscard]] QString title() const override;

private:
    QHash<QString, QByteArray> m_keys;
};

} // namespace storedesk::profiles
