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

namespace storedesk::ui::shell {

// A key that was copied out of a field for keys is marked as a secret, so that a history of the
// clipboard leaves it out, and leaves the clipboard after as many seconds as were chosen, when it
// is still there. What was copied since stays.
class CopiedKeys final : public QObject
{
    Q_OBJECT

public:
    // Both outlive it.
    CopiedKeys(const settings::Settings &settings, base::Clock &clock, QObject *parent = nullptr);
    ~CopiedKeys() override; // forgets

    void forget(); // at once

private:
    void look(QClipboard::Mode mode);

    const settings::Settings &m_settings;
    std::unique_ptr<base::Clock::Timer> m_timer;
    // What was copied and what was selected, as hashes: the key itself is nobody's to keep.
    std::array<QByteArray, 2> m_copied;
    bool m_marking = false;
};

} // namespace storedesk::ui::shell
