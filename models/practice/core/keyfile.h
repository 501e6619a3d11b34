// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "practice/core/keys.h"

namespace storedesk::practice {

// The keys of a persistent store, in a file next to its data that only the owner can read. The
// store therefore keeps its keys after a restart, and they cannot be derived from its seed.
class KeyFile final
{
public:
    explicit KeyFile(const QString &dataFile);

    [[nodiscard]] const QString &path() const { return m_path; }

    // Returns a key with full access, then one for each list of scopes. Missing keys are created
    // and stored. Keys that are not requested remain stored.
    [[nodiscard]] base::Result<std::vector<Key>> keys(const std::vector<QStringList> &scopes) const;
    // Removes the keys, so that a new store gets new ones.
    [[nodiscard]] base::Result<void> forget() const;

private:
    [[nodiscard]] base::Result<std::vector<Key>> read() const;
    [[nodiscard]] base::Result<void> write(const std::vector<Key> &keys) const;

    QString m_path;
};

} // namespace storedesk::practice
