// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::api {

// Interface for call owners that can state the purpose of their own calls and of their children's
// calls. The call log shows the purpose.
class CallCause
{
public:
    CallCause() = default;
    virtual ~CallCause() = default;
    Q_DISABLE_COPY_MOVE(CallCause)

    [[nodiscard]] virtual QString callCause() const = 0;
};

// Returns the cause stated by the owner or its nearest ancestor; empty if none states one.
[[nodiscard]] QString causeOf(const QObject *owner);

} // namespace storedesk::api

Q_DECLARE_INTERFACE(storedesk::api::CallCause, "storedesk.api.CallCause")
