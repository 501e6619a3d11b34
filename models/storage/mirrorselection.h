// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/progress.h"
#include "storage/contactmirror.h"

namespace storedesk::storage {

// Contacts of a mirror, identified by their numbers in its file.
struct MirrorSelection
{
    using Visit = std::function<void(const QStringList &columns, const MirroredContact &contact)>;

    // The file of the mirror.
    QString path = {};
    ContactMirror::Numbers numbers = {};

    // Reads the contacts in the calling thread, in the order of their numbers in this selection.
    // Contacts that were removed in the meantime are skipped. Fails if cancelled.
    [[nodiscard]] base::Result<void> visit(base::Progress &progress, const Visit &visit) const;
};

} // namespace storedesk::storage
