// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "profiles/secretstore.h"

namespace QKeychain {
class Job;
}

namespace storedesk::profiles {

// Stores keys in the desktop's keychain. Responses can take a long time, because the keychain may
// ask the user to unlock it.
class KeychainSecrets final : public SecretStore
{
    Q_OBJECT

public:
    explicit KeychainSecrets(QObject *parent = nullptr);
    ~KeychainSecrets() override;

    void read(const QString &id, QObject *context, Read read) override;
    void write(const QString &id, const QByteArray &key, QObject *context, Done done) override;
    void remove(const QString &id, QObject *context, Done done) override;
    [[nodiscard]] bool lasting() const override { return true; }
    [[nodiscard]] QString title() const override;

    // Looks up an entry that cannot exist, because only a working keychain can report that it is
    // missing. Shows no prompt.
    void tryOut(QObject *context, Done done);

private:
    static void start(QKeychain::Job *job, const QString &entry);
};

} // namespace storedesk::profiles
