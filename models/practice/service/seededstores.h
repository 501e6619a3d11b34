// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"
#include "practice/core/serviceoptions.h"

namespace storedesk::practice {

class Store;

// Stores as their seed left them, kept in a folder: whoever wants the same again copies one, which
// takes a hundredth of the time. Several processes may use one folder.
class SeededStores final
{
public:
    // Stores that are begun within one hour are the same: that of its beginning.
    SeededStores(const ServiceOptions &options, Moment now);

    [[nodiscard]] Moment begun() const { return m_begun; }
    // False when none is kept; nothing is left at the path then.
    [[nodiscard]] bool copyTo(const QString &file) const;
    void keep(Store &store) const;

private:
    QString m_folder; // of the one that fits the options
    Moment m_begun;
};

} // namespace storedesk::practice
