// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "practice/core/moment.h"
#include "practice/core/serviceoptions.h"

namespace storedesk::practice {

class Store;

// A folder with copies of freshly seeded stores: copying one takes a hundredth of the time of
// seeding. Several processes may share a folder.
class SeededStores final
{
public:
    // Stores started within one hour are the same: seeded for the start of the hour.
    SeededStores(const ServiceOptions &options, Moment now);

    [[nodiscard]] Moment begun() const { return m_begun; }
    // Returns false if there is no copy; in that case nothing is left at the path.
    [[nodiscard]] bool copyTo(const QString &file) const;
    void keep(Store &store) const;

private:
    // Folder of the store that matches the options.
    QString m_folder;
    Moment m_begun;
};

} // namespace storedesk::practice
