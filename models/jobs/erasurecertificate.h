// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QDateTime>
#include <QMap>
#include <QStringList>

#include <vector>

namespace storedesk::jobs {

// What became of one contact of a privacy request.
struct ErasedContact
{
    enum class Outcome : quint8 { Deleted, Absent, Failed, Unknown, Count };

    qint64 number = 0;
    QByteArray subject; // a digest of what named it, see subjectOf()
    Outcome outcome = Outcome::Deleted;
    int status = 0;
    QString code = {}; // the service's own, of a failure
    QDateTime at = {};

    bool operator==(const ErasedContact &) const = default;
};

// Says what was done about a privacy request without naming anybody. Every line is bound to those
// before it, and the seal to all of them: whoever has the file can see whether it was changed, and
// whoever knows an address whether it is in it.
struct ErasureCertificate
{
    QString request; // its ID
    QString reference = {}; // the person's own word for it
    QString store = {};
    QDateTime begun = {};
    QDateTime ended = {};
    QByteArray previous = {}; // the seal of the one before it in the register
    QByteArray salt = {};
    std::vector<ErasedContact> contacts = {};
    QMap<QString, qint64> wiped = {}; // copies on this computer, by where they were
    // The folders of accounts that were searched, relative to the data folder of the program.
    QStringList searched = {};

    bool operator==(const ErasureCertificate &) const = default;

    [[nodiscard]] static QByteArray newSalt();
    // Slow on purpose, so that addresses cannot be guessed by the million. Without regard to case.
    [[nodiscard]] QByteArray subjectOf(const QString &value) const;
    [[nodiscard]] const ErasedContact *find(const QString &value) const; // null: not in it
    [[nodiscard]] qint64 count(ErasedContact::Outcome outcome) const;
    [[nodiscard]] QByteArray seal() const;
    [[nodiscard]] QByteArray toJson() const; // with lines for people
};

[[nodiscard]] QLatin1StringView wordOf(ErasedContact::Outcome outcome);

// The certificate of a file whose seal and lines hold; else what does not.
[[nodiscard]] base::Result<ErasureCertificate> verifiedCertificate(const QByteArray &json);

} // namespace storedesk::jobs
