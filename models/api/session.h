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

// One connected account, for as long as its profile is connected. Owns the client and every write,
// so that closing a window never leaves a write with an unknown result. Reads belong to their
// callers.
class Session final : public QObject
{
    Q_OBJECT

public:
    // The clock must outlive the session.
    Session(http::Connection connection, base::Clock &clock, QObject *parent = nullptr);
    ~Session() override;

    [[nodiscard]] Client &client();

    // Return the operations of a resource; four resources have additional ones.
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

    [[nodiscard]] Call *read(http::Request request, QObject *owner);
    Call *write(http::Request request);
    // Starts any of the 48 operations: a read belongs to the owner, a write to the session.
    Call *start(http::Request request, QObject *owner);

    // Returns the number of unfinished writes. Closing the account waits for them.
    [[nodiscard]] int writesUnderWay() const;

Q_SIGNALS:
    void writesChanged(int underWay);
    // Emitted at the end of every write, whether or not its call has listeners.
    void writeEnded(const storedesk::http::Request &request,
                    const storedesk::http::Outcome &outcome);

private:
    void noteEnd(const http::Request &request, const http::Outcome &outcome);

    Client m_client;
    RecordLookup m_lookUp;
    // Owns the writes; destroyed before the client.
    QObject m_writes;
    int m_underWay = 0;
};

} // namespace storedesk::api
