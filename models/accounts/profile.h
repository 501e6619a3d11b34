// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>
#include <QUrl>

namespace storedesk::accounts {

// What is at stake: nothing, test data, or real people.
enum class Kind : quint8 { Practice, Test, Live };
// How much of the account the console may touch. Confirm shows every write before it leaves.
enum class GuardLevel : quint8 { ReadOnly, Confirm, Free };

// So many records one job may delete when nobody said otherwise.
inline constexpr int usualMostDeletes = 500;

// How one account is reached. Everything but the key, which only a SecretStore holds.
struct Profile
{
    QString id; // made once, never shown; names the folder of its local data and its secret
    QString name;
    QUrl address;
    QString colour = {}; // a word of the store colours
    Kind kind = Kind::Test;
    GuardLevel guard = GuardLevel::Confirm;
    QByteArray headerName = "Authorization";
    QByteArray scheme = "apiKey";
    int requestsPerMinute = 100; // 0 is no pace
    int mostDeletes = usualMostDeletes; // of one job; 0: as many as anybody wants

    bool operator==(const Profile &) const = default;
};

} // namespace storedesk::accounts
