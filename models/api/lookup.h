// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/lookuprules.h"

namespace storedesk::api {

class Client;

// Reads the record, or the list that would contain it, and compares it with the write
// (lookuprules.h).
class RecordLookup final : public Lookup
{
public:
    // The client must outlive the lookup.
    explicit RecordLookup(Client &client);

    void ask(const LostWrite &lost, QObject *owner, Handler handler) override;

private:
    void askOne(const LostWrite &lost, const http::Request &read, QObject *owner,
                const Handler &handler);
    void askList(const LostWrite &lost, const http::Request &read, QObject *owner,
                 const Handler &handler);
    [[nodiscard]] Circumstances circumstancesOf(const LostWrite &lost,
                                                const QJsonArray &records) const;

    Client &m_client;
};

} // namespace storedesk::api
