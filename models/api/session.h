// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/client.h"
#include "api/customeventsapi.h"
#include "api/exportsapi.h"
#include "api/lookup.h"
#include "api/purchasesapi.h"
#include "api/storeapi.h"

namespace storedesk::api {

// One connected account, for as long as its profile is connected. It owns the client and every
// write, so that closing a window never leaves one with an unknown end. Reads belong to whoever
// asks.
class Session final : public QObject
{
    Q_OBJECT

public:
    // The clock outlives it.
    Session(Connection connection, base::Clock &clock, QObject *parent = nullptr);
    ~Session() override;

    [[nodiscard]] Client &client();

    // What the service can do with a resource; four of them can more than the rest.
    [[nodiscard]] ResourceApi of(catalogue::Resource resource) { return {*this, resource}; }
    [[nodiscard]] PurchasesApi purchases() { return PurchasesApi(*this); }
    [[nodiscard]] ExportsApi exports() { return ExportsApi(*this); }
    [[nodiscard]] StoreApi store() { return StoreApi(*this); }
    [[nodiscard]] CustomEventsApi customEvents() { return CustomEventsApi(*this); }
    [[nodiscard]] ResourceApi contacts() { return of(catalogue::Resource::Contact); }
    [[nodiscard]] ResourceApi products() { return of(catalogue::Resource::Product); }
    [[nodiscard]] ResourceApi imports() { return of(catalogue::Resource::Import); }
    [[nodiscard]] ResourceApi couponSets() { return of(catalogue::Resource::CouponSet); }
    [[nodiscard]] ResourceApi workflows() { return of(catalogue::Resource::Workflow); }
    [[nodiscard]] ResourceApi contactFields() { return of(catalogue::Resource::ContactField); }
    [[nodiscard]] ResourceApi integrations() { return of(catalogue::Resource::CustomIntegration); }
    [[nodiscard]] ResourceApi eventTypes() { return of(catalogue::Resource::CustomEventType); }

    [[nodiscard]] Call *read(Request request, QObject *owner);
    Call *write(Request request);
    // Any of the 48: a read belongs to the owner, a write to the session.
    Call *start(Request request, QObject *owner);

    // Writes that have not ended. Whoever closes the account waits until there are none.
    [[nodiscard]] int writesUnderWay() const;

Q_SIGNALS:
    void writesChanged(int underWay);
    // Every end of every write, whether somebody listens to the call or not.
    void writeEnded(const storedesk::api::Request &request, const storedesk::api::Outcome &outcome);

private:
    void noteEnd(const Request &request, const Outcome &outcome);

    Client m_client;
    RecordLookup m_lookUp;
    QObject m_writes; // owns them; goes before the client
    int m_underWay = 0;
};

} // namespace storedesk::api
