// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace storedesk::profiles {

// The kind of data in an account: practice data, test data or data about real people.
enum class StoreKind : quint8 { Practice, Test, Live };
// The permitted access to the account. With Confirm, every write is shown before it is sent.
enum class ProtectionLevel : quint8 { ReadOnly, Confirm, Free };

// The default maximum number of records that a single job may delete.
inline constexpr int usualMostDeletes = 500;

// The connection settings for one account, except for the key, which only a SecretStore holds.
// The id of the built-in practice account.
inline constexpr QLatin1StringView practiceId("practice");

struct Profile
{
    // Generated once and never shown. Identifies the account's secret and the folder with its local
    // data.
    QString id;
    QString name;
    QUrl address;
    // The name of one of the store colours.
    QString colour = {};
    StoreKind kind = StoreKind::Test;
    ProtectionLevel guard = ProtectionLevel::Confirm;
    QByteArray headerName = "Authorization";
    QByteArray scheme = "apiKey";
    // 0 means no limit.
    int requestsPerMinute = 100;
    // The maximum number of records that one job may delete. 0 means no limit.
    int mostDeletes = usualMostDeletes;

    bool operator==(const Profile &) const = default;
};

} // namespace storedesk::profiles
