// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "purchases/ordermatching.h"

class QJsonArray;

namespace storedesk::purchases {

// The column matchings from an account's earlier order files, identified by their headings and
// stored in a small private JSON file. Reentrant.
class OrderMemory final
{
public:
    // An empty path disables storage.
    explicit OrderMemory(QString path);

    // Returns the matching for a file with the same headings in the same order.
    [[nodiscard]] std::optional<OrderMatching> find(const QStringList &headings) const;
    [[nodiscard]] base::Result<void> store(const QStringList &headings,
                                           const OrderMatching &matching) const;

private:
    // Newest first.
    [[nodiscard]] QJsonArray read() const;

    QString m_path;
};

} // namespace storedesk::purchases
