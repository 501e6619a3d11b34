// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QUrl>

namespace storedesk::journal {

// The account that a job was created for. Never holds the secret part of a key.
struct JobOwner
{
    QString address = {}; // normalised base URL of the service
    QString account = {}; // id of the profile; empty for an account from the environment
    QString keyId = {}; // the public part of the key
    // What identifies the store: its id, or else its address on the web. Empty when not known.
    QString store = {};
    QString storeName = {};

    bool operator==(const JobOwner &) const = default;

    // Normalises the address and drops the secret of a key "KeyId:KeySecret". A key without a
    // colon is identified by a short digest.
    [[nodiscard]] static JobOwner of(const QUrl &address, const QString &account,
                                     const QByteArray &key);
    [[nodiscard]] static JobOwner fromJson(const QJsonObject &object);
    [[nodiscard]] QJsonObject toJson() const;

    // Which keys may continue a job. Usual: a profile keeps its jobs when its key is renewed, while
    // an account from the environment is known by its address and key alone.
    enum class KeyRule : quint8 { Usual, SameKey, AnyKey };

    [[nodiscard]] bool isKnown() const { return !address.isEmpty(); }
    // Both stores are known, and they are not the same one.
    [[nodiscard]] bool isOtherStore(const JobOwner &other) const;
    // Whether a job of this owner may run as the other one.
    [[nodiscard]] bool accepts(const JobOwner &other, KeyRule rule = KeyRule::Usual) const;
};

} // namespace storedesk::journal
