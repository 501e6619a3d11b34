// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "profiles/keychainsecrets.h"
#include "profiles/memorysecrets.h"

#include <functional>
#include <memory>
#include <vector>

namespace storedesk::profiles {

// Uses the keychain if it works, otherwise memory. Tests the keychain first, and requests wait for
// the result.
class BestSecrets final : public SecretStore
{
    Q_OBJECT

public:
    // A keychain that does not respond within `patience` is not used, unless it is running. In that
    // case it is asking the user for a password, which may take up to `longPatience`. The clock
    // must outlive this object.
    static constexpr base::Clock::Duration patience = std::chrono::seconds(5);
    static constexpr base::Clock::Duration longPatience = std::chrono::minutes(5);

    explicit BestSecrets(base::Clock &clock, QObject *parent = nullptr);
    ~BestSecrets() override;

    void read(const QString &id, QObject *context, Read read) override;
    void write(const QString &id, const QByteArray &key, QObject *context, Done done) override;
    void remove(const QString &id, QObject *context, Done done) override;
    [[nodiscard]] bool lasting() const override;
    [[nodiscard]] QString title() const override;

    [[nodiscard]] bool settled() const override { return m_chosen != nullptr; }
    // Returns the reason there is no keychain. Empty if there is a keychain or the test has not
    // finished.
    [[nodiscard]] const base::Problem &problem() const { return m_problem; }

private:
    void pollAgain();
    void choose(SecretStore *store);
    void whenChosen(QObject *context, std::function<void()> act);

    KeychainSecrets m_keychain;
    MemorySecrets m_memory;
    SecretStore *m_chosen = nullptr;
    // Whether the keychain is running but has not responded yet.
    bool m_asking = false;
    base::Problem m_problem;
    std::unique_ptr<base::Clock::Timer> m_limit;
    std::vector<std::function<void()>> m_waiting;
};

} // namespace storedesk::profiles
