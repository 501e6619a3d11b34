// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/outcome.h"

namespace storedesk::ui::forms {

// A value that the service refused because something else has it. Whoever types another one may
// send the first one again: it may have become free.
class TakenValue final
{
public:
    void note(const api::Error &error, const QString &value); // only of a conflict
    void follow(const QString &value); // that stands in the form now
    void forget() { m_value.clear(); }
    [[nodiscard]] bool is(const QString &value) const;
    [[nodiscard]] QString reason() const { return m_reason; }

private:
    QString m_value;
    QString m_reason;
};

} // namespace storedesk::ui::forms
