// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"

class QObject;

namespace storedesk::api {

class Call;
class Session;

// There is one store to an account. Reading it also tells whether the key is good.
class StoreApi final
{
public:
    explicit StoreApi(Session &session);

    [[nodiscard]] Call *get(QObject *owner, Priority priority = Priority::Interactive);

private:
    Session &m_session;
};

} // namespace storedesk::api
