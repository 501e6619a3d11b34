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

// Exports and imports of one service: what the backend needs to know of them. Used by one
// thread at a time.
class Transfers final
{
public:
    // Where the files of a store are.
    [[nodiscard]] static QString folderOf(const QString &store);
    // A copy of a store must not know the addresses of the other's files.
    static void forgetAddresses(Store &store);

    // The store, the options and the clock outlive it.
    Transfers(Store &store, const ServiceOptions &options, const base::Clock &clock);
    ~Transfers();
    Q_DISABLE_COPY_MOVE(Transfers)

    // A history to look at: finished, failed and cancelled. Once, when the store is made, behind
    // all other data.
    [[nodiscard]] base::Result<void> seed(std::optional<Moment> moment);

    // Does the work that has fallen due by the clock, or a part of it when it is much: at the start
    // of every request, also of those that are about something else, and while nobody asks. False
    // when nothing waits or runs.
    bool advance();
    // The nine operations of exports and imports.
    [[nodiscard]] Answer answer(const Request &request);
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
