// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"

#include <QClipboard>
#include <QObject>

#include <array>
#include <memory>

namespace storedesk::settings {
class Settings;
}

namespace storedesk::ui::lock {

// Marks keys that are copied from a key field as secret, so that clipboard histories skip them, and
// clears the clipboard after the configured number of seconds. Text copied after the key is not
// cleared.
class CopiedKeys final : public QObject
{
    Q_OBJECT

public:
    // The settings and the clock must outlive this object.
    CopiedKeys(const settings::Settings &settings, base::Clock &clock, QObject *parent = nullptr);
    // Calls forget().
    ~CopiedKeys() override;

    // Clears the clipboard at once if it still contains the key.
    void forget();

private:
    void look(QClipboard::Mode mode);

    const settings::Settings &m_settings;
    std::unique_ptr<base::Clock::Timer> m_timer;
    // Hashes of the copied and the selected text, because the key itself must not be stored.
    std::array<QByteArray, 2> m_copied;
    bool m_marking = false;
};

} // namespace storedesk::ui::lock
