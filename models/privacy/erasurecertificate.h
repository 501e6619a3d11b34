// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QMap>
#include <QStringList>

#include <vector>

namespace storedesk::privacy {

// The result for one contact of a privacy request.
struct ErasedContact
{
    enum class Outcome : quint8 { Deleted, Absent, Failed, Unknown, Count };

    qint64 number = 0;
    // Digest of the contact's key, see subjectOf().
    QByteArray subject;
    Outcome outcome = Outcome::Deleted;
    int status = 0;
    // Error code of the service, for a failure.
    QString code = {};
    QDateTime at = {};

    bool operator==(const ErasedContact &) const = default;
};

// Documents the result of a privacy request without naming any contact. Every line is chained to
// the previous ones and the seal covers all of them, so changes to the file can be detected. Anyone
// who knows an email address can check whether the certificate contains it.
struct ErasureCertificate
{
    // ID of the request.
    QString request;
    // Reference entered by the user.
    QString reference = {};
    QString store = {};
    QDateTime begun = {};
    QDateTime ended = {};
    // Seal of the previous certificate in the register.
    QByteArray previous = {};
    QByteArray salt = {};
    std::vector<ErasedContact> contacts = {};
    // Number of copies removed from this computer, by location.
    QMap<QString, qint64> wiped = {};
    // Searched account folders, relative to the data folder of the program.
    QStringList searched = {};

    bool operator==(const ErasureCertificate &) const = default;

    [[nodiscard]] static QByteArray newSalt();
    // Computes the digest of a key, ignoring case. Deliberately slow, to prevent guessing addresses
    // by brute force.
    [[nodiscard]] QByteArray subjectOf(const QString &value) const;
    // Returns null if the contact is not in the certificate.
    [[nodiscard]] const ErasedContact *find(const QString &value) const;
    [[nodiscard]] qint64 count(ErasedContact::Outcome outcome) const;
    [[nodiscard]] QByteArray seal() const;
    // Includes human-readable lines.
    [[nodiscard]] QByteArray toJson() const;
};

[[nodiscard]] QLatin1StringView wordOf(ErasedContact::Outcome outcome);

// Parses a certificate. Fails with the reason if its seal or a line is invalid.
[[nodiscard]] base::Result<ErasureCertificate> verifiedCertificate(const QByteArray &json);

} // namespace storedesk::privacy
