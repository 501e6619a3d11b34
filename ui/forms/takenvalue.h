// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "http/outcome.h"

namespace storedesk::ui::forms {

// A value that the service refused because it is already in use. After the user has typed a
// different value, the refused one may be sent again, because it may be free by then.
class TakenValue final
{
public:
    // Notes the value if the error is a conflict.
    void note(const http::Error &error, const QString &value);
    // Tells this object the value that is now in the form.
    void follow(const QString &value);
    void forget() { m_value.clear(); }
    [[nodiscard]] bool is(const QString &value) const;
    [[nodiscard]] QString reason() const { return m_reason; }

private:
    QString m_value;
    QString m_reason;
};

} // namespace storedesk::ui::forms
