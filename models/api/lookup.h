// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/lookuprules.h"

namespace storedesk::api {

class Client;

// Asks the service itself: reads the record, or the list it would stand in, and compares
// (lookuprules.h).
class RecordLookUp final : public LookUp
{
public:
    // The client outlives it.
    explicit RecordLookUp(Client &client);

    void ask(const Question &question, QObject *owner, Handler handler) override;

private:
    void askOne(const Question &question, const Request &read, QObject *owner,
                const Handler &handler);
    void askList(const Question &question, const Request &read, QObject *owner,
                 const Handler &handler);
    [[nodiscard]] Circumstances circumstancesOf(const Question &question,
                                                const QJsonArray &records) const;

    Client &m_client;
};

} // namespace storedesk::api
