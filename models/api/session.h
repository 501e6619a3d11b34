// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/client.h"
#include "api/contactfieldsapi.h"
#include "api/contactsapi.h"
#include "api/couponsetsapi.h"
#include "api/customeventsapi.h"
#include "api/customeventtypesapi.h"
#include "api/customintegrationsapi.h"
#include "api/exportsapi.h"
#include "api/importsapi.h"
#include "api/lookup.h"
#include "api/productsapi.h"
#include "api/purchasesapi.h"
#include "api/storeapi.h"
#include "api/workflowsapi.h"

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

    [[nodiscard]] ContactsApi &contacts();
    [[nodiscard]] PurchasesApi &purchases();
    [[nodiscard]] ProductsApi &products();
    [[nodiscard]] ExportsApi &exports();
    [[nodiscard]] ImportsApi &imports();
    [[nodiscard]] CouponSetsApi &couponSets();
    [[nodiscard]] WorkflowsApi &workflows();
    [[nodiscard]] StoreApi &store();
    [[nodiscard]] ContactFieldsApi &contactFields();
    [[nodiscard]] CustomEventsApi &customEvents();
    [[nodiscard]] CustomIntegrationsApi &customIntegrations();
    [[nodiscard]] CustomEventTypesApi &customEventTypes();

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
    RecordLookUp m_lookUp;
    QObject m_writes; // owns them; goes before the client
    int m_underWay = 0;

    ContactsApi m_contacts;
    PurchasesApi m_purchases;
    ProductsApi m_products;
    ExportsApi m_exports;
    ImportsApi m_imports;
    CouponSetsApi m_couponSets;
    WorkflowsApi m_workflows;
    StoreApi m_store;
    ContactFieldsApi m_contactFields;
    CustomEventsApi m_customEvents;
    CustomIntegrationsApi m_customIntegrations;
    CustomEventTypesApi m_customEventTypes;
};

} // namespace storedesk::api
