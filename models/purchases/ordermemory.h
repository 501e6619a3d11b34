// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"
#include "purchases/ordermatching.h"

class QJsonArray;

namespace storedesk::purchases {

// The column matchings of earlier order files of an account, by their headings: a small private
// JSON file. Any thread may use one of its own.
class OrderMemory final
{
public:
    // With an empty path nothing is stored.
    explicit OrderMemory(QString path);

    // Of a file with the same headings in the same order.
    [[nodiscard]] std::optional<OrderMatching> find(const QStringList &headings) const;
    [[nodiscard]] base::Result<void> store(const QStringList &headings,
                                           const OrderMatching &matching) const;

private:
    // The newest first.
    [[nodiscard]] QJsonArray read() const;

    QString m_path;
};

} // namespace storedesk::purchases
