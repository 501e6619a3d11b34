// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/handler.h"
#include "practice/core/keys.h"
#include "practice/core/serviceoptions.h"
#include "practice/service/transfers.h"
#include "practice/store/contactfields.h"
#include "practice/store/contacts.h"
#include "practice/store/contactscores.h"
#include "practice/store/couponsets.h"
#include "practice/store/datafile.h"
#include "practice/store/events.h"
#include "practice/store/integrations.h"
#include "practice/store/practiceeventtypes.h"
#include "practice/store/products.h"
#include "practice/store/purchases.h"
#include "practice/store/workflows.h"

#include <QTemporaryDir>

namespace storedesk::practice {

// The part of the practice service that implements the store. There is one for each service, and
// only one thread uses it at a time.
class Backend final : public Handler
{
public:
    // Seeds the store if the data file is new, and locks the file. The clock must outlive the
    // backend.
    [[nodiscard]] static base::Result<std::unique_ptr<Backend>> open(const ServiceOptions &options,
                                                                     const base::Clock &clock);

    [[nodiscard]] PracticeResponse answer(const PracticeRequest &request) override;
    [[nodiscard]] std::optional<FileAnswer> file(QByteArrayView token,
                                                 const QString &fileName) override;

    // Performs part of the due work without a request. Takes no longer than a request may have to
    // wait. Returns false if no export or import is in progress.
    bool work();

    // Returns the store's keys. With a data file, the keys persist. Without one, new keys are
    // created.
    [[nodiscard]] base::Result<std::vector<Key>> keys() const;

    // Used by tests.
    [[nodiscard]] Store &store() { return *m_store; }

private:
    struct Row
    {
        catalogue::OperationId id;
        PracticeResponse (*answer)(Backend &, const PracticeRequest &);
    };

    Backend(std::unique_ptr<QTemporaryDir> folder, std::unique_ptr<DataFile> dataFile,
            std::unique_ptr<Store> store, const ServiceOptions &options, const base::Clock &clock);
    [[nodiscard]] base::Result<void> seed(std::optional<Moment> moment);
    [[nodiscard]] static const Row &row(catalogue::OperationId id);

    // Set only without a data file.
    std::unique_ptr<QTemporaryDir> m_folder;
    // Set only with a data file.
    std::unique_ptr<DataFile> m_dataFile;
    std::unique_ptr<Store> m_store;
    ServiceOptions m_options;
    HandlerContext m_context;
    FieldRegistry m_fields;
    Contacts m_contacts;
    Purchases m_purchases;
    Products m_products;
    CouponSets m_couponSets;
    Workflows m_workflows;
    ContactFields m_contactFields;
    Integrations m_integrations;
    PracticeEventTypes m_eventTypes;
    Events m_events;
    ContactScores m_scores;
    Transfers m_transfers;
};

} // namespace storedesk::practice
