// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/core/keys.h"

namespace storedesk::practice {

// The keys of a store that is kept: they lie beside its data in a file for its owner alone, so that
// the same store has the same keys after a restart, and nobody can work them out from its seed.
class KeyFile final
{
public:
    explicit KeyFile(const QString &dataFile);

    [[nodiscard]] const QString &path() const { return m_path; }

    // The key that may do everything, then one for each list of scopes. Those that are not there
    // yet are made and kept; those that nobody asks for now stay for the next time.
    [[nodiscard]] base::Result<std::vector<Key>> keys(const std::vector<QStringList> &scopes) const;
    // A new store gets new keys.
    [[nodiscard]] base::Result<void> forget() const;

private:
    [[nodiscard]] base::Result<std::vector<Key>> read() const;
    [[nodiscard]] base::Result<void> write(const std::vector<Key> &keys) const;

    QString m_path;
};

} // namespace storedesk::practice
