// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/clock.h"
#include "base/result.h"
#include "practice/core/exchange.h"
#include "practice/core/files.h"
#include "practice/core/serviceoptions.h"
#include "practice/store/handlercontext.h"

#include <memory>

namespace storedesk::practice {

class Exports;
class Imports;
class Store;

// The interface between the backend and one service's exports and imports. Used by one thread at a
// time.
class Transfers final
{
public:
    // Returns the folder that contains a store's files.
    [[nodiscard]] static QString folderOf(const QString &store);
    // Must be called for a copy of a store, so that it does not share file addresses with the
    // original.
    static void forgetAddresses(Store &store);

    // The store, the options and the clock must outlive this object.
    Transfers(Store &store, const ServiceOptions &options, const base::Clock &clock);
    ~Transfers();
    Q_DISABLE_COPY_MOVE(Transfers)

    // Adds a history of finished, failed and cancelled transfers. Called once when the store is
    // created, after all other data.
    [[nodiscard]] base::Result<void> seed(std::optional<Moment> moment);

    // Performs the due work, or part of it if it would take long. Called at the start of every
    // request and while idle. Returns false if nothing is waiting or running.
    bool advance();
    // Handles the nine export and import operations.
    [[nodiscard]] PracticeResponse answer(const PracticeRequest &request);
    [[nodiscard]] std::optional<FileAnswer> file(QByteArrayView token,
                                                 const QString &fileName) const;

private:
    HandlerContext m_context;
    ErrorReport m_report;
    std::unique_ptr<Files> m_files;
    std::unique_ptr<Exports> m_exports;
    std::unique_ptr<Imports> m_imports;
};

} // namespace storedesk::practice
