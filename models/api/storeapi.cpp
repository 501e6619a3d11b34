// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storeapi.h"

#include "api/session.h"

namespace storedesk::api {

using enum catalogue::OperationId;

StoreApi::StoreApi(Session &session)
    : m_session(session)
{ }

Call *StoreApi::get(QObject *owner, Priority priority)
{
    return m_session.read({.operation = GetStore, .priority = priority}, owner);
}

} // namespace storedesk::api
