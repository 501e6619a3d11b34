// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace storedesk::api {

// An owner that can say what its calls, and those of the objects inside it, are for. The call log
// shows it.
class CallCause
{
public:
    CallCause() = default;
    virtual ~CallCause() = default;
    Q_DISABLE_COPY_MOVE(CallCause)

    [[nodiscard]] virtual QString callCause() const = 0;
};

// As the nearest of the owner and the objects around it says; empty when none does.
[[nodiscard]] QString causeOf(const QObject *owner);

} // namespace storedesk::api

Q_DECLARE_INTERFACE(storedesk::api::CallCause, "storedesk.api.CallCause")
