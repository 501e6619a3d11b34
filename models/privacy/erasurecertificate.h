// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QMap>
#include <QStringList>

#include <vector>

namespace storedesk::privacy {

// The result for one contact in a privacy request.
struct ErasedContact
{
    enum class Outcome : quint8 { Deleted, Absent, Failed, Unknown, Count };

    qint64 number = 0;
    // The digest of the contact's key (see subjectOf()).
    QByteArray subject;
    Outcome outcome = Outcome::Deleted;
    int status = 0;
    // The error code from the service if the deletion failed.
    QString code = {};
    QDateTime at = {};

    bool operator==(const ErasedContact &) const = default;
};

// Documents the result of a privacy request without naming any contact. Every line is chained to
// the previous ones, and the seal covers all of them, so that changes to the file can be detected.
// Anyone who knows an email address can check whether the certificate contains it.
struct ErasureCertificate
{
    // The request ID.
    QString request;
    // The reference entered by the user.
    QString reference = {};
    QString store = {};
    QDateTime begun = {};
    QDateTime ended = {};
    // The seal of the previous certificate in the register.
    QByteArray previous = {};
    QByteArray salt = {};
    std::vector<ErasedContact> contacts = {};
    // The number of copies removed from this computer, by location.
    QMap<QString, qint64> wiped = {};
    // The account folders that were searched, relative to the program's data folder.
    QStringList searched = {};

    bool operator==(const ErasureCertificate &) const = default;

    [[nodiscard]] static QByteArray newSalt();
    // Computes the digest of a key, ignoring case. Deliberately slow, so that addresses cannot be
    // guessed by brute force.
    [[nodiscard]] QByteArray subjectOf(const QString &value) const;
    // Returns null if the contact is not in the certificate.
    [[nodiscard]] const ErasedContact *find(const QString &value) const;
    [[nodiscard]] qint64 count(ErasedContact::Outcome outcome) const;
    [[nodiscard]] QByteArray seal() const;
    // The JSON includes human-readable lines.
    [[nodiscard]] QByteArray toJson() const;
};

[[nodiscard]] QLatin1StringView wordOf(ErasedContact::Outcome outcome);

// Parses a certificate. Fails with the reason if its seal or a line is invalid.
[[nodiscard]] base::Result<ErasureCertificate> verifiedCertificate(const QByteArray &json);

} // namespace storedesk::privacy
