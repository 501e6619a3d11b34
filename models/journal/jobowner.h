// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QUrl>

namespace storedesk::journal {

// The account that a job was created for. Never contains the secret part of a key.
struct JobOwner
{
    // Normalised base URL of the service.
    QString address = {};
    // ID of the profile. Empty for an account from the environment.
    QString account = {};
    // Public part of the key.
    QString keyId = {};
    // Identity of the store: its ID, or else its web address. Empty if unknown.
    QString store = {};
    QString storeName = {};

    bool operator==(const JobOwner &) const = default;

    // Normalises the address and drops the secret of a key "KeyId:KeySecret". A key without a colon
    // is identified by a short digest.
    [[nodiscard]] static JobOwner of(const QUrl &address, const QString &account,
                                     const QByteArray &key);
    [[nodiscard]] static JobOwner fromJson(const QJsonObject &object);
    [[nodiscard]] QJsonObject toJson() const;

    // Keys that may continue a job. With Usual, a profile keeps its jobs when its key is replaced,
    // while an account from the environment is identified by its address and key.
    enum class KeyRule : quint8 { Usual, SameKey, AnyKey };

    [[nodiscard]] bool isKnown() const { return !address.isEmpty(); }
    // Whether both stores are known and different.
    [[nodiscard]] bool isOtherStore(const JobOwner &other) const;
    // Whether a job of this owner may run under the other owner.
    [[nodiscard]] bool accepts(const JobOwner &other, KeyRule rule = KeyRule::Usual) const;
};

} // namespace storedesk::journal
