// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace storedesk::profiles {

// The data of an account: practice data, test data, or real people.
enum class StoreKind : quint8 { Practice, Test, Live };
// The access to the account. Confirm shows every write before it is sent.
enum class ProtectionLevel : quint8 { ReadOnly, Confirm, Free };

// The default maximum number of records that a single job may delete.
inline constexpr int usualMostDeletes = 500;

// The connection settings of one account. Everything but the key, which only a SecretStore holds.
struct Profile
{
    // Generated once and never shown; names the folder of its local data and its secret.
    QString id;
    QString name;
    QUrl address;
    // A name of the store colours.
    QString colour = {};
    StoreKind kind = StoreKind::Test;
    ProtectionLevel guard = ProtectionLevel::Confirm;
    QByteArray headerName = "Authorization";
    QByteArray scheme = "apiKey";
    // 0 means no limit.
    int requestsPerMinute = 100;
    // Maximum number of deletes of one job; 0 means no limit.
    int mostDeletes = usualMostDeletes;

    bool operator==(const Profile &) const = default;
};

} // namespace storedesk::profiles
